#include "calculators/building.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "calculators/dealing_rules.h"
#include "calculators/payable.h"
#include "calculators/ruling_scope.h"

namespace tablebank {
namespace {

/// A street of an owner, with the data that every check of this file needs.
struct Site {
    const Deed& deed;
    const Holding& holding;
    const StreetColumn& column;
    DealingRules rules;
    DealingPlace place;
    [[nodiscard]] int standing() const { return place.street.standing; }
    /// The hotels that come with `steps` more steps.
    [[nodiscard]] int more_hotels(int steps) const {
        return column.hotels_at(standing() + steps) - column.hotels_at(standing());
    }
};

Site site_of(const Edition& edition, const Rulings& rulings, const Estate& estate, const Deed& deed,
             const Holding& holding) {
    return {deed, holding, deed.street.of(estate.role), DealingRules(edition, rulings, estate, deed.city),
            place_of(edition, estate, deed, holding)};
}

std::variant<Site, Refusal> find_site(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                      Space street) {
    const Deed* deed = edition.deed_at(street);
    if (deed == nullptr) return Refusal{.code = RefusalCode::no_deed_there, .space = street};
    const Holding* holding = estate.find(street);
    if (holding == nullptr) return Refusal{.code = RefusalCode::not_owner, .space = street};
    if (deed->kind != SpaceKind::street) return Refusal{.code = RefusalCode::not_a_street, .space = street};
    return site_of(edition, rulings, estate, *deed, *holding);
}

/// Whether the box has `needed` pieces; it may run out only if the table has ruled so.
bool box_has(const Rulings& rulings, std::int64_t in_box, std::int64_t needed) {
    return rulings.pieces_run_out == PiecesRunOut::substitutes || needed <= 0 || in_box >= needed;
}

/// A box that runs out by the book (football 11), or because this table has ruled so.
Refusal pieces_missing(const Edition& edition, RefusalCode code, Space street, std::int64_t in_box) {
    return {.code = code,
            .space = street,
            .detail = std::to_string(std::max<std::int64_t>(in_box, 0)),
            .rule = cite_ruling_or_book(edition, "pieces_run_out")};
}

/// The rule that a player of this role builds only in a city of their own (ru 10; for competitors, it Casa, by the
/// ruling `competitor_needs_city`).
std::string city_rule(const Edition& edition, Role role) {
    const auto& [needs, rule] = edition.profile.building_needs_monopoly.of(role);
    return needs ? rule : cite_ruling("competitor_needs_city");
}

/// Why a city that is not monopolised cannot be built on: a missing street, or the mortgage of one.
Refusal no_city(const Edition& edition, const Estate& estate, const Site& site) {
    Refusal refusal{.code = RefusalCode::city_not_monopolised,
                    .space = site.deed.space,
                    .city = site.deed.city,
                    .rule = city_rule(edition, estate.role)};
    const std::vector<Space>& streets = edition.city_of(site.deed).streets;
    const auto held = [&](Space space) { return estate.find(space) != nullptr; };
    const auto mortgaged =
        std::ranges::find_if(streets, [&](Space space) { return held(space) && estate.find(space)->mortgaged; });
    if (mortgaged != streets.end() &&
        std::ranges::count_if(streets, held) >= streets_for_monopoly(edition, site.deed.city)) {
        refusal.detail = edition.deed_at(*mortgaged)->name;
        refusal.line = "redeem " + edition.deed_at(*mortgaged)->slug;
    }
    return refusal;
}

/// The first other street of the city in this estate with this number of steps. Requires that there is one.
const Deed& other_street(const Edition& edition, const Estate& estate, const Site& site, int standing) {
    const std::vector<Space>& streets = edition.city_of(site.deed).streets;
    const auto found = std::ranges::find_if(streets, [&](Space space) {
        const Holding* holding = estate.find(space);
        return holding != nullptr && space != site.deed.space &&
               steps_on(*edition.deed_at(space), estate.role, *holding) == standing;
    });
    return *edition.deed_at(*found);
}

Refusal uneven(const Edition& edition, const Estate& estate, const Site& site, std::string_view verb, int standing) {
    return {.code = RefusalCode::uneven_building,
            .space = site.deed.space,
            .line = std::string{verb} + ' ' + other_street(edition, estate, site, standing).slug,
            .rule = edition.profile.building_order.rule};
}

/// Every reason against building, in order of precedence.
std::vector<Refusal> reasons_against(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                     const Site& site, int steps, Pieces bank) {
    const Space street = site.deed.space;
    const Profile& profile = edition.profile;
    const auto& [city, now, others] = site.place;
    const DealingBars bars = site.rules.against_building(city, now, others, steps);
    std::vector<Refusal> reasons;
    if (bars.has(DealingBar::mortgaged))
        reasons.push_back({.code = RefusalCode::mortgaged_street,
                           .space = street,
                           .line = "redeem " + site.deed.slug,
                           .rule = profile.mortgage.rule});
    if (bars.has(DealingBar::no_city)) reasons.push_back(no_city(edition, estate, site));
    if (bars.has(DealingBar::third_street))
        reasons.push_back({.code = RefusalCode::built_streets_limit,
                           .space = street,
                           .city = site.deed.city,
                           .rule = cite_ruling("third_street")});
    const auto& [limit, limit_rule] = profile.most_built_streets.of(estate.role);
    if (bars.has(DealingBar::built_streets))
        reasons.push_back({.code = RefusalCode::built_streets_limit,
                           .space = street,
                           .city = site.deed.city,
                           .detail = std::to_string(limit),
                           .rule = limit_rule});
    if (bars.has(DealingBar::uneven)) reasons.push_back(uneven(edition, estate, site, "build", others.least));
    if (bars.has(DealingBar::past_hotel))
        reasons.push_back({.code = RefusalCode::past_hotel,
                           .space = street,
                           .rule = profile.houses_before_hotel.of(estate.role).rule});
    // Steps taken at once need the same pieces as one by one: the first hotel replaces the houses that were there.
    if (!box_has(rulings, bank.houses, steps - site.more_hotels(steps)))
        reasons.push_back(pieces_missing(edition, RefusalCode::no_houses, street, bank.houses));
    if (!box_has(rulings, bank.hotels, site.more_hotels(steps)))
        reasons.push_back(pieces_missing(edition, RefusalCode::no_hotels, street, bank.hotels));
    return reasons;
}

BuildingDeal build(const Edition& edition, const Estate& estate, const Site& site, int steps) {
    const std::string& rule = edition.profile.houses_before_hotel.of(estate.role).rule;
    const int hotels = site.more_hotels(steps);
    const int houses = steps - hotels;
    BuildingDeal deal;
    if (houses > 0) {
        const Money cost = site.column.price_of_houses(site.standing(), houses);
        deal.quote.amount += cost;
        deal.quote.workings.push_back({.step = Step::house,
                                       .figure = Share{cost},
                                       .rule = rule,
                                       .space = site.deed.space,
                                       .role = estate.role,
                                       .count = houses});
    }
    if (hotels == 0) {
        deal.to_street.houses = houses;
        return deal;
    }
    const Money cost = site.column.price_of_hotels(site.holding.hotels, hotels);
    deal.quote.amount += cost;
    deal.quote.workings.push_back({.step = site.holding.hotels > 0 ? Step::further_hotel : Step::hotel,
                                   .figure = Share{cost},
                                   .rule = site.holding.hotels > 0 ? edition.profile.hotels_per_street.rule : rule,
                                   .space = site.deed.space,
                                   .role = estate.role,
                                   .hotels = hotels});
    deal.to_street.hotels = hotels;
    deal.to_bank.houses = site.holding.houses;
    return deal;
}

Quote refund(const Edition& edition, const Rulings& rulings, const Site& site, int steps) {
    const auto& [percent, paragraph] = edition.profile.building_refund_percent;
    const Money cost = cost_of_sold(site.rules, site.column, site.place.street, steps);
    const Share part = Share::percent_of(cost, percent);
    Quote quote;
    quote.workings.push_back(
        {.step = Step::building_refund,
         .figure = part,
         .rule = site.holding.hotels > 0 ? cite_ruling_or_book(edition, "hotel_counts_as") : paragraph,
         .space = site.deed.space,
         .count = steps,
         .hotels = site.holding.hotels,
         .percent = percent,
         .base = cost});
    quote.amount = payable(edition, rulings, part, quote.workings);
    return quote;
}

BuildingDeal sell_all(const Edition& edition, const Rulings& rulings, const Site& site) {
    return {.quote = refund(edition, rulings, site, site.rules.most_steps_sold(site.place.street)),
            .to_street = {},
            .to_bank = {.houses = site.holding.houses, .hotels = site.holding.hotels}};
}

}  // namespace

std::optional<Refusal> check_buying(const Edition& edition, const Estate& estate) {
    const auto& [may_buy, rule] = edition.profile.jailed_may_buy.of(estate.role);
    if (!estate.jailed || may_buy) return std::nullopt;
    return Refusal{.code = RefusalCode::in_jail, .rule = rule};
}

std::optional<Refusal> check_building(const Edition& edition, const Rulings& rulings, const Estate& estate) {
    return rulings.price_war_bars == PriceWarBars::deeds ? std::nullopt : check_buying(edition, estate);
}

std::variant<BuildingDeal, Refusal> quote_build(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                                Space street, int steps, Pieces bank,
                                                std::vector<RefusalCode>* ignoring) {
    if (steps < 1) throw std::invalid_argument("one step or more is built");
    if (auto barred = check_building(edition, rulings, estate)) {
        if (ignoring == nullptr) return *barred;
        ignoring->push_back(barred->code);
    }
    const auto found = find_site(edition, rulings, estate, street);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Site& site = std::get<Site>(found);
    for (const Refusal& reason : reasons_against(edition, rulings, estate, site, steps, bank)) {
        if (ignoring == nullptr || !can_be_forced(reason.code)) return reason;
        ignoring->push_back(reason.code);
    }
    return build(edition, estate, site, steps);
}

Pieces room_to_build(const Edition& edition, const Rulings& rulings, const Estate& estate) {
    Pieces room;
    for (const Holding& holding : estate.deeds) {
        const Deed* deed = edition.deed_at(holding.deed);
        if (deed == nullptr || deed->kind != SpaceKind::street) continue;
        const Site site = site_of(edition, rulings, estate, *deed, holding);
        const auto& [city, street, others] = site.place;
        DealingBars bars = site.rules.against_building(city, street, others, 1);
        for (const DealingBar for_now : {DealingBar::price_war, DealingBar::uneven, DealingBar::past_hotel})
            bars.remove(for_now);
        if (!bars.none()) continue;
        room.houses += std::max(site.column.houses() - site.standing(), 0);
        room.hotels += std::max(site.column.hotel_steps - holding.hotels, 0);
    }
    return room;
}

namespace {

/// The houses that come out of the box if a street with hotels is sold down to `left` steps.
int houses_replacing(const Site& site, int left) {
    return site.column.hotels_at(left) > 0 ? 0 : left;
}

/// The smallest number of steps of a hotel that can be sold, if the box has too few houses to replace it.
int fewest_steps_sold(const Rulings& rulings, const Site& site, int steps, Pieces bank) {
    const auto& now = site.place.street;
    const int most = site.rules.most_steps_sold(now);
    while (steps < most && (!box_has(rulings, bank.houses, houses_replacing(site, site.rules.left_after(now, steps))) ||
                            site.rules.against_selling(now, site.place.others, steps).has(DealingBar::uneven)))
        ++steps;
    return steps;
}

/// The line to type if the box has too few houses for a hotel that becomes houses: more steps of it, or, if that would
/// be uneven, everything in its city.
std::string line_that_sells(const Edition& edition, const Rulings& rulings, const Site& site, int steps, Pieces bank) {
    const int fewest = fewest_steps_sold(rulings, site, steps + 1, bank);
    if (site.rules.against_selling(site.place.street, site.place.others, fewest).has(DealingBar::uneven))
        return "sell all " + edition.city_of(site.deed).slug;
    return "sell " + site.deed.slug + ' ' + std::to_string(fewest);
}

/// Names the street of the city from which a building is sold first, or more steps if its hotel cannot become houses.
Refusal uneven_sale(const Edition& edition, const Rulings& rulings, const Estate& estate, const Site& site,
                    Pieces bank) {
    Refusal refusal = uneven(edition, estate, site, "sell", site.place.others.most);
    const Deed& first = other_street(edition, estate, site, site.place.others.most);
    const Site other = site_of(edition, rulings, estate, first, *estate.find(first.space));
    const int left = other.rules.left_after(other.place.street, 1);
    if (other.holding.hotels > 0 && !box_has(rulings, bank.houses, houses_replacing(other, left)))
        refusal.line = line_that_sells(edition, rulings, other, 1, bank);
    return refusal;
}

}  // namespace

std::variant<BuildingDeal, Refusal> quote_sell(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                               Space street, int steps, Pieces bank,
                                               std::vector<RefusalCode>* ignoring) {
    if (steps < 1) throw std::invalid_argument("one step or more is sold");
    const auto found = find_site(edition, rulings, estate, street);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Site& site = std::get<Site>(found);
    const auto& [city, now, others] = site.place;
    if (now.standing == 0) return Refusal{.code = RefusalCode::nothing_built, .space = street};
    if (steps > site.rules.most_steps_sold(now)) return Refusal{.code = RefusalCode::too_many_steps, .space = street};
    if (site.rules.against_selling(now, others, steps).has(DealingBar::uneven)) {
        if (ignoring == nullptr) return uneven_sale(edition, rulings, estate, site, bank);
        ignoring->push_back(RefusalCode::uneven_building);
    }
    const int left = site.rules.left_after(now, steps);
    if (left == 0) return sell_all(edition, rulings, site);

    BuildingDeal deal;
    deal.quote = refund(edition, rulings, site, steps);
    if (site.holding.hotels == 0) {
        deal.to_bank.houses = steps;
        return deal;
    }
    // Hotels sold down to houses: they go back, and the houses come out of the box again.
    const int houses = houses_replacing(site, left);
    if (!box_has(rulings, bank.houses, houses)) {
        Refusal missing = pieces_missing(edition, RefusalCode::no_houses, street, bank.houses);
        missing.line = line_that_sells(edition, rulings, site, steps, bank);
        return missing;
    }
    deal.to_bank.hotels = site.holding.hotels - site.column.hotels_at(left);
    deal.to_street.houses = houses;
    return deal;
}

BuildingDeal quote_sell_all(const Edition& edition, const Rulings& rulings, const Estate& estate,
                            const Holding& holding) {
    const Deed* deed = edition.deed_at(holding.deed);
    if (deed == nullptr || !holding.built()) return {};
    return sell_all(edition, rulings, site_of(edition, rulings, estate, *deed, holding));
}

Money building_cost(const Edition& edition, const Rulings& rulings, const Estate& estate, const Holding& holding) {
    const Deed* deed = edition.deed_at(holding.deed);
    if (deed == nullptr || !holding.built()) return {};
    const Site site = site_of(edition, rulings, estate, *deed, holding);
    return cost_of_sold(site.rules, site.column, site.place.street, site.rules.most_steps_sold(site.place.street));
}

}  // namespace tablebank
