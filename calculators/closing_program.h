#pragma once
// In which order all parts of an estate deal: phases of selling and of buying, and where it is looked at what cash and
// pieces are left. For closing_plan.cpp only.

#include "calculators/closing_path.h"

namespace tablebank {

/// A box without end: in each round everybody sells, then everybody buys. Round by round the cash at its end.
[[nodiscard]] ClosingProgram rounds_of_cash(int rounds);

/// A box that runs out. Selling hotels down to houses comes after the other sales, which bring houses; building hotels
/// comes before building houses, because it brings some, and those hotels first that need the fewest.
[[nodiscard]] ClosingProgram rounds_of_pieces(int rounds, int most_houses);
/// How many coordinates each of those rounds has.
[[nodiscard]] constexpr int coordinates_of_pieces(int most_houses) {
    return most_houses + 4;
}

/// Only what is left at the end: cash, and where the box runs out houses and hotels.
[[nodiscard]] ClosingPhase look_at_the_end(bool pieces);

}  // namespace tablebank
