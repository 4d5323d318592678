// The deeds of the calculator as a board: a click on a space sets its owner and buildings; the input and the answer are
// inside the ring.

#include <algorithm>
#include <cmath>

#include "app/i18n/language.h"
#include "app/ui/screens/board_cell.h"
#include "app/ui/screens/calculator_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

/// Whole steps of the wheel; a touchpad sends fractions of one.
int wheel_steps(CalculatorState& state) {
    state.wheel += ImGui::GetIO().MouseWheel;
    const float whole = std::trunc(state.wheel);
    state.wheel -= whole;
    return static_cast<int>(whole);
}

/// Moves the selected row of the list, so that the arrows continue from the pressed space.
void go_to_row(const CalculatorSnapshot& snapshot, Space space, CalculatorState& state) {
    const auto row = std::ranges::find(snapshot.deeds, space, &CalculatorDeed::space);
    if (row != snapshot.deeds.end()) state.row = static_cast<std::size_t>(row - snapshot.deeds.begin());
}

/// The tooltip of a space: its name and, for those who cannot distinguish the colours, its owner.
std::string told(const CalculatorSnapshot& snapshot, const CalculatorState& state, const BoardCell& cell) {
    const auto deed = std::ranges::find(snapshot.deeds, cell.space, &CalculatorDeed::space);
    if (!cell.owner) return cell.name;
    const std::string found = deed == snapshot.deeds.end() || deed->found.empty() ? std::string{} : ", " + deed->found;
    return cell.name + " · " + state.draft.players.at(static_cast<std::size_t>(*cell.owner) - 1).name + found;
}

void touch_space(const Ui& ui, const Rect& whole, const CalculatorSnapshot& snapshot, const BoardCell& cell,
                 CalculatorState& state, PendingIntent& queue) {
    const Touch touch = touch_area(ui, "calc.space", cell.space.index, cell.name, whole);
    const auto push = [&](DeedTouch how) {
        queue.push(intent::TouchDeed{cell.space, how});
        go_to_row(snapshot, cell.space, state);
    };
    if (touch.pressed) push(DeedTouch::press);
    if (!touch.hovered) return;
    if (ImGui::IsItemClicked(ImGuiMouseButton_Right)) push(DeedTouch::mortgage);
    if (const int steps = wheel_steps(state); steps != 0) push(steps > 0 ? DeedTouch::more : DeedTouch::fewer);
    ui.list().AddRect(whole.min, whole.max, ui.palette().faint, ui.px(2), 0, ui.px(1));
    tip(ui, told(snapshot, state, cell));
}

void draw_ring(const Ui& ui, const BoardRing& ring, const CalculatorSnapshot& snapshot, CalculatorState& state,
               PendingIntent& queue) {
    for (const BoardCell& cell : snapshot.board.cells) {
        const PlayerMark* owner = cell.owner ? &snapshot.marks.at(static_cast<std::size_t>(*cell.owner) - 1) : nullptr;
        static_cast<void>(paint_board_cell(ui, ring, cell, owner));
    }
    for (const BoardCell& cell : snapshot.board.cells)
        touch_space(ui, ring.cell(cell.space.index), snapshot, cell, state, queue);
    if (snapshot.deeds.empty()) return;
    const Space space = snapshot.deeds[std::min(state.row, snapshot.deeds.size() - 1)].space;
    const Rect at = ring.cell(space.index).inset(ui.px(1));
    ui.list().AddRect(at.min, at.max, ui.palette().accent, 0, 0, ui.px(2));
}

/// The input: a player's line or the deed in question, the buildings, the dice of utilities; and the effect of a click
/// on the board.
void draw_typed(const Ui& ui, Rect in, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    if (!state.draft.question) draw_calculator_line(ui, cut_top(in, ui.px(132), ui.gap(Gap::small)), snapshot, state);
    if (!snapshot.throws.empty())
        draw_calculator_dice(ui, cut_bottom(in, height_of_dice(ui, snapshot), ui.gap(Gap::tight)), snapshot, state);
    const Pane pane("calc.on-board", in);
    draw_calculator_asked(ui, snapshot, state);
    note(ui, "calc.touch", Lettering::small, ui.palette().quiet, snapshot.touch_hint);
    draw_calculator_arrows(ui);
}

}  // namespace

void draw_calculator_board(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                           PendingIntent& queue, bool typing) {
    if (snapshot.board.cells.empty()) return draw_calculator_answer(ui, in, snapshot, state, queue, typing);
    const float depth = std::clamp(std::min(in.width(), in.height()) * 0.125F, ui.px(64), ui.px(120));
    const BoardRing ring(in, static_cast<int>(snapshot.board.cells.size()), std::floor(depth));
    draw_ring(ui, ring, snapshot, state, queue);
    Rect inner = ring.middle(ui.px(1)).inset(ui.gap(Gap::small));
    const Rect answer = cut_right(inner, inner.width() * 0.54F, ui.gap(Gap::medium));
    draw_typed(ui, inner, snapshot, state);
    draw_calculator_answer(ui, answer, snapshot, state, queue, typing);
    if (!typing && !state.choosing_edition) walk_calculator_deeds(snapshot, state);
}

}  // namespace tablebank
