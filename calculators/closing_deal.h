#pragma once
// One deal with the bank in the closing (rules of the two-hour game), carried out on an estate and the box by
// building.h and mortgage.h. Every planned deal is checked again with them, so that no plan has a deal that the table
// would refuse.

#include <cstdint>
#include <variant>

#include "calculators/building.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/refusal.h"

namespace tablebank {

enum class ClosingDealKind : std::uint8_t { build, sell, sell_city, mortgage, redeem };

/// A deal as a line has it: build and sell with a street and a number of steps, the others with their deed or city.
struct ClosingDeal {
    ClosingDealKind deal = ClosingDealKind::build;
    Space deed{};   ///< not if a city is sold
    int city = -1;  ///< index into Edition::cities, if everything built in a city is sold
    int steps = 0;  ///< if a street is built or sold
};

/// Changes the estate and the box, and returns the sum that the player gets, or pays if it is negative, with its
/// workings. Refusals: those of the calculator, and short_of_cash; then nothing is changed.
[[nodiscard]] std::variant<Quote, Refusal> carry_out(const Edition& edition, const Rulings& rulings,
                                                     const ClosingDeal& dealing, Estate& estate, Pieces& bank);

}  // namespace tablebank
