// The review for a judge: one row per remark. Enter or a click shows the table as it was after its entry.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/side_screen.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

void draw_remark(const Ui& ui, std::size_t number, const ReviewRow& row, ReviewState& state, PendingIntent& queue) {
    const Palette& p = ui.palette();
    const float inner = ImGui::GetContentRegionAvail().x - 2 * ui.gap(Gap::medium);
    const float head = ui.px(20);
    const float words = measure(ui, Lettering::body, row.words, inner).y;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect in{at, {at.x + inner + 2 * ui.gap(Gap::medium), at.y + head + words + 2 * ui.gap(Gap::small)}};
    const std::string key = "review.row." + std::to_string(number + 1);
    if (hot_area(ui, key, row.head + ": " + row.words, in)) {
        state.row = number;
        queue.push(intent::LookAt{row.entry});
    }
    const bool chosen = state.row == number;
    paint_panel(ui, in, ImGui::IsItemHovered() ? p.hover : p.panel);
    if (chosen) paint_edge(ui, in, p.accent, 1.5F);
    if (chosen && state.show_row) ImGui::SetScrollHereY(0.6F);
    Rect rest = in.inset(ui.gap(Gap::medium), ui.gap(Gap::small));
    paint_name(ui, cut_top(rest, head), Lettering::small, p.quiet, row.head);
    paint_wrapped(ui, rest, Lettering::body, row.in_force ? p.text : p.quiet, row.words);
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::small)});
}

void walk_rows(const ReviewSnapshot& snapshot, ReviewState& state, PendingIntent& queue) {
    const std::size_t count = snapshot.rows.size();
    const bool down = pressed_or_held(KeyAction::down);
    const bool up = pressed_or_held(KeyAction::up);
    const bool look = pressed(KeyAction::go_on);
    if (count == 0) return;
    state.row = std::min(state.row, count - 1);
    if (down || up) {
        state.row = (state.row + (down ? 1 : count - 1)) % count;
        state.show_row = true;
    }
    if (look) queue.push(intent::LookAt{snapshot.rows[state.row].entry});
}

}  // namespace

void draw_review(const Ui& ui, const ReviewSnapshot& snapshot, ReviewState& state, PendingIntent& queue) {
    const Palette& p = ui.palette();
    Rect rest = draw_side_head(ui, "review", ui.lang.tr("What a judge should look at"), state.from, queue);
    walk_rows(snapshot, state, queue);
    const Pane pane("review", rest);
    if (snapshot.rows.empty()) return note(ui, "review.nothing", Lettering::body, p.quiet, snapshot.nothing);
    note(ui, "review.count", Lettering::body, p.quiet, snapshot.count);
    text(ui, Lettering::small, p.faint,
         ui.lang.tr("{key} or a click shows the table as it was after the entry.",
                    {{"key", key_text(ui.lang, hint_of(KeyAction::go_on))}}));
    space(ui, Gap::small);
    for (std::size_t i = 0; i < snapshot.rows.size(); ++i) draw_remark(ui, i, snapshot.rows[i], state, queue);
    state.show_row = false;
}

}  // namespace tablebank
