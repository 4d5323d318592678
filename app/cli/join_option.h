#pragma once
// `new --join`: a game as its event has it. Internal to this room.

#include <string>

#include "app/event/table_setup.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// The line itself, a file that holds it, or the short code with the hub that is asked for it. Throws CliError usage
/// and disk, FileError.
[[nodiscard]] TableSetup read_joined_table(const Language& lang, const std::string& wish);
/// What its game begins with; its language is left to the caller. Throws CliError usage.
[[nodiscard]] Setup joined_setup(const Language& lang, const TableSetup& table);

}  // namespace tablebank
