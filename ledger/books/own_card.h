#pragma once
// Cards that the table stated itself, in addition to those of its decks.

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
/// state it; a hidden card that was played with an effect; an effect without the dice that decide it in that box.
[[nodiscard]] bool is_card_of_table(const Edition& edition, const Entry& entry);

/// Whether a card belongs to an unverified deck, and moves or raises more than a sixth of the initial cash at once.
[[nodiscard]] bool is_large_unknown_card(const Edition& edition, const Entry& entry);

/// Follows cards of unverified decks, and detects large ones: a single card, or all those of a player together.
class UnknownCards {
public:
    /// Requires that the edition outlives this.
    explicit UnknownCards(const Edition& edition) : edition_(edition) {}
    /// Takes the next entry. True if it is a large card, or if it and the earlier ones together moved or raised more
    /// than a sixth of the initial cash for a player.
    [[nodiscard]] bool are_large_with(const Entry& entry);

private:
    const Edition& edition_;
    std::map<Seat, Money> sums_;
};

}  // namespace tablebank
