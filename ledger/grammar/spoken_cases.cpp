#include "ledger/grammar/spoken_cases.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

constexpr int shortest_stem = 2;

/// Endings of Polish names in another case: not those that make another person's name, such as Marco for Marc.
constexpr std::array<std::string_view, 18> polish_endings{"a",  "y",    "i",   "u",   "e",  "ie", "em", "iem", "owi",
                                                          "om", "iego", "ego", "emu", "ej", "ym", "im", "ii",  "iowi"};
/// Endings of Russian names and of the words of a deed.
constexpr std::array<std::string_view, 34> russian_endings{
    "ой", "ей", "ом", "ем", "ою",  "ею",  "а",   "я",   "у",   "ю",   "е",  "и",  "ы",  "ям", "ами", "ую",  "юю",
    "ия", "ию", "ие", "ии", "ием", "ией", "ого", "его", "ому", "ему", "ым", "им", "ых", "ье", "ью",  "ьей", "ьи"};
/// Endings that a name loses before them.
constexpr std::array<std::string_view, 16> endings_of_names{"ая", "яя", "ое", "ее", "ый", "ий", "а", "я",
                                                            "й",  "ь",  "о",  "a",  "o",  "e",  "y", "i"};
/// The last consonant of a Polish name in "-a", in front of "-e": Żaneta, Żanecie.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> softened{
    {{"ch", "sz"}, {"t", "ci"}, {"d", "dzi"}, {"r", "rz"}, {"k", "c"}, {"g", "dz"}, {"l", "l"}}};
/// Endings of names whose last vowel goes in another case: Paweł, Pawła; Павел, Павлу.
constexpr std::array<std::string_view, 5> with_fleeting_vowel{"ek", "el", "ec", "ел", "ец"};

bool is_russian(std::string_view plain) {
    std::size_t at = 0;
    const Character first = plain.empty() ? Character{} : next_character(plain, at);
    return first >= 0x0400 && first <= 0x04FF;
}

/// The stems of a name, to which an ending of a case may be added.
std::vector<std::string> stems_of(std::string_view name) {
    static const std::vector<std::string> of_names = [] {
        std::vector<std::string> plain;
        plain.reserve(std::size(endings_of_names));
        for (const std::string_view ending : endings_of_names) plain.push_back(plain_word(ending));
        return plain;
    }();
    std::vector<std::string> stems{std::string{name}};
    for (const std::string& ending : of_names)
        if (name.ends_with(ending)) stems.emplace_back(name.substr(0, name.size() - ending.size()));
    for (const std::string_view ending : with_fleeting_vowel) {
        if (!name.ends_with(ending)) continue;
        const std::size_t half = ending.size() / 2;
        stems.push_back(std::string{name.substr(0, name.size() - ending.size())} + std::string{ending.substr(half)});
    }
    std::erase_if(stems, [](const std::string& stem) { return count_characters(stem) < shortest_stem; });
    return stems;
}

/// "zanecie" of "zaneta".
bool is_softened(std::string_view typed, std::string_view name) {
    if (!name.ends_with('a')) return false;
    const std::string_view stem = name.substr(0, name.size() - 1);
    return std::ranges::any_of(softened, [&](const auto& change) {
        if (!stem.ends_with(change.first)) return false;
        const std::string_view front = stem.substr(0, stem.size() - change.first.size());
        return !front.empty() && typed == std::string{front} + std::string{change.second} + "e";
    });
}

}  // namespace

bool is_case_of(std::string_view typed, std::string_view name, SpokenCases cases) {
    static const PlainSet polish = plain_set(polish_endings);
    static const PlainSet russian = plain_set(russian_endings);
    if (typed == name) return true;
    const bool cyrillic = is_russian(name);
    if (cases == SpokenCases::none || (!cyrillic && cases != SpokenCases::polish)) return false;
    const PlainSet& endings = cyrillic ? russian : polish;
    const auto ends_so = [&](const std::string& stem) {
        return typed.starts_with(stem) && endings.contains(std::string{typed.substr(stem.size())});
    };
    return std::ranges::any_of(stems_of(name), ends_so) || (!cyrillic && is_softened(typed, name));
}

bool is_polish_word(std::string_view typed) {
    const std::string plain = plain_word(typed);
    if (plain == "dla" || plain == "od" || plain == "na") return true;
    constexpr std::string_view polish_letters[] = {"ą", "ę", "ł", "ń", "ś", "ź", "ż"};
    const auto is_in = [&](std::string_view letter) { return typed.find(letter) != std::string_view::npos; };
    if (std::ranges::any_of(polish_letters, is_in)) return true;
    const std::string_view word = word_of_alias(typed);
    if (word.empty()) return false;
    const auto aliases = aliases_of(word, "pl");
    return std::ranges::any_of(aliases, [&](std::string_view alias) { return plain_word(alias) == plain; });
}

}  // namespace tablebank
