#pragma once
// In which order the dealings of all parts of an estate can be paid for. For closing_plan.cpp only.

#include <cstdint>
#include <vector>

#include "calculators/building.h"
#include "calculators/closing_schedule.h"

namespace tablebank {

/// Numbers the phases of the dealings so that, taken in the order of their phases, none leaves the cash below zero; the
/// dealings of each part stay in the order that they have. They keep their phases where these will do. False, and
/// nothing changed, where no order does.
[[nodiscard]] bool put_in_payable_order(std::vector<std::vector<ClosingStep>>& parts, std::int64_t cash);

/// Likewise where the box runs out, so that none asks for pieces either that are not there. `units`: what the parts are
/// of. False, and nothing changed, where no order is found; there may be one.
[[nodiscard]] bool put_in_possible_order(const std::vector<ClosingUnit>& units,
                                         std::vector<std::vector<ClosingStep>>& parts, std::int64_t cash, Pieces bank);

}  // namespace tablebank
