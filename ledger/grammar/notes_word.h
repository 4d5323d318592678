#pragma once
// Notes of one value as one word: `3x100`. The character between count and value may be any that a keyboard has for it:
// x in Latin or Cyrillic, upper or lower case, the multiplication sign, the star. Lines of the grammar and lines of a
// paper game both use this function, so that they accept the same. Internal header of the line grammar.

#include <cstddef>
#include <optional>
#include <string_view>

namespace tablebank {

/// Both have digits only; the caller checks their ranges.
struct NotesWord {
    std::string_view count;
    std::string_view value;
};
/// How many bytes of a word are a count with the character after it, "3x" of `3x100`; 0 if it does not begin so.
[[nodiscard]] std::size_t notes_sign(std::string_view word);
/// nullopt for any other word.
[[nodiscard]] std::optional<NotesWord> read_notes_word(std::string_view word);

}  // namespace tablebank
