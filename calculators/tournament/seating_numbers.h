#pragma once
// Assigns numbers to the groups of a round: every player at each table as evenly as possible. Internal header.

#include "calculators/tournament/seating_grid.h"
#include "calculators/tournament/seating_random.h"

namespace tablebank {

/// Exchanges whole tables of the same size within the open rounds, never one that a request has numbered.
void spread_table_numbers(SeatingGrid& grid, std::int64_t steps, SeatingRandom& random);

}  // namespace tablebank
