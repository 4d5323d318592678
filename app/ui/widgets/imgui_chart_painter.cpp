#include "app/ui/widgets/imgui_chart_painter.h"

namespace tablebank {

namespace {

ImVec2 screen_point(ChartPoint point) {
    return {static_cast<float>(point.x), static_cast<float>(point.y)};
}

}  // namespace

double ScreenChartPainter::unit() const {
    return ui_.px(1);
}

double ScreenChartPainter::width_of(std::string_view text) const {
    return measure(ui_, Lettering::small, text).x;
}

double ScreenChartPainter::line_height() const {
    return ui_.fonts.size(Lettering::small) * 1.15F;
}

ImU32 ScreenChartPainter::colour_of(ChartColour colour) const {
    const Palette& p = ui_.palette();
    switch (colour.ink) {
        case ChartInk::text:
            return p.text;
        case ChartInk::quiet:
            return p.quiet;
        case ChartInk::grid:
            return Theme::faded(p.line, 0.6F);
        case ChartInk::bar:
            return p.competitors.front();
        case ChartInk::stroke:
            return p.text;
        case ChartInk::chosen:
            return p.accent;
        case ChartInk::series:
            return marks_.empty() ? p.text : ui_.theme.player(marks_[colour.series % marks_.size()]);
    }
    return p.text;
}

void ScreenChartPainter::line(std::span<const ChartPoint> points, ChartColour colour, double width) {
    std::vector<ImVec2> at;
    at.reserve(points.size());
    for (const ChartPoint point : points) at.push_back(screen_point(point));
    ui_.list().AddPolyline(at.data(), static_cast<int>(at.size()), colour_of(colour), ImDrawFlags_None,
                           static_cast<float>(width));
}

void ScreenChartPainter::bar(const ChartBox& in, ChartColour colour) {
    ui_.list().AddRectFilled(screen_point({in.left, in.top}), screen_point({in.right, in.bottom}), colour_of(colour),
                             ui_.px(2));
}

void ScreenChartPainter::text(const ChartBox& in, ChartAlign align, ChartColour colour, std::string_view text) {
    const Rect rect{screen_point({in.left, in.top}), screen_point({in.right, in.bottom})};
    const Align side = align == ChartAlign::left    ? Align::left
                       : align == ChartAlign::right ? Align::right
                                                    : Align::centre;
    paint_name(ui_, rect, Lettering::small, colour_of(colour), text, side);
}

}  // namespace tablebank
