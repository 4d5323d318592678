#pragma once
// What is wrong with a table of deeds, in words: which row and which column, and what to write there.

#include <string>

#include "db/edition/deed_table.h"

namespace tablebank {

class Language;

/// What is wrong, without its place. What the check of editions finds is in its own words.
[[nodiscard]] std::string deed_table_problem_text(const Language& lang, const DeedTableProblem& problem);

/// Where it is in a row: `column L "rent 3"`; empty where the whole row or table is meant.
[[nodiscard]] std::string deed_table_place_text(const Language& lang, const DeedTableProblem& problem);

}  // namespace tablebank
