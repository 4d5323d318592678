#pragma once
// The part of standings and plans that the players' window may show: nothing, unless the table has ruled that everyone
// sees it (rulings `live_standings` and `closing_plan`).

#include <string>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// During play the standings as if the game ended now, in the closing the best closing of each player; a sentence each.
[[nodiscard]] std::vector<std::string> public_standings(const Language& lang, const Table& table);

}  // namespace tablebank
