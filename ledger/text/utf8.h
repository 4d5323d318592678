#pragma once
// UTF-8 one character at a time, with the few questions that the line grammar asks of a character. ICU does the work.
// Inner header of the room.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tablebank {

using Character = std::int32_t;  ///< a Unicode code point
inline constexpr Character malformed_character = -1;

/// The character that begins at byte `at`, which moves on to the next one. Requires at < text.size().
[[nodiscard]] Character next_character(std::string_view text, std::size_t& at);

/// A space of any width, or a tab: what separates words.
[[nodiscard]] bool is_blank(Character character);
/// What free text may hold: well-formed, no control character, nothing that breaks a line.
[[nodiscard]] bool is_plain(Character character);

/// Whether every machine knows the sign, and knows the same of it: Unicode 15.0 has it, as the oldest ICU that the
/// program runs with does. Neither a sign for private use, nor a place that Unicode leaves empty, nor a sign of a
/// script that nobody writes today, nor one of musical notes.
[[nodiscard]] bool is_known_everywhere(Character character);
/// Whether Unicode may give the place to a sign after version 15.0, or has done so.
[[nodiscard]] bool may_be_newer(Character character);

/// How many characters a text has; a malformed byte counts as one.
[[nodiscard]] int count_characters(std::string_view text);

}  // namespace tablebank
