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

}  // namespace tablebank
