#pragma once
// The command line: arguments and three streams in, an exit code out. The subcommands, their options, their JSON and
// the exit codes are a public contract (docs/reference/cli.md). It can open the window only through `open_window`.

#include <iosfwd>
#include <string>
#include <vector>

#include "app/cli/window_request.h"

namespace tablebank {

class Language;

/// `arguments` without the program's name; if there are none, or only arguments for a window, the subcommand is
/// `window`. Output is in `lang`.
[[nodiscard]] int run_cli(const Language& lang, const std::vector<std::string>& arguments, std::istream& in,
                          std::ostream& out, std::ostream& err, const OpenWindow& open_window = {});

}  // namespace tablebank
