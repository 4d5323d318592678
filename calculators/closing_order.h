#pragma once
// In which order the dealings of all parts of an estate can be paid for. For closing_plan.cpp only.

#include <cstdint>
#include <vector>

#include "calculators/closing_program.h"

namespace tablebank {

/// Numbers the phases of the dealings so that, taken in the order of their phases, none leaves the cash below zero; the
/// dealings of each part stay in the order that they have. They keep their phases where these will do. False, and
/// nothing changed, where no order does.
[[nodiscard]] bool put_in_payable_order(std::vector<std::vector<ClosingStep>>& parts, std::int64_t cash);

}  // namespace tablebank
