#pragma once
// The order in which glyphs are painted from left to right: Hebrew and Arabic words are reversed, Arabic letters
// joined, accents placed on their letters. ICU does the work. Stored, compared and typed text stays in reading order.

#include <string>
#include <string_view>

namespace tablebank {

/// Whether a text can be painted unchanged, as nearly all can. It looks only at bytes, so it is fast enough for each
/// text of each frame. False does not mean that glyph_order changes the text.
[[nodiscard]] bool is_visual(std::string_view text);

/// One line, in the order in which it is painted. The line runs from left to right, and each name by itself: a sum that
/// follows a Hebrew name stays after it. Malformed bytes become U+FFFD.
[[nodiscard]] std::string glyph_order(std::string_view text);

}  // namespace tablebank
