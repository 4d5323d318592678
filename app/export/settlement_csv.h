#pragma once
// A settlement as a table for a spreadsheet: for each player, in order of place, the cash, the kept share, every deed
// of the walk, and the total.

#include <iosfwd>

#include "calculators/settlement.h"

namespace tablebank {

void export_settlement_csv(const Edition& edition, const Position& position, const Settlement& settlement,
                           std::ostream& out);

}  // namespace tablebank
