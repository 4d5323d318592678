#pragma once
// Arguments that could not be read, in words. Internal header.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <string>

#include "db/edition/edition_folder.h"

namespace tablebank {

class Language;

/// What is wrong with the command line, with the option or word that is wrong, and the command that prints help.
/// `program` must be the parser that threw `error`, unchanged since.
[[nodiscard]] std::string usage_error_text(const Language& lang, const CLI::App& program, const CLI::ParseError& error);

/// `no subcommand "shwo"; did you mean show? Known are ...`
[[nodiscard]] std::string unknown_subcommand_text(const Language& lang, const CLI::App& program,
                                                  const std::string& word);

/// `no edition "uss"; did you mean us? Known are ...`
[[nodiscard]] std::string unknown_edition_text(const Language& lang, const UnknownEdition& error);

}  // namespace tablebank
