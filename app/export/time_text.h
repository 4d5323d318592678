#pragma once
// Moments in exported files: UTC, so that a file is the same everywhere.

#include <cstdint>
#include <string>

namespace tablebank {

[[nodiscard]] std::string utc_date(std::int64_t at_ms);           ///< "2026-11-21"
[[nodiscard]] std::string utc_moment(std::int64_t at_ms);         ///< "2026-11-21T14:03:05.123Z"
[[nodiscard]] std::int64_t utc_next_morning(std::int64_t at_ms);  ///< the start of the next day

}  // namespace tablebank
