#pragma once
// Truncates text that the user typed or a stranger sent, before a message repeats it: enough to recognise it, but never
// a text long enough to fill the screen. Every message that quotes such text uses this.

#include <cstddef>
#include <string>
#include <string_view>

namespace tablebank {

inline constexpr std::size_t longest_quoted = 200;  ///< characters of a wrong word, key or line
inline constexpr std::size_t longest_word = 2000;   ///< of any text for a {place} of a sentence

/// The text, or its first characters and an ellipsis if it has more than `most`.
[[nodiscard]] std::string truncated(std::string_view text, std::size_t most = longest_quoted);

}  // namespace tablebank
