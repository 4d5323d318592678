#pragma once
// Income tax: the fixed sum, or percentages of cash, unmortgaged deeds and buildings; the player chooses (ru 17).

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/rulings.h"

namespace tablebank {

struct IncomeTax {
    Money fixed;
    Money percent;  ///< rounded to the smallest note
    Share percent_exact;
    std::vector<Working> workings;  ///< of both options
    [[nodiscard]] bool percent_is_cheaper() const { return percent < fixed; }
    [[nodiscard]] Money cheaper() const { return percent_is_cheaper() ? percent : fixed; }
};

/// Buildings count with the cost of all their steps; a hotel by the ruling `hotel_counts_as`.
[[nodiscard]] IncomeTax quote_income_tax(const Edition& edition, const Rulings& rulings, const Estate& estate);

}  // namespace tablebank
