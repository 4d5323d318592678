#pragma once
// The time of a posting, in the local time of this table.

#include <cstdint>
#include <string>

namespace tablebank {

/// "19:42"
[[nodiscard]] std::string time_of_day(std::int64_t at_ms);
/// "2026-11-21"
[[nodiscard]] std::string day_text(std::int64_t at_ms);
/// "2026-11-21 19:42"
[[nodiscard]] std::string moment_text(std::int64_t at_ms);

}  // namespace tablebank
