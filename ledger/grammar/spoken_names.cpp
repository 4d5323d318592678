#include "ledger/grammar/spoken_names.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ledger/grammar/notation_tokens.h"
#include "ledger/grammar/spoken_cases.h"
#include "ledger/grammar/spoken_words.h"

namespace tablebank {
namespace {

using PlainWords = std::vector<std::string>;

/// The words of the first tokens together; empty if there are fewer, or if the last one adds none.
PlainWords joined(std::span<const PlainWords> typed, std::size_t tokens) {
    if (tokens > typed.size() || typed[tokens - 1].empty()) return {};
    PlainWords words;
    for (const PlainWords& token : typed.first(tokens)) words.insert(words.end(), token.begin(), token.end());
    return words;
}

/// A number is never shortened: "miasto 1" is not Miasto 10.
bool begins_name(const std::string& word, const std::string& name) {
    return is_digits(word) ? word == name : name.starts_with(word);
}

/// The place of the typed words in a name, one after another: the last may be the beginning of a word if `shortened`.
bool is_part(const PlainWords& typed, const PlainWords& name, bool shortened) {
    constexpr std::size_t shortest_inside = 3;  // bytes of a beginning that is not the beginning of the name
    for (std::size_t from = 0; from + typed.size() <= name.size(); ++from) {
        const auto here = std::span(name).subspan(from, typed.size());
        if (!std::ranges::equal(std::span(typed).first(typed.size() - 1), here.first(typed.size() - 1))) continue;
        if (typed.back() == here.back()) return true;
        const bool long_enough = from + typed.size() == 1 || typed.back().size() >= shortest_inside;
        if (shortened && long_enough && begins_name(typed.back(), here.back())) return true;
    }
    return false;
}

bool is_in_another_case(const PlainWords& typed, const PlainWords& name, SpokenCases cases) {
    return cases != SpokenCases::none &&
           std::ranges::equal(typed, name, [cases](const std::string& one, const std::string& other) {
               return is_case_of(one, other, cases);
           });
}

}  // namespace

void SpokenNames::add(std::size_t thing, std::string_view name) {
    if (PlainWords words = plain_words(name); !words.empty()) names_.push_back({thing, std::move(words)});
}

template <class Fits>
std::vector<std::size_t> SpokenNames::all_that(Fits fits) const {
    std::vector<std::size_t> things;
    for (const Name& name : names_)
        if (fits(name.words) && std::ranges::find(things, name.thing) == things.end()) things.push_back(name.thing);
    return things;
}

SpokenNames::Found SpokenNames::find_here(std::span<const PlainWords> typed, SpokenCases cases) const {
    constexpr std::size_t most_tokens = 8;
    const std::size_t most = std::min(typed.size(), most_tokens);
    for (std::size_t tokens = most; tokens > 0; --tokens) {
        const PlainWords words = joined(typed, tokens);
        if (words.empty()) continue;
        if (auto things = all_that([&](const PlainWords& name) { return name == words; }); !things.empty())
            return {std::move(things), tokens, true};
    }
    for (std::size_t tokens = most; tokens > 0; --tokens) {
        const PlainWords words = joined(typed, tokens);
        // An article or a preposition names nothing: "на" is not «Отправляйся на скамейку».
        if (words.empty() || std::ranges::all_of(words, is_digits) || std::ranges::all_of(words, is_article)) continue;
        auto parts = all_that([&](const PlainWords& name) { return is_part(words, name, false); });
        if (!parts.empty()) return {std::move(parts), tokens, false, false};
        // The beginning of one name may be another name in a grammatical case: then both are possible.
        const auto begins = [&](const PlainWords& name) { return is_part(words, name, true); };
        auto things =
            all_that([&](const PlainWords& name) { return begins(name) || is_in_another_case(words, name, cases); });
        // "kasi" begins "Kasia", and is a case of it as well.
        const bool in_case = std::ranges::none_of(names_, [&](const Name& name) {
            return begins(name.words) && !is_in_another_case(words, name.words, cases);
        });
        if (!things.empty()) return {std::move(things), tokens, false, in_case};
    }
    return {};
}

bool SpokenNames::goes_on_like(std::size_t thing, std::span<const PlainWords> typed, const std::string& word) const {
    PlainWords before;
    for (const PlainWords& token : typed)
        for (const std::string& one : token)
            if (!before.empty() || !is_article(one)) before.push_back(one);
    return std::ranges::any_of(names_, [&](const Name& name) {
        if (name.thing != thing) return false;
        for (std::size_t from = 0; from + before.size() < name.words.size(); ++from) {
            const std::string& next = name.words[from + before.size()];
            const auto here = std::span(name.words).subspan(from, before.size());
            if (std::ranges::equal(before, here) && next != word && is_slip_of(word, next)) return true;
        }
        return false;
    });
}

SpokenNames::Found SpokenNames::find(std::span<const PlainWords> typed, SpokenCases cases) const {
    Found found = find_here(typed, cases);
    if (found.whole || typed.empty()) return found;
    // "l'électricité": the article is a part of the first word.
    if (typed.front().size() > 1 && is_article(typed.front().front())) {
        std::vector<PlainWords> bare(typed.begin(), typed.end());
        bare.front().erase(bare.front().begin());
        if (Found after = find_here(bare, cases); after.whole || found.things.size() != 1) return after;
    }
    std::size_t articles = 0;
    while (articles + 1 < typed.size() && typed[articles].size() == 1 && is_article(typed[articles].front()))
        ++articles;
    for (std::size_t skipped = 1; skipped <= articles; ++skipped) {
        Found after = find_here(typed.subspan(skipped), cases);
        if (after.things.empty() || (!after.whole && found.things.size() == 1)) continue;
        after.words += skipped;
        return after;
    }
    return found;
}

SpokenNames spoken_players(const Setup& setup) {
    SpokenNames names;
    for (std::size_t at = 0; at < setup.players.size(); ++at) names.add(at, setup.players[at].name);
    return names;
}

namespace {

/// Words of streets, and how people shorten them.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> short_words{{{"street", "st"},
                                                                                     {"avenue", "ave"},
                                                                                     {"avenue", "av"},
                                                                                     {"boulevard", "blvd"},
                                                                                     {"boulevard", "bd"},
                                                                                     {"square", "sq"},
                                                                                     {"road", "rd"},
                                                                                     {"company", "co"},
                                                                                     {"platz", "pl"},
                                                                                     {"place", "pl"},
                                                                                     {"ulica", "ul"},
                                                                                     {"улица", "ул"},
                                                                                     {"площадь", "пл"},
                                                                                     {"проспект", "пр"}}};

/// Adds a name with each of its words shortened as people do: "Wall St".
void add_shortened(SpokenNames& names, std::size_t thing, std::string_view name) {
    const std::vector<std::string> words = plain_words(name);
    for (const auto& [whole, brief] : short_words) {
        if (words.size() < 2 || std::ranges::find(words, plain_word(whole)) == words.end()) continue;
        std::string shortened;
        for (const std::string& word : words)
            shortened.append(shortened.empty() ? "" : " ").append(word == plain_word(whole) ? brief : word);
        names.add(thing, shortened);
    }
}

}  // namespace

SpokenNames spoken_deeds(const Edition& edition) {
    SpokenNames names;
    for (std::size_t at = 0; at < edition.deeds.size(); ++at) {
        names.add(at, edition.deeds[at].name);
        add_shortened(names, at, edition.deeds[at].name);
        names.add(at, edition.deeds[at].slug);
        // The short name on the board, if the name is too long for it.
        const auto space = static_cast<std::size_t>(edition.deeds[at].space.index);
        if (!edition.board.at(space).brief.empty()) names.add(at, edition.board[space].brief);
    }
    return names;
}

namespace {

/// The name of the first space in the languages of the program, on any board.
constexpr std::array start_words{"start", "départ", "via", "partenza", "старт"};

}  // namespace

SpokenNames spoken_spaces(const Edition& edition) {
    SpokenNames names;
    for (int at = 0; at < edition.size(); ++at) {
        const auto thing = static_cast<std::size_t>(at);
        if (const Deed* deed = edition.deed_at(Space{at})) {
            names.add(thing, deed->name);
            names.add(thing, deed->slug);
            continue;
        }
        const BoardSpace& space = edition.board.at(thing);
        for (const std::string& printed : {space.name, space.brief}) {
            std::string name = printed;
            std::ranges::replace(name, ',', ' ');
            names.add(thing, name);
        }
        if (space.kind == SpaceKind::start)
            for (const char* word : start_words) names.add(thing, word);
    }
    return names;
}

SpokenNames spoken_cities(const Edition& edition) {
    SpokenNames names;
    for (std::size_t at = 0; at < edition.cities.size(); ++at) {
        names.add(at, edition.cities[at].name);
        names.add(at, edition.cities[at].slug);
    }
    return names;
}

SpokenNames spoken_decks(const Edition& edition) {
    SpokenNames names;
    for (std::size_t at = 0; at < edition.decks.size(); ++at) {
        names.add(at, edition.decks[at].key);
        for (const BoardSpace& space : edition.board) {
            if (space.deck != edition.decks[at].key) continue;
            names.add(at, space.name);
            names.add(at, space.brief);
        }
    }
    return names;
}

SpokenNames spoken_cards(const Edition& edition) {
    SpokenNames names;
    for (std::size_t at = 0; at < edition.kept_cards.size(); ++at) {
        const auto first = std::ranges::find(edition.kept_cards, edition.kept_cards[at].name, &KeptCard::name);
        names.add(static_cast<std::size_t>(first - edition.kept_cards.begin()), edition.kept_cards[at].name);
    }
    return names;
}

}  // namespace tablebank
