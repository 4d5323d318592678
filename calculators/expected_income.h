#pragma once
// What a deed earns in the walk when nobody has thrown for it yet: a utility by the mean of all throws of two dice, and
// exactly so. Everything else as quote_rent says.

#include <vector>

#include "calculators/rent.h"
#include "calculators/share.h"
#include "calculators/worth.h"

namespace tablebank {

struct ExpectedIncome {
    Money of_36_throws;  ///< what the deed earns, 36 times: a whole number even where it is a mean
    bool is_mean = false;
    std::vector<Working> workings{};
    [[nodiscard]] Share income() const { return {of_36_throws.units(), 36}; }
};

/// Requires that the estate holds the deed. A prisoner earns in the walk as the ruling `jailed_in_walk` says.
[[nodiscard]] ExpectedIncome expected_income(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                             const UtilityDice& dice, Space deed);

}  // namespace tablebank
