#include "app/event/game_cards.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "app/event/played_on.h"
#include "app/event/player_sums.h"
#include "ledger/books/draw_pile.h"

namespace tablebank {
namespace {

/// A kept card that does what was said when it was kept or played, because its deck does not say it.
bool does_as_said(const Edition& edition, const Entry& entry) {
    return entry.verb == "use" && std::ranges::any_of(entry.transfers, [&](const Transfer& moved) {
               return moved.asset.kind == Asset::Kind::card && moved.asset.index < edition.kept_cards.size() &&
                      edition.kept_cards[moved.asset.index].does.empty();
           });
}

/// The effect that a line of a card states, without the dice thrown for it; nullopt if the line has a number or dice.
std::optional<CardEffect> typed_effect(const Entry& entry) {
    constexpr std::string_view verb = "card ";
    const auto at = entry.line.starts_with(verb) ? 0 : entry.line.find(' ' + std::string{verb});
    if (entry.verb != "card" || at == std::string::npos) return std::nullopt;
    auto effect = parse_card_effect(std::string_view{entry.line}.substr(entry.line.find(verb, at) + verb.size()));
    if (effect) effect->dice.reset();
    return effect;
}

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

    /// Whether one card has been drawn three times by now before its pile can have gone round.
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

bool is_decided_by_dice(const Edition& edition) {
    return edition.profile.card_spaces.value == CardSpaces::two_dice;
}

}  // namespace

// No deck has it, so it needs a reason. A game that says that nobody copied its decks is not believed if somebody did.
bool is_own_card(const Decks& decks, const Entry& entry) {
    if (entry.verb != "card") return does_as_said(decks.edition, entry);
    if (is_decided_by_dice(decks.edition) && typed_effect(entry)) return true;
    return !entry.why.empty() || (decks.copied_here && decks.edition.cards_status != TableStatus::verified);
}

bool is_of_unknown_deck(const Decks& decks, const Entry& entry) {
    return entry.verb == "card" && decks.edition.cards_status != TableStatus::verified && !is_own_card(decks, entry);
}

std::vector<std::int64_t> large_cards(const Decks& decks, const History& history) {
    const PlayedOn played_on(history);
    std::vector<std::int64_t> found;
    for (const Entry& entry : history.entries()) {
        if (!is_of_unknown_deck(decks, entry) || !played_on(entry.sequence)) continue;
        std::int64_t moved = 0;
        for (const Transfer& transfer : entry.transfers)
            if (transfer.asset == Asset::cash()) moved += transfer.quantity;
        if (moved > first_cash_of(decks.edition) / 6) found.push_back(entry.sequence);
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
            const auto effect = is_own_card(decks, entry) ? std::nullopt : typed_effect(entry);
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
        const auto effect = is_of_unknown_deck(decks, entry) ? typed_effect(entry) : std::nullopt;
        const std::string written = effect ? to_string(*effect) : std::string{};
        for (const Drawn& drawn : drawn_with(decks.edition, entry)) {
            auto& effects = drawn_from[drawn.deck];
            const auto window = std::min(effects.size(), static_cast<std::size_t>(std::max(0, drawn.card.pile - 1)));
            const bool again = std::ranges::count(std::span(effects).last(window), written) > 0;
            effects.push_back(written);
            if (!effect || effect->kind != CardEffectKind::go_to || decks.edition.decks[drawn.deck].lists(*effect))
                continue;
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
