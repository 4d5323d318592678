#pragma once
// Simulated annealing over the rounds that are still open: two players at different tables of one round are exchanged.
// First the repeats are minimised, then, without adding repeats, common opponents are spread over the pairs. Internal
// header.

#include <cstdint>

#include "calculators/tournament/seating_grid.h"
#include "calculators/tournament/seating_random.h"

namespace tablebank {

struct AnnealingPlan {
    std::int64_t steps = 0;
    std::int64_t warmest = annealing_one / 4;  ///< above it, repeats come and go; below `coldest`, nothing moves
    std::int64_t coldest = annealing_one / 8;
};

/// Leaves the best result in the open rounds from `from` on; stops when it is at most `enough`.
void anneal_meetings(SeatingGrid& grid, std::size_t from, const AnnealingPlan& plan, std::int64_t enough,
                     SeatingRandom& random);

/// Avoids that two players meet a third time, without adding repeats: the rounds are searched with repeats that come
/// and go, and the best result with no more of them than at the beginning is left. Stops when there are as few third
/// meetings as possible.
void anneal_thirds(SeatingGrid& grid, const AnnealingPlan& plan, SeatingRandom& random);

/// Also spreads the smaller tables; each time too often costs a quarter of a repeat. The result may have more repeats.
void anneal_sizes(SeatingGrid& grid, const AnnealingPlan& plan, SeatingRandom& random);

/// Minimises pairs with several common opponents, and spreads the smaller tables, without adding repeats.
void anneal_links(SeatingGrid& grid, const AnnealingPlan& plan, SeatingRandom& random);

}  // namespace tablebank
