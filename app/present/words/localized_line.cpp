#include "app/present/words/localized_line.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

#include "app/i18n/language.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/text/case_fold.h"

namespace tablebank {

namespace {

/// A place that the banker fills in, as the forms of the grammar write it.
std::string place_text(const Language& lang, const std::string& place) {
    const std::pair<std::string_view, std::string> known[] = {
        {"PLAYER", lang.tr_in("place in a line", "PLAYER")},
        {"DEED", lang.tr_in("place in a line", "DEED")},
        {"CITY", lang.tr_in("place in a line", "CITY")},
        {"SPACE", lang.tr_in("place in a line", "SPACE")},
        {"EFFECT", lang.tr_in("place in a line", "EFFECT")},
        {"ITEMS", lang.tr_in("place in a line", "ITEMS")},
        {"AMOUNT", lang.tr_in("place in a line", "AMOUNT")},
        {"NAME", lang.tr_in("place in a line", "NAME")},
        {"DECK", lang.tr_in("place in a line", "DECK")},
        {"LINE", lang.tr_in("place in a line", "LINE")},
        {"KEY", lang.tr_in("place in a line", "KEY")},
        {"VALUE", lang.tr_in("place in a line", "VALUE")},
        {"WHY", lang.tr_in("place in a line", "WHY")},
        {"TEXT", lang.tr_in("place in a line", "TEXT")},
        {"why", lang.tr_in("place in a line", "why")},
        {"text", lang.tr_in("place in a line", "text")},
        {"REASON", lang.tr_in("place in a line", "WHY")},
        {"JUDGE", lang.tr_in("place in a line", "JUDGE")},
        {"WHAT", lang.tr_in("place in a line", "WHAT")},
        {"TOTAL", lang.tr_in("place in a line", "TOTAL")},
        {"WITNESS", lang.tr_in("place in a line", "WITNESS")},
        {"SIGNATURE", lang.tr_in("place in a line", "SIGNATURE")},
        {"MIN", lang.tr_in("place in a line", "MIN")},
        {"SEC", lang.tr_in("place in a line", "SEC")},
        {"N", lang.tr_in("place in a line", "N")},
        {"D", lang.tr_in("place in a line", "D")},
        {"D1", lang.tr_in("place in a line", "D1")},
        {"D2", lang.tr_in("place in a line", "D2")},
    };
    const auto* const found = std::ranges::find(known, place, &std::pair<std::string_view, std::string>::first);
    return found == std::end(known) ? place : found->second;
}

/// A name or the place of one: a word outside of quotes that is neither of the grammar nor a place of another kind.
bool names_player(const std::string& word, std::span<const std::string> names) {
    if (word == "PLAYER" || std::ranges::find(names, word) != names.end()) return true;
    const bool is_place = std::ranges::all_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
    return !is_place && aliases_of(word, alias_languages.front()).empty();
}

/// Another accepted alias than the usual one, where a line reads better with it: "imposta fissa", "płaci 50 dla
/// Żaneta".
struct BetterAlias {
    std::string_view tag;
    std::string_view word;
    std::string_view alias;
};
constexpr std::array better_aliases{
    BetterAlias{"it", "fixed", "fissa"},
    BetterAlias{"pl", "to", "dla"},
};

std::string_view shown_alias(const Language& lang, std::string_view word, SaidOf whom) {
    const auto* const better = std::ranges::find_if(
        better_aliases, [&](const BetterAlias& one) { return one.tag == lang.tag() && one.word == word; });
    return better == better_aliases.end() ? spoken_alias(word, lang.tag(), whom) : better->alias;
}

std::string spoken_word(const Language& lang, const std::string& word, bool quoted, SaidOf whom,
                        std::span<const std::string> names) {
    if (std::ranges::find(names, word) != names.end()) return word;
    if (!quoted) {
        if (const std::string_view alias = shown_alias(lang, word, whom); !alias.empty()) return std::string{alias};
        if (word == "why" || word == "text") return word;
    }
    return place_text(lang, word);
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Letters, and hyphens and digits behind them: "pay-each", "D1"; other scripts and signs are no words here.
std::size_t end_of_word(std::string_view line, std::size_t begin) {
    std::size_t end = begin;
    const auto goes_on = [](char c) { return is_letter(c) || c == '-' || (c >= '0' && c <= '9') || (c & 0x80) != 0; };
    while (end < line.size() && goes_on(line[end])) ++end;
    return end;
}

/// The first word of a name that means this thing alone; empty if there is none. `means` tells whether a word does.
template <class Means>
std::string telling_word(const std::string& name, Means means) {
    std::string_view rest = name;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        std::string word = fold(rest.substr(0, end));
        const bool is_word = !word.empty() && end_of_word(word, 0) == word.size();
        if (is_word && word_of_alias(word).empty() && means(word)) return word;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return {};
}

/// How a deed or a city is typed whose slug a line of the program has, by a word of its name as the box prints it: the
/// slug of «Раздевалка» is in letters that the banker's keyboard may not have. Empty if the word is not such a slug.
std::string spoken_name(const Edition& edition, const std::string& word) {
    const auto is_deed = [&](const Deed& deed) {
        return [&](const std::string& typed) {
            const auto found = find_deed(edition, typed);
            const auto* space = std::get_if<Space>(&found);
            return space != nullptr && *space == deed.space;
        };
    };
    for (const Deed& deed : edition.deeds) {
        const bool is_slug =
            word == deed.slug || (word == deed.slug.substr(0, deed.slug.find('-')) && is_deed(deed)(word));
        if (!is_slug) continue;
        const std::string said = telling_word(deed.name, is_deed(deed));
        return said.empty() ? "@" + std::to_string(deed.space.index) : said;
    }
    const auto city = std::ranges::find(edition.cities, word, &City::slug);
    if (city == edition.cities.end()) return {};
    const std::string name = fold(city->name);
    const auto same = [&](const City& other) { return fold(other.name) == name; };
    const bool one_word = end_of_word(name, 0) == name.size();
    return one_word && std::ranges::count_if(edition.cities, same) == 1 ? name : std::string{};
}

/// A line with the names of its deeds and cities as they are typed in this box. What is in quotes stays.
std::string with_spoken_names(const Edition& edition, std::string_view line, std::span<const std::string> names) {
    std::string spoken;
    bool quoted = false;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = end_of_word(line, at);
        if (end == at) {
            if (line[at] == '"') quoted = !quoted;
            spoken += line[at++];
            continue;
        }
        const std::string word{line.substr(at, end - at)};
        const bool stays = quoted || std::ranges::find(names, word) != names.end();
        const std::string said = stays ? std::string{} : spoken_name(edition, word);
        spoken += said.empty() ? word : said;
        at = end;
    }
    return spoken;
}

}  // namespace

std::string localized_line(const Language& lang, std::string_view line, std::span<const std::string> names) {
    constexpr std::string_view public_key = "PUBLIC KEY";
    std::string spoken;
    bool quoted = false;
    SaidOf whom = SaidOf::nobody;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = end_of_word(line, at);
        if (end == at) {
            if (line[at] == '"') quoted = !quoted;
            spoken += line[at++];
            continue;
        }
        if (line.substr(at).starts_with(public_key)) {
            spoken += lang.tr_in("place in a line", "PUBLIC KEY");
            at += public_key.size();
            continue;
        }
        const std::string word{line.substr(at, end - at)};
        const bool back_to_entry = !quoted && word == "to" && line.substr(end).starts_with(" #");
        spoken += back_to_entry ? lang.tr_in("back to an entry", "to") : spoken_word(lang, word, quoted, whom, names);
        if (!quoted && names_player(word, names)) whom = SaidOf::player;
        at = end;
    }
    return spoken;
}

std::string localized_line(const Language& lang, const Edition& edition, std::string_view line,
                           std::span<const std::string> names) {
    const std::string spoken = localized_line(lang, line, names);
    return lang.tag() == Language::english().tag() ? spoken : with_spoken_names(edition, spoken, names);
}

std::string localized_line(const Language& lang, const Setup& setup, std::string_view line) {
    std::vector<std::string> names;
    std::ranges::transform(setup.players, std::back_inserter(names), &PlayerSetup::name);
    return localized_line(lang, *setup.edition, line, names);
}

std::string shown_line(const Language& lang, const Setup& setup, std::string_view line) {
    return line == "open" ? lang.tr_in("an entry", "open") : localized_line(lang, setup, line);
}

std::string typed_deed(const Edition& edition, const Deed& deed) {
    const std::string word = deed.slug.substr(0, deed.slug.find('-'));
    const auto found = find_deed(edition, word);
    const auto* space = std::get_if<Space>(&found);
    return space != nullptr && *space == deed.space ? word : deed.slug;
}

std::string key_text(const Language& lang, std::string_view keys) {
    const std::pair<std::string_view, std::string> known[] = {
        {"Enter", lang.tr_in("key", "Enter")}, {"Esc", lang.tr_in("key", "Esc")},
        {"Shift", lang.tr_in("key", "Shift")}, {"Tab", lang.tr_in("key", "Tab")},
        {"Up", lang.tr_in("key", "Up")},       {"Down", lang.tr_in("key", "Down")},
        {"Menu", lang.tr_in("key", "Menu")},   {"Space", lang.tr_in("key", "Space")},
        {"Home", lang.tr_in("key", "Home")},   {"End", lang.tr_in("key", "End")},
        {"Del", lang.tr_in("key", "Del")},     {"Backspace", lang.tr_in("key", "Backspace")},
    };
    std::string text;
    for (std::size_t at = 0; at < keys.size();) {
        const std::size_t end = end_of_word(keys, at);
        if (end == at) {
            text += keys[at++];
            continue;
        }
        const std::string_view word = keys.substr(at, end - at);
        const auto* const found = std::ranges::find(known, word, &std::pair<std::string_view, std::string>::first);
        text += found == std::end(known) ? std::string{word} : found->second;
        at = end;
    }
    return text;
}

}  // namespace tablebank
