#include "ledger/books/draw_pile.h"

#include <algorithm>
#include <limits>

#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::string_view unknown = "?";
constexpr std::string_view played = "played";

}  // namespace

std::string to_fact_value(const DrawnCard& card) {
    std::string value = card.number ? std::to_string(*card.number) : std::string{unknown};
    value += " " + std::to_string(card.pile);
    return card.from_hand ? value + " " + std::string{played} : value;
}

std::optional<DrawnCard> parse_drawn_card(std::string_view text) {
    const auto words = split(text, ' ');
    if (words.size() < 2 || words.size() > 3 || (words.size() == 3 && words[2] != played)) return std::nullopt;
    DrawnCard card;
    card.from_hand = words.size() == 3;
    card.number = read_number<int>(words[0]);
    if (!card.number && words[0] != unknown) return std::nullopt;
    const auto pile = read_number<int>(words[1]);
    if (!pile || *pile < 0 || (card.number && *card.number < 0)) return std::nullopt;
    card.pile = *pile;
    return card;
}

int pile_size(const Game& game, int deck) {
    const Edition& edition = game.edition();
    auto size = static_cast<int>(edition.decks.at(static_cast<std::size_t>(deck)).cards.size());
    for (std::size_t number = 0; number < edition.kept_cards.size(); ++number) {
        const Asset card = Asset::card(static_cast<int>(number));
        if (edition.kept_cards[number].deck == deck && game.book.holder(card) != Account::bank()) --size;
    }
    return size;
}

std::vector<FactKey> drawn_from(const Game& game, int deck) {
    constexpr auto lowest = std::numeric_limits<std::int32_t>::min();
    std::vector<FactKey> keys;
    const auto end = game.facts.all().end();
    for (auto fact = game.facts.from({FactName::drawn, deck, lowest});
         fact != end && fact->first.name == FactName::drawn && fact->first.index == deck; ++fact)
        keys.push_back(fact->first);
    return keys;
}

int cards_above(const Game& game, int deck, int number) {
    int drawn_since = 0;
    const auto keys = drawn_from(game, deck);
    for (auto key = keys.rbegin(); key != keys.rend(); ++key) {
        const auto card = parse_drawn_card(game.facts.get(*key));
        if (card && card->number == number) return std::max(card->pile - 1 - drawn_since, 0);
        if (card && !card->from_hand) ++drawn_since;
    }
    return 0;
}

}  // namespace tablebank
