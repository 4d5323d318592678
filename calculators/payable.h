#pragma once
// How an exact share becomes a sum that can be laid on the table: rounded once, on the total, to the smallest note of
// the box, as the ruling `rounding` says. Used by every calculator whose figures may end between two notes.

#include <vector>

#include "calculators/edition.h"
#include "calculators/quote.h"
#include "calculators/rulings.h"

namespace tablebank {

/// The payable sum. Adds a `rounded` step to the workings only where rounding changed the figure.
[[nodiscard]] Money payable(const Edition& edition, const Rulings& rulings, const Share& exact,
                            std::vector<Working>& workings);

}  // namespace tablebank
