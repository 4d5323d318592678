#pragma once
// The deeds of an edition as a file that a spreadsheet opens by a double click, in every language.

#include <string>

#include "calculators/edition.h"

namespace tablebank {

class Language;

/// In the form of app/export/spreadsheet_csv.h, with headings in that language; every language can be read back.
[[nodiscard]] std::string deed_table_csv(const Language& lang, const Edition& edition);

}  // namespace tablebank
