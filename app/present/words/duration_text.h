#pragma once
// Durations as text.

#include <cstdint>
#include <string>

namespace tablebank {

/// "1:34:12": hours, minutes and whole seconds. Requires a duration of at least 0.
[[nodiscard]] std::string duration_text(std::int64_t ms);
/// "+2:00", "-5:30": the offset of the time of day from UTC.
[[nodiscard]] std::string zone_text(std::int64_t ms);

}  // namespace tablebank
