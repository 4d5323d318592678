#pragma once
// The command line: arguments and three streams in, an exit code out. The subcommands, their options, their JSON and
// the exit codes are a public contract (docs/reference/cli.md). Knows nothing of the window but that it can be opened.

#include <iosfwd>
#include <string>
#include <vector>

#include "app/cli/window_request.h"

namespace tablebank {

class Language;

/// `arguments` without the program's name; none, or only what a window can open, are the subcommand `window`. Words are
/// in `lang`.
[[nodiscard]] int run_cli(const Language& lang, const std::vector<std::string>& arguments, std::istream& in,
                          std::ostream& out, std::ostream& err, const OpenWindow& open_window = {});

}  // namespace tablebank
