#pragma once
// How a subcommand joins the program: it adds its options to the parser and says what to run once they are read.
// Internal to this room.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <functional>
#include <iosfwd>

#include "app/cli/exit_code.h"

namespace tablebank {

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

/// Set by the parser to the subcommand that was chosen, with its options.
using Run = std::function<ExitCode(Streams&)>;

void add_new(CLI::App& program, Run& run);
void add_do(CLI::App& program, Run& run);
void add_show(CLI::App& program, Run& run);
void add_quote(CLI::App& program, Run& run);
void add_settle(CLI::App& program, Run& run);
void add_verify(CLI::App& program, Run& run);
void add_export(CLI::App& program, Run& run);
void add_editions(CLI::App& program, Run& run);

/// Adds `--json`.
void add_json_flag(CLI::App& subcommand, bool& json);

}  // namespace tablebank
