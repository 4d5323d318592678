#pragma once
// Seatings without repeats, constructed and not searched: lines of affine planes and of nets over finite fields,
// rotation, and starters. Internal header.

#include "calculators/tournament/seating_grid.h"

namespace tablebank {

/// Rounds with this number of tables and seats, players numbered from 0, no pair twice; as many rounds as are known,
/// which may be none or more than needed.
[[nodiscard]] std::vector<TableGroups> make_design(int tables, int seats);

/// At most `rounds` of a design for players at tables of mixed size: the extra players of a larger design are left out,
/// at most one at a table. Empty if no design is known.
[[nodiscard]] std::vector<TableGroups> design_for(int players, const std::vector<int>& sizes, int rounds);

}  // namespace tablebank
