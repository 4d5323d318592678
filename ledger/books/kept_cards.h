#pragma once
// Cards to keep as assets: a line calls them by name, and a box may have several of one name (a card of each deck).

#include <string_view>
#include <vector>

#include "ledger/books/game.h"

namespace tablebank {

/// The cards of that name which lie with the holder, by rising number.
[[nodiscard]] std::vector<Asset> cards_named(const Game& game, std::string_view name, Account holder);

}  // namespace tablebank
