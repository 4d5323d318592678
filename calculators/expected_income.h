#pragma once
// The expected income of a deed at the end of a timed game without thrown dice: for a utility in the walk, the exact
// mean of all throws of two dice. Everything else is as in quote_rent, or in a game of total worth as in
// quote_deed_worth.

#include <vector>

#include "calculators/rent.h"
#include "calculators/share.h"
#include "calculators/total_worth.h"

namespace tablebank {

struct ExpectedIncome {
    Money of_36_throws;  ///< 36 times the income of the deed: a whole number even for a mean
    bool is_mean = false;
    std::vector<Working> workings{};
    [[nodiscard]] Share income() const { return {of_36_throws.units(), 36}; }
};

/// Requires that the estate holds the deed. A jailed player's income in the walk depends on the ruling
/// `jailed_in_walk`.
[[nodiscard]] ExpectedIncome expected_income(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                             const UtilityDice& dice, Space deed);

}  // namespace tablebank
