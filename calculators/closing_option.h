#pragma once
// The options of a part of an estate, and what all parts together must leave. For closing_choice.h and
// closing_search.cpp only.

#include <array>
#include <cstdint>

namespace tablebank {

/// Wide enough for the largest sums of a line, multiplied by every scale that the plan needs.
__extension__ using ClosingKey = __int128;

template <int Coordinates>
struct ClosingOption {
    ClosingKey key = 0;
    std::array<std::int64_t, Coordinates> at{};
    std::uint32_t asks = 0;
    int path = 0;
};

template <int Coordinates>
struct ClosingLimits {
    std::array<std::int64_t, Coordinates> spare{};  ///< the initial amount minus the needed one
    std::uint32_t asked_for = 0;                    ///< coordinates that count only if an option asks for them
    int cash = 0;                                   ///< the coordinate of the cash at the end
};

}  // namespace tablebank
