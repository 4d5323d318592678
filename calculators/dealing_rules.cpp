#include "calculators/dealing_rules.h"

#include "calculators/building.h"
#include "calculators/mortgage.h"

namespace tablebank {

DealingPlace place_of(const Edition& edition, const Estate& estate, const Deed& deed, const Holding& holding) {
    const auto state_of = [&](const Deed& street, const Holding& held) {
        return StreetState{.standing = steps_on(street, estate.role, held),
                           .most = street.kind == SpaceKind::street ? most_steps(street, estate.role) : 0,
                           .hotels = held.hotels,
                           .mortgaged = held.mortgaged,
                           .third = held.third};
    };
    DealingPlace place;
    place.street = state_of(deed, holding);
    if (deed.kind != SpaceKind::street) return place;
    for (const Space space : edition.city_of(deed).streets) {
        const Holding* held = estate.find(space);
        if (held == nullptr) continue;
        const StreetState street = state_of(*edition.deed_at(space), *held);
        place.city.add(street);
        if (space != deed.space) place.others.add(street.standing);
    }
    return place;
}

DealingRules::DealingRules(const Edition& edition, const Rulings& rulings, const Estate& estate, int city) {
    const Profile& profile = edition.profile;
    const Role role = estate.role;
    const bool by_book = profile.building_needs_monopoly.of(role).value;
    monopolist_ = can_monopolise(role);
    needed_ = city >= 0 ? streets_for_monopoly(edition, city) : 0;
    built_limit_ = profile.most_built_streets.of(role).value;
    builds_in_place_ = !check_building(edition, rulings, estate);
    redeems_in_place_ = !check_redeeming(edition, rulings, estate);
    needs_city_ = by_book || (role == Role::competitor && rulings.competitor_needs_city);
    buildings_fall_ = by_book && profile.broken_monopoly.value == BrokenMonopoly::buildings_sold;
    clears_city_ = profile.mortgage_clears.value == MortgageClears::monopolised_city &&
                   rulings.mortgage_sells == MortgageSells::city;
    even_ = profile.building_order.value == BuildingOrder::even;
    outright_ = profile.hotel_sale.value == HotelSale::outright;
    last_step_ = rulings.hotel_counts_as == HotelCountsAs::last_step;
}

bool DealingRules::sale_may_wait(const CityState& now, const CityState& all) const {
    if (even_) return true;
    // If buildings fall, a street of a built monopoly is mortgaged once another one is redeemed; without a monopoly to
    // keep, nothing that is bought opens the way to a sale. If they stay, and with a competitor, who has no monopoly to
    // break, what needs the city is built first.
    if (buildings_fall_ && monopolist_) return now.built > 0 && all.open > now.open;
    return needs_city_ && all.open >= needed_;
}

Money cost_of_steps(const StreetColumn& column, int from, int to) {
    const int standing = column.hotels_at(from);
    const int hotels = column.hotels_at(to) - standing;
    return column.price_of_houses(from, to - from - hotels) + column.price_of_hotels(standing, hotels);
}

Money cost_of_sold(const DealingRules& rules, const StreetColumn& column, const StreetState& street, int steps) {
    if (rules.sells_hotels_alone(street)) return column.price_of_hotels(street.hotels - steps, steps);
    return cost_of_steps(column, rules.left_after(street, steps), street.standing);
}

}  // namespace tablebank
