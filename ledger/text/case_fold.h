#pragma once
// Letters of every script without their case, for comparing names and deeds as a person does. ICU does the work.

#include <string>
#include <string_view>

namespace tablebank {

/// Case-folded, compatibility-composed UTF-8. Malformed bytes become U+FFFD.
[[nodiscard]] std::string fold(std::string_view text);
/// A player's name: 1-24 letters (with their marks), digits, spaces, hyphens or apostrophes, not blank at either end.
/// Each is one that every machine knows, so that all of them answer alike.
[[nodiscard]] bool is_player_name(std::string_view text);
/// The same of a name that was given before, on a machine that may know more signs than this one.
[[nodiscard]] bool is_kept_player_name(std::string_view text);
/// Valid UTF-8 without control characters, as free text must be.
[[nodiscard]] bool is_plain_text(std::string_view text);

}  // namespace tablebank
