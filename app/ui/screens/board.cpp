// The board as a ring that fills the middle of the table, START at the lower right as on the box.

#include <algorithm>
#include <cmath>

#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/city_mark.h"
#include "app/ui/widgets/picture.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

enum class Side { bottom, left, top, right };

/// The ring's measures: corners are as broad as the sides are deep.
struct Ring {
    Rect in;
    int side;     ///< spaces from corner to corner
    float depth;  ///< of a side, and of a corner
    [[nodiscard]] float across() const { return (in.width() - 2 * depth) / static_cast<float>(side - 1); }
    [[nodiscard]] float along() const { return (in.height() - 2 * depth) / static_cast<float>(side - 1); }
    [[nodiscard]] Rect inner() const { return in.inset(depth); }
    [[nodiscard]] Side side_of(int index) const { return static_cast<Side>(index / side); }
    [[nodiscard]] bool is_corner(int index) const { return index % side == 0; }

    [[nodiscard]] Rect cell(int index) const {
        const int step = index % side;
        const auto n = static_cast<float>(step);
        switch (side_of(index)) {
            case Side::bottom: {
                const float right = step == 0 ? in.max.x : in.max.x - depth - (n - 1) * across();
                return {{right - (step == 0 ? depth : across()), in.max.y - depth}, {right, in.max.y}};
            }
            case Side::left: {
                const float bottom = step == 0 ? in.max.y : in.max.y - depth - (n - 1) * along();
                return {{in.min.x, bottom - (step == 0 ? depth : along())}, {in.min.x + depth, bottom}};
            }
            case Side::top: {
                const float left = step == 0 ? in.min.x : in.min.x + depth + (n - 1) * across();
                return {{left, in.min.y}, {left + (step == 0 ? depth : across()), in.min.y + depth}};
            }
            case Side::right:
                break;
        }
        const float top = step == 0 ? in.min.y : in.min.y + depth + (n - 1) * along();
        return {{in.max.x - depth, top}, {in.max.x, top + (step == 0 ? depth : along())}};
    }
};

/// The strip of city colour, on the side that faces the middle, as on the box.
Rect cut_strip(const Ui& ui, Rect& cell, Side side) {
    const float deep = ui.px(15);
    switch (side) {
        case Side::bottom:
            return cut_top(cell, deep);
        case Side::left:
            return cut_right(cell, deep);
        case Side::top:
            return cut_bottom(cell, deep);
        case Side::right:
            break;
    }
    return cut_left(cell, deep);
}

const PlayerMark* mark_of(const TableSnapshot& snapshot, int seat) {
    for (const PlayerCard& card : snapshot.players) {
        if (card.mark.seat == seat) return &card.mark;
    }
    return nullptr;
}

void draw_tokens(const Ui& ui, const Rect& in, const std::vector<int>& seats, const TableSnapshot& snapshot,
                 bool behind_bars) {
    if (seats.empty()) return;
    const float size = ui.px(22);
    const float step =
        std::min(size + ui.px(2), (in.width() - size) / std::max<float>(1.0F, static_cast<float>(seats.size()) - 1));
    float x = in.centre().x - step * (static_cast<float>(seats.size()) - 1) / 2;
    for (const int seat : seats) {
        const PlayerMark* mark = mark_of(snapshot, seat);
        if (mark == nullptr) continue;
        const ImVec2 centre{x, in.centre().y};
        paint_token(ui, centre, size, *mark);
        if (behind_bars) {
            const float half = size / 2 + ui.px(2);
            paint_bars(ui, {{x - half, centre.y - half}, {x + half, centre.y + half}}, ui.palette().text);
        }
        x += step;
    }
}

/// Whose it is: a tag in his colour along the outer edge.
void draw_owner(const Ui& ui, const Rect& cell, Side side, const PlayerMark& mark, bool mortgaged) {
    const float deep = ui.px(5);
    Rect tag = cell;
    switch (side) {
        case Side::bottom:
            tag.min.y = tag.max.y - deep;
            break;
        case Side::left:
            tag.max.x = tag.min.x + deep;
            break;
        case Side::top:
            tag.max.y = tag.min.y + deep;
            break;
        case Side::right:
            tag.min.x = tag.max.x - deep;
            break;
    }
    const ImU32 colour = Theme::faded(ui.theme.player(mark), mortgaged ? 0.45F : 1.0F);
    ui.list().AddRectFilled(tag.min, tag.max, colour);
}

/// The strip of the city with what stands on the street; `rest` is the cell without it.
void draw_street(const Ui& ui, Rect& rest, const BoardCell& cell, Side side) {
    const Rect strip = cut_strip(ui, rest, side);
    const ImU32 colour = Theme::printed(cell.colour, ui.palette().raised);
    ui.list().AddRectFilled(strip.min, strip.max, Theme::faded(colour, cell.mortgaged ? 0.35F : 1.0F));
    if (cell.houses > 0 || cell.hotel) return paint_buildings(ui, strip, cell.houses, cell.hotel);
    const ImU32 shown = cell.mortgaged ? ui.palette().panel : colour;
    paint_city_mark(ui, strip.centre(), std::min({strip.width(), strip.height(), ui.px(16)}) * 0.6F, cell.city, shown);
}

/// Too low for a name above a badge: they stand side by side.
bool is_flat_cell(const Ui& ui, const Rect& cell, Side side) {
    return (side == Side::left || side == Side::right) && cell.height() < ui.px(46);
}

/// Sign, name and printed figure.
void draw_label(const Ui& ui, Rect in, const BoardCell& cell, bool corner, bool flat, bool with_figure) {
    const Palette& p = ui.palette();
    if (flat && cell.colour.empty() && !corner) {
        // The name is worth more than the sign.
        paint_wrapped(ui, in, Lettering::tiny, p.quiet, cell.name, Align::centre);
        return;
    }
    // On a low cell with somebody on it the name is worth more than the sign.
    const float sign = ui.px(corner ? 20 : 13);
    const Lettering lettering = in.width() > ui.px(84) ? Lettering::small : Lettering::tiny;
    const float tokens = ui.px(26);
    const bool long_name = sign + measure(ui, lettering, cell.name, in.width()).y + tokens > in.height();
    const bool full = !with_figure && (corner ? long_name : in.height() < ui.px(54) && !cell.owner);
    if (cell.colour.empty() && !full) {
        const Rect row = cut_top(in, sign + ui.px(3));
        paint_space_sign(ui, row.centre(), sign, cell.kind, corner ? p.accent : p.quiet);
    }
    in.min.y += paint_wrapped(ui, in, lettering, p.quiet, cell.name, Align::centre);
    if (with_figure && !cell.figure.empty() && in.height() > ui.px(11)) {
        paint_line(ui, cut_bottom(in, ui.px(14)), Lettering::tiny, p.faint, cell.figure, Align::centre);
    }
}

/// Whose it is, and who stands there.
void draw_pieces(const Ui& ui, const Rect& in, const BoardCell& cell, const TableSnapshot& snapshot, Side side) {
    Rect standing{{in.min.x + ui.px(3), in.max.y - ui.px(29)}, {in.max.x - ui.px(3), in.max.y - ui.px(3)}};
    const bool crowded = !cell.tokens.empty() || !cell.prisoners.empty();
    if (const PlayerMark* owner = cell.owner ? mark_of(snapshot, *cell.owner) : nullptr) {
        // His letter and shape too: the colour of the tag alone would not say whose it is.
        const float badge = ui.px(14);
        const float away = side == Side::left ? ui.px(6) : 0;
        // The low cell of a company is full of its name, but beside its sign there is room.
        const bool beside_sign =
            cell.colour.empty() && (side == Side::left || side == Side::right) && !is_flat_cell(ui, in, side);
        const float y = beside_sign ? in.min.y + badge * 0.7F
                        : is_flat_cell(ui, in, side)
                            ? in.centre().y
                            : standing.max.y - badge / 2 - (side == Side::bottom ? ui.px(6) : 0);
        paint_token(ui, {standing.min.x + badge * 0.7F + away, y}, badge, *owner);
        if (crowded && !beside_sign) standing.min.x += badge * 1.4F + away;
    }
    if (!cell.prisoners.empty() && !cell.tokens.empty()) {
        draw_tokens(ui, cut_left(standing, standing.width() / 2), cell.prisoners, snapshot, true);
    } else {
        draw_tokens(ui, standing, cell.prisoners, snapshot, true);
    }
    draw_tokens(ui, standing, cell.tokens, snapshot, false);
}

void paint_cell(const Ui& ui, const Ring& ring, const BoardCell& cell, const TableSnapshot& snapshot) {
    const Palette& p = ui.palette();
    ImDrawList* list = &ui.list();
    const int index = cell.space.index;
    const Rect whole = ring.cell(index);
    const bool corner = ring.is_corner(index);
    const Side side = ring.side_of(index);
    list->AddRectFilled(whole.min, whole.max, corner ? p.raised : p.panel);
    if (const PlayerMark* owner = cell.owner ? mark_of(snapshot, *cell.owner) : nullptr) {
        draw_owner(ui, whole, side, *owner, cell.mortgaged);
    }
    Rect rest = whole;
    if (!cell.colour.empty()) draw_street(ui, rest, cell, side);
    const bool flat = is_flat_cell(ui, whole, side);
    Rect text = rest.inset(ui.px(3), ui.px(flat ? 1 : 3));
    if (side == Side::top && cell.owner) text.min.y += ui.px(4);
    if (side == Side::left && cell.owner) text.min.x += ui.px(4);
    if (side == Side::right && cell.owner) text.max.x -= ui.px(4);
    if (flat && cell.owner) text.min.x += ui.px(18);
    if (cell.mortgaged) paint_stripes(ui, rest, Theme::faded(p.faint, 0.4F));
    draw_label(ui, text, cell, corner, flat, cell.tokens.empty() && cell.prisoners.empty());
    list->AddRect(whole.min, whole.max, p.ground, 0, 0, ui.px(1));
    draw_pieces(ui, rest, cell, snapshot, side);
}

/// Presses a space, and frames it where it is chosen or under the pointer.
void touch_cell(const Ui& ui, const Ring& ring, const BoardCell& cell, std::optional<Space>& selected) {
    const Rect whole = ring.cell(cell.space.index);
    const Touch touch = touch_area(ui, "space", cell.space.index, cell.name, whole);
    if (touch.pressed) selected = selected == cell.space ? std::nullopt : std::optional(cell.space);
    const bool chosen = selected == cell.space;
    if (!chosen && !touch.hovered) return;
    const Palette& p = ui.palette();
    ui.list().AddRect(whole.min, whole.max, chosen ? p.accent : p.faint, ui.px(2), 0, ui.px(chosen ? 2 : 1));
}

}  // namespace

void draw_board(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    const auto spaces = static_cast<int>(snapshot.board.cells.size());
    if (spaces < 8 || spaces % 4 != 0) return;
    const float depth = std::clamp(std::min(in.width(), in.height()) * 0.125F, ui.px(72), ui.px(120));
    const Ring ring{in, spaces / 4, std::floor(depth)};
    if (const Picture picture(ui, "board", in, Fingerprint(snapshot.made)); picture.wanted()) {
        for (const BoardCell& cell : snapshot.board.cells) paint_cell(ui, ring, cell, snapshot);
    }
    for (const BoardCell& cell : snapshot.board.cells) touch_cell(ui, ring, cell, state.selection.space);
    draw_turn(ui, ring.inner(), snapshot, state, queue);
}

}  // namespace tablebank
