#pragma once
// The version of the program, for `--version` and the help.

#include <string>
#include <vector>

namespace tablebank {

class Language;

/// "tablebank 1.0.0"
[[nodiscard]] std::string version_name();
/// "commit 3f2a...", "game file: format 3", and so on, one per line.
[[nodiscard]] std::vector<std::string> version_lines(const Language& lang);
/// "commit 3f2a...", with that many of its digits; or that the sources are unknown.
[[nodiscard]] std::string commit_line(const Language& lang, std::size_t digits = std::string::npos);
/// "game file: format 3" and the others that the program writes.
[[nodiscard]] std::vector<std::string> format_lines(const Language& lang);

}  // namespace tablebank
