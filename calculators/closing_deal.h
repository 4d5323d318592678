#pragma once
// One dealing with the bank in the closing (rules of the two-hour game), carried out on an estate and the box as
// building.h and mortgage.h have it. What is planned is put to them once more, so that no plan holds a dealing that the
// table would refuse.

#include <variant>

#include "calculators/building.h"
#include "calculators/closing_unit.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/refusal.h"

namespace tablebank {

/// A dealing as a line has it: build and sell with a street and so many steps, the others with what they name.
struct Dealing {
    ClosingDeal deal = ClosingDeal::build;
    Space deed{};   ///< not where a city is sold
    int city = -1;  ///< index into Edition::cities, where everything built in a city is sold
    int steps = 0;  ///< where a street is built or sold
};

/// Changes the estate and the box, and answers what the player gets, or pays where it is below zero, with its workings.
/// Refusals: those of the calculator asked, and short_of_cash; then nothing is changed.
[[nodiscard]] std::variant<Quote, Refusal> carry_out(const Edition& edition, const Rulings& rulings,
                                                     const Dealing& dealing, Estate& estate, Pieces& bank);

}  // namespace tablebank
