// The players of an event: the list with those who are present, actions on one of them, and adding more.

#include <algorithm>
#include <array>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/event_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/paste.h"
#include "app/ui/widgets/pieces.h"
#include "app/viewmodel/keys.h"

namespace tablebank {
namespace {

/// The columns next to the name: those in which someone has something, so that names have the room of the others. A
/// narrow list has no clubs.
struct PlayerColumns {
    float family = 0;
    float club = 0;
    float table = 0;
    float state = 0;
};

PlayerColumns columns_of(const Ui& ui, const std::vector<DeskPlayer>& rows, float width) {
    const auto any = [&](std::string DeskPlayer::*text) {
        return std::ranges::any_of(rows, [&](const DeskPlayer& row) { return !(row.*text).empty(); });
    };
    PlayerColumns columns;
    if (any(&DeskPlayer::family)) columns.family = width * 0.17F;
    if (any(&DeskPlayer::club) && width > ui.px(560)) columns.club = width * 0.2F;
    if (any(&DeskPlayer::table)) columns.table = ui.px(64);
    if (any(&DeskPlayer::state)) columns.state = width * 0.2F;
    // Names come first.
    const float others = columns.family + columns.club + columns.table + columns.state;
    if (width - others < ui.px(300)) columns.club = 0;
    return columns;
}

/// The cells of a row; the cells of the head are above them.
struct PlayerCells {
    Rect here;
    Rect number;
    Rect name;
    Rect family;
    Rect club;
    Rect table;
    Rect state;
};

PlayerCells cells_of(const Ui& ui, Rect row, const PlayerColumns& columns) {
    const float gap = ui.gap(Gap::small);
    row = row.inset(gap, 0);
    const auto column = [&](float width) {
        return width > 0 ? cut_right(row, width - gap, gap) : Rect{row.max, row.max};
    };
    const Rect here = cut_left(row, ui.px(30));
    const Rect number = cut_left(row, ui.px(44));
    const Rect state = column(columns.state);
    const Rect table = column(columns.table);
    const Rect club = column(columns.club);
    const Rect family = column(columns.family);
    return {here, number, row, family, club, table, state};
}

void draw_player_heads(const EventUi& event, Rect row, const PlayerColumns& columns) {
    const Ui& ui = event.ui();
    const ImU32 colour = ui.palette().quiet;
    row.max.x -= ImGui::GetStyle().ScrollbarSize + ui.gap(Gap::tight);
    const PlayerCells cells = cells_of(ui, row, columns);
    paint_line(ui, cells.name, Lettering::small, colour, ui.lang.tr_in("of standings", "Player"));
    if (columns.family > 0) paint_line(ui, cells.family, Lettering::small, colour, ui.lang.tr("Family"));
    if (columns.club > 0) paint_line(ui, cells.club, Lettering::small, colour, ui.lang.tr("Club"));
    if (columns.table > 0)
        paint_line(ui, cells.table, Lettering::small, colour, ui.lang.tr_in("of an event", "Table"), Align::right);
}

void draw_player(const EventUi& event, const DeskPlayer& player, const PlayerColumns& columns, bool first) {
    const Ui& ui = event.ui();
    const Palette& p = ui.palette();
    DirectorState& state = event.state;
    const Rect in = flow_row(ui, ui.px(26));
    const std::string key = "event.player." + std::to_string(player.number);
    const std::string said = player.name + (player.here ? ": " + ui.lang.tr("Check in") : std::string{});
    const bool was_chosen = state.player == player.number;
    const bool press = event_row(event, key, said, in, was_chosen, state.player == 0 ? first : was_chosen);
    if (was_chosen && state.show_row) ImGui::SetScrollHereY(0.5F);
    if (press || (event.dialog.ring.at(key) && state.focus.shown)) state.player = player.number;
    const PlayerCells cells = cells_of(ui, in, columns);
    const Rect& here = cells.here;
    // The box takes the click that falls on it.
    const bool on_box = ImGui::IsMouseHoveringRect(here.min, here.max);
    ui.report({ProbedWidget::Kind::button, "event.here." + std::to_string(player.number), player.name, here.min,
               here.max, !player.here});
    if (!player.here && ((press && on_box) || event.row_entered(key)))
        event.wish(DirectorAction::check_in, player.number);
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.px(1)});
    if (!is_painted(ui, in)) return;
    paint_check(ui, {here.min.x + ui.px(9), here.centre().y}, player.here);
    const ImU32 colour = player.gone ? p.faint : p.text;
    paint_line(ui, cells.number, Lettering::body, p.quiet, std::to_string(player.number));
    if (columns.state > 0) paint_name(ui, cells.state, Lettering::small, p.quiet, player.state);
    if (columns.table > 0) paint_line(ui, cells.table, Lettering::body, p.quiet, player.table, Align::right);
    if (columns.club > 0) paint_name(ui, cells.club, Lettering::small, p.quiet, player.club);
    if (columns.family > 0) paint_name(ui, cells.family, Lettering::body, p.quiet, player.family);
    paint_name(ui, cells.name, Lettering::body, colour, player.name);
}

void draw_chosen_player(const EventUi& event) {
    const Ui& ui = event.ui();
    const auto& rows = event.shown.players.rows;
    const auto found = std::ranges::find(rows, event.state.player, &DeskPlayer::number);
    if (found == rows.end())
        return note(ui, "event.nobody", Lettering::small, ui.palette().quiet,
                    ui.lang.tr("{key}, or a click on the box, checks a player in. Choose one for more.",
                               {{"key", key_text(ui.lang, hint_of(KeyAction::go_on))}}));
    note(ui, "event.chosen", Lettering::title, ui.palette().text, found->name);
    if (found->here) {
        if (broad_button(event, "event.check-in.undo", ui.lang.tr("Undo the check-in")))
            event.wish(DirectorAction::undo_check_in, found->number);
    } else if (broad_button(event, "event.check-in", ui.lang.tr("Check in"), {.look = ButtonLook::primary})) {
        event.wish(DirectorAction::check_in, found->number);
    }
    const float narrow = ui.px(90);
    event_field(event, "event.from", event.state.from, ui.lang.tr("Round"), narrow);
    ImGui::SameLine();
    const ButtonStyle when{.enabled = !event.state.from.empty(), .tip = ui.lang.tr("The number of the round")};
    if (found->gone) {
        if (broad_button(event, "event.returns", ui.lang.tr("Plays again from this round on"), when))
            event.wish(DirectorAction::returns, found->number);
    } else if (broad_button(event, "event.leaves", ui.lang.tr("Leaves before this round"), when)) {
        event.wish(DirectorAction::leaves, found->number);
    }
    const std::string shown =
        found->hidden ? ui.lang.tr("Is shown on public pages again") : ui.lang.tr("Is not shown on public pages");
    if (broad_button(event, "event.hide", shown))
        event.wish(found->hidden ? DirectorAction::show : DirectorAction::hide, found->number);
}

/// The name, the family and the table of the chosen player, corrected.
void draw_amended_player(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    const auto& rows = event.shown.players.rows;
    const auto found = std::ranges::find(rows, state.player, &DeskPlayer::number);
    if (found == rows.end()) return;
    bool entered = event_field(event, "event.amend.name", state.amended_name, found->name);
    const float table = ui.px(90);
    const float family = ImGui::GetContentRegionAvail().x - table - ImGui::GetStyle().ItemSpacing.x;
    const std::string family_now = found->family.empty() ? ui.lang.tr("Family") : found->family;
    entered = event_field(event, "event.amend.family", state.amended_family, family_now, family) || entered;
    ImGui::SameLine();
    entered =
        event_field(event, "event.amend.table", state.amended_table, ui.lang.tr_in("of an event", "Table"), table) ||
        entered;
    const std::string club_now = found->club.empty() ? ui.lang.tr("Club") : found->club;
    entered = event_field(event, "event.amend.club", state.amended_club, club_now) || entered;
    const bool typed = !state.amended_name.empty() || !state.amended_family.empty() || !state.amended_club.empty() ||
                       !state.amended_table.empty();
    const ButtonStyle amend{.enabled = typed, .tip = ui.lang.tr("- for no family or no club, 0 for any table")};
    if ((broad_button(event, "event.amend", ui.lang.tr("Correct this player"), amend) || entered) && typed)
        event.wish(DirectorAction::amend_player, found->number);
}

/// A list that was pasted, before it is added.
void draw_pasted_players(const EventUi& event) {
    const Ui& ui = event.ui();
    for (std::size_t i = 0; i < event.shown.pasted.size(); ++i)
        note(ui, "event.pasted." + std::to_string(i), Lettering::small, ui.palette().text, event.shown.pasted[i]);
    const ButtonStyle add{.look = ButtonLook::primary, .enabled = event.shown.pasted_ready};
    if (broad_button(event, "event.pasted.add", ui.lang.tr("Add these players"), add))
        event.wish(DirectorAction::add_pasted);
    if (broad_button(event, "event.pasted.leave", ui.lang.tr("Leave them"), {.look = ButtonLook::quiet}))
        event.wish(DirectorAction::leave_pasted);
}

/// The name of a new player. Several lines that are pasted there are a list.
bool name_of_new_player(const EventUi& event) {
    const PasteWatch paste(PasteWatch::Lines::held_back);
    const bool entered =
        event_field(event, "event.add.name", event.state.name, event.ui().lang.tr("Name, or a pasted list"));
    if (paste.held_back().empty()) return entered;
    event.state.pasted = paste.held_back();
    event.dialog.ring.go("event.pasted.add");
    return false;
}

void draw_new_player(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    event_heading(ui, ui.lang.tr("A new player"));
    bool entered = name_of_new_player(event);
    if (!event.shown.pasted.empty()) return draw_pasted_players(event);
    const float table = ui.px(90);
    const float family = ImGui::GetContentRegionAvail().x - table - ImGui::GetStyle().ItemSpacing.x;
    entered = event_field(event, "event.add.family", state.family, ui.lang.tr("Family"), family) || entered;
    ImGui::SameLine();
    entered =
        event_field(event, "event.add.table", state.table, ui.lang.tr_in("of an event", "Table"), table) || entered;
    entered = event_field(event, "event.add.club", state.club, ui.lang.tr("Club")) || entered;
    if (dialog_toggle(event.dialog, "event.add.substitute", ui.lang.tr("Sits in for others, and is not ranked"),
                      state.substitute))
        state.substitute = !state.substitute;
    const ButtonStyle add{.enabled = !state.name.empty(),
                          .tip = ui.lang.tr("Players with the same word do not meet, if that is possible")};
    if ((broad_button(event, "event.add", ui.lang.tr("Add the player"), add) || entered) && add.enabled)
        event.wish(DirectorAction::add_player);
    event_heading(ui, ui.lang.tr("A list of players"));
    const bool listed = event_field(event, "event.list", state.list, "/home/anna/names.csv");
    const ButtonStyle read{
        .enabled = !state.list.empty(),
        .tip = ui.lang.tr("A list with one player a row; headings name, family, club, table, substitute")};
    if ((broad_button(event, "event.list.add", ui.lang.tr("Add the players of this list"), read) || listed) &&
        read.enabled)
        event.wish(DirectorAction::add_list);
}

/// Everyone in the list as it is searched and filtered.
void draw_all_shown(const EventUi& event) {
    const Ui& ui = event.ui();
    const auto& rows = event.shown.players.rows;
    if (rows.empty()) return;
    event_heading(ui, ui.lang.tr("Everyone who is shown"));
    const ButtonStyle come{.enabled = std::ranges::any_of(rows, [](const DeskPlayer& row) { return !row.here; })};
    if (broad_button(event, "event.check-in.all", ui.lang.tr("Check in all"), come))
        event.wish(DirectorAction::check_in_all);
    const ButtonStyle back{.look = ButtonLook::quiet, .enabled = std::ranges::any_of(rows, &DeskPlayer::here)};
    if (broad_button(event, "event.check-in.undo-all", ui.lang.tr("Undo all check-ins"), back))
        event.wish(DirectorAction::undo_check_ins);
}

struct WhoShown {
    DeskPlayersShown::Who who;
    const char* key;
    std::string words;
};

std::array<WhoShown, 4> choices_of_who(const Language& lang) {
    using Who = DeskPlayersShown::Who;
    return {WhoShown{Who::all, "event.who.all", lang.tr_in("of players", "All")},
            WhoShown{Who::to_come, "event.who.to-come", lang.tr_in("of players", "Still to come")},
            WhoShown{Who::left, "event.who.left", lang.tr_in("of players", "Have left")},
            WhoShown{Who::substitutes, "event.who.substitutes", lang.tr_in("of players", "Substitutes")}};
}

/// The search and the filter above the list, in as many rows as they need.
void draw_players_sought(const EventUi& event, Rect& rest) {
    const Ui& ui = event.ui();
    DeskPlayersShown& listed = event.state.listed;
    const auto choices = choices_of_who(ui.lang);
    const float spacing = ImGui::GetStyle().ItemSpacing.x;
    const float line = ImGui::GetFrameHeightWithSpacing();
    const float search = ui.px(200);
    float right = search;
    int rows = 1;
    for (const WhoShown& choice : choices) {
        const float width = spacing + button_width(ui, choice.words);
        if (right + width > rest.width()) {
            ++rows;
            right = 0;
        }
        right += width;
    }
    const Pane pane("event.sought",
                    cut_top(rest, line * static_cast<float>(rows) + ui.gap(Gap::tight), ui.gap(Gap::tight)), false);
    event_field(event, "event.search", listed.search, ui.lang.tr("Search"), search);
    for (const WhoShown& choice : choices) {
        const ButtonStyle style{.look = listed.who == choice.who ? ButtonLook::chosen : ButtonLook::plain};
        beside_if_fits(ui, button_width(ui, choice.words, style));
        if (event_button(event, choice.key, choice.words, style)) listed.who = choice.who;
    }
}

}  // namespace

void draw_event_players(const EventUi& event, const Rect& in) {
    const Ui& ui = event.ui();
    Rect rest = in;
    const Rect head = cut_top(rest, ui.px(22), ui.gap(Gap::tight));
    paint_line(ui, head, Lettering::strong, ui.palette().text, event.shown.players.count);
    ui.report({ProbedWidget::Kind::note, "event.players.count", event.shown.players.count, head.min, head.max});
    draw_players_sought(event, rest);
    const auto& rows = event.shown.players.rows;
    const PlayerColumns columns = columns_of(ui, rows, rest.width());
    draw_player_heads(event, cut_top(rest, ui.px(20)), columns);
    const Pane pane("event.list.players", rest);
    for (const DeskPlayer& player : rows) draw_player(event, player, columns, &player == &rows.front());
    event.state.show_row = false;
}

void draw_event_people_side(const EventUi& event) {
    draw_chosen_player(event);
    draw_amended_player(event);
    draw_all_shown(event);
    draw_new_player(event);
}

}  // namespace tablebank
