#pragma once
// A sentence about a file that is read: its English text with {named} places, and the words for them, so that a
// screen can show it in another language. The catalogues find the text in the call of sentence().

#include <initializer_list>
#include <string>
#include <vector>

#include "calculators/money.h"

namespace tablebank {

struct Sentence {
    /// The text for a place.
    struct Word {
        std::string name;
        std::string text;
        bool translated = false;  ///< the catalogues have it too, as "a whole number"
        bool sum = false;         ///< a sum of money, which a screen writes as its language does
        friend bool operator==(const Word&, const Word&) = default;
    };

    std::string english{};  ///< "must be {least} or more"; empty: none
    std::vector<Word> words{};

    /// In English, with the words in their places.
    [[nodiscard]] std::string text() const;
    friend bool operator==(const Sentence&, const Sentence&) = default;
};

/// Marks a literal that is a translated word of a sentence, for the catalogues.
[[nodiscard]] constexpr const char* sentence_word(const char* english) {
    return english;
}
/// A sum of money for a place of a sentence.
[[nodiscard]] Sentence::Word sum_word(const char* name, Money sum);
/// Requires a literal, for the catalogues.
[[nodiscard]] Sentence sentence(const char* english, std::vector<Sentence::Word> words = {});

}  // namespace tablebank
