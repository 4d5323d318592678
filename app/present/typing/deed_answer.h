#pragma once
// The shortest line for a deed: its number or the beginning of its name, and + or - for money in or out. `16+2` builds
// two steps or redeems; `nob-` sells a building or, if there is none, mortgages. The line is in the owner's name. A +
// or - alone is for the same deed as the last such line.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/history.h"

namespace tablebank {

/// The line of the grammar for a short answer; nullopt for anything else. If several deeds have the same beginning, it
/// means the only one for which the line would be posted: first among those of the player who owes or is in turn, then
/// among all. If there is not exactly one, or the deed has no owner, the result is a line that the game refuses with
/// the deeds' names.
[[nodiscard]] std::optional<std::string> deed_answer(const Table& table, std::string_view text);

}  // namespace tablebank
