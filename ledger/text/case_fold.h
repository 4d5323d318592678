#pragma once
// Case folding for every script, for comparing names and deeds as people do. ICU does the work.

#include <string>
#include <string_view>

namespace tablebank {

/// Case-folded, compatibility-composed UTF-8. Malformed bytes become U+FFFD.
[[nodiscard]] std::string fold(std::string_view text);
/// A player's name: 1-24 letters (with their marks), digits, spaces, hyphens or apostrophes, without a space at either
/// end. Only characters that every machine knows, so that the result is the same everywhere.
[[nodiscard]] bool is_player_name(std::string_view text);
/// The same for an existing name, from a machine that may know more characters than this one.
[[nodiscard]] bool is_kept_player_name(std::string_view text);
/// Valid UTF-8 without control characters, as required for free text.
[[nodiscard]] bool is_plain_text(std::string_view text);

}  // namespace tablebank
