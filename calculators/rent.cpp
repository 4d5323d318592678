#include "calculators/rent.h"

#include <algorithm>
#include <stdexcept>

#include "calculators/payable.h"

namespace tablebank {
namespace {

/// All inputs of a rent, gathered once.
struct Question {
    const Edition& edition;
    const Rulings& rulings;
    const Estate& owner;
    const Deed& deed;
    const Holding& holding;
};

Rent nothing(Step why, const Question& asked, const std::string& rule) {
    Rent rent;
    rent.quote.workings.push_back({.step = why, .rule = rule, .space = asked.deed.space, .role = asked.owner.role});
    return rent;
}

/// Whether the owner holds several streets of the city, but not enough to double their rent: then the workings explain
/// why.
bool falls_short_of_city(const Question& asked) {
    if (!can_monopolise(asked.owner.role)) return false;
    const auto held = std::ranges::count_if(asked.owner.deeds, [&](const Holding& holding) {
        return is_street_of(asked.edition, asked.deed.city, holding.deed);
    });
    return held > 1;
}

/// Whether the rent of an unbuilt street is doubled.
bool is_doubled(const Question& asked) {
    const auto& [edition, rulings, owner, deed, holding] = asked;
    if (monopolises(edition, owner, deed.city)) return true;
    return edition.profile.doubled_when_mortgaged.value && can_monopolise(owner.role) &&
           streets_held(edition, owner, deed.city) >= streets_for_monopoly(edition, deed.city);
}

/// Whether a street of the city came to an existing monopoly, so that it rests on the other two (ruling third_street).
bool holds_third_street(const Question& asked) {
    return std::ranges::any_of(asked.owner.deeds, [&](const Holding& holding) {
        return holding.third && is_street_of(asked.edition, asked.deed.city, holding.deed);
    });
}

/// Whether there are buildings in a city that is no longer monopolised, if they earn the single rate then (fr 11 F).
bool is_broken(const Question& asked) {
    const Profile& profile = asked.edition.profile;
    return profile.broken_monopoly.value == BrokenMonopoly::single_rent &&
           profile.building_needs_monopoly.of(asked.owner.role).value &&
           !monopolises(asked.edition, asked.owner, asked.deed.city);
}

/// The remaining income of such a building, by the ruling `broken_monopoly_rate`.
Share left_of(const Question& asked, Money printed) {
    return asked.rulings.broken_monopoly_rate == BrokenMonopolyRate::half_printed
               ? Share::percent_of(printed, 50)
               : Share{asked.deed.street.of(asked.owner.role).single};
}

Rent street_rent(const Question& asked) {
    const auto& [edition, rulings, owner, deed, holding] = asked;
    const StreetColumn& column = deed.street.of(owner.role);
    Rent rent;
    rent.quote.workings.reserve(3);
    // A building earns its printed figure, even if the rules did not allow it in a city that is not monopolised. A
    // forged game may have more houses than the street has figures: the last figure is the maximum.
    const int steps = std::min(steps_on(deed, owner.role, holding), static_cast<int>(column.built.size()));
    Money figure = steps > 0 ? column.built.at(static_cast<std::size_t>(steps - 1)) : column.single;
    rent.quote.workings.push_back({.step = Step::printed_rent,
                                   .figure = Share{figure},
                                   .rule = edition.profile.rent.rule,
                                   .space = deed.space,
                                   .role = owner.role,
                                   .count = holding.houses,
                                   .hotels = holding.hotels});
    if (steps > 0 && is_broken(asked)) {
        rent.quote.workings.push_back(
            {.step = Step::broken_monopoly, .rule = edition.profile.broken_monopoly.rule, .space = deed.space});
        rent.quote.workings.push_back({.step = Step::broken_monopoly_rate,
                                       .figure = left_of(asked, figure),
                                       .rule = cite_ruling("broken_monopoly_rate"),
                                       .space = deed.space,
                                       .base = figure});
        rent.quote.amount = payable(edition, rulings, left_of(asked, figure), rent.quote.workings);
        return rent;
    }
    if (steps == 0 && is_doubled(asked)) {
        figure = column.doubled;
        rent.quote.workings.push_back({.step = Step::city_doubled,
                                       .figure = Share{figure},
                                       .rule = monopolises(edition, owner, deed.city)
                                                   ? edition.profile.streets_for_monopoly.rule
                                                   : edition.profile.doubled_when_mortgaged.rule,
                                       .space = deed.space,
                                       .count = open_streets(edition, owner, deed.city)});
    } else if (steps == 0 && falls_short_of_city(asked)) {
        rent.quote.workings.push_back({.step = Step::city_not_monopolised,
                                       .rule = holds_third_street(asked) ? cite_ruling("third_street")
                                                                         : edition.profile.streets_for_monopoly.rule,
                                       .space = deed.space,
                                       .count = open_streets(edition, owner, deed.city),
                                       .factor = streets_for_monopoly(edition, deed.city)});
    }
    rent.quote.amount = payable(edition, rulings, Share{figure}, rent.quote.workings);
    return rent;
}

/// An entry of a table by the number of companies owned, and the rule that decides that number.
template <class T>
struct ByCount {
    int count = 0;
    T value{};
    std::string rule;
};

/// Cites the ruling on mortgaged companies only if it makes a difference to the figure.
template <class T>
ByCount<T> by_count(const Question& asked, const Cited<std::vector<T>>& table) {
    const auto entry = [&](int count) { return table.value.at(static_cast<std::size_t>(count - 1)); };
    const int count = companies_owned(asked.edition, asked.rulings, asked.owner, asked.deed.kind);
    Rulings otherwise = asked.rulings;
    otherwise.mortgaged_companies_count = !asked.rulings.mortgaged_companies_count;
    const int other_count = companies_owned(asked.edition, otherwise, asked.owner, asked.deed.kind);
    const bool ruled = entry(count) != entry(other_count);
    return {count, entry(count), ruled ? cite_ruling("mortgaged_companies_count") : table.rule};
}

Rent transport_rent(const Question& asked) {
    const auto& [edition, rulings, owner, deed, holding] = asked;
    Rent rent;
    Share figure;
    if (owner.role == Role::competitor) {
        const auto& [percent, rule] = edition.profile.transport_percent;
        figure = Share::percent_of(deed.price, percent);
        rent.quote.workings.push_back({.step = Step::transport_percent,
                                       .figure = figure,
                                       .rule = rule,
                                       .space = deed.space,
                                       .percent = percent,
                                       .base = deed.price});
    } else {
        const auto owned = by_count(asked, edition.profile.transport_by_count);
        figure = Share{owned.value};
        rent.quote.workings.push_back({.step = Step::transport_by_count,
                                       .figure = figure,
                                       .rule = owned.rule,
                                       .space = deed.space,
                                       .count = owned.count});
    }
    rent.quote.amount = payable(edition, rulings, figure, rent.quote.workings);
    return rent;
}

/// A flat sum by the number owned (football 7).
Rent flat_rent(const Question& asked) {
    const auto owned = by_count(asked, asked.edition.profile.utility_by_count);
    Rent rent;
    rent.quote.workings.push_back({.step = Step::utility_by_count,
                                   .figure = Share{owned.value},
                                   .rule = cite_ruling("brand_rent"),
                                   .space = asked.deed.space,
                                   .count = owned.count});
    rent.quote.amount = payable(asked.edition, asked.rulings, Share{owned.value}, rent.quote.workings);
    return rent;
}

/// The table of factors, or the one figure that the ruling `competitor_utility_factor` gives instead.
Cited<std::vector<int>> factors_of(const Question& asked) {
    Cited<std::vector<int>> table = asked.edition.profile.utility_factor.of(asked.owner.role);
    const auto& ruled = asked.rulings.competitor_utility_factor;
    if (asked.owner.role != Role::competitor || !ruled) return table;
    std::ranges::fill(table.value, *ruled);
    table.rule = cite_ruling("competitor_utility_factor");
    return table;
}

Rent utility_rent(const Question& asked, std::optional<Dice> dice) {
    const auto& [edition, rulings, owner, deed, holding] = asked;
    const bool has_flat_sums = !edition.profile.utility_by_count.value.empty();
    if (has_flat_sums && rulings.brand_rent == BrandRent::flat) return flat_rent(asked);
    auto owned = by_count(asked, factors_of(asked));
    if (has_flat_sums) owned.rule = cite_ruling("brand_rent");
    Rent rent;
    rent.factor = owned.value;
    rent.needs_dice = !dice;
    rent.quote.workings.push_back({.step = Step::utility_factor,
                                   .rule = owned.rule,
                                   .space = deed.space,
                                   .role = owner.role,
                                   .count = owned.count,
                                   .factor = owned.value});
    if (!dice) return rent;
    Quote charge = quote_utility(edition, rulings, owner.role, rent.factor, *dice);
    rent.quote.amount = charge.amount;
    rent.quote.workings.insert(rent.quote.workings.end(), charge.workings.begin(), charge.workings.end());
    return rent;
}

}  // namespace

Rent quote_rent(const Edition& edition, const Rulings& rulings, const Estate& owner, Space deed,
                std::optional<Dice> dice, JailCounts jail) {
    const Deed* printed = edition.deed_at(deed);
    const Holding* holding = owner.find(deed);
    if (printed == nullptr || holding == nullptr) throw std::invalid_argument("rent is asked of the owner of a deed");

    const Question asked{edition, rulings, owner, *printed, *holding};
    if (holding->mortgaged) return nothing(Step::mortgaged_earns_nothing, asked, edition.profile.mortgaged_rent.rule);
    const auto& [collects, jail_rule] = edition.profile.jailed_collects.of(owner.role);
    if (owner.jailed && !collects && jail == JailCounts::as_the_book_says)
        return nothing(Step::jailed_earns_nothing, asked, jail_rule);

    if (printed->kind == SpaceKind::transport) return transport_rent(asked);
    if (printed->kind == SpaceKind::utility) return utility_rent(asked, dice);
    return street_rent(asked);
}

Rent quote_card_rent(const Edition& edition, const Rulings& rulings, const Estate& owner, Space deed,
                     std::optional<Dice> dice, int times) {
    Rent rent = quote_rent(edition, rulings, owner, deed, dice);
    if (times == 0 || (rent.factor == 0 && rent.quote.amount.is_zero())) return rent;
    const std::string& rule = edition.profile.cards.rule;
    if (rent.factor > 0) {
        rent.factor = times;
        rent.quote = {.amount = {},
                      .workings = {{.step = Step::card_factor, .rule = rule, .space = deed, .factor = times}}};
        if (!dice) return rent;
        const Quote charge = quote_utility(edition, rulings, owner.role, times, *dice);
        rent.quote.amount = charge.amount;
        rent.quote.workings.insert(rent.quote.workings.end(), charge.workings.begin(), charge.workings.end());
        return rent;
    }
    const Money usual = rent.quote.amount;
    rent.quote.amount = usual * times;
    rent.quote.workings.push_back({.step = Step::rent_times,
                                   .figure = Share{rent.quote.amount},
                                   .rule = rule,
                                   .space = deed,
                                   .factor = times,
                                   .base = usual});
    return rent;
}

Quote quote_utility(const Edition& edition, const Rulings& rulings, Role owner, std::int64_t factor, Dice dice) {
    Quote quote;
    const Share figure{Money{dice.sum()} * factor};
    quote.workings.push_back({.step = Step::dice_times_factor,
                              .figure = figure,
                              .rule = edition.profile.utility_factor.of(owner).rule,
                              .dice = dice,
                              .factor = factor});
    quote.amount = payable(edition, rulings, figure, quote.workings);
    return quote;
}

}  // namespace tablebank
