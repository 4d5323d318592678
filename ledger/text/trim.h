#pragma once
// Blanks of any width at the ends of a text, which nobody sees and nobody types on purpose. Knows nothing of what the
// text is.

#include <string_view>

namespace tablebank {

/// The text between them; empty where there is nothing else. No-break and narrow blanks and tabs are blanks too.
[[nodiscard]] std::string_view trim(std::string_view text);

}  // namespace tablebank
