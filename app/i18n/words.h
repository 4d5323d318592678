#pragma once
// Every word a person reads, in the language chosen. The English text in the code is the key of the catalogues
// (app/i18n/catalogues/*.po); where a catalogue or a text is missing, the English stands.
//
// Sentences are whole, with {named} places for what differs, so that a translator may put them in any order. Write the
// English as a literal at the call: the catalogue test finds texts by reading the source. Knows nothing of the game.

#include <cstdint>
#include <initializer_list>
#include <string>

namespace tablebank {

/// What stands in a {named} place of a sentence.
struct Word {
    const char* name;
    std::string text;
};

/// `tr("{payer} owes {payee} {amount}", {{"payer", anna}, {"payee", boris}, {"amount", "184"}})`. A place without its
/// word is a programming error and throws std::invalid_argument; braces that are meant are written twice.
[[nodiscard]] std::string tr(const char* english, std::initializer_list<Word> words);
/// A text without places, taken as it stands. One that is no literal here must be marked where it is one.
[[nodiscard]] std::string tr(const char* english);
/// Marks a literal of a table for the catalogues; it is said later, by tr().
[[nodiscard]] constexpr const char* mark(const char* english) {
    return english;
}
/// The same English in two senses: `context` tells a translator which.
[[nodiscard]] std::string tr_in(const char* context, const char* english);
[[nodiscard]] std::string tr_in(const char* context, const char* english, std::initializer_list<Word> words);
/// The plural form of the language for `count` (>= 0), which is also the word {count}.
[[nodiscard]] std::string trn(const char* one, const char* many, std::int64_t count,
                              std::initializer_list<Word> words = {});

}  // namespace tablebank
