#pragma once
// A chart as data: lines over the entries of a game, or bars, with the exact figure of each place in words. Texts are
// in the language of the reader already. It says nothing of colours and pixels: those are the painter's. Knows nothing
// of games.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tablebank {

/// One line. Its place among the others gives it a colour, a pattern and a mark, so that colour is never alone.
struct ChartSeries {
    std::string name;
    std::vector<double> values;  ///< one for each place of the chart
};

struct LineChart {
    std::vector<std::int64_t> places;  ///< rising; what stands along the foot
    std::vector<ChartSeries> series;
};

struct ChartBar {
    std::string label;
    double value = 0;
    std::optional<double> expected{};  ///< a stroke across the bar
    std::string figure{};              ///< written behind it
};

/// Bars lie one under another, so that a name has room.
struct BarChart {
    std::vector<ChartBar> bars;
    std::string bar_name;
    std::string expected_name{};  ///< what the strokes are; empty where there are none
};

struct Chart {
    std::string title;
    std::string note;     ///< what is counted, and how
    std::string nothing;  ///< said in its place where there is nothing to show
    std::string measure;  ///< what the figures are: "$", "entries along the foot"
    std::variant<LineChart, BarChart> shape{};
    std::vector<std::string> readings{};  ///< of each place the exact figures in words

    [[nodiscard]] bool empty() const { return readings.empty(); }
};

}  // namespace tablebank
