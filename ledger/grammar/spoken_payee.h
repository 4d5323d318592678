#pragma once
// Words that say where money goes or how much it is: they are not meant as a reason.

#include <string_view>

#include "ledger/books/setup.h"

namespace tablebank {

/// Whether the words of the end of a line name a player, the bank or the middle, or begin with a preposition of a place
/// or with a word for a number or for notes: "dans le chapeau", "à jean", "thousand".
[[nodiscard]] bool tells_whom_or_how_much(const Setup& setup, std::string_view words);

/// To a player or a place, or from there: "into the pot", "out of the pot".
enum class MoneyGoes { to, from };
/// Whether a word may precede the middle of the board: "au", "into", "из".
[[nodiscard]] bool leads_to_middle(std::string_view typed, MoneyGoes way);

}  // namespace tablebank
