#pragma once
// The best deals of an estate with few states, by trying everything. If the box runs out, or a sale has to wait for a
// purchase that must be paid first, the parts depend on each other, and this is the shortest proof. For
// closing_plan.cpp only.

#include <optional>

#include "calculators/closing_search.h"

namespace tablebank {

/// The deals in an order in which they are possible; each step's phase is its position. nullopt if the estate has more
/// than `most_states` states. `limited`: the box runs out.
[[nodiscard]] std::optional<FoundClosing> try_all_dealings(const ClosingTask& task, bool limited,
                                                           std::int64_t most_states);

}  // namespace tablebank
