#include "calculators/building.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <stdexcept>

#include "calculators/payable.h"
#include "calculators/ruling_scope.h"

namespace tablebank {
namespace {

/// A street in its owner's hand, as every question of this file asks about it.
struct Site {
    const Deed& deed;
    const Holding& holding;
    const StreetColumn& column;
    int standing;  ///< steps
    int most;      ///< steps
    [[nodiscard]] int houses_before_hotel() const { return most - 1; }
};

Site site_of(const Estate& estate, const Deed& deed, const Holding& holding) {
    return {deed, holding, deed.street.of(estate.role), steps_on(deed, estate.role, holding),
            most_steps(deed, estate.role)};
}

std::variant<Site, Refusal> find_site(const Edition& edition, const Estate& estate, Space street) {
    const Deed* deed = edition.deed_at(street);
    if (deed == nullptr) return Refusal{.code = RefusalCode::no_deed_there, .space = street};
    const Holding* holding = estate.find(street);
    if (holding == nullptr) return Refusal{.code = RefusalCode::not_owner, .space = street};
    if (deed->kind != SpaceKind::street) return Refusal{.code = RefusalCode::not_a_street, .space = street};
    return site_of(estate, *deed, *holding);
}

/// What the steps after `from` up to `to` cost; the last step of a column is the hotel.
Money cost_of_steps(const Site& site, int from, int to) {
    const bool hotel = to >= site.most && from < site.most;
    const int houses = to - from - (hotel ? 1 : 0);
    return site.column.house_price * houses + (hotel ? site.column.hotel_price : Money{});
}

bool hotel_is_one_step(const Rulings& rulings, const Site& site) {
    return site.holding.hotel && rulings.hotel_counts_as == HotelCountsAs::last_step;
}

/// `needed` pieces from a box that may run out only where the table has said so.
bool box_has(const Rulings& rulings, std::int64_t in_box, std::int64_t needed) {
    return rulings.pieces_run_out == PiecesRunOut::substitutes || needed <= 0 || in_box >= needed;
}

/// A box that runs out by the book (football 11), or because this table has said so.
Refusal pieces_missing(const Edition& edition, RefusalCode code, Space street, std::int64_t in_box) {
    return {.code = code,
            .space = street,
            .detail = std::to_string(std::max<std::int64_t>(in_box, 0)),
            .rule = cite_ruling_or_book(edition, "pieces_run_out")};
}

/// Whether a player of this role builds only where he has the city together (ru 10; for competitors, it Casa, as the
/// ruling `competitor_needs_city` says).
bool needs_city(const Edition& edition, const Rulings& rulings, Role role) {
    return edition.profile.building_needs_monopoly.of(role).value ||
           (role == Role::competitor && rulings.competitor_needs_city);
}

/// What that rests on.
std::string city_rule(const Edition& edition, Role role) {
    const auto& [needs, rule] = edition.profile.building_needs_monopoly.of(role);
    return needs ? rule : cite_ruling("competitor_needs_city");
}

/// Whether the streets suffice for building in the city.
bool has_city(const Edition& edition, const Estate& estate, int city) {
    return open_streets(edition, estate, city) >= streets_for_monopoly(edition, city);
}

/// The street of the city, other than this one, that holds the fewest steps, or the most; nullptr in a city of one.
struct OtherStreet {
    const Deed* deed = nullptr;
    int steps = 0;
};
template <class Better>
OtherStreet other_street(const Edition& edition, const Estate& estate, const Site& site, Better better) {
    OtherStreet found;
    for (const Space space : edition.city_of(site.deed).streets) {
        const Holding* holding = estate.find(space);
        if (holding == nullptr || space == site.deed.space) continue;
        const Deed& deed = *edition.deed_at(space);
        const int steps = steps_on(deed, estate.role, *holding);
        if (found.deed == nullptr || better(steps, found.steps)) found = {&deed, steps};
    }
    return found;
}

bool is_even(const Edition& edition) {
    return edition.profile.building_order.value == BuildingOrder::even;
}

Refusal uneven(const Edition& edition, const Site& site, std::string_view verb, const OtherStreet& first) {
    return {.code = RefusalCode::uneven_building,
            .space = site.deed.space,
            .line = std::string{verb} + ' ' + first.deed->slug,
            .rule = edition.profile.building_order.rule};
}

/// Every reason against building, in order of precedence.
std::vector<Refusal> reasons_against(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                     const Site& site, int steps, Pieces bank) {
    const Space street = site.deed.space;
    const Profile& profile = edition.profile;
    std::vector<Refusal> reasons;
    if (site.holding.mortgaged)
        reasons.push_back({.code = RefusalCode::mortgaged_street,
                           .space = street,
                           .line = "redeem " + site.deed.slug,
                           .rule = profile.mortgage.rule});
    if (needs_city(edition, rulings, estate.role) && !has_city(edition, estate, site.deed.city))
        reasons.push_back({.code = RefusalCode::city_not_monopolised,
                           .space = street,
                           .city = site.deed.city,
                           .rule = city_rule(edition, estate.role)});
    const auto& [limit, limit_rule] = profile.most_built_streets.of(estate.role);
    if (site.holding.third)
        reasons.push_back({.code = RefusalCode::built_streets_limit,
                           .space = street,
                           .city = site.deed.city,
                           .rule = cite_ruling("third_street")});
    if (limit > 0 && site.standing == 0 && built_streets(edition, estate, site.deed.city) >= limit)
        reasons.push_back({.code = RefusalCode::built_streets_limit,
                           .space = street,
                           .city = site.deed.city,
                           .detail = std::to_string(limit),
                           .rule = limit_rule});
    const int target = site.standing + steps;
    const OtherStreet least = other_street(edition, estate, site, std::less<>{});
    if (is_even(edition) && least.deed != nullptr && target > least.steps + 1)
        reasons.push_back(uneven(edition, site, "build", least));
    if (target > site.most)
        reasons.push_back({.code = RefusalCode::past_hotel,
                           .space = street,
                           .rule = profile.houses_before_hotel.of(estate.role).rule});
    // Steps taken at once need the pieces that they would need one by one: a hotel replaces houses that stood there.
    const int houses_needed = std::min(target, site.houses_before_hotel()) - site.standing;
    if (!box_has(rulings, bank.houses, houses_needed))
        reasons.push_back(pieces_missing(edition, RefusalCode::no_houses, street, bank.houses));
    if (target == site.most && !box_has(rulings, bank.hotels, 1))
        reasons.push_back(pieces_missing(edition, RefusalCode::no_hotels, street, bank.hotels));
    return reasons;
}

BuildingDeal build(const Edition& edition, const Estate& estate, const Site& site, int steps) {
    const std::string& rule = edition.profile.houses_before_hotel.of(estate.role).rule;
    const bool hotel = site.standing + steps == site.most;
    const int houses = steps - (hotel ? 1 : 0);
    BuildingDeal deal;
    if (houses > 0) {
        const Money cost = site.column.house_price * houses;
        deal.quote.amount += cost;
        deal.quote.workings.push_back({.step = Step::house,
                                       .figure = Share{cost},
                                       .rule = rule,
                                       .space = site.deed.space,
                                       .role = estate.role,
                                       .count = houses});
    }
    if (!hotel) {
        deal.to_street.houses = houses;
        return deal;
    }
    deal.quote.amount += site.column.hotel_price;
    deal.quote.workings.push_back({.step = Step::hotel,
                                   .figure = Share{site.column.hotel_price},
                                   .rule = rule,
                                   .space = site.deed.space,
                                   .role = estate.role,
                                   .hotel = true});
    deal.to_street.hotels = 1;
    deal.to_bank.houses = site.holding.houses;
    return deal;
}

Quote refund(const Edition& edition, const Rulings& rulings, const Site& site, int steps, Money cost) {
    const auto& [percent, paragraph] = edition.profile.building_refund_percent;
    const Share half = Share::percent_of(cost, percent);
    Quote quote;
    quote.workings.push_back({.step = Step::building_refund,
                              .figure = half,
                              .rule = site.holding.hotel ? cite_ruling_or_book(edition, "hotel_counts_as") : paragraph,
                              .space = site.deed.space,
                              .count = steps,
                              .hotel = site.holding.hotel,
                              .percent = percent,
                              .base = cost});
    quote.amount = payable(edition, rulings, half, quote.workings);
    return quote;
}

Money cost_of_all(const Rulings& rulings, const Site& site) {
    return hotel_is_one_step(rulings, site) ? site.column.hotel_price : cost_of_steps(site, 0, site.standing);
}

BuildingDeal sell_all(const Edition& edition, const Rulings& rulings, const Site& site) {
    const int steps = hotel_is_one_step(rulings, site) ? 1 : site.standing;
    return {.quote = refund(edition, rulings, site, steps, cost_of_all(rulings, site)),
            .to_street = {},
            .to_bank = {.houses = site.holding.houses, .hotels = site.holding.hotel ? 1 : 0}};
}

/// In some price wars nothing is built either (fr 14, ruling price_war_bars).
std::optional<Refusal> check_building_in_jail(const Edition& edition, const Rulings& rulings, const Estate& estate) {
    return rulings.price_war_bars == PriceWarBars::deeds ? std::nullopt : check_buying(edition, estate);
}

}  // namespace

std::optional<Refusal> check_buying(const Edition& edition, const Estate& estate) {
    const auto& [may_buy, rule] = edition.profile.jailed_may_buy.of(estate.role);
    if (!estate.jailed || may_buy) return std::nullopt;
    return Refusal{.code = RefusalCode::in_jail, .rule = rule};
}

std::variant<BuildingDeal, Refusal> quote_build(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                                Space street, int steps, Pieces bank,
                                                std::vector<RefusalCode>* ignoring) {
    if (steps < 1) throw std::invalid_argument("one step or more is built");
    if (auto barred = check_building_in_jail(edition, rulings, estate)) {
        if (ignoring == nullptr) return *barred;
        ignoring->push_back(barred->code);
    }
    const auto found = find_site(edition, estate, street);
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
        if (deed == nullptr || deed->kind != SpaceKind::street || holding.mortgaged || holding.third) continue;
        if (needs_city(edition, rulings, estate.role) && !has_city(edition, estate, deed->city)) continue;
        const Site site = site_of(estate, *deed, holding);
        room.houses += std::max(site.houses_before_hotel() - site.standing, 0);
        room.hotels += holding.hotel ? 0 : 1;
    }
    return room;
}

std::variant<BuildingDeal, Refusal> quote_sell(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                               Space street, int steps, Pieces bank,
                                               std::vector<RefusalCode>* ignoring) {
    if (steps < 1) throw std::invalid_argument("one step or more is sold");
    const auto found = find_site(edition, estate, street);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Site& site = std::get<Site>(found);
    if (site.standing == 0) return Refusal{.code = RefusalCode::nothing_built, .space = street};
    const int sellable = hotel_is_one_step(rulings, site) ? 1 : site.standing;
    if (steps > sellable) return Refusal{.code = RefusalCode::too_many_steps, .space = street};
    const int left = steps == sellable ? 0 : site.standing - steps;
    // A hotel that is sold outright leaves nothing to be even with: the book pays for its houses too (football 12).
    const bool outright = steps == sellable && site.holding.hotel;
    const OtherStreet most = other_street(edition, estate, site, std::greater<>{});
    if (is_even(edition) && !outright && most.deed != nullptr && left < most.steps - 1) {
        if (ignoring == nullptr) return uneven(edition, site, "sell", most);
        ignoring->push_back(RefusalCode::uneven_building);
    }
    if (steps == sellable) return sell_all(edition, rulings, site);

    BuildingDeal deal;
    deal.quote = refund(edition, rulings, site, steps, cost_of_steps(site, left, site.standing));
    if (!site.holding.hotel) {
        deal.to_bank.houses = steps;
        return deal;
    }
    // A hotel sold down to houses: the hotel goes back, and the houses that it stood for come out of the box again.
    if (!box_has(rulings, bank.houses, left))
        return pieces_missing(edition, RefusalCode::no_houses, street, bank.houses);
    deal.to_bank.hotels = 1;
    deal.to_street.houses = left;
    return deal;
}

BuildingDeal quote_sell_all(const Edition& edition, const Rulings& rulings, const Estate& estate,
                            const Holding& holding) {
    const Deed* deed = edition.deed_at(holding.deed);
    if (deed == nullptr || !holding.built()) return {};
    return sell_all(edition, rulings, site_of(estate, *deed, holding));
}

Money building_cost(const Edition& edition, const Rulings& rulings, const Estate& estate, const Holding& holding) {
    const Deed* deed = edition.deed_at(holding.deed);
    if (deed == nullptr || !holding.built()) return {};
    return cost_of_all(rulings, site_of(estate, *deed, holding));
}

}  // namespace tablebank
