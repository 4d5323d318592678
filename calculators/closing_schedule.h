#pragma once
// In which order all parts of an estate deal: phases of selling and of buying, and where it is looked at what cash and
// pieces are left. For closing_plan.cpp only.

#include "calculators/closing_path.h"

namespace tablebank {

/// A box without end: in each round everybody sells, then everybody buys. Round by round the cash at its end.
[[nodiscard]] ClosingProgram rounds_of_cash(int rounds);

/// A box that runs out. Selling hotels down to houses comes after the other sales, which bring houses; redeeming
/// asks nothing of the box and comes before all building; hotels come before houses, because they bring some, and those
/// hotels first that need the fewest.
[[nodiscard]] ClosingProgram rounds_of_pieces(int rounds, int most_houses);
/// How many coordinates each of those rounds has.
[[nodiscard]] constexpr int coordinates_of_pieces(int most_houses) {
    return most_houses + 4;
}

/// Only what is left at the end: of the cash.
[[nodiscard]] ClosingPhase look_at_the_cash();
/// Where the box runs out: cash, houses and hotels at the end, and from `peaks_at_the_end` on whether the box ever held
/// as many houses as are asked of it at once, in whatever order the parts deal.
[[nodiscard]] ClosingPhase look_at_the_pieces(int most_houses);
inline constexpr int peaks_at_the_end = 3;

}  // namespace tablebank
