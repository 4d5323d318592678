#pragma once
// Cards to keep as assets: a line calls them by name, and a box may have several of one name (a card of each deck).

#include <optional>
#include <string_view>
#include <vector>

#include "ledger/books/game.h"

namespace tablebank {

/// The cards of that name which lie with the holder, by rising number.
[[nodiscard]] std::vector<Asset> cards_named(const Game& game, std::string_view name, Account holder);

/// A player who holds a card of that name, somebody other than `but` rather than them; nullopt if nobody does.
[[nodiscard]] std::optional<Seat> holder_of_card(const Game& game, std::string_view name, Seat but);

}  // namespace tablebank
