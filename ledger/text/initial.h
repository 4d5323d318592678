#pragma once
// The beginning of a word as a reader sees it: a letter with its marks, or a picture of several characters.

#include <string>
#include <string_view>

namespace tablebank {

/// The first character of a text with everything that belongs to it, at most 64 bytes; empty for an empty text.
[[nodiscard]] std::string first_sign(std::string_view text);

}  // namespace tablebank
