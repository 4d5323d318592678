#pragma once
// Families that cannot be kept apart by any seating: found before the search. Internal header.

#include <optional>

#include "calculators/tournament/seating_grid.h"

namespace tablebank {

/// A player who may meet fewer players than sit at a table, or a family larger than the number of tables. `round`
/// counts from 0. There are other reasons; those show up as a failed search.
[[nodiscard]] std::optional<SeatingProblem> impossible_family(const SeatingTask& task, std::size_t round,
                                                              const GridRound& grid);

}  // namespace tablebank
