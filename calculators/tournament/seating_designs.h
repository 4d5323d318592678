#pragma once
// Seatings in which nobody meets anybody twice, made and not searched for: lines of affine planes and of nets over
// finite fields, rotation, and starters. Internal to this room.

#include "calculators/tournament/seating_grid.h"

namespace tablebank {

/// Rounds of so many tables with so many seats, players numbered from 0, no pair twice; as many rounds as are known,
/// which may be none or more than are wanted.
[[nodiscard]] std::vector<TableGroups> make_design(int tables, int seats);

/// At most `rounds` of a design for players at tables of mixed size: who is too many is left out of a larger one, one
/// at a table. Nothing where none is known.
[[nodiscard]] std::vector<TableGroups> design_for(int players, const std::vector<int>& sizes, int rounds);

}  // namespace tablebank
