#pragma once
// The words of the grammar in the program's languages: every verb and every keyword has aliases, with the words of the
// rule book in that language if there is one. A line may be typed with them; the recorded line is in English.
//
// All languages are accepted at all times, whatever the language of the window, so no alias has two meanings and none
// is a word of the English grammar: a test checks this. Keys and values of rulings and the decks of an edition are
// names, not words, and have no aliases.

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

/// The languages that have aliases.
inline constexpr std::array<std::string_view, 4> alias_languages{"ru", "fr", "it", "pl"};

struct WordAliases {
    std::string_view word;  ///< of the grammar: "rent"
    /// In the order of alias_languages; several are separated by spaces, the preferred one first. A star is not part of
    /// the word: it marks the form used after a player's name, as in "Anna builds".
    std::array<std::string_view, alias_languages.size()> by_language;
};
/// Every word of the grammar: first the verbs, then the other words.
[[nodiscard]] std::span<const WordAliases> word_aliases();

/// The word of the grammar for an alias, in any language, with or without its accents; empty if it is not an alias.
[[nodiscard]] std::string_view word_of_alias(std::string_view typed);

/// The aliases of a word of the grammar in one language, the usual one first; none in English.
[[nodiscard]] std::vector<std::string_view> aliases_of(std::string_view word, std::string_view language);

/// The alias for writing a line: after a name the verb in the third person if the language has that form ("Анна
/// строит"), else the usual one; empty in English.
enum class SaidOf { nobody, player };
[[nodiscard]] std::string_view spoken_alias(std::string_view word, std::string_view language, SaidOf whom);

/// The form for comparisons without accents: "Hypothèque" and "hypotheque" are the same.
[[nodiscard]] std::string fold_accents(std::string_view text);

}  // namespace tablebank
