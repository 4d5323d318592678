#pragma once
// A language as a value: code that makes sentences gets it as a parameter, so that two windows, two threads or two
// tests may use different ones at the same time. The English text in the code is the key of the catalogues
// (app/i18n/catalogues/*.po); if a catalogue or a text is missing, the English text is used.
//
// Sentences are complete, with {named} places for the variable parts, so that a translator may put them in any
// order. Write the English text as a literal in the call: the catalogue test finds texts by reading the sources. A
// language changes nothing in the process, neither its locale nor its formats of numbers and dates.

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

/// The text for a {named} place of a sentence: one line, with invisible characters escaped (ledger/text/escape.h).
struct Word {
    const char* name;
    std::string text;
    bool lines = false;  ///< sentences of the program itself, one per line
};

/// Marks a literal in a table for the catalogues; Language::tr() translates it later.
[[nodiscard]] constexpr const char* mark(const char* english) {
    return english;
}

/// Cheap to copy: copies share one catalogue, which never changes and may be read by any thread.
class Language {
public:
    /// Always available, without a catalogue.
    [[nodiscard]] static Language english();

    /// "en", "ru".
    [[nodiscard]] const std::string& tag() const;

    /// `tr("{payer} owes {payee} {amount}", {{"payer", anna}, {"payee", boris}, {"amount", "184"}})`. A place without
    /// its word is a programming error and throws std::invalid_argument; literal braces are doubled.
    [[nodiscard]] std::string tr(const char* english, std::initializer_list<Word> words) const;
    /// The same for a text whose literal is marked elsewhere.
    [[nodiscard]] std::string tr_marked(const char* english, const std::vector<Word>& words) const;
    /// A text without places, used unchanged. If the argument is not a literal, its literal must be marked.
    [[nodiscard]] std::string tr(const char* english) const;
    /// The same English text with two meanings: `context` shows the translator which one.
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

/// "ru", "ru_RU.UTF-8" and "ru-RU" are Russian; "en", "C", "POSIX" and an empty tag are English and always available.
/// nullopt if there is no catalogue.
[[nodiscard]] std::optional<Language> language_called(std::string_view tag);
/// The language of LC_ALL, LC_MESSAGES or LANG, the first that is set; English if there is no catalogue for it.
[[nodiscard]] Language language_of_environment();
/// The language of a tag, or that of the environment if the tag is empty; English if there is no catalogue for it.
[[nodiscard]] Language language_wished(std::string_view tag);

}  // namespace tablebank
