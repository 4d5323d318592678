#pragma once
// Remarks for a judge on a trade of three or more players. One deal of it may be paid for by another, so each party is
// judged by everything that it gave and got.

#include <vector>

#include "app/session/review.h"

namespace tablebank {

/// The players who give or get something in a trade.
[[nodiscard]] std::vector<Seat> traders_of(const Entry& entry);
/// Each who gave more than twice of what they got, as printed, the greatest loss first, with all who gained.
[[nodiscard]] std::vector<Remark> review_trade_of_several(const Edition& edition, const Entry& entry);

}  // namespace tablebank
