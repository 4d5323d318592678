#include "calculators/mortgage.h"

#include "calculators/building.h"

namespace tablebank {
namespace {

struct Pledge {
    const Deed& deed;
    const Holding& holding;
};

std::variant<Pledge, Refusal> find_pledge(const Edition& edition, const Estate& estate, Space space) {
    const Deed* deed = edition.deed_at(space);
    if (deed == nullptr) return Refusal{.code = RefusalCode::no_deed_there, .space = space};
    const Holding* holding = estate.find(space);
    if (holding == nullptr) return Refusal{.code = RefusalCode::not_owner, .space = space};
    return Pledge{*deed, *holding};
}

/// The line that clears a street of everything on it.
std::string sell_line(const Rulings& rulings, const Estate& estate, const Pledge& pledge) {
    const bool outright = pledge.holding.hotel && rulings.hotel_counts_as == HotelCountsAs::last_step;
    const int steps = outright ? 1 : steps_on(pledge.deed, estate.role, pledge.holding);
    return "sell " + pledge.deed.slug + (steps > 1 ? " " + std::to_string(steps) : "");
}

std::optional<Refusal> built_on(const Rulings& rulings, const Estate& estate, const Pledge& pledge) {
    if (!pledge.holding.built()) return std::nullopt;
    return Refusal{.code = RefusalCode::buildings_on_street,
                   .space = pledge.deed.space,
                   .line = sell_line(rulings, estate, pledge)};
}

/// Whether the city is built and stops being monopolised once this street is no longer an open one of this player's.
bool breaks_built_monopoly(const Edition& edition, const Estate& estate, const Pledge& pledge) {
    if (pledge.deed.kind != SpaceKind::street || pledge.holding.mortgaged) return false;
    const int city = pledge.deed.city;
    return monopolises(edition, estate, city) &&
           open_streets(edition, estate, city) - 1 < edition.profile.streets_for_monopoly.value &&
           built_in_city(edition, estate, city);
}

Refusal city_in_the_way(const Edition& edition, const Pledge& pledge) {
    return {.code = RefusalCode::buildings_in_city,
            .space = pledge.deed.space,
            .city = pledge.deed.city,
            .line = "sell all " + edition.city_of(pledge.deed).slug};
}

Quote printed_sum(Step step, Money sum, const Edition& edition, Space deed) {
    return {.amount = sum,
            .workings = {{.step = step, .figure = Share{sum}, .rule = edition.profile.mortgage.rule, .space = deed}}};
}

}  // namespace

std::variant<Quote, Refusal> quote_mortgage(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                            Space deed) {
    const auto found = find_pledge(edition, estate, deed);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Pledge& pledge = std::get<Pledge>(found);
    if (pledge.holding.mortgaged) return Refusal{.code = RefusalCode::already_mortgaged, .space = deed};
    if (const auto refusal = built_on(rulings, estate, pledge)) return *refusal;
    const bool buildings_fall = edition.profile.building_needs_monopoly.of(estate.role).value;
    if (buildings_fall && breaks_built_monopoly(edition, estate, pledge)) return city_in_the_way(edition, pledge);
    return printed_sum(Step::mortgage_sum, pledge.deed.mortgage, edition, deed);
}

std::variant<Quote, Refusal> quote_redeem(const Edition& edition, const Rulings& /*rulings*/, const Estate& estate,
                                          Space deed) {
    const auto found = find_pledge(edition, estate, deed);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Pledge& pledge = std::get<Pledge>(found);
    if (!pledge.holding.mortgaged) return Refusal{.code = RefusalCode::not_mortgaged, .space = deed};
    return printed_sum(Step::redeem_sum, pledge.deed.redeem, edition, deed);
}

std::optional<Refusal> check_giving(const Edition& edition, const Rulings& rulings, const Estate& estate, Space deed) {
    const auto found = find_pledge(edition, estate, deed);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Pledge& pledge = std::get<Pledge>(found);
    if (auto refusal = built_on(rulings, estate, pledge)) return refusal;
    // sell_first asks for the sale wherever a monopoly breaks, as_mortgage only where a mortgage would bring it about.
    const bool buildings_fall = rulings.trade_breaking_monopoly == TradeBreakingMonopoly::sell_first ||
                                edition.profile.building_needs_monopoly.of(estate.role).value;
    if (buildings_fall && breaks_built_monopoly(edition, estate, pledge)) return city_in_the_way(edition, pledge);
    return std::nullopt;
}

}  // namespace tablebank
