#pragma once
// Other programs, asked what they find in a file of ours.

#include <string>

namespace tablebank::testing {

/// The standard output of a shell command. The command must begin with an existing program, and end well.
[[nodiscard]] std::string printed_by(const std::string& command);

/// The text of a PDF, its words with one space between them at line ends, and U+00A0 as a space. `options` are
/// pdftotext's.
[[nodiscard]] std::string pdf_text(const std::string& file, const std::string& options = "");

/// The same of any other text.
[[nodiscard]] std::string in_one_line(std::string_view text);

}  // namespace tablebank::testing
