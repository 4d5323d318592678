// Workings in columns: what, figure, paragraph.

#include <algorithm>

#include "app/ui/screens/screens.h"

namespace tablebank {

namespace {

/// The columns of the figure and of the paragraph, as broad as the broadest in them.
struct WorkingColumns {
    float what = 0;
    float figure = 0;
    float rule = 0;
};

WorkingColumns columns_of(const Ui& ui, float width, const std::vector<WorkingRow>& rows) {
    WorkingColumns columns;
    const auto broad = [&ui](const std::string& words) { return measure(ui, Lettering::small, words).x + ui.px(1); };
    for (const WorkingRow& row : rows) {
        columns.figure = std::max(columns.figure, broad(row.figure));
        columns.rule = std::max(columns.rule, broad(row.rule));
    }
    columns.what = std::max(width * 0.3F, width - columns.figure - columns.rule - 2 * ui.gap(Gap::small));
    return columns;
}

}  // namespace

float workings_height(const Ui& ui, float width, const std::vector<WorkingRow>& rows) {
    const WorkingColumns columns = columns_of(ui, width, rows);
    float height = 0;
    for (const WorkingRow& row : rows)
        height += measure(ui, Lettering::small, row.what, columns.what).y + ui.gap(Gap::tight);
    return height;
}

void paint_workings(const Ui& ui, const Rect& in, const std::vector<WorkingRow>& rows) {
    const Palette& p = ui.palette();
    const WorkingColumns columns = columns_of(ui, in.width(), rows);
    const float letters = measure(ui, Lettering::small, "0").y;
    Rect rest = in;
    for (const WorkingRow& row : rows) {
        const float height = measure(ui, Lettering::small, row.what, columns.what).y + ui.gap(Gap::tight);
        Rect at{rest.min, {rest.max.x, rest.min.y + height}};
        rest.min.y = at.max.y;
        if (!ImGui::IsRectVisible(at.min, at.max)) continue;
        at = at.inset(0, ui.gap(Gap::hair));
        paint_block(ui, cut_left(at, columns.what, ui.gap(Gap::small)).min, Lettering::small, p.quiet, row.what,
                    columns.what);
        at.max.y = at.min.y + letters;
        paint_line(ui, cut_left(at, columns.figure, ui.gap(Gap::small)), Lettering::small, p.text, row.figure,
                   Align::right);
        paint_line(ui, at, Lettering::small, row.ruling ? p.accent : p.faint, row.rule);
    }
}

void draw_workings(const Ui& ui, const std::vector<WorkingRow>& rows) {
    if (rows.empty()) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = workings_height(ui, width, rows);
    ImGui::Dummy({width, height});
    paint_workings(ui, {at, {at.x + width, at.y + height}}, rows);
}

}  // namespace tablebank
