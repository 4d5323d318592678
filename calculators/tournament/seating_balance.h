#pragma once
// Order of play and roles at fixed tables: every player gets each seat, and each role, equally often. It is calculated,
// not searched: as long as a player has had one seat at least two times more than another, seats are exchanged along a
// chain of tables that ends at a player with the opposite difference. If all tables have the same size such a chain
// always exists. Internal header.

#include "calculators/tournament/seating.h"

namespace tablebank {

/// Puts the players of the rounds from `played` on in order of play.
void balance_seats(SeatingPlan& plan, std::size_t played, int players);

/// Assigns roles: half of each table; for an odd one the smaller or the larger half.
void balance_roles(SeatingPlan& plan, std::size_t played, int players, const SeatingRoles& roles);

}  // namespace tablebank
