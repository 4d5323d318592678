#pragma once
// Kept cards as assets: a line names them, and a box may have several cards with one name (a card in each deck).

#include <optional>
#include <string_view>
#include <vector>

#include "ledger/books/game.h"

namespace tablebank {

/// The cards with that name which the holder has, by ascending number.
[[nodiscard]] std::vector<Asset> cards_named(const Game& game, std::string_view name, Account holder);

/// A player who has a card with that name, preferably not `but`; nullopt if no player has one.
[[nodiscard]] std::optional<Seat> holder_of_card(const Game& game, std::string_view name, Seat but);

}  // namespace tablebank
