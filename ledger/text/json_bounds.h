#pragma once
// Limits of a small JSON text, checked by counting characters before it is parsed: a JSON parser needs far more time
// and memory for many keys and brackets than for long texts, and a stranger's file may have a million of them. The
// parser checks whether it is JSON at all. docs/reference/limits.md lists the limits.

#include <cstddef>
#include <optional>
#include <string_view>

namespace tablebank {

/// Depth of nested brackets. A position has 5, the list of games 4.
inline constexpr int deepest_json = 16;
/// Limit of commas and colons; each key and each further value has one. A position of 10 players and 40 deeds with
/// every field has 1,200.
inline constexpr std::size_t most_json_values = 10'000;

/// The byte at which a text exceeds the limits; nullopt if it does not. Characters within strings do not count.
[[nodiscard]] std::optional<std::size_t> beyond_json_bounds(std::string_view text,
                                                            std::size_t most_values = most_json_values);

}  // namespace tablebank
