#pragma once
// The charts of a game in words: title, what is counted, and the exact figure of every place. The window and paper draw
// the same ones.

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
/// "cash", "landings": what programs read.
[[nodiscard]] std::string_view to_string(ChartKind kind);

/// In the order of the kinds.
using GameCharts = std::array<Chart, all_charts.size()>;

/// `game` is the one that the figures are of.
[[nodiscard]] GameCharts make_charts(const Language& lang, const Game& game, const ChartFigures& figures);

/// How many arrivals were to be expected, to the tenth.
[[nodiscard]] Share in_tenths(double expected);

}  // namespace tablebank
