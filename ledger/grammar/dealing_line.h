#pragma once
// A deal of a closing plan as the line that posts it.

#include <string>

#include "calculators/closing_deal.h"
#include "calculators/edition.h"

namespace tablebank {

/// Without the player's name: "sell @34 2", "sell all san-francisco".
[[nodiscard]] std::string dealing_line(const Edition& edition, const ClosingDeal& dealing);

}  // namespace tablebank
