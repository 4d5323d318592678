#pragma once
// A visitor's debt on a street (ru 9, 10, 12), a transport company (ru 19) or a utility (ru 20).

#include <optional>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/rulings.h"

namespace tablebank {

/// Whether the owner's jail matters: at the table it does; by ruling, in the walk or for the richest player it may not.
enum class JailCounts { as_the_book_says, ignored };

struct Rent {
    Quote quote;              ///< amount 0 with the reason if the deed earns nothing
    bool needs_dice = false;  ///< a utility without dice: `quote.amount` is not known yet
    std::int64_t factor = 0;  ///< utilities that earn: the multiplier of the visitor's dice
};

/// Requires that `owner` holds `deed`. Amounts are rounded once, on the total, to the smallest note, by the ruling
/// `rounding`.
[[nodiscard]] Rent quote_rent(const Edition& edition, const Rulings& rulings, const Estate& owner, Space deed,
                              std::optional<Dice> dice, JailCounts jail = JailCounts::as_the_book_says);

/// The same if a card sent the visitor there and asks for a multiple: `times` the rent, or for a utility `times` the
/// dice, however many utilities its owner has. `times` 0: the usual rent.
[[nodiscard]] Rent quote_card_rent(const Edition& edition, const Rulings& rulings, const Estate& owner, Space deed,
                                   std::optional<Dice> dice, int times);

/// A utility's charge from a factor fixed earlier and dice thrown now.
[[nodiscard]] Quote quote_utility(const Edition& edition, const Rulings& rulings, Role owner, std::int64_t factor,
                                  Dice dice);

}  // namespace tablebank
