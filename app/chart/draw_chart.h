#pragma once
// The layout of a chart: legend, axes, hairlines, lines or bars, and the place that is looked at. Where each place came
// to stand is told, so that a pointer can ask for it.

#include <optional>
#include <vector>

#include "app/chart/chart.h"
#include "app/chart/chart_painter.h"

namespace tablebank {

/// Where the places of a chart stand.
struct ChartPlaces {
    ChartBox plot{};
    bool down = false;            ///< bars lie one under another; else the places stand side by side
    std::vector<double> middles;  ///< of each place, along the way that they are in order
    /// The place nearest to a point within the chart.
    [[nodiscard]] std::optional<std::size_t> at(ChartPoint point) const;
};

/// How high it wants to be where `most` is there: lines take all of it, bars a row each, even where that is more.
[[nodiscard]] double chart_height(const Chart& chart, const ChartPainter& painter, double most);

/// Requires a chart that is not empty.
ChartPlaces draw_chart(const Chart& chart, ChartPainter& painter, const ChartBox& in,
                       std::optional<std::size_t> looked_at = {});

}  // namespace tablebank
