#pragma once
// Handles an unknown ruling in a game file: a later version posted the game, because a new ruling does not need a new
// format (docs/reference/game-file.md). Anything without the form of a ruling is damage.

#include <string_view>

namespace tablebank {

/// Throws NewerFormat if a key, or a key and its value, have the written form of a ruling; otherwise Damage.
[[noreturn]] void refuse_unknown_ruling(std::string_view key);
[[noreturn]] void refuse_unknown_ruling(std::string_view key, std::string_view value);

}  // namespace tablebank
