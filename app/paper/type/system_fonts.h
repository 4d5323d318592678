#pragma once
// Fonts of the system, for characters that the fonts of the program lack. Each system has a folder with its own
// definition. Internal header.

#include <vector>

#include "app/paper/type/typeface.h"

namespace tablebank {

/// Font files that may have a character, the best one first; the caller looks whether they do.
[[nodiscard]] std::vector<FontPlace> system_fonts_with(char32_t character, bool bold);

}  // namespace tablebank
