#include "app/ui/widgets/pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace tablebank {

namespace {

void paint_house(const Ui& ui, ImVec2 centre, float size) {
    ImDrawList* list = &ui.list();
    const float half = size / 2;
    const std::array<ImVec2, 5> shape{
        ImVec2{centre.x - half, centre.y + half}, ImVec2{centre.x - half, centre.y - half * 0.2F},
        ImVec2{centre.x, centre.y - half}, ImVec2{centre.x + half, centre.y - half * 0.2F},
        ImVec2{centre.x + half, centre.y + half}};
    list->AddConvexPolyFilled(shape.data(), static_cast<int>(shape.size()), ui.palette().piece);
    list->AddPolyline(shape.data(), static_cast<int>(shape.size()), ui.palette().on_piece, ImDrawFlags_Closed,
                      std::max(1.0F, size / 9));
}

/// One broad piece with three windows; `size` is its shorter side.
void paint_hotel(const Ui& ui, ImVec2 c, float size, bool upright) {
    ImDrawList* list = &ui.list();
    const auto turned = [&](float along, float across) {
        return upright ? ImVec2{c.x + across * size, c.y + along * size}
                       : ImVec2{c.x + along * size, c.y + across * size};
    };
    list->AddRectFilled(turned(-1.05F, -0.5F), turned(1.05F, 0.5F), ui.palette().piece, ui.px(1));
    list->AddRect(turned(-1.05F, -0.5F), turned(1.05F, 0.5F), ui.palette().on_piece, ui.px(1), 0,
                  std::max(1.0F, size / 9));
    for (const float window : {-0.62F, 0.0F, 0.62F}) {
        list->AddRectFilled(turned(window - 0.17F, -0.18F), turned(window + 0.17F, 0.18F), ui.palette().on_piece);
    }
}

/// One shape being drawn.
struct MarkPen {
    ImDrawList* list;
    ImVec2 centre;
    float half;
    float stroke;
    ImU32 ink;

    [[nodiscard]] ImVec2 at(float x, float y) const { return {centre.x + x * half, centre.y + y * half}; }
    void line(float x0, float y0, float x1, float y1) const { list->AddLine(at(x0, y0), at(x1, y1), ink, stroke); }
    void dot(float x, float y, float radius) const { list->AddCircleFilled(at(x, y), radius * half, ink); }
    void polygon(const std::vector<ImVec2>& corners) const {
        std::vector<ImVec2> points;
        points.reserve(corners.size());
        for (const ImVec2& corner : corners) points.push_back(at(corner.x, corner.y));
        list->AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), ink);
    }
};

void disc(const MarkPen& pen) {
    pen.dot(0, 0, 0.85F);
}
void square(const MarkPen& pen) {
    pen.list->AddRectFilled(pen.at(-0.75F, -0.75F), pen.at(0.75F, 0.75F), pen.ink);
}
void triangle(const MarkPen& pen) {
    pen.polygon({{-0.95F, 0.75F}, {0, -0.9F}, {0.95F, 0.75F}});
}
void diamond(const MarkPen& pen) {
    pen.polygon({{0, -1}, {1, 0}, {0, 1}, {-1, 0}});
}
void cross(const MarkPen& pen) {
    pen.line(-0.95F, 0, 0.95F, 0);
    pen.line(0, -0.95F, 0, 0.95F);
}
void ring(const MarkPen& pen) {
    pen.list->AddCircle(pen.centre, pen.half * 0.75F, pen.ink, 0, pen.stroke);
}
void bar(const MarkPen& pen) {
    pen.list->AddRectFilled(pen.at(-1, -0.35F), pen.at(1, 0.35F), pen.ink);
}
void triangle_down(const MarkPen& pen) {
    pen.polygon({{-0.95F, -0.75F}, {0.95F, -0.75F}, {0, 0.9F}});
}
void two_dots(const MarkPen& pen) {
    pen.dot(-0.55F, 0, 0.4F);
    pen.dot(0.55F, 0, 0.4F);
}
void saltire(const MarkPen& pen) {
    pen.line(-0.8F, -0.8F, 0.8F, 0.8F);
    pen.line(-0.8F, 0.8F, 0.8F, -0.8F);
}
void half_disc(const MarkPen& pen) {
    pen.list->PathArcTo(pen.at(0, 0.4F), pen.half, std::numbers::pi_v<float>, 2 * std::numbers::pi_v<float>);
    pen.list->PathFillConvex(pen.ink);
}
void two_bars(const MarkPen& pen) {
    pen.list->AddRectFilled(pen.at(-0.9F, -0.8F), pen.at(0.9F, -0.25F), pen.ink);
    pen.list->AddRectFilled(pen.at(-0.9F, 0.25F), pen.at(0.9F, 0.8F), pen.ink);
}

constexpr std::array<void (*)(const MarkPen&), city_marks> shapes{
    disc, square, triangle, diamond, cross, ring, bar, triangle_down, two_dots, saltire, half_disc, two_bars};

}  // namespace

void paint_token(const Ui& ui, ImVec2 centre, float size, const PlayerMark& mark) {
    ImDrawList* list = &ui.list();
    const ImU32 colour = ui.theme.player(mark);
    const float half = size / 2;
    const ImU32 rim = ui.palette().rim;
    if (mark.role == Role::monopolist) {
        const ImVec2 min{centre.x - half * 0.92F, centre.y - half * 0.92F};
        const ImVec2 max{centre.x + half * 0.92F, centre.y + half * 0.92F};
        list->AddRectFilled(min, max, colour, size * 0.14F);
        list->AddRect(min, max, rim, size * 0.14F, 0, ui.px(1));
    } else {
        list->AddCircleFilled(centre, half, colour);
        list->AddCircle(centre, half, rim, 0, ui.px(1));
    }
    const Lettering lettering = size < ui.px(16)   ? Lettering::tiny
                                : size < ui.px(20) ? Lettering::small
                                : size < ui.px(30) ? Lettering::strong
                                                   : Lettering::title;
    const Rect in{{centre.x - half, centre.y - half}, {centre.x + half, centre.y + half}};
    paint_line(ui, in, lettering, ui.palette().on_player, mark.letter, Align::centre);
}

void paint_bars(const Ui& ui, const Rect& in, ImU32 colour) {
    ImDrawList* list = &ui.list();
    list->AddRect(in.min, in.max, colour, ui.px(2), 0, ui.px(1.5F));
    for (int bar = 1; bar < 4; ++bar) {
        const float x = in.min.x + in.width() * static_cast<float>(bar) / 4;
        list->AddLine({x, in.min.y}, {x, in.max.y}, colour, ui.px(1.5F));
    }
}

void paint_buildings(const Ui& ui, const Rect& strip, int houses, int hotels) {
    const bool upright = strip.height() > strip.width();
    const float along = upright ? strip.height() : strip.width();
    const float across = upright ? strip.width() : strip.height();
    const ImVec2 c = strip.centre();
    const int pieces = hotels > 0 ? hotels : houses;
    const float size = hotels > 0 ? std::min(across - ui.px(3), along / (2.4F * static_cast<float>(hotels)))
                                  : std::min(across - ui.px(2), along / 4.4F);
    const float step = size * (hotels > 0 ? 2.3F : 1.08F);
    const float first = -step * static_cast<float>(pieces - 1) / 2;
    for (int piece = 0; piece < pieces; ++piece) {
        const float away = first + step * static_cast<float>(piece);
        const ImVec2 at = upright ? ImVec2{c.x, c.y + away} : ImVec2{c.x + away, c.y};
        if (hotels > 0)
            paint_hotel(ui, at, size, upright);
        else
            paint_house(ui, at, size);
    }
}

void paint_die(const Ui& ui, const Rect& in, int pips, ImU32 ground, ImU32 dots) {
    ImDrawList* list = &ui.list();
    list->AddRectFilled(in.min, in.max, ground, in.width() * 0.2F);
    const ImVec2 c = in.centre();
    const float away = in.width() * 0.26F;
    const float dot = std::max(ui.px(2), in.width() * 0.09F);
    const auto put = [&](float x, float y) { list->AddCircleFilled({c.x + x * away, c.y + y * away}, dot, dots); };
    if (pips % 2 == 1) put(0, 0);
    if (pips >= 2) {
        put(-1, 1);
        put(1, -1);
    }
    if (pips >= 4) {
        put(-1, -1);
        put(1, 1);
    }
    if (pips == 6) {
        put(-1, 0);
        put(1, 0);
    }
}

void paint_tick(const Ui& ui, ImVec2 centre, float size, ImU32 colour) {
    const std::array<ImVec2, 3> line{ImVec2{centre.x - size * 0.4F, centre.y},
                                     ImVec2{centre.x - size * 0.1F, centre.y + size * 0.3F},
                                     ImVec2{centre.x + size * 0.42F, centre.y - size * 0.34F}};
    ui.list().AddPolyline(line.data(), 3, colour, 0, ui.px(2));
}

void paint_cross(const Ui& ui, ImVec2 centre, float size, ImU32 colour) {
    ImDrawList* list = &ui.list();
    const float half = size * 0.35F;
    list->AddLine({centre.x - half, centre.y - half}, {centre.x + half, centre.y + half}, colour, ui.px(2));
    list->AddLine({centre.x - half, centre.y + half}, {centre.x + half, centre.y - half}, colour, ui.px(2));
}

namespace {

void paint_wheel(const Ui& ui, ImVec2 c, float half, ImU32 colour) {
    ImDrawList& list = ui.list();
    const float pen = ui.px(1.5F);
    list.AddCircle(c, half, colour, 0, pen);
    list.AddCircleFilled(c, half * 0.25F, colour);
    for (int spoke = 0; spoke < 3; ++spoke) {
        const float angle = 3.14159F * static_cast<float>(spoke) / 3;
        const ImVec2 end{std::cos(angle) * half, std::sin(angle) * half};
        list.AddLine({c.x - end.x, c.y - end.y}, {c.x + end.x, c.y + end.y}, colour, pen * 0.7F);
    }
}

void paint_lightning(const Ui& ui, ImVec2 c, float half, ImU32 colour) {
    ImDrawList& list = ui.list();
    const std::array<ImVec2, 6> bolt{ImVec2{c.x + half * 0.2F, c.y - half},
                                     ImVec2{c.x - half * 0.6F, c.y + half * 0.15F},
                                     ImVec2{c.x, c.y + half * 0.15F},
                                     ImVec2{c.x - half * 0.2F, c.y + half},
                                     ImVec2{c.x + half * 0.6F, c.y - half * 0.15F},
                                     ImVec2{c.x, c.y - half * 0.15F}};
    list.AddTriangleFilled(bolt[0], bolt[1], bolt[2], colour);
    list.AddTriangleFilled(bolt[3], bolt[4], bolt[5], colour);
    list.AddTriangleFilled(bolt[0], bolt[2], bolt[5], colour);
    list.AddTriangleFilled(bolt[2], bolt[3], bolt[5], colour);
}

}  // namespace

void paint_space_sign(const Ui& ui, ImVec2 c, float size, SpaceKind kind, ImU32 colour) {
    ImDrawList* list = &ui.list();
    const float half = size / 2;
    const float pen = ui.px(1.5F);
    switch (kind) {
        case SpaceKind::transport:
            paint_wheel(ui, c, half, colour);
            break;
        case SpaceKind::utility:
            paint_lightning(ui, c, half, colour);
            break;
        case SpaceKind::card:  // two cards
            list->AddRect({c.x - half * 0.2F, c.y - half}, {c.x + half * 0.8F, c.y + half * 0.5F},
                          Theme::faded(colour, 0.6F), ui.px(1), 0, pen);
            list->AddRectFilled({c.x - half * 0.8F, c.y - half * 0.5F}, {c.x + half * 0.2F, c.y + half}, colour,
                                ui.px(1));
            break;
        case SpaceKind::income_tax:
        case SpaceKind::property_tax:  // a coin
            list->AddCircle(c, half, colour, 0, pen);
            list->AddLine({c.x - half * 0.4F, c.y + half * 0.4F}, {c.x + half * 0.4F, c.y - half * 0.4F}, colour, pen);
            break;
        case SpaceKind::foundation:  // a roof on columns
            list->AddTriangleFilled({c.x - half, c.y - half * 0.2F}, {c.x, c.y - half}, {c.x + half, c.y - half * 0.2F},
                                    colour);
            for (const float x : {-0.6F, 0.0F, 0.6F})
                list->AddLine({c.x + x * half, c.y}, {c.x + x * half, c.y + half * 0.7F}, colour, pen);
            list->AddLine({c.x - half, c.y + half * 0.9F}, {c.x + half, c.y + half * 0.9F}, colour, pen);
            break;
        case SpaceKind::jail:
        case SpaceKind::go_to_jail:
            paint_bars(ui, {{c.x - half * 0.8F, c.y - half * 0.8F}, {c.x + half * 0.8F, c.y + half * 0.8F}}, colour);
            break;
        case SpaceKind::start:  // the way to go
            list->AddLine({c.x + half, c.y}, {c.x - half * 0.4F, c.y}, colour, pen * 1.4F);
            list->AddTriangleFilled({c.x - half, c.y}, {c.x - half * 0.2F, c.y - half * 0.5F},
                                    {c.x - half * 0.2F, c.y + half * 0.5F}, colour);
            break;
        case SpaceKind::bookmakers:  // a die
            list->AddRect({c.x - half * 0.8F, c.y - half * 0.8F}, {c.x + half * 0.8F, c.y + half * 0.8F}, colour,
                          ui.px(2), 0, pen);
            list->AddCircleFilled({c.x - half * 0.35F, c.y - half * 0.35F}, half * 0.16F, colour);
            list->AddCircleFilled({c.x + half * 0.35F, c.y + half * 0.35F}, half * 0.16F, colour);
            break;
        case SpaceKind::character:  // a head and shoulders
            list->AddCircleFilled({c.x, c.y - half * 0.4F}, half * 0.4F, colour);
            list->AddRectFilled({c.x - half * 0.7F, c.y + half * 0.15F}, {c.x + half * 0.7F, c.y + half}, colour,
                                ui.px(3));
            break;
        case SpaceKind::penalty:  // a raised card
            list->AddRectFilled({c.x - half * 0.5F, c.y - half}, {c.x + half * 0.5F, c.y + half * 0.6F}, colour,
                                ui.px(2));
            break;
        case SpaceKind::rest:  // a tree
            list->AddCircleFilled({c.x, c.y - half * 0.3F}, half * 0.7F, colour);
            list->AddLine({c.x, c.y}, {c.x, c.y + half}, colour, pen);
            break;
        case SpaceKind::street:
            break;
    }
}

void paint_city_mark(const Ui& ui, ImVec2 centre, float size, int city, ImU32 on) {
    if (city < 0) return;
    const MarkPen pen{&ui.list(), centre, size / 2, std::max(ui.px(1.5F), size / 5), Theme::ink_on(on)};
    shapes.at(static_cast<std::size_t>(city % city_marks))(pen);
}

void paint_deed_chip(const Ui& ui, const Rect& in, const DeedChip& chip, Lettering figures) {
    const Palette& p = ui.palette();
    ImDrawList* list = &ui.list();
    const float unit = in.height() / deed_chip_height;
    const ImU32 colour = Theme::printed(chip.colour, p.raised);
    list->AddRectFilled(in.min, in.max, Theme::faded(colour, chip.mortgaged ? 0.30F : 1.0F), 3 * unit);
    if (chip.colour.empty()) {
        list->AddRect(in.min, in.max, p.line, 3 * unit, 0, unit);
        paint_space_sign(ui, in.centre(), 11 * unit, chip.kind, chip.mortgaged ? p.faint : p.text);
    }
    if (chip.mortgaged) paint_stripes(ui, in, p.quiet);
    if (chip.hotels > 0) {
        paint_buildings(ui, in.inset(0, 4 * unit), 0, chip.hotels);
    } else if (chip.houses > 0) {
        // At this size a row of houses cannot be counted; a digit can be read.
        const Rect disc{{in.centre().x - 7 * unit, in.centre().y - 8 * unit},
                        {in.centre().x + 7 * unit, in.centre().y + 8 * unit}};
        list->AddRectFilled(disc.min, disc.max, p.piece, 3 * unit);
        paint_line(ui, disc, figures, p.on_piece, std::to_string(chip.houses), Align::centre);
    } else {
        paint_city_mark(ui, in.centre(), 9 * unit, chip.city, chip.mortgaged ? p.panel : colour);
    }
}

std::vector<Rect> lay_chips(const Rect& in, std::size_t count, ImVec2 size, float gap) {
    const float step = size.x + gap;
    const float wanted = static_cast<float>(count) * step;
    const float rows = std::max(1.0F, std::floor((in.height() + gap) / (size.y + gap)));
    const float squeeze = std::min(1.0F, in.width() * rows / std::max(1.0F, wanted + step));
    std::vector<Rect> places;
    places.reserve(count);
    ImVec2 at = in.min;
    for (std::size_t i = 0; i < count; ++i) {
        if (at.x + size.x * squeeze > in.max.x) at = {in.min.x, at.y + size.y + gap};
        places.push_back({at, {at.x + size.x * squeeze, at.y + size.y}});
        at.x += step * squeeze;
    }
    return places;
}

}  // namespace tablebank
