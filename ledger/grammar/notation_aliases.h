#pragma once
// The words of the grammar in the languages of the program: every verb and every keyword has aliases, with the words of
// that language's rule book where it has one. A line may be typed with them; what is recorded stays English.
//
// All languages are understood at once and always, whatever the window speaks, so no alias means two things and none is
// a word of the English grammar: a test goes through them. Keys and values of rulings and the decks of an edition are
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
    /// In the order of alias_languages; several are separated by blanks, the one that is offered first. A star is no
    /// part of the word: it marks the form that stands behind a player's name, as in "Anna builds".
    std::array<std::string_view, alias_languages.size()> by_language;
};
/// Every word of the grammar: first the verbs, then the words that stand behind them.
[[nodiscard]] std::span<const WordAliases> word_aliases();

/// The word of the grammar that an alias stands for, in any language, with or without its accents; empty where it is
/// none.
[[nodiscard]] std::string_view word_of_alias(std::string_view typed);

/// The aliases of a word of the grammar in one language, the usual one first; none in English.
[[nodiscard]] std::vector<std::string_view> aliases_of(std::string_view word, std::string_view language);

/// The alias that is written in a line: behind a name the verb in the third person where the language has one ("Анна
/// строит"), else the usual one; empty in English.
enum class SaidOf { nobody, player };
[[nodiscard]] std::string_view spoken_alias(std::string_view word, std::string_view language, SaidOf whom);

/// Letters as they compare where accents may be left out: "Hypothèque" and "hypotheque" are the same.
[[nodiscard]] std::string fold_accents(std::string_view text);

}  // namespace tablebank
