#pragma once
// The best closing as an integer program, which GLPK solves: what may stand at the end and what it costs, without any
// order of dealings. For estates of whole boards, which nobody can try out, in editions where the order is no matter.

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
/// Nothing where there is no glpsol.
[[nodiscard]] std::optional<Solved> solve_with_glpk(const Ending& ending, const std::string& folder);

}  // namespace closing_plans
