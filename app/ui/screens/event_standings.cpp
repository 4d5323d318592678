// The standings of an event with their penalties, its log, and its papers.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/event_parts.h"
#include "app/ui/widgets/button.h"

namespace tablebank {
namespace {

/// A row of cells from the right: the deciding value, the numbers, then the name with the rank before it. In a narrow
/// window the last numbers do not fit; they are next to the chosen player.
struct StandingsColumns {
    float rank;
    float figure;
    float decided;
    std::size_t figures;
};

StandingsColumns standings_columns(const Ui& ui, float width, std::size_t figures) {
    const float rank = ui.px(40);
    const float decided = std::min(ui.px(120), width * 0.17F);
    const float least = ui.px(64);
    const float left = std::max(least, width - rank - decided - ui.px(190));
    const auto fit = static_cast<std::size_t>(left / least);
    const std::size_t shown = std::clamp<std::size_t>(figures, 1, std::max<std::size_t>(1, fit));
    return {rank, std::min(ui.px(96), left / static_cast<float>(shown)), decided, std::min(shown, figures)};
}

void paint_standings_row(const Ui& ui, Rect row, const StandingsColumns& columns, const std::vector<std::string>& cells,
                         const std::string& decided, ImU32 colour, bool head) {
    const Lettering letters = head ? Lettering::small : Lettering::body;
    row = row.inset(ui.gap(Gap::small), 0);
    paint_line(ui, cut_left(row, columns.rank), letters, colour, cells.at(0));
    paint_line(ui, cut_right(row, columns.decided), Lettering::small, ui.palette().quiet, decided, Align::right);
    for (std::size_t i = columns.figures + 2; i-- > 2;) {
        Rect cell = cut_right(row, columns.figure);
        static_cast<void>(cut_left(cell, ui.gap(Gap::tight)));
        if (head && measure(ui, letters, cells[i]).x > cell.width())
            paint_wrapped(ui, cell, letters, colour, cells[i], Align::right);
        else
            paint_line(ui, cell, letters, colour, cells[i], Align::right);
    }
    paint_name(ui, row, letters, colour, cells.at(1));
}

void draw_standing(const EventUi& event, const StandingsRow& standing, const StandingsColumns& columns) {
    const Ui& ui = event.ui();
    const Rect in = flow_row(ui, ui.px(26));
    const std::string key = "event.rank." + std::to_string(standing.player);
    const bool chosen = event.state.ranked == standing.player;
    const auto& rows = event.shown.standings.table.rows;
    const bool by_tab = event.state.ranked == 0 ? rows.front().player == standing.player : chosen;
    if (event_row(event, key, standing.rank + " " + standing.name, in, chosen, by_tab) || event.row_entered(key))
        event.state.ranked = chosen ? 0 : standing.player;
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.px(1)});
    if (!is_painted(ui, in)) return;
    std::vector<std::string> cells{standing.rank, standing.name};
    cells.insert(cells.end(), standing.figures.begin(), standing.figures.end());
    paint_standings_row(ui, in, columns, cells, standing.decided_by, ui.palette().text, false);
}

void draw_ranked(const EventUi& event) {
    const Ui& ui = event.ui();
    const auto& rows = event.shown.standings.table.rows;
    const auto found = std::ranges::find(rows, event.state.ranked, &StandingsRow::player);
    if (found == rows.end())
        return note(ui, "event.ranked.none", Lettering::small, ui.palette().quiet,
                    ui.lang.tr("Choose a player to see what each round brought, or to take points away."));
    note(ui, "event.ranked", Lettering::title, ui.palette().text, found->name);
    for (std::size_t i = 0; i < found->figures.size(); ++i) {
        Rect row = flow_row(ui, ui.px(20));
        paint_line(ui, cut_right(row, row.width() * 0.4F), Lettering::body, ui.palette().text, found->figures[i],
                   Align::right);
        paint_line(ui, row, Lettering::small, ui.palette().quiet, event.shown.standings.table.heads[i]);
        ImGui::Dummy({1, ui.px(20)});
    }
    text(ui, Lettering::small, ui.palette().quiet, ui.lang.tr("What each round brought"));
    for (std::size_t i = 0; i < found->rounds.size(); ++i)
        note(ui, "event.brought." + std::to_string(i), Lettering::small, ui.palette().text, found->rounds[i]);
    space(ui, Gap::small);
    const bool entered =
        event_field(event, "event.points", event.state.points, ui.lang.tr_in("of standings", "Points"), ui.px(90));
    ImGui::SameLine();
    const ButtonStyle style{.enabled = !event.state.points.empty()};
    if ((broad_button(event, "event.punish", ui.lang.tr("Add this penalty"), style) || entered) && style.enabled)
        event.wish(DirectorAction::punish, found->player);
}

void draw_penalties(const EventUi& event) {
    const Ui& ui = event.ui();
    const Palette& p = ui.palette();
    event_heading(ui, ui.lang.tr("Penalties"));
    if (event.shown.standings.penalties.empty())
        note(ui, "event.penalties.none", Lettering::small, p.quiet, ui.lang.tr("There are none."));
    for (const DeskPenalty& penalty : event.shown.standings.penalties) {
        const std::string key = "event.penalty." + std::to_string(penalty.number);
        note(ui, key, Lettering::body, penalty.stands ? p.text : p.faint, penalty.text);
        const std::string why = penalty.stands ? penalty.why : ui.lang.tr("withdrawn: {why}", {{"why", penalty.why}});
        note(ui, key + ".why", Lettering::small, p.quiet, why);
        if (penalty.stands && event_button(event, key + ".withdraw", ui.lang.tr("Withdraw it")))
            event.wish(DirectorAction::withdraw, penalty.number);
        space(ui, Gap::tight);
    }
}

/// How the event scores, and lots for players who are equal in everything else.
void draw_scoring(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    event_heading(ui, ui.lang.tr("Scoring"));
    const bool changed = event_field(event, "event.scheme", state.scheme, event.shown.standings.written_scheme);
    const ButtonStyle change{.enabled = !state.scheme.empty(),
                             .tip = ui.lang.tr("Points by place for each size of table, and what decides")};
    if ((broad_button(event, "event.scheme.change", ui.lang.tr("Score so"), change) || changed) && change.enabled)
        event.wish(DirectorAction::change_scheme);
    const bool drawn =
        event_field(event, "event.lots", state.lots, ui.lang.tr("Lots, as they were drawn: Anna, Boris"));
    const ButtonStyle lots{.enabled = !state.lots.empty()};
    if ((broad_button(event, "event.lots.draw", ui.lang.tr("Enter the lots"), lots) || drawn) && lots.enabled)
        event.wish(DirectorAction::draw_lots);
}

void draw_remarks(const EventUi& event) {
    const Ui& ui = event.ui();
    const auto& remarks = event.shown.standings.remarks;
    if (remarks.empty()) return;
    event_heading(ui, ui.lang.tr("Remarks on results"));
    for (std::size_t i = 0; i < remarks.size(); ++i)
        note(ui, "event.remark." + std::to_string(i), Lettering::small, ui.palette().text, remarks[i]);
    space(ui, Gap::small);
}

void draw_log_row(const EventUi& event, std::size_t number, const DeskLogRow& row) {
    const Ui& ui = event.ui();
    const Palette& p = ui.palette();
    const float left = ui.px(300);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x - left - ui.gap(Gap::small);
    const float what = measure(ui, Lettering::body, row.what, width).y;
    const float why = row.why.empty() ? 0 : measure(ui, Lettering::small, row.why, width).y;
    const float button_room = row.undoable ? ui.px(34) : 0;
    const float height = what + why + button_room + ui.gap(Gap::small);
    Rect stamp{at, {at.x + left - ui.gap(Gap::small), at.y + ui.px(20)}};
    paint_line(ui, cut_left(stamp, ui.px(54)), Lettering::small, p.faint, row.entry);
    paint_line(ui, cut_left(stamp, ui.px(126), ui.gap(Gap::small)), Lettering::small, p.quiet, row.when);
    paint_name(ui, stamp, Lettering::small, p.quiet, row.who);
    const ImVec2 words{at.x + left, at.y};
    paint_block(ui, words, Lettering::body, row.fate.empty() ? p.text : p.faint, row.what, width);
    if (!row.why.empty()) paint_block(ui, {words.x, words.y + what}, Lettering::small, p.accent, row.why, width);
    ui.report({ProbedWidget::Kind::note,
               "event.act." + std::to_string(number),
               row.what,
               at,
               {at.x + left + width, at.y + height}});
    if (!row.undoable) {
        ImGui::Dummy({1, height});
        return;
    }
    ImGui::SetCursorScreenPos({words.x, words.y + what + why});
    if (event_button(event, "event.undo." + std::to_string(row.number), ui.lang.tr("Undo this"),
                     {.look = ButtonLook::quiet}))
        event.wish(DirectorAction::undo_act, static_cast<int>(row.number));
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({1, height});
}

}  // namespace

void draw_event_standings(const EventUi& event, const Rect& in) {
    const Ui& ui = event.ui();
    const StandingsTable& table = event.shown.standings.table;
    Rect rest = in;
    const Rect scheme = cut_bottom(rest, ui.px(36));
    paint_wrapped(ui, scheme, Lettering::tiny, ui.palette().faint, event.shown.standings.scheme);
    if (const std::string& lacking = event.shown.standings.lacking; !lacking.empty()) {
        const Rect line = cut_top(rest, ui.px(22), ui.gap(Gap::tight));
        paint_line(ui, line, Lettering::body, ui.palette().refused, lacking);
        ui.report({ProbedWidget::Kind::note, "event.lacking", lacking, line.min, line.max});
    }
    const StandingsColumns columns = standings_columns(ui, rest.width(), table.heads.size());
    std::vector<std::string> heads{ui.lang.tr_in("of standings", "Rank"), ui.lang.tr_in("of standings", "Player")};
    heads.insert(heads.end(), table.heads.begin(), table.heads.end());
    Rect head = cut_top(rest, ui.px(34));
    head.max.x -= ImGui::GetStyle().ScrollbarSize + ui.gap(Gap::tight);
    paint_standings_row(ui, head, columns, heads, ui.lang.tr_in("of standings", "Decided by"), ui.palette().quiet,
                        true);
    const Pane pane("event.list.standings", rest);
    for (const StandingsRow& standing : table.rows) draw_standing(event, standing, columns);
}

void draw_event_points_side(const EventUi& event) {
    draw_ranked(event);
    draw_remarks(event);
    draw_penalties(event);
    draw_scoring(event);
}

void draw_event_log(const EventUi& event, const Rect& in) {
    const Pane pane("event.list.log", in);
    if (!event.shown.proposal) turn_event_pages();
    const Ui& ui = event.ui();
    text(ui, Lettering::small, ui.palette().quiet, ui.lang.tr("The person who acts on this computer"));
    event_field(event, "event.by", event.state.by, event.shown.usual_poster, ui.px(320));
    space(ui, Gap::small);
    for (std::size_t i = 0; i < event.shown.log.size(); ++i) draw_log_row(event, i, event.shown.log[i]);
}

void draw_event_paper(const EventUi& event, const Rect& in) {
    const Ui& ui = event.ui();
    const Pane pane("event.list.paper", in);
    draw_round_choice(event, "event.print");
    if (dialog_toggle(event.dialog, "event.print.public", ui.lang.tr("With names as the public pages show them"),
                      event.state.public_names))
        event.state.public_names = !event.state.public_names;
    space(ui, Gap::medium);
    const auto way = [&](const char* key, const std::string& words, DirectorAction action, bool of_round) {
        const ButtonStyle style{.enabled = !of_round || event.shown.round.seated,
                                .tip = of_round ? event.shown.round.says : std::string{},
                                .width = std::min(ui.px(560), ImGui::GetContentRegionAvail().x),
                                .align = Align::left};
        if (event_button(event, key, words, style)) event.wish(action);
    };
    way("event.print.slips", ui.lang.tr("Player slips, from this round on"), DirectorAction::print_slips, true);
    way("event.print.names", ui.lang.tr("Who sits where, by name"), DirectorAction::print_names, true);
    way("event.print.tables", ui.lang.tr("Who sits where, by table"), DirectorAction::print_tables, true);
    way("event.print.sheets", ui.lang.tr("Blank score sheets, one per table"), DirectorAction::print_sheets, true);
    way("event.print.standings", ui.lang.tr("The standings, with what each round brought"),
        DirectorAction::print_standings, false);
    space(ui, Gap::small);
    text(ui, Lettering::small, ui.palette().quiet,
         ui.lang.tr("Each is a new PDF file next to the event; an existing file stays as it is."));
}

}  // namespace tablebank
