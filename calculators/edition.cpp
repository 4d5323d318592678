#include "calculators/edition.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "calculators/profile_rules.h"
#include "calculators/ruling_scope.h"

namespace tablebank {
namespace {

constexpr std::array<std::string_view, 14> kind_names{
    "start",      "street", "transport",  "utility",    "card",      "income_tax", "property_tax",
    "foundation", "jail",   "go_to_jail", "bookmakers", "character", "penalty",    "rest",
};
static_assert(kind_names.size() == static_cast<std::size_t>(SpaceKind::rest) + 1);

Space only_space(const Edition& edition, SpaceKind kind) {
    const auto found = std::ranges::find(edition.board, kind, &BoardSpace::kind);
    if (found == edition.board.end()) throw std::logic_error("the board has no space " + std::string{to_string(kind)});
    return {static_cast<int>(found - edition.board.begin())};
}

/// The order: the decks of the roles, then the others as listed. The number of a card is part of game files.
std::vector<const Deck*> decks_in_order(const Edition& edition) {
    std::vector<const Deck*> decks;
    for (const Role role : all_roles)
        if (const Deck* own = edition.find_deck(to_string(role))) decks.push_back(own);
    for (const Deck& deck : edition.decks)
        if (!parse_role(deck.key)) decks.push_back(&deck);
    return decks;
}

void collect_kept_cards(Edition& edition) {
    edition.kept_cards.clear();
    for (const Deck* deck : decks_in_order(edition)) {
        int number = deck->first;
        for (const CardEffect& effect : deck->cards) {
            const auto index = static_cast<int>(deck - edition.decks.data());
            if (effect.kind == CardEffectKind::keep)
                edition.kept_cards.push_back({effect.name, index, number, effect.does});
            ++number;
        }
    }
}

/// A rule that was left out cites the paragraph of the rule that it belongs to.
void fill_paragraphs(Profile& profile) {
    std::map<std::string_view, std::string> paragraphs;
    each_rule(profile, [&](const RuleKey& key, const auto& rules) {
        each_cited(rules, [&](std::optional<Role> /*role*/, const auto& rule) {
            std::string& known = paragraphs[key.name];
            if (known.empty()) known = rule.rule;
        });
    });
    each_rule(profile, [&](const RuleKey& key, auto& rules) {
        each_cited(rules, [&](std::optional<Role> /*role*/, auto& rule) {
            if (rule.rule.empty() && !key.like.empty()) rule.rule = paragraphs[key.like];
        });
    });
}

}  // namespace

bool must_state(const Edition& edition, Needed needed) {
    switch (needed) {
        case Needed::always:
            return true;
        case Needed::never:
            return false;
        case Needed::with_roles:
            return edition.profile.roles.value;
        case Needed::with_goal_b:
            return edition.is_played_for(Goal::b);
        case Needed::with_timed:
            return edition.is_played_for(Goal::timed);
        case Needed::with_card_space:
            return edition.has_space(SpaceKind::card);
        case Needed::with_income_tax:
            return edition.has_space(SpaceKind::income_tax);
        case Needed::with_property_tax:
            return edition.has_space(SpaceKind::property_tax);
        case Needed::with_foundation:
            return edition.has_space(SpaceKind::foundation);
        case Needed::with_transport:
            return edition.has_space(SpaceKind::transport);
        case Needed::with_percent_transport:
            return edition.has_space(SpaceKind::transport) && edition.profile.roles.value;
        case Needed::with_utility:
            return edition.has_space(SpaceKind::utility);
        case Needed::with_character:
            return edition.has_space(SpaceKind::character);
        case Needed::with_bookmakers:
            return edition.has_space(SpaceKind::bookmakers);
        case Needed::with_penalty:
            return edition.has_space(SpaceKind::penalty);
    }
    return true;
}

std::optional<SpaceKind> needing_kind(Needed needed) {
    switch (needed) {
        case Needed::with_card_space:
            return SpaceKind::card;
        case Needed::with_income_tax:
            return SpaceKind::income_tax;
        case Needed::with_property_tax:
            return SpaceKind::property_tax;
        case Needed::with_foundation:
            return SpaceKind::foundation;
        case Needed::with_transport:
        case Needed::with_percent_transport:
            return SpaceKind::transport;
        case Needed::with_utility:
            return SpaceKind::utility;
        case Needed::with_character:
            return SpaceKind::character;
        case Needed::with_bookmakers:
            return SpaceKind::bookmakers;
        case Needed::with_penalty:
            return SpaceKind::penalty;
        case Needed::always:
        case Needed::never:
        case Needed::with_roles:
        case Needed::with_goal_b:
        case Needed::with_timed:
            break;
    }
    return std::nullopt;
}

const CardEffect* Deck::find(int number) const {
    const int place = number - first;
    return place >= 0 && place < static_cast<int>(cards.size()) ? &cards[static_cast<std::size_t>(place)] : nullptr;
}

bool Deck::lists(const CardEffect& effect) const {
    CardEffect unthrown = effect;
    unthrown.dice.reset();
    const bool by_name = effect.kind == CardEffectKind::keep && effect.does.empty();
    return std::ranges::any_of(cards, [&](const CardEffect& card) {
        return card == unthrown || (by_name && card.kind == CardEffectKind::keep && card.name == effect.name);
    });
}

Money Box::cash() const {
    Money sum;
    for (const Note& note : notes) sum += note.value * note.count;
    return sum;
}

std::string_view to_string(SpaceKind kind) {
    return kind_names.at(static_cast<std::size_t>(kind));
}

std::optional<SpaceKind> parse_space_kind(std::string_view text) {
    const auto found = std::ranges::find(kind_names, text);
    if (found == kind_names.end()) return std::nullopt;
    return static_cast<SpaceKind>(found - kind_names.begin());
}

const Deed* Edition::deed_at(Space space) const {
    const auto found = std::ranges::lower_bound(deeds, space, {}, &Deed::space);
    return found == deeds.end() || found->space != space ? nullptr : &*found;
}

namespace {

/// The price of the first, second, ... piece; `each` without a list, and the last price beyond it.
Money price_of_piece(Money each, const std::vector<Money>& prices, int number) {
    if (prices.empty()) return each;
    return prices[std::min(static_cast<std::size_t>(std::max(number, 1)), prices.size()) - 1];
}

Money price_of_pieces(Money each, const std::vector<Money>& prices, int standing, int count) {
    if (prices.empty()) return each * count;
    Money sum;
    for (int number = standing + 1; number <= standing + count; ++number) sum += price_of_piece(each, prices, number);
    return sum;
}

}  // namespace

Money StreetColumn::price_of_house(int number) const {
    return price_of_piece(house_price, house_prices, number);
}

Money StreetColumn::price_of_hotel(int number) const {
    return price_of_piece(hotel_price, hotel_prices, number);
}

Money StreetColumn::price_of_houses(int standing, int count) const {
    return price_of_pieces(house_price, house_prices, standing, count);
}

Money StreetColumn::price_of_hotels(int standing, int count) const {
    return price_of_pieces(hotel_price, hotel_prices, standing, count);
}

std::vector<const Deed*> Edition::deeds_of(SpaceKind kind) const {
    std::vector<const Deed*> found;
    for (const Deed& deed : deeds)
        if (deed.kind == kind) found.push_back(&deed);
    return found;
}

const Deck* Edition::find_deck(std::string_view key) const {
    const auto found = std::ranges::find(decks, key, &Deck::key);
    return found == decks.end() ? nullptr : &*found;
}

const Deck* Edition::deck_at(std::optional<Space> space, Role role) const {
    if (space && space->index < size()) {
        const BoardSpace& here = board[static_cast<std::size_t>(space->index)];
        if (!here.deck.empty()) return find_deck(here.deck);
    }
    const Deck* own = find_deck(to_string(role));
    return own == nullptr && !decks.empty() ? &decks.front() : own;
}

bool Edition::is_played_for(Goal goal) const {
    return std::ranges::find(profile.goals.value, goal) != profile.goals.value.end();
}

bool Edition::has_space(SpaceKind kind) const {
    return std::ranges::find(board, kind, &BoardSpace::kind) != board.end();
}

bool Edition::auctions_deeds() const {
    return profile.declined_deed.value == DeclinedDeed::auctioned ||
           profile.bankrupt_deeds.value == BankruptDeeds::auctioned;
}

Space Edition::start() const {
    return only_space(*this, SpaceKind::start);
}
Space Edition::jail() const {
    return only_space(*this, SpaceKind::jail);
}

void complete(Edition& edition) {
    std::ranges::stable_sort(edition.deeds, {}, &Deed::space);
    for (Deed& deed : edition.deeds)
        for (const Role role : edition.profile.played_roles())
            deed.street.of(role).hotel_steps = edition.profile.hotels_per_street.value;
    for (City& city : edition.cities) city.streets.clear();
    for (const Deed& deed : edition.deeds) {
        const auto city = static_cast<std::size_t>(deed.city);
        if (deed.city >= 0 && city < edition.cities.size()) edition.cities[city].streets.push_back(deed.space);
    }
    edition.words.roles = edition.profile.roles.value;
    collect_kept_cards(edition);
    fill_paragraphs(edition.profile);
    edition.rulings = held_to_book(edition, edition.rulings);
}

}  // namespace tablebank
