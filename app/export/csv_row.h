#pragma once
// One row of a CSV file (RFC 4180): fields with the separator, a quote or a line break are quoted. The fields may come
// from a stranger, so a field that a spreadsheet would take for a formula begins with an apostrophe, and invisible
// characters are escaped.

#include <string>
#include <vector>

namespace tablebank {

/// Ends in CR LF.
[[nodiscard]] std::string csv_row(const std::vector<std::string>& fields, char separator = ',');

}  // namespace tablebank
