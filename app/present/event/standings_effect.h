#pragma once
// The effect of an act on the standings before it is posted: changed ranks and points.

#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// "Anna: rank 2 becomes 1", for each changed rank; or that none changes.
[[nodiscard]] std::vector<std::string> moved_ranks(const Language& lang, const Event& before, const Event& after);

/// A player whose rank or points differ. A substitute's rank is "-".
struct StandingsEffect {
    int player = 0;
    std::string name;
    std::string rank_before;
    std::string rank_after;
    std::string points_before;
    std::string points_after;
};
/// By the rank afterwards.
[[nodiscard]] std::vector<StandingsEffect> standings_effect(const Language& lang, const Event& before,
                                                            const Event& after);

}  // namespace tablebank
