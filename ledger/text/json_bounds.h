#pragma once
// How much a small JSON text may hold, counted in its signs before any of it is read: a reader of JSON takes far
// longer, and far more memory, for many keys and brackets than for long texts, and a stranger's file may have a million
// of them. Whether it is JSON at all is for its reader to say. The limits stand in docs/reference/limits.md.

#include <cstddef>
#include <optional>
#include <string_view>

namespace tablebank {

/// Brackets within brackets. A position has 5, the list of games 4.
inline constexpr int deepest_json = 16;
/// Commas and colons unless more are possible, of which each key and each further value has one. A position of 10
/// players and 40 deeds with everything said has 1,200.
inline constexpr std::size_t most_json_values = 10'000;

/// The byte at which a text goes beyond the limits; nullopt where it does not. Signs within texts do not count.
[[nodiscard]] std::optional<std::size_t> beyond_json_bounds(std::string_view text,
                                                            std::size_t most_values = most_json_values);

}  // namespace tablebank
