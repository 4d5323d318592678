#pragma once
// How the pages of --help are laid out, in the language given. Internal to this room.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <string>

namespace tablebank {

class Language;

/// The parser's own headings and labels in the language given, in columns that count letters and not bytes.
/// Subcommands that are added later inherit it, with the option --help.
void use_help_layout(const Language& lang, CLI::App& program);

/// "Example: tablebank show game.tbl": a command is the same in every language.
[[nodiscard]] std::string example_text(const Language& lang, const std::string& command);

}  // namespace tablebank
