#pragma once
// How the score sheet is set in a terminal. What stands on it is app/present/settlement/score_sheet.h.

#include <iosfwd>

#include "app/present/settlement/score_sheet.h"

namespace tablebank {

/// The last lines are the standings, `1. NAME TOTAL`.
void print_score_sheet(const ScoreSheet& sheet, std::ostream& out);

}  // namespace tablebank
