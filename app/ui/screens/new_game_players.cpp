// The players of a new game: names, sides, and the roll that decides who begins and who chooses a side first.

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/name_text.h"
#include "app/ui/screens/new_game_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// Parts of the rows that Tab comes to after all the names: they are written one after another.
struct RowStop {
    std::string key;
    Rect in;
    bool by_tab = true;
};
using RowStops = std::vector<RowStop>;

/// A button within a row, and its place for later.
bool row_button(const NewGameUi& screen, RowStops& stops, RowStop stop, const std::string& words,
                const ButtonStyle& style) {
    const bool press = button(screen.ui, stop.key, words, style);
    if (!style.enabled) return false;
    stop.in = {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    stops.push_back(stop);
    return screen.ring.presses(stop.key) || press;
}

/// While sides are chosen in turn, Enter takes the focused one: it has no other use then.
bool enter_chooses(const NewGameUi& screen, const std::string& key) {
    return screen.snapshot.side && screen.ring.at(key) && screen.state.focus.shown && pressed(KeyAction::go_on);
}

/// Whether the focus is at the name of a player, or at a side or the dice in their row.
bool is_in_row(const FocusRing& ring, const std::string& player) {
    return ring.at("new.name." + player) || ring.within("new.role." + player + '.') || ring.at("new.dice." + player) ||
           ring.at("new.remove." + player);
}

std::string role_key(std::size_t player, Role role) {
    return "new.role." + std::to_string(player) + '.' + std::string(to_string(role));
}

/// The focus of a choosing player does not stay at a side that is complete: it moves to an open one.
void leave_closed_side(const NewGameUi& screen, std::size_t i) {
    const auto& side = screen.snapshot.side;
    if (!side || side->player != i || side->open.empty()) return;
    for (const Role role : screen.snapshot.roles) {
        const bool open = std::ranges::find(side->open, role) != side->open.end();
        if (!open && screen.ring.at(role_key(i, role))) return screen.ring.go(role_key(i, side->open.front()));
    }
}

/// Moves the focus to the next player who chooses.
void lead_to_next_choice(const NewGameUi& screen, std::size_t player) {
    const auto& players = screen.draft().players;
    for (std::size_t i = player + 1; i < players.size(); ++i) {
        if (players[i].role != Role::player || screen.snapshot.names[i].empty()) continue;
        return screen.ring.go(role_key(i, screen.snapshot.roles.front()));
    }
    screen.ring.go("new.begin");
}

void draw_sides(const NewGameUi& screen, RowStops& stops, std::size_t i, float height) {
    const auto& side = screen.snapshot.side;
    PlayerSetup& player = screen.draft().players[i];
    leave_closed_side(screen, i);
    for (const Role role : screen.snapshot.roles) {
        const bool chooses = side && side->player == i;
        const bool open = !side || (chooses && std::ranges::find(side->open, role) != side->open.end()) ||
                          player.role != Role::player;
        const std::string says = screen.ui.lang.tr(
            "{player}: {role}", {{"player", screen.snapshot.names[i]}, {"role", role_text(screen.ui.lang, role)}});
        const ButtonStyle look{.look = player.role == role ? ButtonLook::chosen
                                       : chooses && open   ? ButtonLook::primary
                                                           : ButtonLook::plain,
                               .enabled = open,
                               .says = says,
                               .height = height,
                               .lettering = Lettering::small};
        ImGui::SameLine();
        const bool by_tab = player.role == role || player.role == Role::player;
        const bool press =
            row_button(screen, stops, {role_key(i, role), {}, by_tab}, role_text(screen.ui.lang, role), look);
        if (!press && !(open && enter_chooses(screen, role_key(i, role)))) continue;
        player.role = role;
        if (chooses) lead_to_next_choice(screen, i);
    }
}

/// One player: their token, name, side or dice. True if they are to be removed.
bool draw_new_player(const NewGameUi& screen, RowStops& stops, const PlayerMark& mark, std::size_t i) {
    const Ui& ui = screen.ui;
    NewGameDraft& draft = screen.draft();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    paint_token(ui, {at.x + ui.px(15), at.y + ui.px(16)}, ui.px(28), mark);
    ImGui::SetCursorScreenPos({at.x + ui.px(40), at.y});
    const std::string name_key = "new.name." + std::to_string(i);
    const FieldStyle style{.hint = ui.lang.tr("Name"), .width = ui.px(180)};
    if (screen.ring.field_stop(name_key, draft.players[i].name, style).changed) ui.clear_message();
    const float height = ImGui::GetItemRectSize().y;
    if (draft.rolls_for_order) {
        draw_thrown(screen, i, height);
    } else {
        draw_sides(screen, stops, i, height);
    }
    bool gone = false;
    if (draft.players.size() > screen.snapshot.fewest_players) {
        ImGui::SameLine();
        const std::string& name = screen.snapshot.names[i];
        const std::string says = name.empty() ? ui.lang.tr("Take this row off the list")
                                              : ui.lang.tr("Take {player} off the list", {{"player", name}});
        // Tab skips it: no one is removed by mistake on the way to a side.
        const std::string own = std::to_string(i);
        gone = row_button(screen, stops, {"new.remove." + own, {}, false}, "×",
                          {.look = ButtonLook::quiet,
                           .tip = says + "  ·  " + key_text(ui.lang, hint_of(KeyAction::take_off_list)),
                           .says = says,
                           .height = height}) ||
               (pressed(KeyAction::take_off_list) && is_in_row(screen.ring, own));
    }
    if (screen.snapshot.side && screen.snapshot.side->player == i) {
        const float right = ImGui::GetItemRectMax().x;
        paint_edge(ui, {{at.x, at.y - ui.px(3)}, {right + ui.px(2), at.y + height + ui.px(3)}}, ui.palette().accent,
                   1.5F);
    }
    return gone;
}

/// The row of the name with the focus.
std::optional<std::size_t> row_with_keyboard(const NewGameUi& screen) {
    for (std::size_t i = 0; i < screen.draft().players.size(); ++i)
        if (screen.ring.at("new.name." + std::to_string(i))) return i;
    return std::nullopt;
}

/// Enter at a name leads to the next row, and from the last name to a new one; at an empty row, and if no more can
/// play, to what follows the names: it begins no game by itself.
void go_on_from_name(const NewGameUi& screen) {
    if (!screen.in_name || !pressed(KeyAction::go_on)) return;
    NewGameDraft& draft = screen.draft();
    const auto row = row_with_keyboard(screen);
    if (!row || *row >= screen.snapshot.names.size()) return;
    if (*row + 1 < draft.players.size()) return screen.ring.go("new.name." + std::to_string(*row + 1));
    if (draft.rolls_for_order) return screen.ring.go("new.dice.0");
    if (!screen.snapshot.names[*row].empty())
        if (const auto next = open_row(draft, screen.snapshot))
            return screen.ring.go("new.name." + std::to_string(*next));
    if (screen.snapshot.ready()) screen.ring.go("new.begin");
}

void take_off(const NewGameUi& screen, std::size_t player) {
    NewGameDraft& draft = screen.draft();
    draft.players.erase(draft.players.begin() + static_cast<std::ptrdiff_t>(player));
    if (player < draft.dice.size()) draft.dice.erase(draft.dice.begin() + static_cast<std::ptrdiff_t>(player));
    screen.state.throws.reset();
    screen.ring.go("new.name." + std::to_string(std::min(player, draft.players.size() - 1)));
}

void add_player(const NewGameUi& screen) {
    const auto row = open_row(screen.draft(), screen.snapshot);
    if (row) screen.ring.go("new.name." + std::to_string(*row));
}

/// Letters that are typed outside a field begin or continue a name, and press no button.
void write_name(const NewGameUi& screen) {
    if (ImGui::IsAnyItemActive() || screen.ring.within("new.dice.") || screen.ring.within("new.die.")) return;
    const std::string letters = screen.ring.take_letters();
    if (letters.empty()) return;
    NewGameDraft& draft = screen.draft();
    const auto here = row_with_keyboard(screen);
    const auto row = here ? here : open_row(draft, screen.snapshot);
    if (!row) return;
    draft.players[*row].name += letters;
    screen.ring.go_on_typing("new.name." + std::to_string(*row));
}

void draw_below_list(const NewGameUi& screen) {
    const Ui& ui = screen.ui;
    NewGameDraft& draft = screen.draft();
    if (draft.players.size() < screen.snapshot.most_players) {
        if (new_game_button(screen, "new.add", ui.lang.tr("Add a player"), {.look = ButtonLook::quiet}))
            add_player(screen);
        ImGui::SameLine();
    }
    const auto named = std::ranges::count_if(screen.snapshot.names, [](const auto& name) { return !name.empty(); });
    const ButtonStyle roll{.look = draft.rolls_for_order ? ButtonLook::chosen : ButtonLook::quiet,
                           .enabled = draft.rolls_for_order || named > 1};
    if (new_game_button(screen, "new.roll", ui.lang.tr("Roll for the order"), roll)) {
        draft.rolls_for_order = !draft.rolls_for_order;
        draft.dice.clear();
        if (draft.rolls_for_order) drop_empty_rows(draft);
        screen.state.throws.reset();
        screen.state.no_dice = false;
        if (draft.rolls_for_order) screen.ring.go("new.dice.0");
    }
    if (draft.rolls_for_order) draw_order_roll(screen);
    if (!screen.snapshot.balance.empty() && !draft.rolls_for_order)
        note(ui, "new.balance", Lettering::small, ui.palette().quiet, screen.snapshot.balance);
    if (screen.snapshot.side && !draft.rolls_for_order)
        note(ui, "new.side", Lettering::body, ui.palette().accent, screen.snapshot.step);
}

/// The player who has to throw.
std::optional<std::size_t> thrower(const NewGameUi& screen) {
    return screen.state.throws ? screen.state.throws : screen.snapshot.order.next;
}

std::string& dice_of(const NewGameUi& screen, std::size_t player) {
    NewGameDraft& draft = screen.draft();
    draft.dice.resize(draft.players.size());
    return draft.dice[player];
}

void add_die(const NewGameUi& screen, char face) {
    // If several digits are typed at once, the later ones may be another player's.
    const auto player = screen.state.throws
                            ? screen.state.throws
                            : order_roll(screen.ui.lang, row_names(screen.draft()), screen.draft().dice).next;
    if (!player) return;
    std::string& dice = dice_of(screen, *player);
    dice += face;
    screen.state.no_dice = false;
    if (dice.size() % 2 != 0) return;
    screen.state.throws.reset();
    screen.state.was_thrown = true;
}

/// Digits go to the player who throws, wherever the focus is, except in a field. At the dice themselves another
/// character is reported as a mistake.
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
    begin_with(screen.draft(), first, roles && !stay ? Sides::chosen_in_order : Sides::stay);
    screen.ring.go(roles && !stay ? "new.role.0." + std::string(to_string(screen.snapshot.roles.front()))
                                  : "new.begin");
}

}  // namespace

void draw_new_players(const NewGameUi& screen) {
    const auto rows = std::min(screen.snapshot.marks.size(), screen.draft().players.size());
    go_on_from_name(screen);
    RowStops stops;
    std::optional<std::size_t> gone;
    for (std::size_t i = 0; i < rows; ++i)
        if (draw_new_player(screen, stops, screen.snapshot.marks[i], i)) gone = i;
    for (const RowStop& stop : stops) static_cast<void>(screen.ring.stop(stop.key, stop.in, true, stop.by_tab));
    draw_below_list(screen);
    write_name(screen);
    if (gone) take_off(screen, *gone);
}

void draw_thrown(const NewGameUi& screen, std::size_t player, float height) {
    const Ui& ui = screen.ui;
    const Palette& p = ui.palette();
    std::string& dice = dice_of(screen, player);
    ImGui::SameLine();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string& thrown =
        screen.snapshot.order.thrown.size() > player ? screen.snapshot.order.thrown[player] : "";
    const float words = std::max(ui.px(64), measure(ui, Lettering::body, thrown).x + ui.gap(Gap::medium));
    const Rect in{at, {at.x + 2 * height + words, at.y + height}};
    const std::string key = "new.dice." + std::to_string(player);
    const bool press = hot_area(ui, key, dice, in);
    const bool throws = thrower(screen) == player;
    paint_panel(ui, in, ImGui::IsItemHovered() ? p.hover : p.ground);
    paint_edge(ui, in, throws ? p.accent : p.line, throws ? 1.5F : 1.0F);
    Rect rest = in.inset(ui.px(3));
    const std::size_t begun = dice.empty() ? 0 : (dice.size() - 1) / 2 * 2;
    for (std::size_t i = begun; i < dice.size(); ++i)
        paint_die(ui, cut_left(rest, rest.height(), ui.px(3)), dice[i] - '0', p.raised, p.text);
    paint_line(ui, rest, Lettering::body, p.text, thrown, Align::centre);
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
