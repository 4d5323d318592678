#pragma once
// The score sheet in a terminal. app/present/settlement/score_sheet.h has its content.

#include <iosfwd>

#include "app/present/settlement/score_sheet.h"

namespace tablebank {

/// The last lines are the standings, `1. NAME TOTAL`.
void print_score_sheet(const ScoreSheet& sheet, std::ostream& out);

}  // namespace tablebank
