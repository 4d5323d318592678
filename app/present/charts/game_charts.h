#pragma once
// The charts of a game with their texts: title, description, and the exact figure of every point. The window and paper
// draw the same charts.

#include <array>
#include <string_view>

#include "app/chart/chart.h"
#include "app/present/charts/chart_figures.h"
#include "calculators/share.h"

namespace tablebank {

class Language;

enum class ChartKind : std::uint8_t { cash, worth, income, landings };
inline constexpr std::array<ChartKind, 4> all_charts{ChartKind::cash, ChartKind::worth, ChartKind::income,
                                                     ChartKind::landings};
/// The name for other programs: "cash", "landings".
[[nodiscard]] std::string_view to_string(ChartKind kind);

/// In the order of ChartKind.
using GameCharts = std::array<Chart, all_charts.size()>;

/// `figures` must be those of `game`.
[[nodiscard]] GameCharts make_charts(const Language& lang, const Game& game, const ChartFigures& figures);

/// An expected number of arrivals, rounded to a tenth.
[[nodiscard]] Share in_tenths(double expected);

}  // namespace tablebank
