#pragma once
// Limits on input: arguments of the command line and lines of standard input. They are checked before any input is used
// (docs/reference/limits.md). Internal header.

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/grammar/notation.h"

namespace tablebank {

class Language;

/// In bytes: an argument may be a line of a game, and no other argument is longer.
inline constexpr std::size_t longest_argument = longest_line;
/// A whole evening with one argument per line needs a third of it.
inline constexpr std::size_t most_arguments = 5000;

/// Given in place of a file name: read from standard input.
inline constexpr std::string_view standard_input = "-";

/// Throws CliError usage.
void require_bounded(const Language& lang, const std::vector<std::string>& arguments);

/// Reads the next line without its end; false if there is none. If a line is longer than the limit, only one byte more
/// than the limit is read.
[[nodiscard]] bool read_line(std::istream& in, std::string& line);

}  // namespace tablebank
