#pragma once
// The layout of the --help pages, in the language given. Internal header.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <string>
#include <vector>

namespace tablebank {

class Language;

/// Translates the parser's own headings and labels, and aligns columns by characters instead of bytes. Subcommands that
/// are added later inherit this, with the option --help.
void use_help_layout(const Language& lang, CLI::App& program);

/// The page that an option --help in the parsed command line requests.
[[nodiscard]] std::string help_asked_for(const CLI::App& program);

/// The options allowed after a subcommand: its own, then those of the parent commands that apply to it.
[[nodiscard]] std::vector<const CLI::Option*> options_behind(const CLI::App& command);

/// "Example: tablebank show game.tbl": a command is the same in every language.
[[nodiscard]] std::string example_text(const Language& lang, const std::string& command);

}  // namespace tablebank
