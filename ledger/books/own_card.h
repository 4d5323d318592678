#pragma once
// Cards that the table stated itself, in addition to those that its decks have.

#include <map>
#include <optional>

#include "calculators/card_effect.h"
#include "calculators/edition.h"
#include "ledger/books/entry.h"
#include "ledger/books/seat.h"

namespace tablebank {

/// The effect that the line of a card states, without the dice thrown for it; nullopt if the line has the card's number
/// or two dice instead.
[[nodiscard]] std::optional<CardEffect> stated_effect(const Entry& entry);

/// Whether the table stated what a card does: a card with a reason, which no deck has; a kept card whose deck does not
/// say it; an effect without the dice that decide it in that box.
[[nodiscard]] bool is_card_of_table(const Edition& edition, const Entry& entry);

/// Whether a card is of a deck that no one compared with the box, and moves or raises more than a sixth of the first
/// cash at once.
[[nodiscard]] bool is_large_unknown_card(const Edition& edition, const Entry& entry);

/// Follows cards of such a deck, and whether they are large together: one of them, or those of a player.
class UnknownCards {
public:
    /// Requires that the edition outlives this.
    explicit UnknownCards(const Edition& edition) : edition_(edition) {}
    /// Takes the next entry. Whether it is a large card, or with the earlier ones moved or raised more than a sixth of
    /// the first cash for a player.
    [[nodiscard]] bool are_large_with(const Entry& entry);

private:
    const Edition& edition_;
    std::map<Seat, Money> sums_;
};

}  // namespace tablebank
