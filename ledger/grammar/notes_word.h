#pragma once
// Notes of one value as one word: `3x100`. Whoever counts types the sign between count and value as the keyboard has
// it: x of either script, large or small, the cross, the star. Lines of the grammar and lines of a cold table read it
// here, so that what one of them takes the other takes too. Inner header of the line grammar.

#include <optional>
#include <string_view>

namespace tablebank {

/// Both of digits and nothing else; how large they may be is for whoever asked.
struct NotesWord {
    std::string_view count;
    std::string_view value;
};
/// nullopt for any other word.
[[nodiscard]] std::optional<NotesWord> read_notes_word(std::string_view word);

}  // namespace tablebank
