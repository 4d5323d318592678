#include "app/chart/line_strokes.h"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace tablebank {

namespace {

constexpr double stroke = 1.8;

/// Strokes and gaps by turns, in units; none: without a gap.
using Pattern = std::vector<double>;

const Pattern& pattern_of(std::size_t series) {
    static const std::array<Pattern, 6> patterns{{{}, {9, 4}, {2, 3}, {9, 3, 2, 3}, {16, 5}, {9, 3, 2, 3, 2, 3}}};
    return patterns.at(series % patterns.size());
}

/// Corners on a circle, the first one `from` of a turn after the right.
std::vector<ChartPoint> corners(ChartPoint middle, double radius, int count, double from) {
    std::vector<ChartPoint> points;
    for (int i = 0; i <= count; ++i) {
        const double turn = 2 * std::numbers::pi * (from + static_cast<double>(i % count) / count);
        points.push_back({middle.x + radius * std::cos(turn), middle.y + radius * std::sin(turn)});
    }
    return points;
}

/// Cuts a line into the strokes of a pattern as it walks along.
class Dasher {
public:
    Dasher(ChartPainter& painter, const Pattern& pattern, std::size_t series)
        : painter_(painter), pattern_(pattern), series_(series), left_(pattern.front() * painter.unit()) {}

    void walk(std::span<const ChartPoint> points) {
        dash_.push_back(points.front());
        for (std::size_t i = 1; i < points.size(); ++i) go(points[i - 1], points[i]);
        end_dash();
    }

private:
    void go(ChartPoint from, ChartPoint to) {
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        double gone = 0;
        while (length - gone > left_) {
            gone += left_;
            const double part = gone / length;
            const ChartPoint here{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
            if (is_stroke()) {
                dash_.push_back(here);
                end_dash();
            } else {
                dash_ = {here};
            }
            at_ = (at_ + 1) % pattern_.size();
            left_ = pattern_[at_] * painter_.unit();
        }
        left_ -= length - gone;
        if (is_stroke()) dash_.push_back(to);
    }
    [[nodiscard]] bool is_stroke() const { return at_ % 2 == 0; }
    void end_dash() {
        if (dash_.size() > 1) painter_.line(dash_, {ChartInk::series, series_}, stroke * painter_.unit());
        dash_.clear();
    }

    ChartPainter& painter_;
    const Pattern& pattern_;
    std::size_t series_;
    std::size_t at_ = 0;
    double left_;
    std::vector<ChartPoint> dash_;
};

}  // namespace

void paint_pattern(ChartPainter& painter, std::span<const ChartPoint> points, std::size_t series) {
    if (points.size() < 2) return;
    const Pattern& pattern = pattern_of(series);
    if (pattern.empty()) return painter.line(points, {ChartInk::series, series}, stroke * painter.unit());
    Dasher(painter, pattern, series).walk(points);
}

void paint_mark(ChartPainter& painter, ChartPoint middle, std::size_t series) {
    const double radius = 4 * painter.unit();
    const ChartColour colour{ChartInk::series, series};
    const double width = 1.4 * painter.unit();
    switch (series % 6) {
        case 0:
            return painter.line(corners(middle, radius, 12, 0), colour, width);
        case 1:
            return painter.line(corners(middle, radius, 4, 0.125), colour, width);
        case 2:
            return painter.line(corners(middle, radius, 3, -0.25), colour, width);
        case 3:
            return painter.line(corners(middle, radius, 4, 0), colour, width);
        default: {
            // A cross, upright or leaning.
            const double from = series % 6 == 4 ? 0 : 0.125;
            const auto ends = corners(middle, radius, 4, from);
            painter.line(std::array{ends[0], ends[2]}, colour, width);
            return painter.line(std::array{ends[1], ends[3]}, colour, width);
        }
    }
}

}  // namespace tablebank
