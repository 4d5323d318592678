#pragma once
// Rolls that were taken back and thrown again otherwise. The dice are the table's word, so a slip of the pen is put
// right in the same way; this finds what a slip does not explain. Knows nothing of an event.

#include <vector>

#include "app/event/player_sums.h"
#include "ledger/books/history.h"

namespace tablebank {

/// Of each player, how many of their rolls other dice took the place of, "x3": two or more that something had followed,
/// four or more in all, or one that someone else had rolled after. A roll that was only decided again with the same
/// dice does not count, nor does one that nobody threw again.
[[nodiscard]] std::vector<PlayerSum> rolls_replaced(const Setup& setup, const History& history);

}  // namespace tablebank
