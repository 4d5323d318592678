#pragma once
// Arguments that could not be read, in words. Internal header.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <string>

#include "db/edition/edition_folder.h"

namespace tablebank {

class Language;

/// The error, its option or word, and where to find help, in the language given. `program` is in the state in which the
/// parser threw `error`.
[[nodiscard]] std::string usage_error_text(const Language& lang, const CLI::App& program, const CLI::ParseError& error);

/// `no subcommand "shwo"; did you mean show? Known are ...`
[[nodiscard]] std::string unknown_subcommand_text(const Language& lang, const CLI::App& program,
                                                  const std::string& word);

/// `no edition "uss"; did you mean us? Known are ...`
[[nodiscard]] std::string unknown_edition_text(const Language& lang, const UnknownEdition& error);

}  // namespace tablebank
