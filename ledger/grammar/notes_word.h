#pragma once
// Notes of one value as one word: `3x100`. The character between count and value may be any that a keyboard has for it:
// x in Latin or Cyrillic, upper or lower case, the multiplication sign, the star. Lines of the grammar and lines of a
// paper game both use this function, so that they accept the same. Internal header of the line grammar.

#include <cstddef>
#include <optional>
#include <string_view>

namespace tablebank {

/// The count has digits only; the caller checks the ranges.
struct NotesWord {
    std::string_view count;
    std::string_view value;
    std::size_t sign = 0;  ///< bytes of the count with the character after it
};
/// A word that begins with a count and its character: `3x100`, `3x1.000`. The value is the rest of the word, whatever
/// it is. nullopt for any other word.
[[nodiscard]] std::optional<NotesWord> split_notes_word(std::string_view word);
/// Notes whose value has digits only; nullopt for any other word.
[[nodiscard]] std::optional<NotesWord> read_notes_word(std::string_view word);

}  // namespace tablebank
