#pragma once
// Simulated annealing over the rounds that are still open: two players of different tables of one round change places.
// First the repeats are made few, then, without more of them, common opponents are spread over the pairs. Internal to
// this room.

#include <cstdint>

#include "calculators/tournament/seating_grid.h"
#include "calculators/tournament/seating_random.h"

namespace tablebank {

struct AnnealingPlan {
    std::int64_t steps = 0;
    std::int64_t warmest = annealing_one / 4;  ///< warmer, repeats come and go; colder than the other, nothing moves
    std::int64_t coldest = annealing_one / 8;
};

/// Leaves the best that it came by, from the open rounds `from` on; what is better than `enough` is not looked for.
void anneal_meetings(SeatingGrid& grid, std::size_t from, const AnnealingPlan& plan, std::int64_t enough,
                     SeatingRandom& random);

/// Shares out the smaller tables as well, each time too often as dear as a quarter of a repeat. There may be more
/// repeats in the end.
void anneal_sizes(SeatingGrid& grid, const AnnealingPlan& plan, SeatingRandom& random);

/// Makes pairs with several common opponents few, and shares out the smaller tables, and never a repeat more.
void anneal_links(SeatingGrid& grid, const AnnealingPlan& plan, SeatingRandom& random);

}  // namespace tablebank
