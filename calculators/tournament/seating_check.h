#pragma once
// What everything in this room takes for granted of a round: numbers of players are places in lists, and a table has as
// many seats as lists have room for. Asked once at the door, also in a release. Internal to this room.

#include <cstddef>
#include <optional>
#include <span>

#include "calculators/tournament/seating.h"

namespace tablebank {

/// The place of the first round in which somebody is none of so many players, or there twice, or a table has a number
/// below 1, nobody, or more than most_seats; nullopt where all can be.
[[nodiscard]] std::optional<std::size_t> impossible_round(int players, std::span<const SeatedRound> rounds);

/// Throws std::invalid_argument for more players or rounds than there may be, or an impossible round.
void require_possible(int players, std::span<const SeatedRound> rounds);

}  // namespace tablebank
