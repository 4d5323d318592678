#pragma once
// The best closing (rules of the two-hour game): the deals with the bank that make a player's total as high as
// possible, in as few deals as possible.
//
// The total is the kept share of the cash, and the bank's payments in the walk. The bank allows each deal at its point
// of the plan, and the player can pay for it then. Of two plans with the same total the one with fewer deals is better;
// "sell all CITY" is one deal. closing_plan.cpp explains how the plan is found and why it is the best. Turns and the
// other players are not considered.

#include <variant>
#include <vector>

#include "calculators/building.h"
#include "calculators/closing_deal.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/share.h"
#include "calculators/total_worth.h"

namespace tablebank {

struct PlannedStep {
    ClosingDeal dealing;
    Money cash;  ///< the sum that the player gets, or pays if it is negative
    Share gain;  ///< the effect of this deal alone on the total; negative if it only pays for another
    std::vector<Working> workings;
};

struct ClosingPlan {
    Share now;    ///< the total without any deal
    Share total;  ///< with the plan
    Share gain;   ///< the difference
    std::vector<PlannedStep> steps;
    std::vector<Space> expected;    ///< utilities without thrown dice: they count with the mean of all throws
    std::vector<Working> workings;  ///< of the total: the kept cash, the income of each deed, the sum
    Estate after;                   ///< the estate after the plan
    Pieces bank;                    ///< the box after the plan
    bool proved = true;             ///< that no plan is better
};

/// The limits of the search before a plan is left without proof. An estate of few states is tried completely; the tests
/// set that limit to 0 to test the search for the others.
struct ClosingEffort {
    std::int64_t states_tried = 20'000;
    int paths = 3'000;                ///< of one part
    std::size_t beginnings = 40'000;  ///< of plans that could still become the best, at once
};

/// `bank`: the pieces in the box when this player deals. Refusals: not_in_this_edition (no timed game; or, with the
/// detail closing_plan_size, a city or a kind of company that is too large, or sums that are not multiples of the
/// smallest note, so that a cycle of deals brings money and no plan is the best).
[[nodiscard]] std::variant<ClosingPlan, Refusal> plan_closing(const Edition& edition, const Rulings& rulings,
                                                              const Estate& estate, const UtilityDice& dice,
                                                              Pieces bank, const ClosingEffort& effort = {});

/// The final total of an estate without further deals; utilities without thrown dice count with the mean of all throws.
[[nodiscard]] Share expected_total(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                   const UtilityDice& dice);

}  // namespace tablebank
