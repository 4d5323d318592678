#pragma once
// Cards to keep as assets: a line calls them by name, and a box may have several of one name (a card of each deck).

#include <optional>
#include <string_view>
#include <vector>

#include "ledger/books/game.h"

namespace tablebank {

/// The cards of that name which lie with the holder, by rising number.
[[nodiscard]] std::vector<Asset> cards_named(const Game& game, std::string_view name, Account holder);

/// A player who has a card of that name, rather another one than `but`; nullopt if no player has one.
[[nodiscard]] std::optional<Seat> holder_of_card(const Game& game, std::string_view name, Seat but);

}  // namespace tablebank
