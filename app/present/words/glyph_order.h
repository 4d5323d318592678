#pragma once
// A text as a painter needs it who sets one sign after the other from left to right: words of Hebrew and Arabic turned
// round, Arabic letters joined, accents on their letters. ICU does the work. What is stored, compared and typed stays
// in the order in which it is read.

#include <string>
#include <string_view>

namespace tablebank {

/// Whether a text is painted as it stands, as nearly every one is. Looks at bytes only, so that it may be asked for
/// each text of each frame; a text without such letters may still be sent through glyph_order, which then changes
/// nothing.
[[nodiscard]] bool is_visual(std::string_view text);

/// One line, in the order in which it is painted. The line runs from left to right, and each name by itself: a sum that
/// follows a Hebrew name stays behind it. Malformed bytes become U+FFFD.
[[nodiscard]] std::string glyph_order(std::string_view text);

}  // namespace tablebank
