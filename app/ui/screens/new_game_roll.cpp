// The roll for the order of a new game: faces to click, digits to type, and who begins by them.

#include <utility>

#include "app/i18n/language.h"
#include "app/ui/screens/new_game_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// Whose dice are asked for.
std::optional<std::size_t> thrower(const NewGameUi& screen) {
    return screen.state.throws ? screen.state.throws : screen.snapshot.order.next;
}

std::string& dice_of(const NewGameUi& screen, std::size_t player) {
    NewGameDraft& draft = screen.draft();
    draft.dice.resize(draft.players.size());
    return draft.dice[player];
}

void add_die(const NewGameUi& screen, char face) {
    // Of several digits typed at once the later ones may be another player's.
    const auto player = screen.state.throws
                            ? screen.state.throws
                            : order_roll(screen.ui.lang, screen.snapshot.names, screen.draft().dice).next;
    if (!player) return;
    std::string& dice = dice_of(screen, *player);
    dice += face;
    screen.state.no_dice = false;
    if (dice.size() % 2 != 0) return;
    screen.state.throws.reset();
    screen.state.was_thrown = true;
}

/// Digits go to whoever throws, wherever the keyboard is, but in a field. At the dice themselves another sign is a
/// mistake that is spoken of.
void write_dice(const NewGameUi& screen) {
    const bool at_dice = screen.ring.within("new.dice.") || screen.ring.within("new.die.");
    if (!at_dice && ImGui::IsAnyItemActive()) return;
    for (const char sign : at_dice ? screen.ring.take_typed() : screen.ring.take_digits()) {
        if (sign >= '1' && sign <= '6') {
            add_die(screen, sign);
        } else if (sign != ' ') {
            screen.state.no_dice = true;
        }
    }
    const auto player = thrower(screen);
    if (!player || !at_dice || !pressed_or_held(KeyAction::erase)) return;
    std::string& dice = dice_of(screen, *player);
    if (!dice.empty()) dice.pop_back();
    if (dice.size() % 2 != 0) screen.state.throws = player;
}

/// Two rows of six faces: the second waits for the first.
void draw_pad(const NewGameUi& screen, std::size_t player) {
    const Ui& ui = screen.ui;
    const std::string& dice = dice_of(screen, player);
    const bool second = dice.size() % 2 != 0;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float size = ui.px(30);
    Rect row{at, {at.x + ImGui::GetContentRegionAvail().x, at.y + size}};
    std::optional<char> pressed_face;
    for (int die = 0; die < 2; ++die) {
        for (int pips = 1; pips <= 6; ++pips) {
            const Rect face = cut_left(row, size, ui.gap(pips == 6 ? Gap::large : Gap::tight));
            const std::string key = "new.die." + std::to_string(die + 1) + '.' + std::to_string(pips);
            const bool waits = (die == 1) != second;
            const auto shown = static_cast<char>('0' + pips);
            const bool chosen = die == 0 && second && dice.back() == shown;
            const bool press = die_button(ui, key, face, pips, {.chosen = chosen, .waits = waits});
            if (screen.ring.stop(key, face, !waits, false) || press) pressed_face = shown;
        }
    }
    ImGui::SetCursorScreenPos({at.x, at.y + size + ui.gap(Gap::small)});
    if (pressed_face) add_die(screen, *pressed_face);
}

/// Who goes first, and whether the sides are chosen in that order or stay as they are.
void draw_outcome(const NewGameUi& screen, std::size_t first) {
    const bool roles = !screen.snapshot.roles.empty();
    const std::string& name = screen.snapshot.names.at(first);
    const std::string words = roles ? screen.ui.lang.tr("{player} goes first and chooses a side", {{"player", name}})
                                    : screen.ui.lang.tr("{player} goes first", {{"player", name}});
    bool take = new_game_button(screen, "new.first", words,
                                {.look = ButtonLook::primary, .key_hint = hint_of(KeyAction::go_on)});
    take = take || (!screen.in_name && pressed(KeyAction::go_on));
    const bool stay =
        roles && new_game_button(screen, "new.first.stay", screen.ui.lang.tr("Only the order: the sides stay"),
                                 {.look = ButtonLook::quiet});
    if (!take && !stay) return;
    begin_with(screen.ui.lang, screen.draft(), first, roles && !stay ? Sides::chosen_in_order : Sides::stay);
    screen.ring.go(roles && !stay ? "new.role.0." + std::string(to_string(screen.snapshot.roles.front()))
                                  : "new.begin");
}

}  // namespace

void draw_thrown(const NewGameUi& screen, std::size_t player, float height) {
    const Ui& ui = screen.ui;
    const Palette& p = ui.palette();
    std::string& dice = dice_of(screen, player);
    ImGui::SameLine();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect in{at, {at.x + 2 * height + ui.px(64), at.y + height}};
    const std::string key = "new.dice." + std::to_string(player);
    const bool press = hot_area(ui, key, dice, in);
    const bool throws = thrower(screen) == player;
    paint_panel(ui, in, ImGui::IsItemHovered() ? p.hover : p.ground);
    paint_edge(ui, in, throws ? p.accent : p.line, throws ? 1.5F : 1.0F);
    Rect rest = in.inset(ui.px(3));
    const std::size_t begun = dice.empty() ? 0 : (dice.size() - 1) / 2 * 2;
    int sum = 0;
    for (std::size_t i = begun; i < dice.size(); ++i) {
        const int pips = dice[i] - '0';
        sum += pips;
        paint_die(ui, cut_left(rest, rest.height(), ui.px(3)), pips, p.raised, p.text);
    }
    if (dice.size() == begun + 2) paint_line(ui, rest, Lettering::body, p.text, std::to_string(sum), Align::centre);
    if (dice.empty() && throws) paint_line(ui, rest, Lettering::small, p.quiet, ui.lang.tr("throws"), Align::centre);
    if (ImGui::IsItemHovered() && !dice.empty()) tip(ui, ui.lang.tr("Throw again"));
    if (!screen.ring.stop(key, in) && !press) return;
    dice.clear();
    screen.state.throws = player;
}

void draw_order_roll(const NewGameUi& screen) {
    const Ui& ui = screen.ui;
    const bool was_thrown = std::exchange(screen.state.was_thrown, false);
    write_dice(screen);
    if (screen.state.no_dice)
        note(ui, "new.dice.refusal", Lettering::small, ui.palette().refused,
             ui.lang.tr("Each die shows 1 to 6: type what fell, as 34."));
    note(ui, "new.order", Lettering::small, ui.palette().accent, screen.snapshot.order.text);
    if (const auto player = thrower(screen)) draw_pad(screen, *player);
    const auto first = screen.snapshot.order.who;
    if (first && !screen.state.throws && *first < screen.snapshot.names.size()) {
        if (was_thrown && screen.ring.within("new.di")) screen.ring.go("new.first");
        draw_outcome(screen, *first);
    } else if (const auto next = thrower(screen); was_thrown && next && screen.ring.within("new.dice.")) {
        screen.ring.go("new.dice." + std::to_string(*next));
    }
}

}  // namespace tablebank
