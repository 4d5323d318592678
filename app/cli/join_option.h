#pragma once
// `new --join`: a game as its event has it. Internal to this room.

#include <string>

#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// The line itself, or a file that holds it. The language of the set-up is left to the caller. Throws CliError usage,
/// FileError.
[[nodiscard]] Setup joined_setup(const Language& lang, const std::string& line_or_file);

}  // namespace tablebank
