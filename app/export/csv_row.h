#pragma once
// One row of a CSV file (RFC 4180): fields with the sign that parts them, a quote or a line break are quoted. A field
// that a spreadsheet would take for a formula begins with an apostrophe, and signs that are not seen stand as marks:
// what is in it may come from a stranger.

#include <string>
#include <vector>

namespace tablebank {

/// Ends in CR LF.
[[nodiscard]] std::string csv_row(const std::vector<std::string>& fields, char separator = ',');

}  // namespace tablebank
