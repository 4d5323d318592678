#include "app/ui/screens/standings.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/paint.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// The widths of the values before and after: the widest of a column.
struct BeforeAndAfter {
    float before = 0;
    float after = 0;
    [[nodiscard]] float width(const Ui& ui) const { return before + arrow(ui) + after; }
    [[nodiscard]] static float arrow(const Ui& ui) { return ui.px(30); }
    void take(const Ui& ui, const std::string& was, const std::string& is) {
        before = std::max(before, measure(ui, Lettering::body, was).x + ui.px(2));
        after = std::max(after, measure(ui, Lettering::strong, is).x + ui.px(2));
    }
};

struct StandingColumns {
    BeforeAndAfter place;
    BeforeAndAfter total;
};

void paint_arrow_between(const Ui& ui, const Rect& in, ImU32 colour) {
    const ImVec2 tip{in.max.x - ui.px(9), in.centre().y};
    ui.list().AddLine({in.min.x + ui.px(9), tip.y}, {tip.x - ui.px(4), tip.y}, colour, ui.px(1.5F));
    ui.list().AddTriangleFilled(tip, {tip.x - ui.px(6), tip.y - ui.px(4)}, {tip.x - ui.px(6), tip.y + ui.px(4)},
                                colour);
}

/// An unchanged value is shown once.
void paint_turn(const Ui& ui, Rect in, const BeforeAndAfter& column, const std::string& was, const std::string& is) {
    const Palette& p = ui.palette();
    const bool same = was == is;
    paint_line(ui, cut_right(in, column.after), same ? Lettering::body : Lettering::strong, same ? p.quiet : p.text, is,
               Align::right);
    if (same) return;
    paint_arrow_between(ui, cut_right(in, BeforeAndAfter::arrow(ui)), p.faint);
    paint_line(ui, in, Lettering::body, p.quiet, was, Align::right);
}

std::string turn_text(const std::string& was, const std::string& is) {
    return was == is ? is : was + " → " + is;
}

void draw_told_row(const Ui& ui, const std::string& key, const ToldStanding& row, const StandingColumns& columns) {
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = std::min(ui.px(620), ImGui::GetContentRegionAvail().x - ui.gap(Gap::small));
    const Rect in{at, {at.x + width, at.y + ui.px(28)}};
    Rect rest = in;
    paint_token(ui, cut_left(rest, ui.px(24), ui.gap(Gap::small)).centre(), ui.px(22), row.mark);
    paint_turn(ui, cut_right(rest, columns.total.width(ui), ui.gap(Gap::wide)), columns.total, row.total_before,
               row.total_after);
    paint_turn(ui, cut_right(rest, columns.place.width(ui), ui.gap(Gap::small)), columns.place, row.place_before,
               row.place_after);
    paint_name(ui, rest, Lettering::body, row.changes ? p.text : p.quiet, row.name);
    ui.report({ProbedWidget::Kind::note, key + '.' + std::to_string(row.mark.seat),
               row.name + ' ' + turn_text(row.place_before, row.place_after) + ' ' +
                   turn_text(row.total_before, row.total_after),
               in.min, in.max});
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy(in.size());
}

/// The heads of the columns.
void draw_told_head(const Ui& ui, const StandingColumns& columns) {
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = std::min(ui.px(620), ImGui::GetContentRegionAvail().x - ui.gap(Gap::small));
    Rect rest{at, {at.x + width, at.y + ui.px(18)}};
    paint_line(ui, cut_right(rest, columns.total.width(ui), ui.gap(Gap::wide)), Lettering::small, p.faint,
               ui.lang.tr_in("column", "Total"), Align::right);
    paint_line(ui, cut_right(rest, columns.place.width(ui)), Lettering::small, p.faint,
               ui.lang.tr_in("column", "Place"), Align::right);
    ImGui::Dummy({width, ui.px(18)});
}

}  // namespace

bool walk_standings(const std::vector<StandingRow>& rows, std::optional<int>& opened) {
    const bool on = pressed_or_held(KeyAction::page_down);
    const bool back = pressed_or_held(KeyAction::page_up);
    if (rows.empty() || on == back) return false;
    // Players who are out are last, and have nothing to open.
    const auto count = std::ranges::count(rows, false, &StandingRow::out);
    const auto now =
        std::ranges::find(rows, opened, [](const StandingRow& row) { return std::optional{row.mark.seat}; });
    // One place more than players: none is open there.
    const std::ptrdiff_t at = now == rows.end() ? count : now - rows.begin();
    const std::ptrdiff_t next = (at + (on ? 1 : count)) % (count + 1);
    opened = next == count ? std::nullopt : std::optional{rows[static_cast<std::size_t>(next)].mark.seat};
    return opened.has_value();
}

void draw_standings_hint(const Ui& ui) {
    text(ui, Lettering::small, ui.palette().faint,
         ui.lang.tr("Page Down and Page Up, or a click on a player, show every payment and its workings."));
}

void draw_standings_diff(const Ui& ui, const std::string& key, const StandingsDiff& told) {
    if (told.rows.empty()) return;
    const Palette& p = ui.palette();
    note(ui, key + ".first", Lettering::strong, p.text, told.first);
    space(ui, Gap::tight);
    StandingColumns columns;
    for (const ToldStanding& row : told.rows) {
        columns.place.take(ui, row.place_before, row.place_after);
        columns.total.take(ui, row.total_before, row.total_after);
    }
    draw_told_head(ui, columns);
    for (const ToldStanding& row : told.rows) draw_told_row(ui, key, row, columns);
    if (!told.note.empty()) note(ui, key + ".note", Lettering::small, p.quiet, told.note);
    space(ui, Gap::small);
}

}  // namespace tablebank
