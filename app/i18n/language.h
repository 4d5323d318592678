#pragma once
// A language as a value: whoever says something is handed the language to say it in, so that two windows, two threads
// or two tests may speak different ones at once. The English text in the code is the key of the catalogues
// (app/i18n/catalogues/*.po); where a catalogue or a text is missing, the English stands.
//
// Sentences are whole, with {named} places for what differs, so that a translator may put them in any order. Write the
// English as a literal at the call: the catalogue test finds texts by reading the source. Nothing of the process
// changes with a language, neither its locale nor its numbers and dates. Knows nothing of the game.

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

/// What stands in a {named} place of a sentence: one line, in which every sign is seen (ledger/text/escape.h).
struct Word {
    const char* name;
    std::string text;
    bool lines = false;  ///< sentences of our own, a line each
};

/// Marks a literal of a table for the catalogues; it is said later, by Language::tr().
[[nodiscard]] constexpr const char* mark(const char* english) {
    return english;
}

/// Cheap to copy: copies share one catalogue, which never changes and may be read by any thread.
class Language {
public:
    /// Always there, with no catalogue.
    [[nodiscard]] static Language english();

    /// "en", "ru".
    [[nodiscard]] const std::string& tag() const;

    /// `tr("{payer} owes {payee} {amount}", {{"payer", anna}, {"payee", boris}, {"amount", "184"}})`. A place without
    /// its word is a programming error and throws std::invalid_argument; braces that are meant are written twice.
    [[nodiscard]] std::string tr(const char* english, std::initializer_list<Word> words) const;
    /// A text without places, taken as it stands. One that is no literal here must be marked where it is one.
    [[nodiscard]] std::string tr(const char* english) const;
    /// The same English in two senses: `context` tells a translator which.
    [[nodiscard]] std::string tr_in(const char* context, const char* english) const;
    [[nodiscard]] std::string tr_in(const char* context, const char* english, std::initializer_list<Word> words) const;
    /// The plural form of the language for `count` (>= 0), which is also the word {count}.
    [[nodiscard]] std::string trn(const char* one, const char* many, std::int64_t count,
                                  std::initializer_list<Word> words = {}) const;

    friend bool operator==(const Language& one, const Language& other) { return one.tag() == other.tag(); }
    friend std::optional<Language> language_called(std::string_view tag);

private:
    struct Catalogue;
    explicit Language(std::shared_ptr<const Catalogue> catalogue);

    std::shared_ptr<const Catalogue> catalogue_;
};

/// "ru", "ru_RU.UTF-8" and "ru-RU" are Russian; "en", "C", "POSIX" and an empty tag are English and always there.
/// nullopt where there is no catalogue.
[[nodiscard]] std::optional<Language> language_called(std::string_view tag);
/// The language of LC_ALL, LC_MESSAGES or LANG, the first that is set; English where there is no catalogue for it.
[[nodiscard]] Language language_of_environment();
/// The language that is wished for, that of the environment where none is; English where there is no catalogue for it.
[[nodiscard]] Language language_wished(std::string_view tag);

}  // namespace tablebank
