#pragma once
// Order of play and roles at tables that are set: every player in each seat, and as monopolist and as competitor, as
// often as any other way round. Not searched for but worked out: as long as somebody has one seat twice more than
// another, places are exchanged along a chain of tables that ends at somebody who has it the other way round. Where all
// tables are alike such a chain always exists. Internal to this room.

#include "calculators/tournament/seating.h"

namespace tablebank {

/// Puts the players of the rounds from `played` on in order of play.
void balance_seats(SeatingPlan& plan, std::size_t played, int players);

/// Gives them roles: half of each table, of an odd one the smaller or the larger half.
void balance_roles(SeatingPlan& plan, std::size_t played, int players, const SeatingRoles& roles);

}  // namespace tablebank
