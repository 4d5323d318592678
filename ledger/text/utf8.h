#pragma once
// UTF-8 character by character, with the character properties that the line grammar needs. ICU does the work. Internal
// header.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tablebank {

using Character = std::int32_t;  ///< a Unicode code point
inline constexpr Character malformed_character = -1;

/// The character that begins at byte `at`; sets `at` to the next one. Requires at < text.size().
[[nodiscard]] Character next_character(std::string_view text, std::size_t& at);

/// Appends a character, which is well-formed.
void append_character(std::string& text, Character character);
/// Whether a byte is the second or a later one of its character.
[[nodiscard]] constexpr bool is_continuation(char byte) {
    constexpr unsigned mask = 0xC0;
    constexpr unsigned mark = 0x80;
    return (static_cast<unsigned char>(byte) & mask) == mark;
}

/// A space of any width, or a tab: a word separator.
[[nodiscard]] bool is_blank(Character character);
/// A character allowed in free text: well-formed, not a control character, not a line break.
[[nodiscard]] bool is_plain(Character character);

/// Whether every machine knows the character with the same properties: it is in Unicode 15.0, which the oldest
/// supported ICU has. Excludes private use, unassigned code points, scripts that are no longer written, and musical
/// symbols.
[[nodiscard]] bool is_known_everywhere(Character character);
/// Whether the code point may be assigned after Unicode 15.0, or has been.
[[nodiscard]] bool may_be_newer(Character character);

/// The number of characters of a text; a malformed byte counts as one.
[[nodiscard]] int count_characters(std::string_view text);

}  // namespace tablebank
