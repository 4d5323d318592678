#include "app/event/game_cards.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>

#include "app/event/played_on.h"
#include "ledger/books/draw_pile.h"
#include "ledger/books/own_card.h"

namespace tablebank {
namespace {

/// A card that left the top of a pile with an entry.
struct Drawn {
    std::size_t deck = 0;
    DrawnCard card;
};

std::vector<Drawn> drawn_with(const Edition& edition, const Entry& entry) {
    std::vector<Drawn> drawn;
    for (const FactChange& fact : entry.facts) {
        if (fact.key.name != FactName::drawn || !fact.before.empty()) continue;
        const auto card = parse_drawn_card(fact.after);
        const auto deck = static_cast<std::size_t>(fact.key.index);
        if (card && !card->from_hand && deck < edition.decks.size()) drawn.push_back({deck, *card});
    }
    return drawn;
}

/// Cards that were drawn from one deck: by their numbers, or by effects that some of its cards have.
class DrawnFrom {
public:
    explicit DrawnFrom(const Deck& deck) : deck_(&deck) {}

    /// Whether one card has now been drawn three times before its pile can have gone round.
    bool draws(const DrawnCard& card, const std::string& effect) {
        drawn_.push_back(card.number ? effect_of(*card.number) : effect);
        numbers_.push_back(card.number.value_or(no_number));
        if (card.pile < 3) return false;
        const auto window = std::min(drawn_.size(), static_cast<std::size_t>(card.pile));
        const auto times = std::ranges::count(std::span(drawn_).last(window), drawn_.back());
        const auto cards = std::ranges::count_if(
            deck_->cards, [&](const CardEffect& each) { return to_string(each) == drawn_.back(); });
        if (cards > 0 && !drawn_.back().empty() && times > 2 * cards) return true;
        return card.number && std::ranges::count(std::span(numbers_).last(window), *card.number) >= 3;
    }

private:
    static constexpr int no_number = -1;

    std::string effect_of(int number) const {
        const CardEffect* card = deck_->find(number);
        return card == nullptr ? std::string{} : to_string(*card);
    }

    const Deck* deck_;
    std::vector<std::string> drawn_;
    std::vector<int> numbers_;
};

}  // namespace

// A game that claims that no one copied its decks is not trusted if someone did.
bool is_own_card(const Decks& decks, const Entry& entry) {
    const bool is_copied = decks.copied_here && decks.edition.cards_status != TableStatus::verified;
    return is_card_of_table(decks.edition, entry) || (entry.verb == "card" && is_copied);
}

bool is_of_unknown_deck(const Decks& decks, const Entry& entry) {
    return entry.verb == "card" && decks.edition.cards_status != TableStatus::verified && !is_own_card(decks, entry);
}

std::vector<std::int64_t> large_cards(const Decks& decks, const History& history) {
    const PlayedOn played_on(history);
    std::vector<std::int64_t> found;
    for (const Entry& entry : history.entries()) {
        const bool is_large = is_of_unknown_deck(decks, entry) && is_large_unknown_card(decks.edition, entry);
        if (is_large && played_on(entry.sequence)) found.push_back(entry.sequence);
    }
    return found;
}

std::vector<std::int64_t> repeated_cards(const Decks& decks, const History& history) {
    const PlayedOn played_on(history);
    std::map<std::size_t, DrawnFrom> piles;
    std::vector<std::int64_t> found;
    for (const Entry& entry : history.entries()) {
        if (entry.reverses || !played_on(entry.sequence)) continue;
        for (const Drawn& drawn : drawn_with(decks.edition, entry)) {
            auto& pile = piles.try_emplace(drawn.deck, decks.edition.decks[drawn.deck]).first->second;
            const auto effect = is_own_card(decks, entry) ? std::nullopt : stated_effect(entry);
            if (pile.draws(drawn.card, effect ? to_string(*effect) : std::string{})) found.push_back(entry.sequence);
        }
    }
    return found;
}

std::vector<std::int64_t> placing_cards(const Decks& decks, const History& history) {
    constexpr std::size_t many = 3;
    const PlayedOn played_on(history);
    std::map<std::size_t, std::vector<std::string>> drawn_from;  // effects, by deck
    std::map<int, std::vector<std::int64_t>> of_player;
    std::set<std::int64_t> found;
    for (const Entry& entry : history.entries()) {
        if (entry.reverses || !played_on(entry.sequence)) continue;
        const auto effect = is_of_unknown_deck(decks, entry) ? stated_effect(entry) : std::nullopt;
        const std::string written = effect ? to_string(*effect) : std::string{};
        for (const Drawn& drawn : drawn_with(decks.edition, entry)) {
            auto& effects = drawn_from[drawn.deck];
            const auto window = std::min(effects.size(), static_cast<std::size_t>(std::max(0, drawn.card.pile - 1)));
            const bool again = std::ranges::count(std::span(effects).last(window), written) > 0;
            effects.push_back(written);
            const bool places =
                effect && (effect->kind == CardEffectKind::go_to || effect->kind == CardEffectKind::go_back);
            if (!places || decks.edition.decks[drawn.deck].lists(*effect)) continue;
            if (again) found.insert(entry.sequence);
            for (const Transfer& moved : entry.transfers)
                if (moved.asset.kind == Asset::Kind::token) of_player[moved.asset.index].push_back(entry.sequence);
        }
    }
    for (const auto& [token, cards] : of_player)
        if (cards.size() >= many) found.insert(cards.begin(), cards.end());
    return {found.begin(), found.end()};
}

}  // namespace tablebank
