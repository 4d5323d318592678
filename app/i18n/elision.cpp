#include "app/i18n/elision.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tablebank {
namespace {

/// Before a word that begins with one of the letters, `plain` and its space are replaced by `instead`.
struct Euphony {
    std::string_view tag;
    std::string_view plain;
    std::string_view instead;
    std::span<const std::string_view> letters;
};

constexpr std::array<std::string_view, 4> as_a{"a", "A", "à", "À"};
constexpr std::array<std::string_view, 4> as_e{"e", "E", "è", "È"};
/// Not h, which is mute in some names only, and not y, which is a vowel in some only.
constexpr std::array<std::string_view, 42> vowels{"a", "A", "à", "À", "â", "Â", "ä", "Ä", "æ", "Æ", "e", "E", "é", "É",
                                                  "è", "È", "ê", "Ê", "ë", "Ë", "i", "I", "î", "Î", "ï", "Ï", "o", "O",
                                                  "ô", "Ô", "ö", "Ö", "œ", "Œ", "u", "U", "ù", "Ù", "û", "Û", "ü", "Ü"};
/// Italian adds its d between two equal vowels only: "ad Anna", but "a Elena". French drops a vowel before any.
constexpr std::array euphonies{
    Euphony{"it", "a ", "ad ", as_a},           Euphony{"it", "e ", "ed ", as_e},
    Euphony{"fr", "de ", "d’", vowels},         Euphony{"fr", "que ", "qu’", vowels},
    Euphony{"fr", "De ", "D’", vowels},         Euphony{"fr", "Que ", "Qu’", vowels},
    Euphony{"fr", "jusque ", "jusqu’", vowels},
};

bool begins_so(const Euphony& rule, const std::string& text) {
    return std::ranges::any_of(rule.letters, [&](std::string_view letter) { return text.starts_with(letter); });
}

/// Whether a word begins at `at`: after nothing, a space or an opening bracket.
bool word_begins(const std::string& sentence, std::size_t at) {
    return at == 0 || sentence[at - 1] == ' ' || sentence[at - 1] == '(';
}

void apply(const Euphony& rule, const std::string& place, std::string& sentence) {
    const std::string plain = std::string{rule.plain} + place;
    for (std::size_t at = sentence.find(plain); at != std::string::npos; at = sentence.find(plain, at + 1))
        if (word_begins(sentence, at)) sentence.replace(at, rule.plain.size(), rule.instead);
}

/// The marks of a quotation within «…».
struct InnerQuotes {
    std::string_view tag;
    std::string_view opening;
    std::string_view closing;
};
constexpr std::array inner_quotes{InnerQuotes{"ru", "„", "“"}, InnerQuotes{"fr", "“", "”"},
                                  InnerQuotes{"it", "“", "”"}};

/// Marks that open and close a quotation in print, with the spaces that French has inside of them.
struct PrintedQuotes {
    std::string_view opening;
    std::string_view closing;
};
constexpr std::array printed_quotes{PrintedQuotes{"«\u00a0", "\u00a0»"},
                                    PrintedQuotes{"« ", " »"},
                                    PrintedQuotes{"«", "»"},
                                    PrintedQuotes{"„", "”"},
                                    PrintedQuotes{"„", "“"},
                                    PrintedQuotes{"“", "”"}};

/// The text between the marks; nullopt if no pair of marks encloses all of the text.
std::optional<std::string_view> quoted_part(std::string_view text) {
    for (const auto& [opening, closing] : printed_quotes) {
        if (text.size() <= opening.size() + closing.size() || !text.starts_with(opening) || !text.ends_with(closing))
            continue;
        const std::string_view part = text.substr(opening.size(), text.size() - opening.size() - closing.size());
        const bool one_pair =
            part.find(opening) == std::string_view::npos && part.find(closing) == std::string_view::npos;
        return one_pair ? std::optional{part} : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::string without_second_quotes(std::string_view sentence, const Word& word) {
    const auto part = quoted_part(word.text);
    if (!part) return word.text;
    const std::string place = '{' + std::string{word.name} + '}';
    const bool quoted = std::ranges::any_of(printed_quotes, [&](const PrintedQuotes& marks) {
        return sentence.find(std::string{marks.opening} + place + std::string{marks.closing}) != std::string_view::npos;
    });
    return quoted ? std::string{*part} : word.text;
}

std::string with_inner_quotes(std::string_view tag, std::string_view sentence) {
    constexpr std::string_view opening = "«";
    constexpr std::string_view closing = "»";
    const auto* const inner = std::ranges::find(inner_quotes, tag, &InnerQuotes::tag);
    if (inner == inner_quotes.end()) return std::string{sentence};
    std::string text;
    int open = 0;
    while (!sentence.empty()) {
        if (sentence.starts_with(opening)) {
            text += ++open > 1 ? inner->opening : opening;
            sentence.remove_prefix(opening.size());
        } else if (sentence.starts_with(closing)) {
            text += open-- > 1 ? inner->closing : closing;
            sentence.remove_prefix(closing.size());
        } else {
            text += sentence.front();
            sentence.remove_prefix(1);
        }
    }
    return text;
}

std::string euphonic(std::string_view tag, std::string sentence, std::span<const Word> words) {
    for (const Euphony& rule : euphonies) {
        if (rule.tag != tag) continue;
        for (const Word& word : words)
            if (begins_so(rule, word.text)) apply(rule, '{' + std::string{word.name} + '}', sentence);
    }
    return sentence;
}

}  // namespace tablebank
