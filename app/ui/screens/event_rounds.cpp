// A round of an event: its tables with what each still has to do, one clock for all of them, and the actions next to
// them.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/event_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {
namespace {

constexpr float seat_height = 20;

/// Round and clock: one bell and one face for all tables.
void draw_bell(const EventUi& event, Rect row) {
    const Ui& ui = event.ui();
    const Palette& p = ui.palette();
    const DeskClock& clock = event.shown.clock;
    if (clock.runs) {
        const ImU32 colour = clock.over ? p.refused : p.text;
        const float broad =
            std::max(measure(ui, Lettering::amount, clock.face).x, measure(ui, Lettering::small, clock.says).x) +
            ui.px(4);
        Rect face = cut_right(row, broad, ui.gap(Gap::medium));
        const Rect says = cut_bottom(face, ui.px(18), ui.px(2));
        paint_line(ui, face, Lettering::amount, colour, clock.face, Align::right);
        paint_line(ui, says, Lettering::small, clock.over ? p.refused : p.quiet, clock.says, Align::right);
        ui.report({ProbedWidget::Kind::note, "event.clock", clock.face, face.min, face.max});
    }
    const Pane pane("event.bell", row, false);
    draw_round_choice(event, "event.round");
    note(ui, "event.round.says", Lettering::body, p.quiet, event.shown.round.says);
}

ImU32 colour_of_state(const Palette& p, DeskTable::State state) {
    switch (state) {
        case DeskTable::State::late:
        case DeskTable::State::fork:
            return p.refused;
        case DeskTable::State::taken:
            return p.fine;
        default:
            return p.quiet;
    }
}

void draw_seats(const EventUi& event, const DeskTable& table, Rect rest, float height) {
    const Ui& ui = event.ui();
    const Palette& p = ui.palette();
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const DeskSeat& seat = table.seats[i];
        Rect row = cut_top(rest, height);
        paint_line(ui, cut_left(row, ui.px(18)), Lettering::small, p.faint, std::to_string(i + 1));
        const std::string& beside = seat.score.empty() ? seat.role : seat.score;
        const float broad = std::min(measure(ui, Lettering::small, beside).x + ui.px(2), row.width() * 0.5F);
        paint_line(ui, cut_right(row, broad, ui.gap(Gap::small)), Lettering::small,
                   seat.score.empty() ? p.quiet : p.text, beside, Align::right);
        paint_name(ui, row, Lettering::body, p.text, seat.name);
    }
}

void choose_table(const EventUi& event, const DeskTable& table) {
    DirectorState& state = event.state;
    if (state.at_table == table.number) return;
    state.at_table = table.number;
    state.totals.clear();
    state.credit.clear();
}

void draw_table(const EventUi& event, const DeskTable& table, const Rect& in, bool first) {
    const Ui& ui = event.ui();
    const Palette& p = ui.palette();
    const std::string key = "event.table." + std::to_string(table.number);
    const bool painted = is_painted(ui, in);
    if (painted) paint_panel(ui, in, p.panel);
    const bool chosen = event.state.at_table == table.number;
    const bool press =
        event_row(event, key, table.title + ": " + table.says, in, chosen, event.state.at_table == 0 ? first : chosen);
    if (painted && p.edged() && !chosen) paint_edge(ui, in, p.line);
    if (press || event.row_entered(key)) {
        choose_table(event, table);
        event.dialog.ring.go("event.total." + std::to_string(table.seats.front().player));
    }
    if (!painted) return;
    Rect rest = in.inset(ui.gap(Gap::small), ui.px(3));
    Rect head = cut_top(rest, ui.px(22));
    if (!table.extension.empty()) {
        const float broad = measure(ui, Lettering::small, table.extension).x + ui.px(2);
        paint_line(ui, cut_right(head, broad, ui.gap(Gap::small)), Lettering::small, p.accent, table.extension);
    }
    paint_line(ui, head, Lettering::strong, p.text, table.title);
    const Rect says = cut_top(rest, ui.px(18), ui.px(2));
    paint_line(ui, says, Lettering::small, colour_of_state(p, table.state), table.says);
    ui.report({ProbedWidget::Kind::note, key + ".says", table.says, says.min, says.max});
    draw_seats(event, table, rest, rest.height() / static_cast<float>(table.seats.size()));
}

/// As many columns as fit, and rows that share the height.
struct TableGrid {
    float gap = 0;
    int columns = 1;
    int rows = 1;
    float width = 0;
    float height = 0;
};

TableGrid grid_of(const Ui& ui, const std::vector<DeskTable>& tables) {
    TableGrid grid{.gap = ui.gap(Gap::small)};
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const int count = std::max(1, static_cast<int>(tables.size()));
    const float width = room.x - ui.gap(Gap::tight);
    grid.columns = std::max(1, static_cast<int>((width + grid.gap) / (ui.px(240) + grid.gap)));
    grid.rows = (count + grid.columns - 1) / grid.columns;
    grid.width = (width - grid.gap * static_cast<float>(grid.columns - 1)) / static_cast<float>(grid.columns);
    std::size_t seats = 1;
    for (const DeskTable& table : tables) seats = std::max(seats, table.seats.size());
    const float heads = ui.px(48);
    const float share = (room.y - ui.px(84)) / static_cast<float>(grid.rows) - grid.gap - heads;
    const float seat = std::clamp(share / static_cast<float>(seats), ui.px(seat_height), ui.px(1.7F * seat_height));
    grid.height = heads + seat * static_cast<float>(seats);
    return grid;
}

void draw_tables(const EventUi& event) {
    const Ui& ui = event.ui();
    const auto& tables = event.shown.round.tables;
    const TableGrid grid = grid_of(ui, tables);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const int place = static_cast<int>(i);
        const int row = place / grid.columns;
        const int column = place % grid.columns;
        const ImVec2 corner{at.x + static_cast<float>(column) * (grid.width + grid.gap),
                            at.y + static_cast<float>(row) * (grid.height + grid.gap)};
        draw_table(event, tables[i], {corner, {corner.x + grid.width, corner.y + grid.height}}, i == 0);
    }
    if (!tables.empty())
        ImGui::SetCursorScreenPos({at.x, at.y + static_cast<float>(grid.rows) * (grid.height + grid.gap)});
    if (!event.shown.round.byes.empty())
        note(ui, "event.byes", Lettering::body, ui.palette().text, event.shown.round.byes);
    for (std::size_t i = 0; i < event.shown.quality.size(); ++i)
        note(ui, "event.quality." + std::to_string(i), Lettering::small, ui.palette().quiet, event.shown.quality[i]);
}

void draw_more_time(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    if (!event.shown.round.seated) return;
    event_heading(ui, ui.lang.tr("More time"));
    event_field(event, "event.minutes", state.minutes, ui.lang.tr("Minutes"), ui.px(110));
    ImGui::SameLine();
    const ButtonStyle style{.enabled = !state.minutes.empty(),
                            .tip = ui.lang.tr("So many minutes more, with a reason")};
    if (broad_button(event, "event.extend.all", ui.lang.tr("All tables"), style))
        event.wish(DirectorAction::extend_all);
    ButtonStyle alone = style;
    alone.enabled = style.enabled && state.at_table != 0;
    if (broad_button(event, "event.extend.table", ui.lang.tr("This table only"), alone))
        event.wish(DirectorAction::extend_table);
}

/// What waits for a decision at this table.
void draw_histories(const EventUi& event, const DeskTable& table) {
    const Ui& ui = event.ui();
    for (const DeskHistory& history : table.histories) {
        const std::string key = "event.history." + std::to_string(history.entry);
        const int entry = static_cast<int>(history.entry);
        for (std::size_t i = 0; i < history.lines.size(); ++i)
            note(ui, key + '.' + std::to_string(i), Lettering::small, ui.palette().text, history.lines[i]);
        if (event_button(event, key + ".take", ui.lang.tr("Let it count")))
            event.wish(DirectorAction::take_history, entry);
        ImGui::SameLine();
        if (event_button(event, key + ".dismiss", ui.lang.tr("Dismiss it"))) event.wish(DirectorAction::dismiss, entry);
        const std::string record = ui.lang.tr("Write its record");
        beside_if_fits(ui, button_width(ui, record));
        if (event_button(event, key + ".export", record)) event.wish(DirectorAction::export_history, entry);
        space(ui, Gap::tight);
    }
}

void draw_result(const EventUi& event, const DeskTable& table) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    note(ui, "event.at", Lettering::title, ui.palette().text, table.title);
    note(ui, "event.at.says", Lettering::small, colour_of_state(ui.palette(), table.state), table.says);
    bool entered = false;
    for (const DeskSeat& seat : table.seats) {
        const float field = ui.px(130);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float left = ImGui::GetContentRegionAvail().x - field;
        ImGui::SetCursorScreenPos({at.x + left, at.y});
        const std::string hint = seat.score.empty() ? "304.2" : seat.score;
        const std::string key = "event.total." + std::to_string(seat.player);
        entered = event_field(event, key, state.totals[seat.player], hint, field) || entered;
        const float bottom = ImGui::GetItemRectMax().y;
        paint_name(ui, {at, {at.x + left - ui.gap(Gap::small), bottom}}, Lettering::body, ui.palette().text, seat.name);
    }
    text(ui, Lettering::small, ui.palette().faint, ui.lang.tr("A total, or forfeit; 304.2@1 to give the place too"));
    text(ui, Lettering::small, ui.palette().faint, ui.lang.tr("If someone else sat there: for whom a seat counts"));
    event_field(event, "event.credit", state.credit, ui.lang.tr("Anna=Vera, Julia= for no one"));
    const bool all =
        std::ranges::all_of(table.seats, [&](const DeskSeat& seat) { return !state.totals[seat.player].empty(); });
    const ButtonStyle take{.look = ButtonLook::primary, .enabled = all};
    const std::string words = table.has_result() ? ui.lang.tr("Correct the result") : ui.lang.tr("Save the result");
    if (broad_button(event, "event.take", words, take) || (entered && all)) event.wish(DirectorAction::take_result);
    const ButtonStyle aside{.tip = ui.lang.tr("Shows what verify found in it first, and asks for a reason")};
    if (table.aside && broad_button(event, "event.aside", ui.lang.tr("Take the game that was set aside"), aside))
        event.wish(DirectorAction::take_aside);
    draw_histories(event, table);
    // Enter leads to the next total that is missing.
    if (entered && !all) {
        const auto missing =
            std::ranges::find_if(table.seats, [&](const DeskSeat& seat) { return state.totals[seat.player].empty(); });
        event.dialog.ring.go("event.total." + std::to_string(missing->player));
    }
}

/// A table by its number, and only those whose result is missing: for a hall with many.
void draw_table_sought(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    if (event_field(event, "event.find-table", state.sought_table, ui.lang.tr("Table by number"), ui.px(150)))
        event.wish(DirectorAction::find_table);
    if (dialog_toggle(event.dialog, "event.only-missing", ui.lang.tr("Only tables without a result"),
                      state.only_missing))
        state.only_missing = !state.only_missing;
}

void draw_game_to_take(const EventUi& event) {
    const Ui& ui = event.ui();
    event_heading(ui, ui.lang.tr("From a game, a record, or the code of a sheet"));
    const bool entered = event_field(event, "event.game", event.state.game, "/home/anna/table-1.tbl");
    const ButtonStyle style{.enabled = !event.state.game.empty()};
    if ((broad_button(event, "event.game.take", ui.lang.tr("Import the result"), style) || entered) && style.enabled)
        event.wish(DirectorAction::import_result);
}

}  // namespace

void draw_event_rounds(const EventUi& event, Rect in) {
    const Ui& ui = event.ui();
    draw_bell(event, cut_top(in, ui.px(74), ui.gap(Gap::tight)));
    const Pane pane("event.list.tables", in);
    draw_tables(event);
}

void draw_event_rounds_side(const EventUi& event) {
    const auto& tables = event.shown.round.tables;
    const auto found = std::ranges::find(tables, event.state.at_table, &DeskTable::number);
    if (event.shown.round.begun) draw_table_sought(event);
    if (found != tables.end())
        draw_result(event, *found);
    else if (event.shown.round.begun)
        note(event.ui(), "event.no-table", Lettering::small, event.palette().quiet,
             event.ui().lang.tr("Choose a table to type its result."));
    if (event.shown.round.begun) draw_game_to_take(event);
    if (found != tables.end()) space(event.ui(), Gap::medium);
    draw_event_seating(event);
    draw_more_time(event);
}

}  // namespace tablebank
