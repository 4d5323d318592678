#pragma once
// Words as people say them, in addition to the grammar and its aliases: other forms of a verb ("pays", "cofnij turę"),
// articles and prepositions in front of a name, and names compared without capitals, accents and punctuation. Used only
// for a line that neither the grammar nor its aliases can read. Internal header of the line grammar.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace tablebank {

/// One word for comparisons, in lower case without accents, full stops and apostrophes: "U.S." as "us", "Łukasz" as
/// "lukasz", "Straße" as "strasse".
[[nodiscard]] std::string plain_word(std::string_view text);

using PlainSet = std::unordered_set<std::string>;
/// Words of a list, each as plain_word.
template <class Words>
[[nodiscard]] PlainSet plain_set(const Words& words) {
    PlainSet set;
    for (const std::string_view word : words) set.insert(plain_word(word));
    return set;
}

/// The words of a name or of a typed text, each as plain_word; an elided article and a hyphen separate words:
/// "Société d'électricité" has three, "Champs-Élysées" two. None for punctuation alone.
[[nodiscard]] std::vector<std::string> plain_words(std::string_view text);

/// The word of the grammar for a form that is neither that word nor an alias: "pays" is `pay`. Empty if there is none.
[[nodiscard]] std::string_view word_of_form(std::string_view typed);

/// The word of the grammar for a word that means another one without its accents: "dà" gives, and "da" is "from".
/// Empty for anything else.
[[nodiscard]] std::string_view word_by_accents(std::string_view typed);

/// All forms of a word of the grammar, separated by spaces; empty if it has none except its aliases.
[[nodiscard]] std::string_view forms_of(std::string_view word);

/// An article or preposition that may precede a name or a keyword: "la", "na", "the".
[[nodiscard]] bool is_article(std::string_view typed);

/// A word that may precede the space to which a token moves: "en avant jusqu'à", "на поле".
[[nodiscard]] bool is_way_word(std::string_view typed);

/// A word between two dice or two things of a list: "and", "et", "i", "+".
[[nodiscard]] bool is_joiner(std::string_view typed);

[[nodiscard]] bool is_bank_word(std::string_view typed);    ///< "bank", "banque"
[[nodiscard]] bool is_salary_word(std::string_view typed);  ///< "salary", "pensja"
/// A word with which no reason begins: an article, a preposition or conjunction, or one that multiplies a sum.
[[nodiscard]] bool is_linking_word(std::string_view typed);
[[nodiscard]] bool is_pronoun(std::string_view typed);  ///< "elle", "они": a player who is not named
/// In front of the past form of a verb: "ha comprato", "l'a achetée", "has paid".
[[nodiscard]] bool is_auxiliary(std::string_view typed);
[[nodiscard]] bool is_help_word(std::string_view typed);  ///< "help", "?"
/// A word before the number of a space or of an entry: "space", "case", "nr".
[[nodiscard]] bool is_number_word(std::string_view typed);

/// A word in two parts, before its last digits and these: "№12" and "@12". The second is empty if it ends in no digits.
[[nodiscard]] std::pair<std::string_view, std::string_view> parted_number(std::string_view word);

/// Several words that mean one verb of the grammar: "end of turn" is `next`.
struct Idiom {
    std::string_view verb;
    std::size_t words = 0;  ///< how many of the typed words it takes
};
/// The longest idiom at the beginning of `words`, which are plain words.
[[nodiscard]] std::optional<Idiom> idiom_in(std::span<const std::string> words);

/// Whether one of two plain words was probably meant as the other: one letter is wrong, missing or too much, or two are
/// exchanged.
[[nodiscard]] bool is_slip_of(std::string_view typed, std::string_view word);

}  // namespace tablebank
