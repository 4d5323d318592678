#pragma once
// Families that cannot be kept apart whatever is tried: worked out before anything is. Internal to this room.

#include <optional>

#include "calculators/tournament/seating_grid.h"

namespace tablebank {

/// Somebody who may meet fewer players than sit at a table, or a family of more than there are tables. `round` counts
/// from 0. There are other reasons; those are found by not finding a seating.
[[nodiscard]] std::optional<SeatingProblem> impossible_family(const SeatingTask& task, std::size_t round,
                                                              const GridRound& grid);

}  // namespace tablebank
