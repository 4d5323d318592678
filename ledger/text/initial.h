#pragma once
// What a word begins with, as its reader sees it: a letter with its marks, or a picture of several signs.

#include <string>
#include <string_view>

namespace tablebank {

/// The first sign of a text with whatever belongs to it, at most 64 bytes of it; empty for an empty text.
[[nodiscard]] std::string first_sign(std::string_view text);

}  // namespace tablebank
