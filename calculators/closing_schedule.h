#pragma once
// The order in which all parts of an estate deal: phases of selling and of buying, and the points where the remaining
// cash and pieces are checked. For closing_plan.cpp only.

#include "calculators/closing_path.h"

namespace tablebank {

/// For an unlimited box: in each round all parts sell, then all parts buy. The cash is checked at the end of each
/// round.
[[nodiscard]] ClosingProgram rounds_of_cash(int rounds);

/// For a box that runs out. Selling hotels down to houses comes after the other sales, which bring houses; redeeming
/// needs no pieces and comes before all building; hotels come before houses, because they return some, and those hotels
/// first that need the fewest.
[[nodiscard]] ClosingProgram rounds_of_pieces(int rounds, int most_houses);
/// The number of coordinates of each of those rounds.
[[nodiscard]] constexpr int coordinates_of_pieces(int most_houses) {
    return most_houses + 4;
}

/// Checks only the remaining cash at the end.
[[nodiscard]] ClosingPhase look_at_the_cash();
/// If the box runs out: checks cash, houses and hotels at the end, and from `peaks_at_the_end` on, whether the box ever
/// had as many houses as are needed at once, for any order of the parts.
[[nodiscard]] ClosingPhase look_at_the_pieces(int most_houses);
inline constexpr int peaks_at_the_end = 3;

}  // namespace tablebank
