#include "app/present/typing/near_names.h"

#include <algorithm>
#include <vector>

#include "app/present/words/closest_word.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/spoken_words.h"

namespace tablebank {
namespace {

constexpr std::size_t most_names = 3;

/// The slugs of the things that have a word nearest to the typed text, the nearest first.
template <class Thing>
std::vector<std::string> near_slugs(const std::vector<Thing>& things, const std::string& typed) {
    std::vector<std::string> words;
    for (const Thing& thing : things)
        for (std::string& word : plain_words(thing.name)) words.push_back(std::move(word));
    std::vector<std::string> slugs;
    for (const std::string& near : nearest_words(typed, words)) {
        for (const Thing& thing : things) {
            const auto own = plain_words(thing.name);
            const bool named = std::ranges::find(own, near) != own.end();
            if (named && std::ranges::find(slugs, thing.slug) == slugs.end()) slugs.push_back(thing.slug);
        }
    }
    if (slugs.size() > most_names) slugs.clear();  // near to everything is near to nothing
    return slugs;
}

/// The nearest verbs in the form used of a player: one word for each act.
std::vector<std::string> near_verbs(const std::string& typed, std::string_view language) {
    std::vector<std::string> words;
    for (const std::string_view verb : all_verbs()) {
        const auto aliases = aliases_of(verb, language);
        if (aliases.empty()) words.emplace_back(verb);
        for (const std::string_view alias : aliases) words.push_back(plain_word(alias));
    }
    std::vector<std::string> near;
    for (const std::string& word : nearest_words(typed, words)) {
        const std::string_view verb = word_of_alias(word);
        std::string said{verb.empty() ? word : spoken_alias(verb, language, SaidOf::player)};
        if (std::ranges::find(near, said) == near.end()) near.push_back(std::move(said));
    }
    if (near.size() > most_names) near.clear();
    return near;
}

}  // namespace

ParseError with_near_names(const Setup& setup, ParseError error, std::string_view language) {
    if (!error.candidates.empty()) return error;
    const std::string typed = plain_word(error.text);
    switch (error.kind) {
        case ParseError::Kind::unknown_player:
            for (const PlayerSetup& player : setup.players) error.candidates.push_back(player.name);
            break;
        case ParseError::Kind::unknown_deed:
            error.candidates = near_slugs(setup.edition->deeds, typed);
            break;
        case ParseError::Kind::unknown_city:
            error.candidates = near_slugs(setup.edition->cities, typed);
            break;
        case ParseError::Kind::unknown_verb:
            // A word of the grammar is not a typo of another one.
            if (word_of_alias(error.text).empty() && word_of_form(error.text).empty() &&
                aliases_of(typed, alias_languages.front()).empty())
                error.candidates = near_verbs(typed, language);
            break;
        default:
            break;
    }
    return error;
}

}  // namespace tablebank
