#pragma once
// The best dealings of an estate with few states, by trying everything: where the box runs out, or a sale waits for a
// purchase that must be paid for first, parts get in each other's way, and this is then the shortest proof. For
// closing_plan.cpp only.

#include <optional>

#include "calculators/closing_search.h"

namespace tablebank {

/// The dealings in the order in which they were found to be possible; each step's phase is its place. Nothing where the
/// estate has more states than that. `limited`: the box runs out.
[[nodiscard]] std::optional<FoundClosing> try_all_dealings(const ClosingTask& task, bool limited,
                                                           std::int64_t most_states);

}  // namespace tablebank
