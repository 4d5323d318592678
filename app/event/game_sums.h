#pragma once
// What players gained or lost in a game by other things than dice, decks and printed prices. Knows nothing of an event.

#include <cstdint>
#include <string>
#include <vector>

#include "calculators/edition.h"
#include "ledger/books/history.h"

namespace tablebank {

/// The edition that a game was played with, and whether the decks are verified in the local edition of that name.
struct Decks {
    const Edition& edition;
    bool copied_here = false;  ///< then a card that the game's own edition cannot name counts as the table's own
};

/// What a player gained or lost by one kind of entry: the extreme value during the game.
struct PlayerSum {
    std::int64_t entry = 0;  ///< the entry that reached it
    Seat seat;               ///< 0: no single player
    std::string words;       ///< in no language: "+5000"
};

/// Cash by counts, by sums that the banker typed, by payments to the bank or the middle that settled no debt, from the
/// middle by the word of the table, and by cards of the
/// table's own with the debts they raised: reported above a tenth of the first cash. Cash by cards of an unverified
/// deck: above a third. Without a seat: such a card that moves more than a sixth at once, and a card that is drawn for
/// the third time before its pile can have gone round, by its number or by its effect.
[[nodiscard]] std::vector<PlayerSum> cash_by_hand(const Decks& decks, const History& history);

/// The balance of trades and auctions at printed prices, plus the loss on buildings that were sold although the cash
/// sufficed: reported above a sixth of the first cash. Also each dealing with the bank that reverses another one of the
/// same player and deed before the next roll.
[[nodiscard]] std::vector<PlayerSum> sums_of_dealing(const Edition& edition, const History& history);

/// Whether a card is the table's own, or a kept card whose effect the table stated because its deck does not.
[[nodiscard]] bool is_own_card(const Decks& decks, const Entry& entry);

}  // namespace tablebank
