#pragma once
// The deeds of an edition as a file that a spreadsheet opens by a double click, in every language.

#include <string>

#include "calculators/edition.h"

namespace tablebank {

class Language;

/// As app/export/spreadsheet_csv.h writes it, with heads in that language; every language is read back.
[[nodiscard]] std::string deed_table_csv(const Language& lang, const Edition& edition);

}  // namespace tablebank
