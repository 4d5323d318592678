#pragma once
// A settlement as a table for a spreadsheet: for each player, in order of place, the cash, the kept share, every deed
// of the walk, and the total; if a judge set another one than was computed, also the computed one and the difference.

#include <iosfwd>

#include "calculators/settlement.h"

namespace tablebank {

class Language;

/// For a spreadsheet of the language (app/export/spreadsheet_csv.h).
void export_settlement_csv(const Language& lang, const Edition& edition, const Position& position,
                           const Settlement& settlement, std::ostream& out);

}  // namespace tablebank
