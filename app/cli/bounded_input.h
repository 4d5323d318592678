#pragma once
// How much may be said to the program at once: on its command line, and in a line of standard input. Counted before any
// of it is used (docs/reference/limits.md). Internal to this room.

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/grammar/notation.h"

namespace tablebank {

class Language;

/// In bytes: an argument may be a line of a game, and nothing that a command takes is longer.
inline constexpr std::size_t longest_argument = longest_line;
/// A whole evening, a line an argument, is a third of it.
inline constexpr std::size_t most_arguments = 5000;

/// Instead of the name of a file: what is read comes on the standard input.
inline constexpr std::string_view standard_input = "-";

/// Throws CliError usage.
void require_bounded(const Language& lang, const std::vector<std::string>& arguments);

/// The next line without its end; false where there is none. Of a line that is longer than a line may be, only a byte
/// more is read.
[[nodiscard]] bool read_line(std::istream& in, std::string& line);

}  // namespace tablebank
