#pragma once
// The command line: arguments and three streams in, an exit code out. The subcommands, their options, their JSON and
// the exit codes are a public contract (docs/commands.md). Knows nothing of the window.

#include <iosfwd>
#include <string>
#include <vector>

namespace tablebank {

class Language;

/// `arguments` without the program's name. Words are in `lang`.
[[nodiscard]] int run_cli(const Language& lang, const std::vector<std::string>& arguments, std::istream& in,
                          std::ostream& out, std::ostream& err);

}  // namespace tablebank
