#pragma once
// The interface of a subcommand: it adds its options to the parser and sets the function to run. Internal header.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <functional>
#include <iosfwd>

#include "app/cli/exit_code.h"
#include "app/cli/window_request.h"

namespace tablebank {

class Language;

struct Streams {
    const Language& lang;
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    const OpenWindow& open_window;  ///< empty if there is no window
};

/// Set by the parser to the chosen subcommand with its options.
using Run = std::function<ExitCode(Streams&)>;

void add_window(const Language& lang, CLI::App& program, Run& run);
void add_new(const Language& lang, CLI::App& program, Run& run);
void add_do(const Language& lang, CLI::App& program, Run& run);
void add_show(const Language& lang, CLI::App& program, Run& run);
void add_quote(const Language& lang, CLI::App& program, Run& run);
void add_settle(const Language& lang, CLI::App& program, Run& run);
void add_score(const Language& lang, CLI::App& program, Run& run);
void add_sheet(const Language& lang, CLI::App& program, Run& run);
void add_extract(const Language& lang, CLI::App& program, Run& run);
void add_verify(const Language& lang, CLI::App& program, Run& run);
void add_review(const Language& lang, CLI::App& program, Run& run);
void add_charts(const Language& lang, CLI::App& program, Run& run);
void add_checkpoint(const Language& lang, CLI::App& program, Run& run);
void add_sign(const Language& lang, CLI::App& program, Run& run);
void add_keys(const Language& lang, CLI::App& program, Run& run);
void add_handbook(const Language& lang, CLI::App& program, Run& run);
void add_export(const Language& lang, CLI::App& program, Run& run);
void add_import(const Language& lang, CLI::App& program, Run& run);
void add_seating(const Language& lang, CLI::App& program, Run& run);
void add_serve(const Language& lang, CLI::App& program, Run& run);
void add_send(const Language& lang, CLI::App& program, Run& run);
void add_event(const Language& lang, CLI::App& program, Run& run);
void add_editions(const Language& lang, CLI::App& program, Run& run);
/// Hidden from --help: for shells and packagers.
void add_complete(const Language& lang, CLI::App& program, Run& run);
void add_manual(const Language& lang, CLI::App& program, Run& run);

/// Adds `--json`.
void add_json_flag(const Language& lang, CLI::App& subcommand, bool& json);

}  // namespace tablebank
