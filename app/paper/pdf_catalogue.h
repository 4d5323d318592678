#pragma once
// What Cairo cannot say of a PDF: its language, that a viewer shows the title and not the file's name, and that it
// tells no date. Internal to this room.

#include <string>

namespace tablebank {

/// The PDF with its catalogue told anew at its end, as an update of a PDF is (ISO 32000-1, 7.5.6). Requires what Cairo
/// writes; throws std::runtime_error for anything else.
[[nodiscard]] std::string with_language(std::string pdf, const std::string& language);

/// The same PDF, byte for byte as long, without the dates of its information.
[[nodiscard]] std::string without_dates(std::string pdf);

}  // namespace tablebank
