#pragma once
// Sums that players gained or lost in a game by means other than dice, decks and printed prices.

#include <vector>

#include "app/event/game_cards.h"
#include "app/event/player_sums.h"
#include "ledger/books/history.h"

namespace tablebank {

/// Cash by counts, by sums that the banker typed, by payments to the bank or the middle that settled no debt, from the
/// middle by the word of the table, by gifts of others through the middle, by cards of the table's own with the debts
/// they raised, and by penalties of other sums than before on their space: reported above a tenth of the first cash.
/// During play, or in force at the end, here and below.
/// Cash by cards of an unknown deck: above a third. Without a seat: large and repeated cards (game_cards.h).
[[nodiscard]] std::vector<PlayerSum> cash_by_hand(const Decks& decks, const History& history);

/// The balance of trades and auctions at printed prices, of rents that were paid in deeds or not asked for
/// (game_rents.h), of what a bankrupt had traded for (game_dealings.h), plus the loss on buildings that were sold
/// although the cash sufficed: reported above a sixth of the first cash, with the values of mortgaged deeds that are
/// best or worst for the player (deed_worth.h). Also each dealing with the bank that reverses another one of the same
/// player and deed before the next roll.
[[nodiscard]] std::vector<PlayerSum> sums_of_dealing(const Edition& edition, const History& history);

/// All of this together, if no part of it is above its own limit: reported above a third of the first cash.
[[nodiscard]] std::vector<PlayerSum> sums_of_all(const Decks& decks, const History& history);

}  // namespace tablebank
