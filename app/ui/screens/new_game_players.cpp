// The players of a new game: names, sides, and the roll that decides who begins and who chooses a side first.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/name_text.h"
#include "app/present/words/spoken_line.h"
#include "app/ui/screens/new_game_parts.h"
#include "app/ui/widgets/keys.h"
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

/// While sides are chosen in turn, Enter takes the one where the keyboard is: there is nothing else to go on with.
bool enter_chooses(const NewGameUi& screen, const std::string& key) {
    return screen.snapshot.side && screen.ring.at(key) && screen.state.focus.shown && pressed(KeyAction::go_on);
}

/// Whether the keyboard is at the name of a player, or at a side or the dice in his row.
bool is_in_row(const FocusRing& ring, const std::string& player) {
    return ring.at("new.name." + player) || ring.within("new.role." + player + '.') || ring.at("new.dice." + player) ||
           ring.at("new.remove." + player);
}

std::string role_key(std::size_t player, Role role) {
    return "new.role." + std::to_string(player) + '.' + std::string(to_string(role));
}

/// Whoever chooses is not left at a side that is complete: the keyboard goes on to one that is open.
void leave_closed_side(const NewGameUi& screen, std::size_t i) {
    const auto& side = screen.snapshot.side;
    if (!side || side->player != i || side->open.empty()) return;
    for (const Role role : screen.snapshot.roles) {
        const bool open = std::ranges::find(side->open, role) != side->open.end();
        if (!open && screen.ring.at(role_key(i, role))) return screen.ring.go(role_key(i, side->open.front()));
    }
}

/// Leads the keyboard to whoever chooses after this player.
void lead_to_next_choice(const NewGameUi& screen, std::size_t player) {
    const auto& players = screen.draft().players;
    for (std::size_t i = player + 1; i < players.size(); ++i) {
        if (players[i].role != Role::player) continue;
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

/// One player: his token, name, side or dice. True when he is to be taken off.
bool draw_new_player(const NewGameUi& screen, RowStops& stops, const PlayerMark& mark, std::size_t i) {
    const Ui& ui = screen.ui;
    NewGameDraft& draft = screen.draft();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    paint_token(ui, {at.x + ui.px(15), at.y + ui.px(16)}, ui.px(28), mark);
    ImGui::SetCursorScreenPos({at.x + ui.px(40), at.y});
    // Whatever is not typed is as proposed: shown in quiet letters, and gone with the first letter.
    const FieldStyle style{.hint = screen.snapshot.names[i], .width = ui.px(180)};
    const std::string name_key = "new.name." + std::to_string(i);
    if (screen.ring.field_stop(name_key, draft.players[i].name, style).changed) ui.unsay();
    const float height = ImGui::GetItemRectSize().y;
    if (draft.rolls_for_order) {
        draw_thrown(screen, i, height);
    } else {
        draw_sides(screen, stops, i, height);
    }
    bool gone = false;
    if (draft.players.size() > screen.snapshot.fewest_players) {
        ImGui::SameLine();
        const std::string says = ui.lang.tr("Take {player} off the list", {{"player", screen.snapshot.names[i]}});
        // Not on the way of Tab: nobody is taken off by mistake on the way to a side.
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

/// Enter at a name leads to the next one, and from the last to what comes after the names: it begins no game by itself.
void go_on_from_name(const NewGameUi& screen) {
    if (!screen.in_name || !pressed(KeyAction::go_on)) return;
    const NewGameDraft& draft = screen.draft();
    for (std::size_t i = 0; i + 1 < draft.players.size(); ++i)
        if (screen.ring.at("new.name." + std::to_string(i))) return screen.ring.go("new.name." + std::to_string(i + 1));
    if (draft.rolls_for_order) return screen.ring.go("new.dice.0");
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
    NewGameDraft& draft = screen.draft();
    const auto monopolists = std::ranges::count(draft.players, Role::monopolist, &PlayerSetup::role);
    const bool more = 2 * static_cast<std::size_t>(monopolists) > draft.players.size();
    const Role role = screen.snapshot.side ? Role::player : more ? Role::competitor : Role::monopolist;
    draft.players.push_back({"", role});
    screen.ring.go("new.name." + std::to_string(draft.players.size() - 1));
}

void draw_below_list(const NewGameUi& screen) {
    const Ui& ui = screen.ui;
    NewGameDraft& draft = screen.draft();
    if (draft.players.size() < screen.snapshot.most_players) {
        if (new_game_button(screen, "new.add", ui.lang.tr("Add a player"), {.look = ButtonLook::quiet}))
            add_player(screen);
        ImGui::SameLine();
    }
    const ButtonStyle roll{.look = draft.rolls_for_order ? ButtonLook::chosen : ButtonLook::quiet};
    if (new_game_button(screen, "new.roll", ui.lang.tr("Roll for the order"), roll)) {
        draft.rolls_for_order = !draft.rolls_for_order;
        draft.dice.clear();
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

}  // namespace

void draw_new_players(const NewGameUi& screen) {
    NewGameDraft& draft = screen.draft();
    const auto names = std::min(screen.snapshot.names.size(), draft.players.size());
    std::vector<PlayerSetup> shown = draft.players;
    for (std::size_t i = 0; i < names; ++i) {
        shown[i].name = screen.snapshot.names[i];
        if (screen.snapshot.roles.empty()) shown[i].role = Role::player;
    }
    const auto marks = player_marks(shown);
    go_on_from_name(screen);
    RowStops stops;
    std::optional<std::size_t> gone;
    for (std::size_t i = 0; i < names; ++i)
        if (draw_new_player(screen, stops, marks[i], i)) gone = i;
    for (const RowStop& stop : stops) static_cast<void>(screen.ring.stop(stop.key, stop.in, true, stop.by_tab));
    draw_below_list(screen);
    if (gone) take_off(screen, *gone);
}

}  // namespace tablebank
