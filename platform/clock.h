#pragma once
// The system's clocks and time zone. Moments are milliseconds since 1970 UTC.

#include <cstdint>
#include <string>

namespace tablebank::platform {

/// Milliseconds since the machine was started, including sleep; this clock cannot be set. Throws std::system_error.
[[nodiscard]] std::int64_t running_ms();

/// The same without the time that it slept. Throws std::system_error.
[[nodiscard]] std::int64_t awake_ms();

/// By how many milliseconds local time is ahead of UTC now. The time zone is read at each call, because it may have
/// changed since the program started.
[[nodiscard]] std::int64_t zone_ms();

// A moment in the format of a std::strftime pattern, in at most 63 bytes.

/// For a moment outside the calendar: that of 1970.
[[nodiscard]] std::string utc_text(std::int64_t at_ms, const char* pattern);
/// In the user's time zone. Empty for a moment outside the calendar.
[[nodiscard]] std::string local_text(std::int64_t at_ms, const char* pattern);

}  // namespace tablebank::platform
