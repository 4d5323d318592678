#pragma once
// Applies requests to the open rounds: which player is pinned to which table. Internal header.

#include <optional>

#include "calculators/tournament/seating_grid.h"

namespace tablebank {

/// The first request with an unknown player, a round that is not open, or one player twice.
[[nodiscard]] std::optional<SeatingProblem> faulty_wish(const SeatingTask& task);

/// Sets the pins of an open round, whose sizes and players are known. `round` counts from 0.
[[nodiscard]] std::optional<SeatingProblem> pin_wishes(const SeatingTask& task, std::size_t round, GridRound& grid);

/// The first pair that meets in an open round although it must not.
[[nodiscard]] std::optional<SeatingProblem> wish_not_met(const SeatingTask& task, const SeatingGrid& grid);

}  // namespace tablebank
