#pragma once
// Which group of a round sits at which number: everybody at each table as evenly as can be. Internal to this room.

#include "calculators/tournament/seating_grid.h"
#include "calculators/tournament/seating_random.h"

namespace tablebank {

/// Exchanges whole tables of the same size within the open rounds, never one that a wish has numbered.
void spread_table_numbers(SeatingGrid& grid, std::int64_t steps, SeatingRandom& random);

}  // namespace tablebank
