#pragma once
// What a game file says of a ruling that this program does not know: the game was posted by a later version, for a new
// ruling needs no new format (docs/reference/game-file.md). Anything without the form of a ruling is damage. Knows no
// values.

#include <string_view>

namespace tablebank {

/// Throws NewerFormat where a key, or a key and its value, have the written form of a ruling, and Damage where not.
[[noreturn]] void refuse_unknown_ruling(std::string_view key);
[[noreturn]] void refuse_unknown_ruling(std::string_view key, std::string_view value);

}  // namespace tablebank
