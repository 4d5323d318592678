#pragma once
// What somebody typed or sent, as a message repeats it: enough of it to be known again, and never all of a text that
// was made to fill the screen. Whoever quotes a stranger's words in a message quotes them through here.

#include <cstddef>
#include <string>
#include <string_view>

namespace tablebank {

inline constexpr std::size_t longest_quoted = 200;  ///< characters of a word, a key or a line that is wrong
inline constexpr std::size_t longest_word = 2000;   ///< of anything that stands in a place of a sentence

/// The text, or its first characters and an ellipsis where it has more than `most`.
[[nodiscard]] std::string truncated(std::string_view text, std::size_t most = longest_quoted);

}  // namespace tablebank
