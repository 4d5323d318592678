// What a line as people say it leaves open: a pronoun instead of a name, a city instead of a street, a card by its
// effect.

#include <algorithm>
#include <array>

#include "ledger/grammar/notation_reader.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/grammar/spoken_words.h"

namespace tablebank {

bool Reader::at_noun_of(const SpokenNames& names) const {
    constexpr std::array deed_nouns{"владение", "владения",    "владению",     "карточку", "клетку",
                                    "клетка",   "предприятие", "nieruchomość", "pole",     "polu",
                                    "titre",    "proprietà",   "casella",      "deed"};
    static const PlainSet known = plain_set(deed_nouns);
    if (!is_spoken() || !at_word() || peek(1) == nullptr) return false;
    const bool noun = &names == &spoken_->players ? word_ahead() == "player" : known.contains(plain_word(peek()->text));
    return noun && names.find(plain_ahead(), cases()).things.empty() &&
           !names.find(plain_ahead(1), cases()).things.empty();
}

/// A pronoun where a player is named: every player is asked about.
bool Reader::asks_who(const Token& token) {
    if (!is_spoken() || !is_pronoun(token.text) || !is_unknown_player(token.text)) return false;
    ParseError asked{ParseError::Kind::ambiguous_player, token.column, std::string{token.text}, {}};
    for (const PlayerSetup& player : setup_->players) asked.candidates.push_back(player.name);
    fail(std::move(asked));
    return true;
}

/// A city where one of its streets is meant: "construit à Berlin".
bool Reader::asks_which_of_city() {
    const SpokenNames::Found city = named_here(spoken_->cities);
    if (!city.whole || city.things.size() != 1) return false;
    const std::size_t articles = std::min(articles_ahead(), city.words - 1);
    const Token& first = *peek(articles);
    const std::string typed = std::string{typed_ahead(city.words)}.substr(first.begin - peek()->begin);
    ParseError asked{ParseError::Kind::ambiguous_deed, first.column, typed, {}};
    for (const Deed& deed : setup_->edition->deeds)
        if (deed.city == static_cast<int>(city.things.front())) asked.candidates.push_back(deed.slug);
    fail(std::move(asked));
    return true;
}

/// The kept card that "get out of jail" means: the only one of the box, by name, that does so.
std::optional<std::size_t> Reader::freeing_card() const {
    if (phrase_ahead(*this, Phrase::release) == 0) return std::nullopt;
    std::optional<std::size_t> found;
    const auto& cards = setup_->edition->kept_cards;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        if (cards[at].does != "free") continue;
        if (found && cards[*found].name != cards[at].name) return std::nullopt;
        if (!found) found = at;
    }
    return found;
}

}  // namespace tablebank
