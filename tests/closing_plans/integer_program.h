#pragma once
// The best closing as an integer program, which GLPK solves: the possible end states and their costs, without any order
// of transactions. For estates of whole boards, which are too large to try out, in editions in which the order does not
// matter.

#include <optional>
#include <string>

#include "tests/closing_plans/random_estate.h"

namespace closing_plans {

/// In the format of CPLEX. A competitor's estate, or one whose buildings fall with their monopoly; the dice are thrown.
[[nodiscard]] std::string integer_program(const Ending& ending);

struct Solved {
    std::int64_t total = 0;   ///< 100 times
    double milliseconds = 0;  ///< that glpsol took, from its start to its end
};
/// Nothing if there is no glpsol.
[[nodiscard]] std::optional<Solved> solve_with_glpk(const Ending& ending, const std::string& folder);

}  // namespace closing_plans
