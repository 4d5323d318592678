#include "app/i18n/elision.h"

#include <algorithm>
#include <array>

namespace tablebank {
namespace {

/// Before a word that begins with one of the letters, `plain` and its space are said as `instead`.
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

/// Whether a word begins at `at`: nothing before it, a blank or an opening bracket.
bool word_begins(const std::string& sentence, std::size_t at) {
    return at == 0 || sentence[at - 1] == ' ' || sentence[at - 1] == '(';
}

void apply(const Euphony& rule, const std::string& place, std::string& sentence) {
    const std::string plain = std::string{rule.plain} + place;
    for (std::size_t at = sentence.find(plain); at != std::string::npos; at = sentence.find(plain, at + 1))
        if (word_begins(sentence, at)) sentence.replace(at, rule.plain.size(), rule.instead);
}

}  // namespace

std::string euphonic(std::string_view tag, std::string sentence, std::span<const Word> words) {
    for (const Euphony& rule : euphonies) {
        if (rule.tag != tag) continue;
        for (const Word& word : words)
            if (begins_so(rule, word.text)) apply(rule, '{' + std::string{word.name} + '}', sentence);
    }
    return sentence;
}

}  // namespace tablebank
