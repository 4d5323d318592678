// The board as a ring that fills the middle of the table, START at the lower right as on the box.

#include <algorithm>
#include <cmath>

#include "app/ui/screens/board_ring.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/city_mark.h"
#include "app/ui/widgets/picture.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// The space that is spoken of: framed, and pointed at from the middle where no token stands there.
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

/// The strip of the city with what stands on the street.
void draw_street(const Ui& ui, const Rect& strip, const BoardCell& cell) {
    const ImU32 colour = Theme::printed(cell.colour, ui.palette().raised);
    ui.list().AddRectFilled(strip.min, strip.max, Theme::faded(colour, cell.mortgaged ? 0.35F : 1.0F));
    if (cell.houses > 0 || cell.hotel) return paint_buildings(ui, strip, cell.houses, cell.hotel);
    const ImU32 shown = cell.mortgaged ? ui.palette().panel : colour;
    paint_city_mark(ui, strip.centre(), std::min({strip.width(), strip.height(), ui.px(16)}) * 0.6F, cell.city, shown);
}

/// Sign, name and printed figure. The name comes first: the others stand there where it leaves them room.
void draw_label(const Ui& ui, Rect in, const BoardCell& cell, bool corner) {
    const Palette& p = ui.palette();
    const Lettering lettering = in.width() > ui.px(84) ? Lettering::small : Lettering::tiny;
    const float name = measure(ui, lettering, cell.name, in.width()).y;
    const float sign = ui.px(corner ? 20 : 13);
    const float figure = ui.px(14);
    const bool has_figure = !cell.figure.empty() && cell.tokens.empty();
    if (cell.colour.empty() && name + sign + ui.px(3) <= in.height()) {
        Rect row = cut_top(in, sign, ui.px(3));
        if (has_figure && name + figure > in.height()) {
            // No room for the figure below the name: it stands beside the sign.
            const float wide = measure(ui, Lettering::tiny, cell.figure).x + ui.px(2);
            row = row.inset(std::max(0.0F, (row.width() - sign - wide - ui.gap(Gap::tight)) / 2), 0);
            paint_line(ui, cut_right(row, wide, ui.gap(Gap::tight)), Lettering::tiny, p.faint, cell.figure,
                       Align::right);
        }
        paint_space_sign(ui, row.centre(), sign, cell.kind, corner ? p.accent : p.quiet);
    }
    if (has_figure && name + figure <= in.height())
        paint_line(ui, cut_bottom(in, figure), Lettering::tiny, p.faint, cell.figure, Align::centre);
    if (fits_in_cell(ui, in, lettering, cell.name))
        paint_in_cell(ui, in, lettering, p.quiet, cell.name);
    else
        paint_in_cell(ui, in, lettering, p.quiet, cell.brief);
}

/// Whose it is, by letter and shape too: the colour of the tag alone would not say it.
void draw_owner(const Ui& ui, const CellParts& parts, const PlayerMark& owner, bool mortgaged) {
    const ImU32 colour = Theme::faded(ui.theme.player(owner), mortgaged ? 0.45F : 1.0F);
    ui.list().AddRectFilled(parts.tag.min, parts.tag.max, colour);
    paint_token(ui, parts.badge.centre(), ui.px(14), owner);
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
    const Palette& p = ui.palette();
    const int index = cell.space.index;
    const Rect whole = ring.cell(index);
    const bool corner = ring.is_corner(index);
    const PlayerMark* owner = cell.owner ? mark_of(snapshot, *cell.owner) : nullptr;
    const CellLoad load{owner != nullptr, !cell.colour.empty(),
                        static_cast<int>(cell.tokens.size() + cell.prisoners.size())};
    const CellParts parts = parts_of_cell(whole, ring.side_of(index), load, ui.px(1));
    ui.list().AddRectFilled(whole.min, whole.max, corner ? p.raised : p.panel);
    if (load.street) draw_street(ui, parts.strip, cell);
    if (cell.mortgaged) paint_stripes(ui, parts.body, Theme::faded(p.faint, 0.4F));
    draw_label(ui, parts.label, cell, corner);
    if (owner != nullptr) draw_owner(ui, parts, *owner, cell.mortgaged);
    ui.list().AddRect(whole.min, whole.max, p.edged() ? p.faint : p.ground, 0, 0, ui.px(1));
    draw_visitors(ui, parts.tokens, cell, snapshot);
    if (snapshot.turn.space == cell.space) point_at(ui, whole, ring.side_of(index), !parts.in_lane);
}

/// Presses a space, and frames it where it is chosen or under the pointer.
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

void draw_board(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    const float depth = std::clamp(std::min(in.width(), in.height()) * 0.125F, ui.px(72), ui.px(120));
    const BoardRing ring(in, static_cast<int>(snapshot.board.cells.size()), std::floor(depth));
    if (const Picture picture(ui, "board", in, Fingerprint(snapshot.made)); picture.wanted()) {
        for (const BoardCell& cell : snapshot.board.cells) paint_cell(ui, ring, cell, snapshot);
    }
    for (const BoardCell& cell : snapshot.board.cells) touch_cell(ui, ring, cell, state.selection.space);
    draw_stage(ui, ring.middle(ui.px(1)), snapshot, state, queue);
}

}  // namespace tablebank
