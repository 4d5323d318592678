#pragma once
// What a judge should look at in a trade of three or more. One deal of it may be paid for by another, so each party is
// looked at for everything that it gave and got.

#include <optional>
#include <vector>

#include "app/session/review.h"

namespace tablebank {

/// The players who give or get something in a trade.
[[nodiscard]] std::vector<Seat> traders_of(const Entry& entry);
/// Who gave most for least, to who gained most; nullopt if no one gave more than twice of what they got, as printed.
[[nodiscard]] std::optional<Remark> review_trade_of_several(const Edition& edition, const Entry& entry);

}  // namespace tablebank
