#include "ledger/grammar/spoken_names.h"

#include <algorithm>

#include "ledger/grammar/notation_tokens.h"
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

/// A figure is never shortened: "miasto 1" is not Miasto 10.
bool begins_name(const std::string& word, const std::string& name) {
    return is_digits(word) ? word == name : name.starts_with(word);
}

/// Where in a name the typed words are, one after another: the last may be the beginning of a word if `shortened`.
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

bool is_in_another_case(const PlainWords& typed, const PlainWords& name) {
    return std::ranges::equal(typed, name, is_case_of);
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

SpokenNames::Found SpokenNames::find_here(std::span<const PlainWords> typed) const {
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
        if (words.empty() || std::ranges::all_of(words, is_digits)) continue;
        for (const bool shortened : {false, true}) {
            auto things = all_that([&](const PlainWords& name) { return is_part(words, name, shortened); });
            if (!things.empty()) return {std::move(things), tokens, false};
        }
        auto things = all_that([&](const PlainWords& name) { return is_in_another_case(words, name); });
        if (!things.empty()) return {std::move(things), tokens, false};
    }
    return {};
}

SpokenNames::Found SpokenNames::find(std::span<const PlainWords> typed) const {
    Found found = find_here(typed);
    if (found.whole || typed.empty()) return found;
    // "l'électricité": the article is a part of the first word.
    if (typed.front().size() > 1 && is_article(typed.front().front())) {
        std::vector<PlainWords> bare(typed.begin(), typed.end());
        bare.front().erase(bare.front().begin());
        if (Found after = find_here(bare); after.whole || found.things.size() != 1) return after;
    }
    std::size_t articles = 0;
    while (articles + 1 < typed.size() && typed[articles].size() == 1 && is_article(typed[articles].front()))
        ++articles;
    for (std::size_t skipped = 1; skipped <= articles; ++skipped) {
        Found after = find_here(typed.subspan(skipped));
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

SpokenNames spoken_deeds(const Edition& edition) {
    SpokenNames names;
    for (std::size_t at = 0; at < edition.deeds.size(); ++at) {
        names.add(at, edition.deeds[at].name);
        names.add(at, edition.deeds[at].slug);
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

SpokenNames spoken_cards(const Edition& edition) {
    SpokenNames names;
    for (std::size_t at = 0; at < edition.kept_cards.size(); ++at) {
        const auto first = std::ranges::find(edition.kept_cards, edition.kept_cards[at].name, &KeptCard::name);
        names.add(static_cast<std::size_t>(first - edition.kept_cards.begin()), edition.kept_cards[at].name);
    }
    return names;
}

}  // namespace tablebank
