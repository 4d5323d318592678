#pragma once
// The order of the card piles (ru 16, football 16): a drawn card goes under its pile unless it is kept, so it cannot be
// on top again before the others were. The game stores the latest cards of a pile, one fact each (`drawn:DECK.ENTRY`),
// so undoing one of them leaves the others. The effects of cards are not handled here.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/game.h"

namespace tablebank {

/// One card that left the top of its pile, or came back from a hand.
struct DrawnCard {
    std::optional<int> number;  ///< number in the deck; nullopt if the banker typed its effect
    int pile = 0;               ///< cards in the pile afterwards, including this one if it went under the pile
    bool from_hand = false;     ///< returned to the pile because it was played: not drawn
};
[[nodiscard]] std::string to_fact_value(const DrawnCard& card);  ///< "12 25", "? 25", "12 25 played"
[[nodiscard]] std::optional<DrawnCard> parse_drawn_card(std::string_view text);

/// The number of cards of a deck that are in no hand.
[[nodiscard]] int pile_size(const Game& game, int deck);
/// The number of cards that are still above card `number`; 0 if it may be on top.
[[nodiscard]] int cards_above(const Game& game, int deck, int number);
/// The latest facts of a deck, oldest first.
[[nodiscard]] std::vector<FactKey> drawn_from(const Game& game, int deck);

}  // namespace tablebank
