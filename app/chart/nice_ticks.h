#pragma once
// The ticks of an axis: whole numbers at steps of 1, 2 or 5 times a power of ten.

#include <cstdint>
#include <vector>

namespace tablebank {

/// From at or below `least` to at or above `most`, with at most `count` + 1 steps (`count` >= 1). If both are equal
/// there is one step.
[[nodiscard]] std::vector<std::int64_t> nice_ticks(double least, double most, int count);

}  // namespace tablebank
