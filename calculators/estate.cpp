#include "calculators/estate.h"

#include <algorithm>

#include "calculators/edition.h"

namespace tablebank {

const Holding* Estate::find(Space deed) const {
    const auto found = std::ranges::find(deeds, deed, &Holding::deed);
    return found == deeds.end() ? nullptr : &*found;
}

Holding* Estate::find(Space deed) {
    const auto found = std::ranges::find(deeds, deed, &Holding::deed);
    return found == deeds.end() ? nullptr : &*found;
}

int steps_on(const Deed& deed, Role role, const Holding& holding) {
    const StreetColumn& column = deed.street.of(role);
    const int steps = holding.hotels > 0 ? column.houses() + holding.hotels : holding.houses;
    return std::min(steps, column.steps());
}

int most_steps(const Deed& deed, Role role) {
    return deed.street.of(role).steps();
}

void set_steps(const Deed& deed, Role role, Holding& holding, int steps) {
    holding.hotels = deed.street.of(role).hotels_at(steps);
    holding.houses = holding.hotels > 0 ? 0 : steps;
}

bool monopolises(const Edition& edition, const Estate& estate, int city) {
    return can_monopolise(estate.role) && open_streets(edition, estate, city) >= streets_for_monopoly(edition, city);
}

int streets_for_monopoly(const Edition& edition, int city) {
    const int needed = edition.profile.streets_for_monopoly.value;
    return needed > 0 ? needed : static_cast<int>(edition.cities.at(static_cast<std::size_t>(city)).streets.size());
}

bool is_street_of(const Edition& edition, int city, Space deed) {
    const std::vector<Space>& streets = edition.cities.at(static_cast<std::size_t>(city)).streets;
    return std::ranges::find(streets, deed) != streets.end();
}

int open_streets(const Edition& edition, const Estate& estate, int city) {
    return static_cast<int>(std::ranges::count_if(estate.deeds, [&](const Holding& holding) {
        return !holding.mortgaged && !holding.third && is_street_of(edition, city, holding.deed);
    }));
}

int streets_held(const Edition& edition, const Estate& estate, int city) {
    const auto& streets = edition.cities.at(static_cast<std::size_t>(city)).streets;
    return static_cast<int>(std::ranges::count_if(streets, [&](Space street) { return estate.find(street); }));
}

bool built_in_city(const Edition& edition, const Estate& estate, int city) {
    return std::ranges::any_of(estate.deeds, [&](const Holding& holding) {
        return holding.built() && is_street_of(edition, city, holding.deed);
    });
}

int built_streets(const Edition& edition, const Estate& estate, int city) {
    return static_cast<int>(std::ranges::count_if(estate.deeds, [&](const Holding& holding) {
        return holding.built() && is_street_of(edition, city, holding.deed);
    }));
}

int companies_owned(const Edition& edition, const Rulings& rulings, const Estate& estate, SpaceKind kind) {
    return static_cast<int>(std::ranges::count_if(edition.deeds, [&](const Deed& deed) {
        const Holding* holding = deed.kind == kind ? estate.find(deed.space) : nullptr;
        return holding != nullptr && (!holding->mortgaged || rulings.mortgaged_companies_count);
    }));
}

}  // namespace tablebank
