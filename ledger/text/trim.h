#pragma once
// Spaces of any width at the ends of a text, which are invisible and never intended.

#include <string_view>

namespace tablebank {

/// The text between them; empty if there is nothing else. No-break and narrow spaces and tabs count as spaces.
[[nodiscard]] std::string_view trim(std::string_view text);

}  // namespace tablebank
