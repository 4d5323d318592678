#pragma once
// Cards that no one can compare with a deck: the table's own, those of a deck that was not copied, and cards that come
// more often than their deck allows. Knows nothing of an event.

#include <cstdint>
#include <vector>

#include "calculators/edition.h"
#include "ledger/books/history.h"

namespace tablebank {

/// The edition that a game was played with, and whether the decks are verified in the local edition of that name.
struct Decks {
    const Edition& edition;
    bool copied_here = false;  ///< then a card that the game's own edition cannot name counts as the table's own
};

/// Whether a card is the table's own, a kept or hidden card whose effect the table stated because no deck does, or an
/// effect without the dice that decide it in that box.
[[nodiscard]] bool is_own_card(const Decks& decks, const Entry& entry);
/// Whether a card is of a deck that no one compared with the box, so that it may be right.
[[nodiscard]] bool is_of_unknown_deck(const Decks& decks, const Entry& entry);

/// Cards of unknown decks that move or raise more than a sixth of the first cash at once, or multiply a rent by more
/// than the dice can.
[[nodiscard]] std::vector<std::int64_t> large_cards(const Decks& decks, const History& history);
/// Cards that were drawn for the third time before their pile can have gone round, by their number or by their effect:
/// of cards of one effect as often as there are such cards, and twice as often again.
[[nodiscard]] std::vector<std::int64_t> repeated_cards(const Decks& decks, const History& history);
/// Cards of unknown decks that send a token to a space to which no card of the deck sends it: all of a player who drew
/// three, and of a space where one came twice before its pile can have gone round.
[[nodiscard]] std::vector<std::int64_t> placing_cards(const Decks& decks, const History& history);

}  // namespace tablebank
