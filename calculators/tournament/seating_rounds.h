#pragma once
// The rounds of a task before anybody has a seat: who is there, who sits out, how many tables of which size, and what
// wishes fix. Internal to this room.

#include <variant>

#include "calculators/tournament/seating_grid.h"
#include "calculators/tournament/seating_random.h"

namespace tablebank {

[[nodiscard]] std::variant<SeatingGrid, SeatingProblem> lay_out_rounds(const SeatingTask& task, SeatingRandom& random);

}  // namespace tablebank
