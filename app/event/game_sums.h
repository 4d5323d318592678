#pragma once
// What players gained or lost in a game by other things than dice, decks and printed prices. Knows nothing of an event.

#include <cstdint>
#include <string>
#include <vector>

#include "calculators/edition.h"
#include "ledger/books/history.h"

namespace tablebank {

/// The edition that a game was played with, and what is known of its decks where it is judged.
struct Decks {
    const Edition& edition;
    bool copied_here = false;  ///< somebody copied them: a card that the game's own edition cannot name is no card then
};

/// What a player gained or lost by one kind of entries: the most that it came to at any time of the game.
struct PlayerSum {
    std::int64_t entry = 0;  ///< with which it was most
    Seat seat;               ///< 0: nobody's alone
    std::string words;       ///< in no language: "+5000"
};

/// By counts, by sums of the bank that the banker typed, by payments to it that settled nothing, and by cards of the
/// table's own, if that is more than a tenth of what they began with; notes found under the board are less. By cards of
/// a deck that nobody copied, if that is more than a third of it. A card of such a deck that moves more than a sixth at
/// once has no seat, nor has one that is drawn for the third time before its pile can have gone round.
[[nodiscard]] std::vector<PlayerSum> cash_by_hand(const Decks& decks, const History& history);

/// By trades and auctions, where cash, and deeds as printed, are held against each other: what is more than a sixth of
/// the first cash; what was lost on buildings that were sold although the cash reached is added. Trades that are fair
/// enough each may be a fortune together. And each dealing with the bank that
/// another one of the same player and deed undoes before anybody has rolled: nobody gains by that but who wants a loss.
[[nodiscard]] std::vector<PlayerSum> sums_of_dealing(const Edition& edition, const History& history);

/// Whether a card is the table's own, or a kept one that does what was said and not what its deck says.
[[nodiscard]] bool is_own_card(const Decks& decks, const Entry& entry);

}  // namespace tablebank
