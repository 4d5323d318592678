#pragma once
// The results of the rounds of an event for each player. Internal to the standings.

#include <map>
#include <vector>

#include "calculators/tournament/ranking.h"

namespace tablebank {

/// By player; rounds in order. Includes all players of the event, also those without a round.
[[nodiscard]] std::map<int, std::vector<RoundScore>> round_scores(const Scheme& scheme, const EventScores& scores);

}  // namespace tablebank
