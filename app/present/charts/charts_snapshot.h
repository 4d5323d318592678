#pragma once
// The charts of a game for a screen, with the marks of its players.

#include <vector>

#include "app/present/charts/game_charts.h"
#include "app/present/words/player_mark.h"

namespace tablebank {

class Language;

struct ChartsSnapshot {
    GameCharts charts;
    std::vector<PlayerMark> marks;  ///< of the lines, in their order
};

[[nodiscard]] ChartsSnapshot make_charts_snapshot(const Language& lang, const Table& table);

}  // namespace tablebank
