#pragma once
// Dice and cards that were reversed and posted again with other values, and dealings that came before dice that were
// known already. The dice are the table's word, and a typing error is corrected in the same way; this finds changes
// that a typing error does not explain.

#include <vector>

#include "app/event/player_sums.h"
#include "ledger/books/history.h"

namespace tablebank {

/// Rolls, draws of cards and other throws that were reversed. "x3" in the words of a player: how often.
struct ChancesReplaced {
    /// Other dice, or another card, took the place of one: two or more that something had followed, four or more in
    /// all, or one that someone else had rolled after. Or nothing took the place of one. The same again does not count,
    /// nor does a card or a rent that came of a roll that was corrected.
    std::vector<PlayerSum> otherwise{};
    /// Dealings or decisions were put in, left out or changed before dice that were known, whether the same are posted
    /// again or others. A stake, or the deeds for a rent, in the line of their own dice are such a decision, and so is
    /// whether a debt was claimed or paid by then.
    std::vector<PlayerSum> in_hindsight{};
};
[[nodiscard]] ChancesReplaced chances_replaced(const Setup& setup, const History& history);

}  // namespace tablebank
