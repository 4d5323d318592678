#include "app/present/words/localized_line.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

#include "app/i18n/language.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/spoken_words.h"

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
        {"ROLE", lang.tr_in("place in a line", "ROLE")},
        {"VALUE", lang.tr_in("place in a line", "VALUE")},
        {"WHY", lang.tr_in("place in a line", "WHY")},
        {"TEXT", lang.tr_in("place in a line", "TEXT")},
        {"why", lang.tr_in("place in a line", "why")},
        {"text", lang.tr_in("place in a line", "text")},
        {"REASON", lang.tag() == "en" ? "REASON" : lang.tr_in("place in a line", "WHY")},
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

/// Another accepted alias than the usual one, if a line reads better with it: "imposta fissa", "płaci 50 dla Żaneta".
struct BetterAlias {
    std::string_view tag;
    std::string_view word;
    std::string_view alias;
};
constexpr std::array better_aliases{
    BetterAlias{"it", "fixed", "fissa"},
    BetterAlias{"pl", "to", "dla"},
    BetterAlias{"pl", "percent", "procentowy"},
    BetterAlias{"ru", "percent", "процентный"},
};

/// Another alias after a certain word: the turn as the object of `undo turn`, "cofnij turę", and a card without effect,
/// `card none`, where the usual word means "no person": "karta żaden" and not "karta nikt".
struct AliasBehind {
    std::string_view behind;
    BetterAlias alias;
};
constexpr std::array aliases_behind{
    AliasBehind{"undo", {"pl", "turn", "turę"}},   AliasBehind{"undo", {"ru", "turn", "хода"}},
    AliasBehind{"card", {"fr", "none", "aucune"}}, AliasBehind{"card", {"it", "none", "nessuna"}},
    AliasBehind{"card", {"pl", "none", "żaden"}},  AliasBehind{"card", {"ru", "none", "нет"}},
};

/// Empty if the word has its usual alias there.
std::string_view alias_behind(const Language& lang, std::string_view before, std::string_view word) {
    const auto* const found = std::ranges::find_if(aliases_behind, [&](const AliasBehind& one) {
        return one.behind == before && one.alias.tag == lang.tag() && one.alias.word == word;
    });
    return found == aliases_behind.end() ? std::string_view{} : found->alias.alias;
}

std::string_view shown_alias(const Language& lang, std::string_view word, SaidOf whom) {
    const auto* const better = std::ranges::find_if(
        better_aliases, [&](const BetterAlias& one) { return one.tag == lang.tag() && one.word == word; });
    return better == better_aliases.end() ? spoken_alias(word, lang.tag(), whom) : better->alias;
}

/// Whether a name reads as itself within a line in the grammar's words or in any of its languages.
bool is_plain_name(std::string_view name) {
    const auto words = plain_words(name);
    return std::ranges::none_of(words, [](const std::string& word) {
        return std::ranges::find(word_aliases(), word, &WordAliases::word) != word_aliases().end();
    });
}

/// Digits in a name would be read with the sum or the steps after it.
bool has_figure(std::string_view name) {
    return name.find_first_of("0123456789") != std::string_view::npos;
}

/// The printed name of the deed, deck or city with this slug; empty if there is none. A deed whose name has a word of
/// the grammar or a digit is given by its number.
std::string printed_name(const Edition& edition, std::string_view slug) {
    const auto deed = std::ranges::find(edition.deeds, slug, &Deed::slug);
    if (deed != edition.deeds.end())
        return is_plain_name(deed->name) && !has_figure(deed->name) ? deed->name
                                                                    : "@" + std::to_string(deed->space.index);
    // A deck is called as its spaces are; one that a role draws from has a word of the grammar.
    const auto space = std::ranges::find(edition.board, slug, &BoardSpace::deck);
    if (!slug.empty() && space != edition.board.end() && is_plain_name(space->name) && !has_figure(space->name) &&
        space->name.find_first_of(",;\"") == std::string::npos)
        return space->name;
    const auto city = std::ranges::find(edition.cities, slug, &City::slug);
    return city != edition.cities.end() && is_plain_name(city->name) ? city->name : std::string{};
}

struct Spoken {
    const Language& lang;
    std::span<const std::string> names;
    const Edition* edition = nullptr;  ///< its slugs are names; may be nullptr
};

std::string spoken_word(const Spoken& in, const std::string& word, bool quoted, SaidOf whom) {
    if (std::ranges::find(in.names, word) != in.names.end()) return word;
    if (!quoted) {
        if (const std::string_view alias = shown_alias(in.lang, word, whom); !alias.empty()) return std::string{alias};
        if (word == "why" || word == "text") return word;
        if (in.edition != nullptr && in.lang.tag() != "en")
            if (std::string name = printed_name(*in.edition, word); !name.empty()) return name;
    }
    return place_text(in.lang, word);
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Letters, and hyphens and digits after them: "pay-each", "D1"; other scripts and punctuation are not words here.
std::size_t end_of_word(std::string_view line, std::size_t begin) {
    std::size_t end = begin;
    const auto goes_on = [](char c) { return is_letter(c) || c == '-' || (c >= '0' && c <= '9') || (c & 0x80) != 0; };
    while (end < line.size() && goes_on(line[end])) ++end;
    return end;
}

/// Where money goes that goes to no one, and where it comes from: the usual words do not fit there.
struct MiddlePhrase {
    std::string_view tag;
    std::string_view words;  ///< of the grammar
    std::string_view said;
};
constexpr std::array middle_phrases{
    MiddlePhrase{"fr", "to middle", "au milieu"},  MiddlePhrase{"fr", "from middle", "du milieu"},
    MiddlePhrase{"it", "to middle", "al centro"},  MiddlePhrase{"it", "from middle", "dal centro"},
    MiddlePhrase{"pl", "to middle", "do środka"},  MiddlePhrase{"pl", "from middle", "ze środka"},
    MiddlePhrase{"ru", "to middle", "в середину"}, MiddlePhrase{"ru", "from middle", "из середины"},
};

/// nullptr for anything else.
const MiddlePhrase* middle_phrase(const Language& lang, std::string_view rest) {
    const auto* const found = std::ranges::find_if(middle_phrases, [&](const MiddlePhrase& one) {
        return one.tag == lang.tag() && rest.starts_with(one.words) &&
               end_of_word(rest, one.words.size()) == one.words.size();
    });
    return found == middle_phrases.end() ? nullptr : found;
}

/// "KEY": something to be filled in.
bool is_place(std::string_view word) {
    return std::ranges::all_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
}

std::string spoken_line(const Spoken& in, std::string_view line) {
    constexpr std::string_view public_key = "PUBLIC KEY";
    constexpr std::string_view in_part = "\"in part\"";
    std::string spoken;
    bool quoted = false;
    SaidOf whom = SaidOf::nobody;
    std::string before;
    bool rules = false;  // keys and values of rulings are names, and have no aliases
    for (std::size_t at = 0; at < line.size();) {
        if (!quoted && line.substr(at).starts_with(in_part)) {
            spoken += '"' + in.lang.tr_in("a reason in a line", "in part") + '"';
            at += in_part.size();
            continue;
        }
        const std::size_t end = end_of_word(line, at);
        if (end == at) {
            if (line[at] == '"') quoted = !quoted;
            spoken += line[at++];
            continue;
        }
        if (const MiddlePhrase* phrase = quoted || rules ? nullptr : middle_phrase(in.lang, line.substr(at))) {
            spoken += phrase->said;
            at += phrase->words.size();
            continue;
        }
        if (line.substr(at).starts_with(public_key)) {
            spoken += in.lang.tr_in("place in a line", "PUBLIC KEY");
            at += public_key.size();
            continue;
        }
        const std::string word{line.substr(at, end - at)};
        if (rules && !quoted && !is_place(word)) {
            spoken += word;
            at = end;
            continue;
        }
        rules = rules || (!quoted && word == "rule");
        const bool back_to_entry = !quoted && word == "to" && line.substr(end).starts_with(" #");
        const std::string_view behind = quoted ? std::string_view{} : alias_behind(in.lang, before, word);
        if (!behind.empty())
            spoken += behind;
        else
            spoken += back_to_entry ? in.lang.tr_in("back to an entry", "to") : spoken_word(in, word, quoted, whom);
        before = quoted ? std::string{} : word;
        if (!quoted && names_player(word, in.names)) whom = SaidOf::player;
        at = end;
    }
    return spoken;
}

}  // namespace

std::string localized_line(const Language& lang, std::string_view line, std::span<const std::string> names) {
    return spoken_line({lang, names}, line);
}

std::string localized_line(const Language& lang, const Edition& edition, std::string_view line,
                           std::span<const std::string> names) {
    return spoken_line({lang, names, &edition}, line);
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
    const auto means_it = [&](std::string_view word) {
        const auto found = find_deed(edition, word);
        const auto* space = std::get_if<Space>(&found);
        return space != nullptr && *space == deed.space;
    };
    const auto words = plain_words(deed.name);
    std::string word = deed.slug.substr(0, deed.slug.find('-'));
    if (std::ranges::find(words, word) != words.end() && means_it(word)) return word;
    if (!words.empty() && means_it(words.front())) return words.front();
    return is_plain_name(deed.name) ? deed.name : deed.slug;
}

std::string typed_city(const City& city) {
    const auto words = plain_words(city.name);
    const bool so_printed = words.size() == 1 && words.front() == city.slug;
    return so_printed || !is_plain_name(city.name) ? city.slug : city.name;
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
