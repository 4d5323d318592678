#pragma once
// How long something takes, as a line writes it: minutes and seconds, hours before them if there are some.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

/// Of "27:30", "1:27:30", with a sign or without: seconds. nullopt for anything else, also if minutes or seconds
/// after a colon are not two digits below 60, or the first figure has more than eight.
[[nodiscard]] std::optional<std::int64_t> read_duration(std::string_view text);

/// "27:30", "1:00:00", "-0:45".
[[nodiscard]] std::string written_duration(std::int64_t seconds);

}  // namespace tablebank
