#pragma once
// Where an axis is marked: at whole numbers that people count in, 1, 2 or 5 of a power of ten.

#include <cstdint>
#include <vector>

namespace tablebank {

/// From at or below `least` to at or above `most`, no more than `count` + 1 steps (`count` >= 1). Where both are equal
/// there is one step.
[[nodiscard]] std::vector<std::int64_t> nice_ticks(double least, double most, int count);

}  // namespace tablebank
