#pragma once
// Arguments that could not be read, in words. Internal to this room.

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <string>

#include "db/edition/edition_folder.h"

namespace tablebank {

class Language;

/// What is wrong and at which option or word, and where help is found, in the language given. `program` as it was left
/// by the parser that threw `error`.
[[nodiscard]] std::string usage_error_text(const Language& lang, const CLI::App& program, const CLI::ParseError& error);

/// `no subcommand "shwo"; did you mean show? Known are ...`
[[nodiscard]] std::string unknown_subcommand_text(const Language& lang, const CLI::App& program,
                                                  const std::string& word);

/// `no edition "uss"; did you mean us? Known are ...`
[[nodiscard]] std::string unknown_edition_text(const Language& lang, const UnknownEdition& error);

}  // namespace tablebank
