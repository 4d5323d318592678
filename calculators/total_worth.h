#pragma once
// A player's worth for goal B (ru 25), and the sum that a player could still raise before bankruptcy (ru 12, 13, 24).

#include <map>
#include <variant>
#include <vector>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/refusal.h"
#include "calculators/rulings.h"

namespace tablebank {

/// Dice thrown for utilities outside a move, by the utility's space.
using UtilityDice = std::map<Space, Dice>;

/// The income of one deed, in board order; deeds without income are left out.
struct DeedIncome {
    Space deed;
    Quote quote;
};

/// The income of every unmortgaged deed, for the richest player or in the walk. `jailed`: whether a jailed player
/// collects if the book bars them from rent. Refusal: dice_missing with the utility's space.
[[nodiscard]] std::variant<std::vector<DeedIncome>, Refusal> deed_incomes(const Edition& edition,
                                                                          const Rulings& rulings, const Estate& estate,
                                                                          const UtilityDice& dice, Collects jailed);

/// Whether a timed game of this edition is decided by total worth: the cash, and the worth of each deed.
[[nodiscard]] bool counts_worth(const Edition& edition);
/// The worth of a holding in such a game: the printed price, less the mortgage of a mortgaged deed, and the cost of its
/// buildings. So mortgaging changes nothing, and redeeming or selling brings nothing.
[[nodiscard]] Quote quote_deed_worth(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                     const Holding& holding);
/// The bank's sum for each deed at the end of a timed game: the income of the walk, or the worth. Refusal: dice_missing
/// with the utility's space, in a walk.
[[nodiscard]] std::variant<std::vector<DeedIncome>, Refusal> timed_incomes(const Edition& edition,
                                                                           const Rulings& rulings, const Estate& estate,
                                                                           const UtilityDice& dice);

struct Worth {
    Money cash;
    Money income;                     ///< current rent of every unmortgaged deed, or the worth of all deeds
    Money richest;                    ///< cash + income: the measure of goal B, or total worth
    Money raise;                      ///< see quote_raise
    std::vector<DeedIncome> incomes;  ///< the parts of `income`, in board order
    std::vector<Working> workings;
};
/// By goal B, or by the worth of the deeds if a timed game counts that: then `income` is that worth. Refusals:
/// not_in_this_edition (neither is played), dice_missing.
[[nodiscard]] std::variant<Worth, Refusal> quote_worth(const Edition& edition, const Rulings& rulings,
                                                       const Estate& estate, const UtilityDice& dice);

/// Cash, half of all buildings, and the mortgages that are possible once they are sold.
[[nodiscard]] Quote quote_raise(const Edition& edition, const Rulings& rulings, const Estate& estate);

}  // namespace tablebank
