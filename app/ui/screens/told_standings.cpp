#include "app/ui/screens/told_standings.h"

#include <algorithm>

#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

std::string from_to(const std::string& before, const std::string& after) {
    return before == after ? after : before + " → " + after;
}

/// What the widest of a column takes.
struct StandingColumns {
    float place = 0;
    float total = 0;
};

StandingColumns columns_of(const Ui& ui, const ToldStandings& told) {
    StandingColumns columns;
    for (const ToldStanding& row : told.rows) {
        const auto width = [&](const std::string& words) { return measure(ui, Lettering::strong, words).x + ui.px(2); };
        columns.place = std::max(columns.place, width(from_to(row.place_before, row.place_after)));
        columns.total = std::max(columns.total, width(from_to(row.total_before, row.total_after)));
    }
    return columns;
}

void draw_told_row(const Ui& ui, const std::string& key, const ToldStanding& row, const StandingColumns& columns) {
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect in{at, {at.x + ImGui::GetContentRegionAvail().x - ui.gap(Gap::small), at.y + ui.px(28)}};
    const Lettering lettering = row.changes ? Lettering::strong : Lettering::body;
    const ImU32 colour = row.changes ? p.text : p.quiet;
    const std::string place = from_to(row.place_before, row.place_after);
    const std::string total = from_to(row.total_before, row.total_after);
    Rect rest = in;
    paint_token(ui, cut_left(rest, ui.px(24), ui.gap(Gap::small)).centre(), ui.px(22), row.mark);
    const float room = rest.width() - 2 * ui.gap(Gap::medium);
    const Rect sums = cut_right(rest, std::min(columns.total, room * 0.45F), ui.gap(Gap::medium));
    const Rect places = cut_right(rest, std::min(columns.place, room * 0.25F), ui.gap(Gap::medium));
    paint_line(ui, sums, lettering, colour, total, Align::right);
    paint_line(ui, places, lettering, colour, place, Align::right);
    paint_name(ui, rest, Lettering::body, colour, row.name);
    ui.report({ProbedWidget::Kind::note, key + '.' + std::to_string(row.mark.seat),
               row.name + ' ' + place + ' ' + total, in.min, in.max});
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy(in.size());
}

}  // namespace

void draw_told_standings(const Ui& ui, const std::string& key, const ToldStandings& told) {
    if (told.rows.empty()) return;
    const Palette& p = ui.palette();
    note(ui, key + ".first", Lettering::strong, p.text, told.first);
    space(ui, Gap::tight);
    const StandingColumns columns = columns_of(ui, told);
    for (const ToldStanding& row : told.rows) draw_told_row(ui, key, row, columns);
    if (!told.note.empty()) note(ui, key + ".note", Lettering::small, p.quiet, told.note);
    space(ui, Gap::small);
}

}  // namespace tablebank
