#pragma once
// The order in which the deals of all parts of an estate can be paid. For closing_plan.cpp only.

#include <cstdint>
#include <vector>

#include "calculators/building.h"
#include "calculators/closing_schedule.h"

namespace tablebank {

/// Numbers the phases of the deals so that in the order of their phases none makes the cash negative; the deals of each
/// part keep their order. The phases stay unchanged if they already work. False, without changes, if no order works.
[[nodiscard]] bool put_in_payable_order(std::vector<std::vector<ClosingStep>>& parts, std::int64_t cash);

/// The same if the box runs out, so that no deal needs missing pieces either. `units`: the units of the parts. False,
/// without changes, if no order is found, although there may be one.
[[nodiscard]] bool put_in_possible_order(const std::vector<ClosingUnit>& units,
                                         std::vector<std::vector<ClosingStep>>& parts, std::int64_t cash, Pieces bank);

}  // namespace tablebank
