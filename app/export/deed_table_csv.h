#pragma once
// The deeds of an edition as a file that a spreadsheet opens by a double click, in every language.

#include <string>

#include "calculators/edition.h"

namespace tablebank {

class Language;

/// UTF-8 with a byte order mark, by which Excel recognises it, and with the cell separator that spreadsheets of the
/// language expect.
[[nodiscard]] std::string deed_table_csv(const Language& lang, const Edition& edition);

}  // namespace tablebank
