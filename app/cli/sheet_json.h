#pragma once
// The facts of a score sheet for programs: the same as on paper, in every language. Internal header.

#include <iosfwd>

#include "app/cli/json.h"
#include "app/present/sheet/game_sheet.h"

namespace tablebank {

[[nodiscard]] Json sheet_json(const Language& lang, const SheetFacts& facts, const SheetEvent& event);

/// A row for each fact, in the order of the sheet, for a spreadsheet of the language (app/export/spreadsheet_csv.h).
void write_sheet_csv(const Language& lang, const SheetFacts& facts, const SheetEvent& event, std::ostream& out);

/// The measure that decides: "timed", "richest", "last".
[[nodiscard]] const char* measure_word(Measure measure);
/// "started", "stopped", "extended", "called".
[[nodiscard]] const char* clock_word(SheetClockStep::Kind kind);
/// "taken-back", "brought-back", "put-right", "forced", "counted".
[[nodiscard]] const char* correction_word(SheetCorrection::Kind kind);

}  // namespace tablebank
