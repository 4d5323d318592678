#pragma once
// Errors of a deed spreadsheet in words: the row, the column, and what to write there.

#include <string>

#include "db/edition/deed_table.h"

namespace tablebank {

class Language;

/// The error, without its place. Errors found by the edition check have that check's text.
[[nodiscard]] std::string deed_table_problem_text(const Language& lang, const DeedTableProblem& problem);

/// The place in a row: `column L "rent 3"`; empty if it is the whole row or spreadsheet.
[[nodiscard]] std::string deed_table_place_text(const Language& lang, const DeedTableProblem& problem);

}  // namespace tablebank
