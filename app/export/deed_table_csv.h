#pragma once
// The deeds of an edition as a file that a spreadsheet opens by a double click, whatever its language.

#include <string>

#include "calculators/edition.h"

namespace tablebank {

class Language;

/// In UTF-8 with the mark by which Excel knows it, and with the sign between the cells that spreadsheets of the
/// language take.
[[nodiscard]] std::string deed_table_csv(const Language& lang, const Edition& edition);

}  // namespace tablebank
