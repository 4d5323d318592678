#pragma once
// A seating looked at by counting alone, without the functions that made it.

#include <map>
#include <string>
#include <utility>

#include "calculators/tournament/seating.h"

namespace tablebank::testing {

/// The errors of a plan as an answer to its task: a player twice or not at all in a round, a table too small or too
/// large or numbered wrongly, roles out of balance, a played round touched, a request not met. Empty if there are none.
[[nodiscard]] std::string fault_of(const SeatingTask& task, const SeatingPlan& plan);

/// How often each pair met, the lower number first.
[[nodiscard]] std::map<std::pair<int, int>, int> meetings_of(const SeatingPlan& plan);
/// The sum of n(n-1)/2 of them.
[[nodiscard]] int repeats_of(const SeatingPlan& plan);

/// The plan; fails the test if there is none.
[[nodiscard]] SeatingPlan seated(const SeatingTask& task);

}  // namespace tablebank::testing
