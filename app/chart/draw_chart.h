#pragma once
// The layout of a chart: legend, axes, hairlines, lines or bars, and the selected place. The result has the positions
// of the places, so that the caller can find the one under the pointer.

#include <optional>
#include <vector>

#include "app/chart/chart.h"
#include "app/chart/chart_painter.h"

namespace tablebank {

/// The positions of a chart's places.
struct ChartPlaces {
    ChartBox plot{};
    bool down = false;            ///< the places are bars below one another; otherwise they are side by side
    std::vector<double> middles;  ///< of each place, along the axis on which they are ordered
    /// The place nearest to a point within the chart.
    [[nodiscard]] std::optional<std::size_t> at(ChartPoint point) const;
};

/// The preferred height of a chart if `most` is available: lines use all of it, bars one row each, even if that is
/// more.
[[nodiscard]] double chart_height(const Chart& chart, const ChartPainter& painter, double most);

/// Requires a chart that is not empty.
ChartPlaces draw_chart(const Chart& chart, ChartPainter& painter, const ChartBox& in,
                       std::optional<std::size_t> looked_at = {});

}  // namespace tablebank
