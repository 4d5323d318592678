#include "app/i18n/elision.h"

#include <algorithm>
#include <array>

namespace tablebank {
namespace {

/// Before a word that begins with one of the letters, `plain` is said as `instead`.
struct Euphony {
    std::string_view tag;
    std::string_view plain;
    std::string_view instead;
    std::array<std::string_view, 4> letters;
};
/// Italian adds its d between two equal vowels only: "ad Anna", but "a Elena".
constexpr std::array euphonies{
    Euphony{"it", "a", "ad", {"a", "A", "à", "À"}},
    Euphony{"it", "e", "ed", {"e", "E", "è", "È"}},
};

bool begins_so(const Euphony& rule, const std::string& text) {
    return std::ranges::any_of(rule.letters, [&](std::string_view letter) { return text.starts_with(letter); });
}

/// Whether a word begins at `at`: nothing before it, a blank or an opening bracket.
bool word_begins(const std::string& sentence, std::size_t at) {
    return at == 0 || sentence[at - 1] == ' ' || sentence[at - 1] == '(';
}

void apply(const Euphony& rule, const std::string& place, std::string& sentence) {
    const std::string plain = std::string{rule.plain} + ' ' + place;
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
