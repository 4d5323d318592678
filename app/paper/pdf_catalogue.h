#pragma once
// PDF features that Cairo lacks: the language, a viewer that shows the title instead of the file name, and no date.
// Internal header.

#include <string>

namespace tablebank {

/// The PDF with a replaced catalogue appended at its end, as an incremental update (ISO 32000-1, 7.5.6). Requires a PDF
/// written by Cairo; throws std::runtime_error for anything else.
[[nodiscard]] std::string with_language(std::string pdf, const std::string& language);

/// The same PDF with the same length, without the dates of its information.
[[nodiscard]] std::string without_dates(std::string pdf);

}  // namespace tablebank
