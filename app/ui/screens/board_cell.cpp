#include "app/ui/screens/board_cell.h"

#include <algorithm>

#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// The strip of the city with the buildings of the street.
void draw_street(const Ui& ui, const Rect& strip, const BoardCell& cell) {
    const ImU32 colour = Theme::printed(cell.colour, ui.palette().raised);
    ui.list().AddRectFilled(strip.min, strip.max, Theme::faded(colour, cell.mortgaged ? 0.35F : 1.0F));
    if (cell.houses > 0 || cell.hotels > 0) return paint_buildings(ui, strip, cell.houses, cell.hotels);
    const ImU32 shown = cell.mortgaged ? ui.palette().panel : colour;
    paint_city_mark(ui, strip.centre(), std::min({strip.width(), strip.height(), ui.px(16)}) * 0.6F, cell.city, shown);
}

/// Symbol, name and printed number. The name has priority: the others are drawn if there is space.
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
            // The number does not fit below the name: it is next to the symbol.
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

/// The owner, also by letter and shape: the colour of the tag alone is not enough.
void draw_owner(const Ui& ui, const CellParts& parts, const PlayerMark& owner, bool mortgaged) {
    const ImU32 colour = Theme::faded(ui.theme.player(owner), mortgaged ? 0.45F : 1.0F);
    ui.list().AddRectFilled(parts.tag.min, parts.tag.max, colour);
    paint_token(ui, parts.badge.centre(), ui.px(14), owner);
}

}  // namespace

CellParts paint_board_cell(const Ui& ui, const BoardRing& ring, const BoardCell& cell, const PlayerMark* owner) {
    const Palette& p = ui.palette();
    const int index = cell.space.index;
    const Rect whole = ring.cell(index);
    const bool corner = ring.is_corner(index);
    const CellLoad load{owner != nullptr, !cell.colour.empty(),
                        static_cast<int>(cell.tokens.size() + cell.prisoners.size())};
    const CellParts parts = parts_of_cell(whole, ring.side_of(index), load, ui.px(1));
    ui.list().AddRectFilled(whole.min, whole.max, corner ? p.raised : p.panel);
    if (load.street) draw_street(ui, parts.strip, cell);
    if (cell.mortgaged) paint_stripes(ui, parts.body, Theme::faded(p.faint, 0.4F));
    draw_label(ui, parts.label, cell, corner);
    if (owner != nullptr) draw_owner(ui, parts, *owner, cell.mortgaged);
    ui.list().AddRect(whole.min, whole.max, p.edged() ? p.faint : p.ground, 0, 0, ui.px(1));
    return parts;
}

}  // namespace tablebank
