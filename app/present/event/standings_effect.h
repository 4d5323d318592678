#pragma once
// What an act would do to the standings, before it is done: who would have another rank, or other points.

#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// "Anna: rank 2 becomes 1", of whose rank differs; or that none does.
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
