#pragma once
// "paul paie", without a sum: the line that settles what that player owes.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/history.h"

namespace tablebank {

/// The line for the only debt of the player who is named, or whose turn it is, to the payee, if one is named; nullopt
/// if the line has more than a payer, the verb and a payee, or if there is no such debt, or several.
[[nodiscard]] std::optional<std::string> line_for_debt(const Table& table, std::string_view typed);

}  // namespace tablebank
