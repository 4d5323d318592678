#pragma once
// The best closing of each player as a sheet: its total, its steps as they are typed with the gain of each, and how the
// total is made up. For the command line, the window and paper, independent of their layout.

#include <string>
#include <vector>

#include "app/session/closing_plans.h"

namespace tablebank {

class Language;

struct PlanSheetStep {
    std::string line;  ///< "redeem @12"
    std::string text;  ///< "redeem @12 Electric Company: pays 83, gains 11.4"
    std::string gain;  ///< "11.4"
};

struct PlanSheetPlayer {
    std::string name;
    std::string heading;  ///< "Anna: 612.4, 38 more than without any dealing"
    std::string nothing;  ///< the sentence if no dealing gains anything
    std::vector<PlanSheetStep> steps;
    std::string left;                   ///< "left on the table: 38"; empty before the cash was handed in
    std::string unproved;               ///< the sentence if it is not proved that there is no better plan
    std::vector<std::string> workings;  ///< of the total
};

struct PlanSheet {
    std::string title;                     ///< "The best closing"
    std::string note;                      ///< the sentence if no plan is made, or the state it is made for
    std::vector<std::string> expected;     ///< a sentence for each utility whose dice are missing
    std::vector<PlanSheetPlayer> players;  ///< in the order in which they deal
};

[[nodiscard]] PlanSheet make_plan_sheet(const Language& lang, const Edition& edition, const ClosingPlans& plans);

}  // namespace tablebank
