#pragma once
// The preconditions of all code in this folder: player numbers are valid indices, and a table has at most the maximum
// of seats. Checked once at the entry points, also in release builds. Internal header.

#include <cstddef>
#include <optional>
#include <span>

#include "calculators/tournament/seating.h"

namespace tablebank {

/// The index of the first round in which a player is unknown or occurs twice, or a table has a number below 1, no
/// seats, or more than most_seats; nullopt if all are possible.
[[nodiscard]] std::optional<std::size_t> impossible_round(int players, std::span<const SeatedRound> rounds);

/// Throws std::invalid_argument for too many players or rounds, or an impossible round.
void require_possible(int players, std::span<const SeatedRound> rounds);

}  // namespace tablebank
