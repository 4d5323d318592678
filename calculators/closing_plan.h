#pragma once
// The best closing (rules of the two-hour game): the dealings with the bank by which a player's total becomes the
// highest it can be, in as few of them as that takes.
//
// The total is the share of the cash that is kept, and what the bank pays in the walk. Each dealing is one that the
// bank allows when its turn comes, and can be paid for then. Of two plans that reach the same total the one with fewer
// dealings is the better one; "sell all CITY" is one dealing. How the plan is found, and why there is none better, is
// said in closing_plan.cpp. Knows nothing of whose turn it is, and of what the others do.

#include <variant>
#include <vector>

#include "calculators/building.h"
#include "calculators/closing_deal.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/share.h"
#include "calculators/worth.h"

namespace tablebank {

struct PlannedStep {
    Dealing dealing;
    Money cash;  ///< what the player gets, or pays where it is below zero
    Share gain;  ///< what this dealing adds to the total by itself; below zero where it only pays for another
    std::vector<Working> workings;
};

struct ClosingPlan {
    Share now;    ///< the total without any dealing
    Share total;  ///< with the plan
    Share gain;   ///< by how much that is more
    std::vector<PlannedStep> steps;
    std::vector<Space> expected;    ///< utilities whose dice are not thrown: counted by the mean of all throws
    std::vector<Working> workings;  ///< of the total: the cash kept, what each deed earns, the sum
    Estate after;                   ///< the estate, once it is done
    Pieces bank;                    ///< the box, once it is done
    bool proved = true;             ///< that there is no better one
};

/// How much is tried before a plan is left without its proof. An estate of few states is tried in full; with none of
/// that, the tests see to what there is for the others.
struct ClosingEffort {
    std::int64_t states_tried = 20'000;
    int paths = 3'000;                ///< of one part
    std::size_t beginnings = 40'000;  ///< of plans that could still become the best, at once
};

/// `bank`: the pieces that are there when this player deals. Refusals: not_in_this_edition (no timed game; or, with the
/// detail closing_plan_size, a city or a kind of company too large, or sums that are no multiples of the smallest note,
/// so that a circle of dealings brings money and no plan is the best).
[[nodiscard]] std::variant<ClosingPlan, Refusal> plan_closing(const Edition& edition, const Rulings& rulings,
                                                              const Estate& estate, const UtilityDice& dice,
                                                              Pieces bank, const ClosingEffort& effort = {});

/// What an estate comes to at the end as it stands, utilities whose dice are not thrown by the mean of all throws.
[[nodiscard]] Share expected_total(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                   const UtilityDice& dice);

}  // namespace tablebank
