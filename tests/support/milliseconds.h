#pragma once
// Spans of time as entries and clocks have them.

#include <cstdint>

namespace tablebank::testing {

inline constexpr std::int64_t second_ms = 1000;
inline constexpr std::int64_t minute_ms = 60 * second_ms;
inline constexpr std::int64_t hour_ms = 60 * minute_ms;

}  // namespace tablebank::testing
