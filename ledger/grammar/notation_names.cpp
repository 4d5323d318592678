#include "ledger/grammar/notation_names.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/notation_tokens.h"
#include "ledger/grammar/notes_word.h"
#include "ledger/grammar/spoken_names.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/typed_name.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

/// The forms with which a word is compared: the whole slug and name, and their single words.
struct Spellings {
    std::array<std::string, 2> wholes;

    Spellings(std::string_view slug, std::string_view name) : wholes{fold(slug), fold(name)} {}

    template <class Test>
    [[nodiscard]] bool any_word(Test test) const {
        return std::ranges::any_of(wholes, [&](std::string_view whole) {
            while (!whole.empty()) {
                const std::size_t end = std::min(whole.find_first_of(" -"), whole.size());
                if (test(whole.substr(0, end))) return true;
                whole.remove_prefix(std::min(end + 1, whole.size()));
            }
            return false;
        });
    }

    [[nodiscard]] bool are(std::string_view text) const { return std::ranges::find(wholes, text) != wholes.end(); }
    [[nodiscard]] bool hold(std::string_view text) const {
        return any_word([&](std::string_view word) { return word == text; });
    }
    [[nodiscard]] bool begin(std::string_view text) const {
        const auto starts = [&](std::string_view whole) { return whole.starts_with(text); };
        return std::ranges::any_of(wholes, starts) || any_word(starts);
    }
};

using Kind = ParseError::Kind;

/// The only thing that a word may mean: an exact whole name precedes an exact word, and either precedes a prefix.
template <class Thing>
std::variant<std::size_t, ParseError> match(const std::vector<Thing>& things, std::string_view text, Kind unknown,
                                            Kind ambiguous) {
    const std::string folded = fold(text);
    for (const auto test : {&Spellings::are, &Spellings::hold, &Spellings::begin}) {
        std::vector<std::size_t> found;
        for (std::size_t at = 0; at < things.size(); ++at) {
            if ((Spellings{things[at].slug, things[at].name}.*test)(folded)) found.push_back(at);
        }
        if (folded.empty() || found.empty()) continue;
        if (found.size() == 1) return found.front();
        ParseError several{ambiguous, 1, std::string{text}, {}};
        for (const std::size_t at : found) several.candidates.push_back(things[at].slug);
        return several;
    }
    return ParseError{unknown, 1, std::string{text}, {}};
}

std::optional<int> whole_number(std::string_view digits) {
    int number = 0;
    const auto [end, status] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (status != std::errc{} || !is_digits(digits)) return std::nullopt;
    return number;
}

/// A number in digits of any script.
bool is_figure(std::string_view word) {
    if (looks_numeric(word) || read_notes_word(word)) return true;
    for (std::size_t at = 0; at < word.size();)
        if (!u_isdigit(next_character(word, at))) return false;
    return true;
}

/// The space of `@SPACE`.
std::variant<Space, ParseError> numbered_space(const Edition& edition, std::string_view text) {
    const std::string_view digits = text.substr(1);
    if (!is_digits(digits)) return ParseError{Kind::unknown_deed, 1, std::string{text}, {}};
    const auto index = whole_number(digits);
    if (index && *index < edition.size()) return Space{*index};
    return ParseError{Kind::space_out_of_range, 1, std::string{text}, {}};
}

/// The thing that a whole text names as people write it; nullopt if there is none or several.
std::optional<std::size_t> the_one_said(const SpokenNames& names, std::string_view text) {
    constexpr std::size_t longest = 256;
    if (text.size() > longest) return std::nullopt;
    const std::vector<std::vector<std::string>> typed{plain_words(text)};
    const auto found = names.find(typed, SpokenCases::russian);
    return found.things.size() == 1 ? std::optional{found.things.front()} : std::nullopt;
}

/// Whether a text is compared by its letters as they are: ASCII without an apostrophe.
bool is_simple(std::string_view text) {
    return std::ranges::all_of(text, [](char letter) { return static_cast<unsigned char>(letter) < 0x80; }) &&
           text.find('\'') == std::string_view::npos;
}

bool has_quotes(std::string_view text) {
    return std::ranges::any_of(std::array{"\"", "“", "”", "„", "«", "»", "‹", "›"},
                               [&](const char* quote) { return text.find(quote) != std::string_view::npos; });
}

}  // namespace

std::variant<Seat, ParseError> find_player_by_name(const Setup& setup, std::string_view text) {
    const std::string folded = fold(text);
    std::vector<Seat> found;
    ParseError several{Kind::ambiguous_player, 1, std::string{text}, {}};
    for (int number = 1; number <= setup.seats(); ++number) {
        const std::string& name = setup.player(Seat{number}).name;
        const std::string whole = fold(name);
        if (whole == folded) return Seat{number};
        if (folded.empty() || !whole.starts_with(folded)) continue;
        found.push_back(Seat{number});
        several.candidates.push_back(name);
    }
    // A name in quotes is read by its quotes.
    if (found.empty() && !has_quotes(text)) {
        bool simple = is_simple(text);
        for (int number = 1; number <= setup.seats(); ++number)
            simple = simple && is_simple(setup.player(Seat{number}).name);
        const std::string key = simple ? std::string{} : search_key(text);
        for (int number = 1; number <= setup.seats(); ++number) {
            const std::string& name = setup.player(Seat{number}).name;
            if (key.empty() || !search_key(name).starts_with(key)) continue;
            found.push_back(Seat{number});
            several.candidates.push_back(name);
        }
    }
    if (found.size() == 1) return found.front();
    if (found.empty()) several.kind = Kind::unknown_player;
    return several;
}

std::variant<Seat, ParseError> find_seat(const Setup& setup, std::string_view text) {
    const auto number = whole_number(text);
    if (number && *number >= 1 && *number <= setup.seats()) return Seat{*number};
    return find_player_by_name(setup, text);
}

std::variant<Seat, ParseError> find_player(const Setup& setup, std::string_view text) {
    auto found = find_seat(setup, text);
    const auto* error = std::get_if<ParseError>(&found);
    if (error == nullptr || error->kind != Kind::unknown_player) return found;
    const auto said = the_one_said(spoken_players(setup), text);
    return said ? Seat{static_cast<int>(*said) + 1} : found;
}

std::variant<Space, ParseError> find_deed(const Edition& edition, std::string_view text) {
    auto found = find_deed_by_word(edition, text);
    const auto* error = std::get_if<ParseError>(&found);
    if (error == nullptr || error->kind != Kind::unknown_deed) return found;
    const auto said = the_one_said(spoken_deeds(edition), text);
    return said ? edition.deeds[*said].space : found;
}

std::variant<Space, ParseError> find_deed_by_word(const Edition& edition, std::string_view text) {
    if (text.starts_with('@')) return numbered_space(edition, text);
    const auto found = match(edition.deeds, text, Kind::unknown_deed, Kind::ambiguous_deed);
    if (const auto* error = std::get_if<ParseError>(&found)) return *error;
    return edition.deeds[std::get<std::size_t>(found)].space;
}

std::variant<int, ParseError> find_city(const Edition& edition, std::string_view text) {
    const auto found = match(edition.cities, text, Kind::unknown_city, Kind::ambiguous_city);
    if (const auto* error = std::get_if<ParseError>(&found)) return *error;
    return static_cast<int>(std::get<std::size_t>(found));
}

bool reads_as_name(std::string_view name) {
    const std::string folded = fold(name);
    if (is_figure(std::string_view{folded}.substr(0, folded.find(' ')))) return false;
    return folded != "bank" && std::ranges::find(word_aliases(), folded, &WordAliases::word) == word_aliases().end();
}

std::string printed_card_name(const Edition& edition, std::string typed) {
    std::vector<std::string> names = edition.characters;
    for (const KeptCard& card : edition.kept_cards) names.push_back(card.name);
    if (std::ranges::find(names, typed) != names.end()) return typed;
    const auto words = plain_words(typed);
    const std::string* printed = nullptr;
    for (const std::string& name : names) {
        if (plain_words(name) != words) continue;
        if (printed != nullptr && *printed != name) return typed;
        printed = &name;
    }
    return printed == nullptr ? typed : *printed;
}

bool begins_so(std::string_view slug, std::string_view name, std::string_view beginning) {
    return Spellings{slug, name}.begin(beginning);
}

}  // namespace tablebank
