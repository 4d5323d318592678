// The layout of charts, through a painter that only records its calls.

#include "app/chart/draw_chart.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "app/chart/nice_ticks.h"

namespace tablebank {
namespace {

/// Letters are six units wide and ten high.
class RecordingPainter final : public ChartPainter {
public:
    struct Line {
        std::vector<ChartPoint> points;
        ChartColour colour;
    };
    struct Bar {
        ChartBox in;
        ChartColour colour;
    };
    struct Text {
        ChartBox in;
        std::string text;
    };

    [[nodiscard]] double unit() const override { return 1; }
    [[nodiscard]] double width_of(std::string_view text) const override {
        return 6.0 * static_cast<double>(text.size());
    }
    [[nodiscard]] double line_height() const override { return 10; }
    void line(std::span<const ChartPoint> points, ChartColour colour, double /*width*/) override {
        lines.push_back({{points.begin(), points.end()}, colour});
    }
    void bar(const ChartBox& in, ChartColour colour) override { bars.push_back({in, colour}); }
    void text(const ChartBox& in, ChartAlign /*align*/, ChartColour /*colour*/, std::string_view text) override {
        texts.push_back({in, std::string(text)});
    }

    [[nodiscard]] bool wrote(std::string_view text) const {
        return std::ranges::find(texts, text, &Text::text) != texts.end();
    }

    std::vector<Line> lines;
    std::vector<Bar> bars;
    std::vector<Text> texts;
};

constexpr ChartBox paper{10, 20, 510, 320};

Chart three_lines(std::size_t places = 100) {
    LineChart lines;
    for (const char* name : {"Anna", "Boris", "Clara"}) {
        ChartSeries series{name, {}};
        for (std::size_t i = 0; i < places; ++i) series.values.push_back(1500 + 7.0 * static_cast<double>(i));
        lines.series.push_back(std::move(series));
    }
    Chart chart;
    for (std::size_t i = 0; i < places; ++i) {
        lines.places.push_back(static_cast<std::int64_t>(i) + 1);
        chart.readings.push_back("After #" + std::to_string(i + 1));
    }
    chart.shape = std::move(lines);
    return chart;
}

Chart two_bars() {
    Chart chart;
    BarChart bars;
    bars.bar_name = "landings";
    bars.expected_name = "expected";
    bars.bars = {{"@1", 4, 2.0, "4 / 2"}, {"@2", 0, 1.0, "0 / 1"}};
    chart.shape = std::move(bars);
    chart.readings = {"@1: 4", "@2: 0"};
    return chart;
}

bool within(ChartPoint point) {
    return point.x >= paper.left - 1 && point.x <= paper.right + 1 && point.y >= paper.top - 1 &&
           point.y <= paper.bottom + 1;
}

}  // namespace

TEST_CASE("ticks are numbers that people count in, and hold every value between the first and the last") {
    CHECK(nice_ticks(0, 2000, 4) == std::vector<std::int64_t>{0, 500, 1000, 1500, 2000});
    CHECK(nice_ticks(0, 1767, 5) == std::vector<std::int64_t>{0, 500, 1000, 1500, 2000});
    CHECK(nice_ticks(-120, 900, 5) == std::vector<std::int64_t>{-500, 0, 500, 1000});
    CHECK(nice_ticks(0, 0, 5) == std::vector<std::int64_t>{0, 1});
    CHECK(nice_ticks(0, 3, 9) == std::vector<std::int64_t>{0, 1, 2, 3});
    for (const double most : {1.0, 7.0, 99.0, 101.0, 54321.0, 1e15}) {
        const auto ticks = nice_ticks(0, most, 6);
        CAPTURE(most);
        CHECK(static_cast<double>(ticks.back()) >= most);
        CHECK(ticks.size() <= 8);
    }
}

TEST_CASE("a chart stays within its rectangle, whatever it shows") {
    for (const Chart& chart : {three_lines(), three_lines(1), three_lines(2), two_bars()}) {
        RecordingPainter painter;
        draw_chart(chart, painter, paper);
        for (const auto& line : painter.lines)
            for (const ChartPoint point : line.points) CHECK(within(point));
        for (const auto& bar : painter.bars) {
            CHECK(within({bar.in.left, bar.in.top}));
            CHECK(within({bar.in.right, bar.in.bottom}));
        }
        for (const auto& text : painter.texts) {
            CAPTURE(text.text);
            CHECK(within({text.in.left, text.in.top}));
            CHECK(within({text.in.right, text.in.bottom}));
        }
    }
}

TEST_CASE("lines are distinguished by pattern and mark, not by colour alone, and are named") {
    RecordingPainter painter;
    draw_chart(three_lines(), painter, paper);
    // The sample of each in the legend, and its line: a pattern has as many strokes as no other.
    std::set<std::size_t> strokes;
    for (std::size_t series = 0; series < 3; ++series)
        strokes.insert(static_cast<std::size_t>(std::ranges::count_if(painter.lines, [series](const auto& line) {
            return line.colour == ChartColour{ChartInk::series, series};
        })));
    CHECK(strokes.size() == 3);
    // A ring, a square, a triangle: corners of closed lines.
    std::set<std::size_t> marks;
    for (const auto& line : painter.lines)
        if (line.points.size() > 3 && std::hypot(line.points.front().x - line.points.back().x,
                                                 line.points.front().y - line.points.back().y) < 1e-6)
            marks.insert(line.points.size());
    CHECK(marks == std::set<std::size_t>{4, 5, 13});
    for (const char* name : {"Anna", "Boris", "Clara", "#1", "#100"}) {
        CAPTURE(name);
        CHECK(painter.wrote(name));
    }
}

TEST_CASE("a pattern goes on round corners: as much of the line is stroke in one piece and in many") {
    RecordingPainter few;
    draw_chart(three_lines(2), few, paper);
    RecordingPainter many;
    draw_chart(three_lines(400), many, paper);
    const auto count = [](const RecordingPainter& painter) {
        return std::ranges::count_if(painter.lines, [](const auto& line) {
            return line.colour == ChartColour{ChartInk::series, 1} && line.points.size() != 5;
        });
    };
    CHECK(std::abs(count(few) - count(many)) <= 12);
}

TEST_CASE("words of the footer never overlap") {
    RecordingPainter painter;
    draw_chart(three_lines(400), painter, paper);
    std::vector<ChartBox> foot;
    for (const auto& text : painter.texts)
        if (text.text.starts_with('#')) foot.push_back(text.in);
    REQUIRE(foot.size() > 2);
    for (std::size_t i = 1; i < foot.size(); ++i) CHECK(foot[i].left > foot[i - 1].right);
}

TEST_CASE("a pointer finds the nearest place, and none outside the plot") {
    RecordingPainter painter;
    const ChartPlaces lines = draw_chart(three_lines(), painter, paper);
    const double y = lines.plot.middle();
    CHECK(lines.at({lines.plot.left, y}) == 0);
    CHECK(lines.at({lines.plot.right, y}) == 99);
    CHECK(lines.at({lines.middles[40] + 0.4, y}) == 40);
    CHECK(lines.at({lines.plot.left - 5, y}) == std::nullopt);
    CHECK(lines.at({lines.plot.left, paper.bottom + 5}) == std::nullopt);

    const ChartPlaces bars = draw_chart(two_bars(), painter, paper);
    CHECK(bars.down);
    CHECK(bars.at({paper.left, bars.middles[1]}) == 1);  // its name belongs to it
}

TEST_CASE("bars are as long as their values, and the expected value is a stroke across") {
    RecordingPainter painter;
    const ChartPlaces places = draw_chart(two_bars(), painter, paper, 0);
    std::vector<ChartBox> rows;
    for (const auto& bar : painter.bars)
        if (bar.in.top >= places.plot.top) rows.push_back(bar.in);
    REQUIRE(rows.size() == 1);  // nothing has no bar
    CHECK(std::abs(rows[0].right - places.plot.right) < 1e-6);
    CHECK(painter.bars.back().colour == ChartColour{ChartInk::chosen});
    std::vector<double> strokes;
    for (const auto& line : painter.lines)
        if (line.colour.ink == ChartInk::stroke && line.points.front().y > places.plot.top)
            strokes.push_back((line.points.front().x - places.plot.left) / places.plot.width());
    REQUIRE(strokes.size() == 2);
    CHECK(std::abs(strokes[0] - 0.5) < 1e-6);
    CHECK(std::abs(strokes[1] - 0.25) < 1e-6);
    CHECK(painter.wrote("4 / 2"));
}

TEST_CASE("many bars ask for more height than there is, and few do not become beams") {
    const RecordingPainter painter;
    Chart chart = two_bars();
    auto& bars = std::get<BarChart>(chart.shape).bars;
    CHECK(chart_height(chart, painter, 2000) < 200);
    bars.resize(60);
    CHECK(chart_height(chart, painter, 300) > 60 * 10);
    CHECK(chart_height(three_lines(), painter, 300) == 300);
}

}  // namespace tablebank
