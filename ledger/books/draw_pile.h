#pragma once
// The piles of cards as they go round (ru 16, football 16): a drawn card goes under its pile unless it is kept, so that
// it cannot be on top again before the others were. What is known of a pile are its latest cards, one fact each
// (`drawn:DECK.ENTRY`), so that taking one of them back leaves the others. Knows nothing of what cards do.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/game.h"

namespace tablebank {

/// One card that left the top of its pile, or came back from a hand.
struct DrawnCard {
    std::optional<int> number;  ///< as the deck counts; nullopt where the banker typed its effect
    int pile = 0;               ///< cards in the pile afterwards, this one included where it lies under it
    bool from_hand = false;     ///< put back by being played: not drawn
};
[[nodiscard]] std::string to_fact_value(const DrawnCard& card);  ///< "12 25", "? 25", "12 25 played"
[[nodiscard]] std::optional<DrawnCard> parse_drawn_card(std::string_view text);

/// Cards of a deck that lie in no hand.
[[nodiscard]] int pile_size(const Game& game, int deck);
/// How many cards still lie above card `number`; 0 where it may be on top.
[[nodiscard]] int cards_above(const Game& game, int deck, int number);
/// The latest facts of a deck, oldest first.
[[nodiscard]] std::vector<FactKey> drawn_from(const Game& game, int deck);

}  // namespace tablebank
