#pragma once
// Rounding of an exact share to a payable sum: once, on the total, to the smallest note of the box, by the ruling
// `rounding`. Used by every calculator whose figures may be between two notes.

#include <vector>

#include "calculators/edition.h"
#include "calculators/quote.h"
#include "calculators/rulings.h"

namespace tablebank {

/// The payable sum. Adds a `rounded` step to the workings only if rounding changed the figure.
[[nodiscard]] Money payable(const Edition& edition, const Rulings& rulings, const Share& exact,
                            std::vector<Working>& workings);

}  // namespace tablebank
