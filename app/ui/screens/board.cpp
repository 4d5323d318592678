// The board as a ring that fills the middle of the table, START at the lower right as on the box.

#include <algorithm>
#include <cmath>

#include "app/ui/screens/board_cell.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// The space in question: framed, and pointed at from the middle if no token is there.
void point_at(const Ui& ui, const Rect& cell, BoardSide side, bool arrow) {
    const ImU32 colour = ui.palette().accent;
    const Rect frame = cell.inset(ui.px(1));
    ui.list().AddRect(frame.min, frame.max, colour, 0, 0, ui.px(2));
    if (!arrow) return;
    const ImVec2 centre = cell.centre();
    const float far = ui.px(10);
    const float half = ui.px(7);
    switch (side) {
        case BoardSide::bottom:
            return ui.list().AddTriangleFilled({centre.x - half, cell.min.y - far}, {centre.x + half, cell.min.y - far},
                                               {centre.x, cell.min.y - ui.px(1)}, colour);
        case BoardSide::left:
            return ui.list().AddTriangleFilled({cell.max.x + far, centre.y + half}, {cell.max.x + far, centre.y - half},
                                               {cell.max.x + ui.px(1), centre.y}, colour);
        case BoardSide::top:
            return ui.list().AddTriangleFilled({centre.x - half, cell.max.y + far}, {centre.x, cell.max.y + ui.px(1)},
                                               {centre.x + half, cell.max.y + far}, colour);
        case BoardSide::right:
            break;
    }
    ui.list().AddTriangleFilled({cell.min.x - far, centre.y - half}, {cell.min.x - far, centre.y + half},
                                {cell.min.x - ui.px(1), centre.y}, colour);
}

const PlayerMark* mark_of(const TableSnapshot& snapshot, int seat) {
    for (const PlayerCard& card : snapshot.players) {
        if (card.mark.seat == seat) return &card.mark;
    }
    return nullptr;
}

void draw_tokens(const Ui& ui, const Rect& in, const std::vector<int>& seats, const TableSnapshot& snapshot,
                 bool behind_bars) {
    const auto places = places_of_tokens(in, static_cast<int>(seats.size()), ui.px(1));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const PlayerMark* mark = mark_of(snapshot, seats[i]);
        if (mark == nullptr) continue;
        paint_token(ui, places[i].centre(), places[i].width(), *mark);
        if (behind_bars) paint_bars(ui, places[i].inset(-ui.px(2)), ui.palette().text);
    }
}

void draw_visitors(const Ui& ui, Rect in, const BoardCell& cell, const TableSnapshot& snapshot) {
    if (cell.prisoners.empty()) return draw_tokens(ui, in, cell.tokens, snapshot, false);
    if (!cell.tokens.empty())
        draw_tokens(ui, cut_left(in, in.width() / 2), cell.prisoners, snapshot, true);
    else
        draw_tokens(ui, in, cell.prisoners, snapshot, true);
    if (!cell.tokens.empty()) draw_tokens(ui, in, cell.tokens, snapshot, false);
}

void paint_cell(const Ui& ui, const BoardRing& ring, const BoardCell& cell, const TableSnapshot& snapshot) {
    const int index = cell.space.index;
    const PlayerMark* owner = cell.owner ? mark_of(snapshot, *cell.owner) : nullptr;
    const CellParts parts = paint_board_cell(ui, ring, cell, owner);
    draw_visitors(ui, parts.tokens, cell, snapshot);
    if (snapshot.turn.space == cell.space) point_at(ui, ring.cell(index), ring.side_of(index), !parts.in_lane);
}

/// Handles presses of a space, and frames it if it is chosen or under the pointer.
void touch_cell(const Ui& ui, const BoardRing& ring, const BoardCell& cell, std::optional<Space>& selected) {
    const Rect whole = ring.cell(cell.space.index);
    const Touch touch = touch_area(ui, "space", cell.space.index, cell.name, whole);
    if (touch.hovered) tip(ui, cell.name);
    if (touch.pressed) selected = selected == cell.space ? std::nullopt : std::optional(cell.space);
    const bool chosen = selected == cell.space;
    if (!chosen && !touch.hovered) return;
    const Palette& p = ui.palette();
    ui.list().AddRect(whole.min, whole.max, chosen ? p.accent : p.faint, ui.px(2), 0, ui.px(chosen ? 2 : 1));
}

}  // namespace

void draw_board(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue) {
    const float depth = std::clamp(std::min(in.width(), in.height()) * 0.125F, ui.px(72), ui.px(120));
    const BoardRing ring(in, static_cast<int>(snapshot.board.cells.size()), std::floor(depth));
    if (const Picture picture(ui, "board", in, Fingerprint(snapshot.made)); picture.wanted()) {
        for (const BoardCell& cell : snapshot.board.cells) paint_cell(ui, ring, cell, snapshot);
    }
    for (const BoardCell& cell : snapshot.board.cells) touch_cell(ui, ring, cell, state.selection.space);
    draw_stage(ui, ring.middle(ui.px(1)), snapshot, state, queue);
}

}  // namespace tablebank
