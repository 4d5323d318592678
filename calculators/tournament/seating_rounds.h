#pragma once
// The rounds of a task before players have seats: who is present, the byes, the number of tables of each size, and the
// requests. Internal header.

#include <variant>

#include "calculators/tournament/seating_grid.h"
#include "calculators/tournament/seating_random.h"

namespace tablebank {

[[nodiscard]] std::variant<SeatingGrid, SeatingProblem> lay_out_rounds(const SeatingTask& task, SeatingRandom& random);

}  // namespace tablebank
