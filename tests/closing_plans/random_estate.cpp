#include "tests/closing_plans/random_estate.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <sstream>

#include "db/edition/edition_file.h"
#include "source_dir.h"

namespace closing_plans {
namespace {

using namespace tablebank;
using random_play::Rng;

template <class Value>
void either(Rng& chance, Value& value, Value one, Value other) {
    value = chance.percent(50) ? one : other;
}

Money sum(Rng& chance, std::int64_t note, int most) {
    return Money{note * chance.between(1, most)};
}

/// Figures that follow no pattern. A price is a multiple of the smallest note; an income need not be.
void scatter(Rng& chance, Edition& edition, StreetColumn& column, int houses) {
    const int hotels = edition.profile.hotels_per_street.value;
    const std::int64_t note = edition.currency.smallest_note.units();
    column.single = Money{chance.between(1, 60)};
    column.doubled = column.single + Money{chance.below(60)};
    column.house_price = sum(chance, note, chance.percent(30) ? 9 : 120);
    column.hotel_price = sum(chance, note, chance.percent(30) ? 9 : 120);
    column.hotel_steps = hotels;
    column.hotel_prices.clear();
    if (hotels > 1 && chance.percent(60)) {
        column.hotel_prices.push_back(column.hotel_price);
        for (int hotel = 2; hotel <= hotels; ++hotel)
            column.hotel_prices.push_back(sum(chance, note, chance.percent(30) ? 9 : 120));
    }
    column.built.clear();
    for (int step = 0; step < houses + hotels; ++step)
        column.built.emplace_back(chance.between(1, chance.percent(20) ? 9 : 150));
}

void scatter_rules(Rng& chance, Profile& profile) {
    for (const Role role : all_roles) {
        profile.houses_before_hotel.of(role).value = chance.between(1, 4);
        profile.building_needs_monopoly.of(role).value = chance.percent(60);
        profile.most_built_streets.of(role).value = chance.percent(70) ? 0 : chance.between(1, 2);
        profile.kept_cash_percent.of(role).value = chance.percent(15) ? 0 : chance.between(1, 100);
        profile.jailed_collects.of(role).value = chance.percent(50);
        profile.jailed_may_buy.of(role).value = chance.percent(70);
    }
    profile.hotels_per_street.value = chance.percent(60) ? 1 : chance.between(2, most_hotels);
    profile.streets_for_monopoly.value = chance.below(3);
    profile.broken_monopoly.value = static_cast<BrokenMonopoly>(chance.below(3));
    either(chance, profile.building_order.value, BuildingOrder::free, BuildingOrder::even);
    either(chance, profile.mortgage_clears.value, MortgageClears::street, MortgageClears::monopolised_city);
    profile.building_refund_percent.value = chance.percent(50) ? 50 : chance.below(101);
}

void scatter_figures(Rng& chance, Edition& edition) {
    Profile& profile = edition.profile;
    edition.currency.smallest_note = Money{chance.percent(70) ? 1 : chance.between(2, 10)};
    const std::int64_t note = edition.currency.smallest_note.units();
    const bool interest = chance.percent(20);
    profile.mortgage_interest.value = interest ? chance.between(1, 40) : 0;
    for (Deed& deed : edition.deeds) {
        deed.price = Money{note * chance.between(10, 120)};
        deed.mortgage = Money{note * chance.between(1, static_cast<int>(deed.price.units() / note))};
        deed.redeem = interest ? Money{} : deed.mortgage + Money{note * chance.below(chance.percent(50) ? 3 : 40)};
        if (deed.kind != SpaceKind::street) continue;
        for (const Role role : all_roles)
            scatter(chance, edition, deed.street.of(role), profile.houses_before_hotel.of(role).value);
    }
    profile.transport_percent.value = chance.below(101);
    for (Money& rent : profile.transport_by_count.value) rent = Money{chance.between(1, 300)};
    for (Money& rent : profile.utility_by_count.value) rent = Money{chance.between(1, 300)};
    for (const Role role : all_roles) {
        auto& factors = profile.utility_factor.of(role).value;
        factors.resize(edition.deeds_of(SpaceKind::utility).size());
        for (int& factor : factors) factor = chance.between(1, 20);
    }
}

Rulings any_rulings(Rng& chance, const Edition& edition) {
    Rulings rulings = edition.rulings;
    for (const RulingKey& key : ruling_keys()) {
        const auto place = static_cast<std::size_t>(chance.below(static_cast<int>(key.values.size())));
        if (chance.percent(50)) (void)set(rulings, key.name, key.values[place]);
    }
    if (chance.percent(20)) rulings.competitor_utility_factor = chance.between(1, 12);
    return rulings;
}

/// The possible buildings of a street of the estate: as the rules leave it, since the buildings of a broken monopoly
/// fall.
void build_at_random(Rng& chance, const Ending& ending, Estate& estate) {
    const Profile& profile = ending.edition.profile;
    const Role role = estate.role;
    const bool falls = profile.building_needs_monopoly.of(role).value &&
                       profile.broken_monopoly.value == BrokenMonopoly::buildings_sold;
    for (Holding& holding : estate.deeds) {
        const Deed& deed = *ending.edition.deed_at(holding.deed);
        if (deed.kind != SpaceKind::street || holding.mortgaged || holding.third || chance.percent(40)) continue;
        if (falls && !monopolises(ending.edition, estate, deed.city)) continue;
        const int limit = profile.most_built_streets.of(role).value;
        if (limit > 0 && built_streets(ending.edition, estate, deed.city) >= limit) continue;
        set_steps(deed, role, holding, chance.between(1, most_steps(deed, role)));
    }
}

void mark_third(Rng& chance, const Ending& ending, Estate& estate) {
    const int needed = ending.edition.profile.streets_for_monopoly.value;
    if (ending.rulings.third_street != ThirdStreet::never_built || needed == 0 || !can_monopolise(estate.role) ||
        ending.edition.profile.most_built_streets.of(estate.role).value == 0)
        return;
    for (const City& city : ending.edition.cities) {
        std::vector<Holding*> held;
        for (const Space street : city.streets)
            if (Holding* holding = estate.find(street)) held.push_back(holding);
        if (std::ssize(held) <= needed || chance.percent(30)) continue;
        held.at(static_cast<std::size_t>(chance.below(static_cast<int>(held.size()))))->third = true;
    }
}

Role any_role(Rng& chance, const Edition& edition) {
    return chance.one_of(edition.profile.played_roles());
}

void fill_in(Rng& chance, Ending& ending, std::vector<Space> deeds) {
    Estate& estate = ending.estate;
    estate.role = any_role(chance, ending.edition);
    estate.jailed = chance.percent(15);
    const int most_cash = chance.percent(30) ? 20 : chance.percent(50) ? 300 : 3000;
    estate.cash = ending.edition.currency.smallest_note * chance.below(most_cash);
    const int mortgaged = chance.below(80);
    std::ranges::sort(deeds);
    for (const Space deed : deeds) estate.deeds.push_back({.deed = deed, .mortgaged = chance.percent(mortgaged)});
    mark_third(chance, ending, estate);
    build_at_random(chance, ending, estate);
    for (const Deed* utility : ending.edition.deeds_of(SpaceKind::utility))
        if (chance.percent(50)) ending.dice[utility->space] = {chance.die(), chance.die()};
    ending.bank = {chance.below(chance.percent(60) ? 5 : 33), chance.below(chance.percent(60) ? 3 : 13)};
}

std::int64_t states_of(const Ending& ending, Role role, const std::vector<Space>& deeds) {
    std::int64_t states = 1;
    for (const Space space : deeds) {
        const Deed& deed = *ending.edition.deed_at(space);
        states *= deed.kind == SpaceKind::street ? most_steps(deed, role) + 2 : 2;
    }
    return states;
}

std::string any_edition(Rng& chance) {
    static const std::vector<std::string> ids{"us", "us-dice", "ru", "fr", "it", "pl", "example-small", "football"};
    return chance.one_of(ids);
}

}  // namespace

const Edition& shipped(const std::string& id) {
    static std::map<std::string, Edition> editions;
    const auto known = editions.find(id);
    if (known != editions.end()) return known->second;
    return editions.emplace(id, load_edition_file(TABLEBANK_SOURCE_DIR "/editions/" + id + ".toml").edition)
        .first->second;
}

Ending small_ending(Rng& chance, int most_states) {
    Ending ending;
    ending.edition_id = any_edition(chance);
    ending.edition = shipped(ending.edition_id);
    ending.as_shipped = chance.percent(35);
    if (!ending.edition.is_played_for(Goal::timed)) {
        ending.as_shipped = false;  // its book has no such ending, but its rules must be understood as well
        ending.edition.profile.goals.value.push_back(Goal::timed);
    }
    if (!ending.as_shipped) {
        scatter_rules(chance, ending.edition.profile);
        scatter_figures(chance, ending.edition);
    }
    ending.rulings = any_rulings(chance, ending.edition);
    if (ending.as_shipped) ending.rulings = ending.edition.rulings;
    if (ending.as_shipped && chance.percent(60)) ending.rulings = any_rulings(chance, ending.edition);
    if (chance.percent(95)) ending.rulings.closing = true;

    std::vector<Space> deeds;
    const int start = chance.below(static_cast<int>(ending.edition.deeds.size()));
    const int wanted = chance.between(1, 6);
    const bool neighbours = chance.percent(70);  // so that they make a city
    for (int tried = 0; tried < 12 && std::ssize(deeds) < wanted; ++tried) {
        const int count = static_cast<int>(ending.edition.deeds.size());
        const int place = neighbours ? (start + tried) % count : chance.below(count);
        const Space space = ending.edition.deeds[static_cast<std::size_t>(place)].space;
        if (std::ranges::count(deeds, space) > 0) continue;
        deeds.push_back(space);
        for (const Role role : ending.edition.profile.played_roles()) {
            if (states_of(ending, role, deeds) <= most_states) continue;
            deeds.pop_back();
            break;
        }
    }
    fill_in(chance, ending, deeds);
    return ending;
}

Ending full_ending(Rng& chance, const std::string& edition) {
    Ending ending;
    ending.edition_id = edition;
    ending.edition = shipped(edition);
    ending.as_shipped = chance.percent(50);
    if (!ending.as_shipped) scatter_figures(chance, ending.edition);
    ending.rulings = ending.edition.rulings;
    ending.rulings.closing = true;
    std::vector<Space> deeds;
    for (const Deed& deed : ending.edition.deeds) deeds.push_back(deed.space);
    fill_in(chance, ending, deeds);
    ending.estate.jailed = false;
    ending.dice.clear();
    for (const Deed* utility : ending.edition.deeds_of(SpaceKind::utility)) ending.dice[utility->space] = {3, 4};
    return ending;
}

std::uint64_t chosen(const char* variable, std::uint64_t otherwise) {
    const char* value = std::getenv(variable);
    return value == nullptr ? otherwise : std::stoull(value);
}

std::string in_words(const Ending& ending) {
    std::ostringstream out;
    out << ending.edition_id << (ending.as_shipped ? " as shipped" : " scattered") << ", "
        << to_string(ending.estate.role) << (ending.estate.jailed ? " in jail" : "") << ", cash "
        << ending.estate.cash.to_string() << ", bank " << ending.bank.houses << '+' << ending.bank.hotels << ", deeds";
    for (const Holding& holding : ending.estate.deeds) {
        out << " @" << holding.deed.index;
        if (holding.mortgaged) out << 'm';
        if (holding.houses > 0) out << '+' << holding.houses;
        out << std::string(static_cast<std::size_t>(holding.hotels), 'h');
        if (holding.third) out << "(third)";
    }
    const Profile& profile = ending.edition.profile;
    out << "; hotels " << profile.hotels_per_street.value << ", kept "
        << profile.kept_cash_percent.of(ending.estate.role).value << " %, even "
        << (profile.building_order.value == BuildingOrder::even) << ", needs " << profile.streets_for_monopoly.value
        << ", broken " << static_cast<int>(profile.broken_monopoly.value) << ", needs city "
        << profile.building_needs_monopoly.of(ending.estate.role).value << "; rulings";
    for (const RulingKey& key : ruling_keys()) {
        const std::string value = get(ending.rulings, key.name);
        if (value != key.values.front()) out << ' ' << key.name << '=' << value;
    }
    return out.str();
}

}  // namespace closing_plans
