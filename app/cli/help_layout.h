#pragma once
// How the pages of --help are laid out, in the language given. Internal to this room.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <string>
#include <vector>

namespace tablebank {

class Language;

/// The parser's own headings and labels in the language given, in columns that count letters and not bytes.
/// Subcommands that are added later inherit it, with the option --help.
void use_help_layout(const Language& lang, CLI::App& program);

/// The page that was asked for by an option --help in a command line that was read.
[[nodiscard]] std::string help_asked_for(const CLI::App& program);

/// What may stand behind a subcommand: its own options, then those of the command above that hold for it.
[[nodiscard]] std::vector<const CLI::Option*> options_behind(const CLI::App& command);

/// "Example: tablebank show game.tbl": a command is the same in every language.
[[nodiscard]] std::string example_text(const Language& lang, const std::string& command);

}  // namespace tablebank
