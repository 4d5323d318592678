#pragma once
// The settlement on paper: rulings in force and why they were changed, the walk square by square, what each keeps, the
// places. Everything that a judge needs to work it out again by hand.

#include <iosfwd>

#include "app/session/game_settlement.h"

namespace tablebank {

/// The last lines are the standings, `1. NAME TOTAL`.
void print_score_sheet(const Edition& edition, const GameSettlement& settled, std::ostream& out);

}  // namespace tablebank
