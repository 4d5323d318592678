#pragma once
// What the rounds of an event brought each player. Internal to the standings.

#include <map>
#include <vector>

#include "calculators/tournament/ranking.h"

namespace tablebank {

/// By player; rounds in order. Everybody of the event is there, also without a round.
[[nodiscard]] std::map<int, std::vector<RoundScore>> round_scores(const Scheme& scheme, const EventScores& scores);

}  // namespace tablebank
