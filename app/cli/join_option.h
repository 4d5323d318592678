#pragma once
// `new --join`: a game as its event has it. Internal to this room.

#include <string>

#include "app/event/table_setup.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// The line itself, or a file that holds it. Throws CliError usage, FileError.
[[nodiscard]] TableSetup read_joined_table(const Language& lang, const std::string& line_or_file);
/// What its game begins with; its language is left to the caller. Throws CliError usage.
[[nodiscard]] Setup joined_setup(const Language& lang, const TableSetup& table);

}  // namespace tablebank
