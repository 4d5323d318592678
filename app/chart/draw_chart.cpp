#include "app/chart/draw_chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "app/chart/line_strokes.h"
#include "app/chart/nice_ticks.h"

namespace tablebank {

namespace {

constexpr double gap = 6;           ///< between parts, in units
constexpr double row_height = 1.3;  ///< of bars, in lines of text

/// Shared state of both kinds of charts.
struct Sketch {
    ChartPainter& painter;
    ChartBox rest;
    double unit = painter.unit();
    double line = painter.line_height();

    [[nodiscard]] double widest(const std::vector<std::string>& texts) const {
        double width = 0;
        for (const std::string& text : texts) width = std::max(width, painter.width_of(text));
        return width;
    }
    void rule(ChartPoint from, ChartPoint to, ChartInk ink, double width) const {
        painter.line(std::array{from, to}, {ink}, width * unit);
    }
};

/// Samples with their names in rows from the left; removes their height from the top of `rest`.
template <class PaintSample>
void paint_legend(Sketch& sketch, const std::vector<std::string>& names, const PaintSample& paint_sample) {
    const double sample = 34 * sketch.unit;
    double x = sketch.rest.left;
    double top = sketch.rest.top;
    for (std::size_t i = 0; i < names.size(); ++i) {
        // A little wider than the text, or rounding would truncate it.
        const double most = sketch.rest.width() - sample - gap * sketch.unit;
        const double words = std::min(most, sketch.painter.width_of(names[i]) + 2 * sketch.unit);
        const double width = sample + gap * sketch.unit + words;
        if (x > sketch.rest.left && x + width > sketch.rest.right) {
            x = sketch.rest.left;
            top += sketch.line * row_height;
        }
        paint_sample(i, ChartBox{x, top, x + sample, top + sketch.line});
        sketch.painter.text({x + width - words, top, x + width, top + sketch.line}, ChartAlign::left, {ChartInk::text},
                            names[i]);
        x += width + 3 * gap * sketch.unit;
    }
    sketch.rest.top = top + sketch.line + 2 * gap * sketch.unit;
}

class Lines {
public:
    Lines(const LineChart& lines, const std::string& group_mark, ChartPainter& painter, const ChartBox& in)
        : lines_(lines), group_mark_(group_mark), sketch_{painter, in} {}

    ChartPlaces draw(std::optional<std::size_t> looked_at) {
        std::vector<std::string> names;
        for (const ChartSeries& series : lines_.series) names.push_back(series.name);
        paint_legend(sketch_, names, [this](std::size_t i, const ChartBox& in) {
            paint_pattern(sketch_.painter,
                          std::array{ChartPoint{in.left, in.middle()}, ChartPoint{in.right, in.middle()}}, i);
            paint_mark(sketch_.painter, {(in.left + in.right) / 2, in.middle()}, i);
        });
        make_axes();
        paint_axes();
        const ChartBox& plot = places_.plot;
        if (looked_at && *looked_at < places_.middles.size()) {
            const double x = places_.middles[*looked_at];
            sketch_.rule({x, plot.top}, {x, plot.bottom}, ChartInk::chosen, 1.5);
        }
        for (std::size_t i = 0; i < lines_.series.size(); ++i) paint_series(i, looked_at);
        return std::move(places_);
    }

private:
    void make_axes() {
        double least = 0;
        double most = 0;
        for (const ChartSeries& series : lines_.series) {
            for (const double value : series.values) {
                least = std::min(least, value);
                most = std::max(most, value);
            }
        }
        ticks_ = nice_ticks(least, most, std::max(1, static_cast<int>(sketch_.rest.height() / (3 * sketch_.line))));
        std::vector<std::string> labels;
        for (const std::int64_t tick : ticks_) labels.push_back(scale_text(tick));
        ChartBox& plot = places_.plot;
        plot = sketch_.rest;
        plot.left += sketch_.widest(labels) + 2 * gap * sketch_.unit;
        plot.right -= gap * sketch_.unit;
        plot.top += sketch_.line / 2;
        plot.bottom -= sketch_.line + gap * sketch_.unit;
        const auto first = static_cast<double>(lines_.places.front());
        const auto span = std::max(1.0, static_cast<double>(lines_.places.back()) - first);
        for (const std::int64_t place : lines_.places)
            places_.middles.push_back(plot.left + (static_cast<double>(place) - first) / span * plot.width());
    }

    /// The same digits as in the tables next to the chart: "15.000" in Italian.
    [[nodiscard]] std::string scale_text(std::int64_t tick) const {
        const std::string digits = std::to_string(tick < 0 ? -tick : tick);
        std::string text = tick < 0 ? "-" : "";
        for (std::size_t at = 0; at < digits.size(); ++at) {
            if (at != 0 && (digits.size() - at) % 3 == 0) text += group_mark_;
            text += digits[at];
        }
        return text;
    }

    [[nodiscard]] double y_of(double value) const {
        const auto low = static_cast<double>(ticks_.front());
        const auto high = static_cast<double>(ticks_.back());
        return places_.plot.bottom - (value - low) / (high - low) * places_.plot.height();
    }

    void paint_axes() {
        const ChartBox& plot = places_.plot;
        for (const std::int64_t tick : ticks_) {
            const double y = y_of(static_cast<double>(tick));
            sketch_.rule({plot.left, y}, {plot.right, y}, tick == 0 ? ChartInk::quiet : ChartInk::grid, 1);
            sketch_.painter.text(
                {sketch_.rest.left, y - sketch_.line / 2, plot.left - gap * sketch_.unit, y + sketch_.line / 2},
                ChartAlign::right, {ChartInk::quiet}, scale_text(tick));
        }
        paint_foot();
    }

    /// As many places are labelled as there is space for, including the first and the last.
    void paint_foot() {
        const ChartBox& plot = places_.plot;
        const double room =
            sketch_.painter.width_of(std::to_string(lines_.places.back()) + "#") + 4 * gap * sketch_.unit;
        const auto count = std::max<std::size_t>(1, static_cast<std::size_t>(plot.width() / room));
        double free_from = sketch_.rest.left;
        const auto put = [&](std::size_t i, double until) {
            const std::string label = '#' + std::to_string(lines_.places[i]);
            const double half = sketch_.painter.width_of(label) / 2 + sketch_.unit;
            const double x = std::min(places_.middles[i], sketch_.rest.right - half);
            if (x - half < free_from || x + half > until) return;
            sketch_.painter.text({x - half, plot.bottom + gap * sketch_.unit, x + half, sketch_.rest.bottom},
                                 ChartAlign::centre, {ChartInk::quiet}, label);
            free_from = x + half + gap * sketch_.unit;
        };
        const std::size_t last = lines_.places.size() - 1;
        const std::size_t step = std::max<std::size_t>(1, last / count);
        for (std::size_t i = 0; i < last; i += step) put(i, sketch_.rest.right - room);
        put(last, sketch_.rest.right);
    }

    void paint_series(std::size_t number, std::optional<std::size_t> looked_at) {
        const ChartSeries& series = lines_.series[number];
        std::vector<ChartPoint> points;
        for (std::size_t i = 0; i < series.values.size(); ++i)
            points.push_back({places_.middles[i], y_of(series.values[i])});
        paint_pattern(sketch_.painter, points, number);
        // Marks of several lines do not overlap.
        constexpr int marks = 8;
        const double shift = static_cast<double>(number) / static_cast<double>(lines_.series.size());
        for (int mark = 0; mark < marks; ++mark) {
            const auto at = static_cast<std::size_t>((mark + shift) / marks * static_cast<double>(points.size()));
            if (at < points.size()) paint_mark(sketch_.painter, points[at], number);
        }
        if (looked_at && *looked_at < points.size()) paint_mark(sketch_.painter, points[*looked_at], number);
    }

    const LineChart& lines_;
    const std::string& group_mark_;
    Sketch sketch_;
    ChartPlaces places_{};
    std::vector<std::int64_t> ticks_;
};

ChartPlaces draw_bars(const BarChart& chart, ChartPainter& painter, const ChartBox& in,
                      std::optional<std::size_t> looked_at) {
    Sketch sketch{painter, in};
    std::vector<std::string> names{chart.bar_name};
    if (!chart.expected_name.empty()) names.push_back(chart.expected_name);
    const double unit = sketch.unit;
    const auto paint_stroke = [&](double x, double top, double bottom) {
        sketch.rule({x, top}, {x, bottom}, ChartInk::stroke, 2.2);
    };
    paint_legend(sketch, names, [&](std::size_t i, const ChartBox& at) {
        if (i == 0)
            painter.bar({at.left, at.top + at.height() / 5, at.right, at.bottom - at.height() / 5}, {ChartInk::bar});
        else
            paint_stroke((at.left + at.right) / 2, at.top, at.bottom);
    });
    std::vector<std::string> labels;
    std::vector<std::string> figures;
    double most = 0;
    for (const ChartBar& bar : chart.bars) {
        labels.push_back(bar.label);
        figures.push_back(bar.figure);
        most = std::max({most, bar.value, bar.expected.value_or(0)});
    }
    ChartPlaces places;
    places.down = true;
    places.plot = sketch.rest;
    places.plot.left += std::min(sketch.widest(labels) + 2 * unit, in.width() / 3) + gap * unit;
    places.plot.right -= sketch.widest(figures) + 2 * gap * unit;
    const ChartBox& plot = places.plot;
    const double row = plot.height() / static_cast<double>(chart.bars.size());
    const auto x_of = [&](double value) { return plot.left + (most > 0 ? value / most : 0) * plot.width(); };
    sketch.rule({plot.left, plot.top}, {plot.left, plot.bottom}, ChartInk::quiet, 1);
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        const ChartBar& bar = chart.bars[i];
        const double top = plot.top + static_cast<double>(i) * row;
        const ChartBox whole{in.left, top, in.right, top + row};
        places.middles.push_back(whole.middle());
        const ChartInk ink = looked_at == i ? ChartInk::chosen : ChartInk::bar;
        const double thin = row / 5;
        if (bar.value > 0) painter.bar({plot.left, top + thin, x_of(bar.value), whole.bottom - thin}, {ink});
        if (bar.expected) paint_stroke(x_of(*bar.expected), top + thin / 2, whole.bottom - thin / 2);
        painter.text({in.left, top, plot.left - gap * unit, whole.bottom}, ChartAlign::right, {ChartInk::text},
                     bar.label);
        const double behind = std::max(x_of(bar.value), bar.expected ? x_of(*bar.expected) : 0) + gap * unit;
        painter.text({behind, top, behind + painter.width_of(bar.figure) + 2 * unit, whole.bottom}, ChartAlign::left,
                     {ChartInk::text}, bar.figure);
    }
    return places;
}

}  // namespace

std::optional<std::size_t> ChartPlaces::at(ChartPoint point) const {
    if (middles.empty()) return std::nullopt;
    if (point.y < plot.top || point.y > plot.bottom) return std::nullopt;
    if (!down && (point.x < plot.left || point.x > plot.right)) return std::nullopt;
    const double wanted = down ? point.y : point.x;
    const auto nearest =
        std::ranges::min_element(middles, {}, [wanted](double middle) { return std::abs(middle - wanted); });
    return static_cast<std::size_t>(nearest - middles.begin());
}

double chart_height(const Chart& chart, const ChartPainter& painter, double most) {
    const auto* bars = std::get_if<BarChart>(&chart.shape);
    if (bars == nullptr) return most;
    const double legend = 2 * painter.line_height() + 2 * gap * painter.unit();
    const double rows = static_cast<double>(bars->bars.size()) * row_height * painter.line_height();
    // A few bars do not become beams.
    return std::min(std::max(most, legend + rows), legend + 2 * rows);
}

ChartPlaces draw_chart(const Chart& chart, ChartPainter& painter, const ChartBox& in,
                       std::optional<std::size_t> looked_at) {
    if (const auto* lines = std::get_if<LineChart>(&chart.shape))
        return Lines(*lines, chart.group_mark, painter, in).draw(looked_at);
    return draw_bars(std::get<BarChart>(chart.shape), painter, in, looked_at);
}

}  // namespace tablebank
