#include "app/ui/widgets/city_mark.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace tablebank {

namespace {

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

void paint_city_mark(const Ui& ui, ImVec2 centre, float size, int city, ImU32 on) {
    if (city < 0) return;
    const MarkPen pen{&ui.list(), centre, size / 2, std::max(ui.px(1.5F), size / 5), Theme::ink_on(on)};
    shapes.at(static_cast<std::size_t>(city % city_marks))(pen);
}

}  // namespace tablebank
