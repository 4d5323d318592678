#pragma once
// A chart as data: lines over the entries of a game, or bars, with the exact figure of each point in words. Texts are
// already in the reader's language. Colours and pixels belong to the painter.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tablebank {

/// One line. Its index selects a colour, a pattern and a mark, so that lines can be distinguished without colour.
struct ChartSeries {
    std::string name;
    std::vector<double> values;  ///< one for each place of the chart
};

struct LineChart {
    std::vector<std::int64_t> places;  ///< the values of the horizontal axis, ascending
    std::vector<ChartSeries> series;
};

struct ChartBar {
    std::string label;
    double value = 0;
    std::optional<double> expected{};  ///< a stroke across the bar
    std::string figure{};              ///< text after the bar
};

/// The bars are below one another, so that there is space for names.
struct BarChart {
    std::vector<ChartBar> bars;
    std::string bar_name;
    std::string expected_name{};  ///< label of the strokes; empty if there are none
};

struct Chart {
    std::string title;
    std::string note;          ///< what is counted, and how
    std::string nothing;       ///< text shown if there is nothing to draw
    std::string measure;       ///< unit of the figures: "$", "entries along the foot"
    std::string group_mark{};  ///< between groups of three digits of the scale
    std::variant<LineChart, BarChart> shape{};
    std::vector<std::string> readings{};  ///< the exact figures of each place in words

    [[nodiscard]] bool empty() const { return readings.empty(); }
};

}  // namespace tablebank
