#pragma once
// Durations as a line writes them: minutes and seconds, with hours before them if there are some.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

/// The seconds of "27:30" or "1:27:30", with or without a sign. nullopt for anything else, also if minutes or seconds
/// after a colon are not two digits below 60, or the first number has more than eight digits.
[[nodiscard]] std::optional<std::int64_t> read_duration(std::string_view text);

/// "27:30", "1:00:00", "-0:45".
[[nodiscard]] std::string written_duration(std::int64_t seconds);

}  // namespace tablebank
