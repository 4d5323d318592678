#include "calculators/mortgage.h"

#include "calculators/building.h"
#include "calculators/payable.h"

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

std::optional<Refusal> built_on(const Rulings& rulings, const Estate& estate, const Pledge& pledge,
                                const std::string& rule) {
    if (!pledge.holding.built()) return std::nullopt;
    return Refusal{.code = RefusalCode::buildings_on_street,
                   .space = pledge.deed.space,
                   .line = sell_line(rulings, estate, pledge),
                   .rule = rule};
}

/// Whether the city is built and stops being monopolised once this street is no longer an open one of this player's.
bool breaks_built_monopoly(const Edition& edition, const Estate& estate, const Pledge& pledge) {
    if (pledge.deed.kind != SpaceKind::street || pledge.holding.mortgaged || pledge.holding.third) return false;
    const int city = pledge.deed.city;
    return monopolises(edition, estate, city) &&
           open_streets(edition, estate, city) - 1 < streets_for_monopoly(edition, city) &&
           built_in_city(edition, estate, city);
}

/// `whole` where every building of the city goes first, whether a monopoly breaks or not.
Refusal city_in_the_way(const Edition& edition, const Pledge& pledge, bool whole, const std::string& rule) {
    return {.code = RefusalCode::buildings_in_city,
            .space = pledge.deed.space,
            .city = pledge.deed.city,
            .line = "sell all " + edition.city_of(pledge.deed).slug,
            .detail = whole ? "whole_city" : "",
            .rule = rule};
}

/// Whether the buildings of a city go with its monopoly (ru 12), or stay (fr 11 F, football 13).
bool buildings_fall(const Edition& edition, Role role) {
    return edition.profile.building_needs_monopoly.of(role).value &&
           edition.profile.broken_monopoly.value == BrokenMonopoly::buildings_sold;
}

/// Whether every building of the city goes before any street of it is mortgaged (it Ipoteche).
bool clears_city(const Edition& edition, const Rulings& rulings, const Estate& estate, const Pledge& pledge) {
    return edition.profile.mortgage_clears.value == MortgageClears::monopolised_city &&
           rulings.mortgage_sells == MortgageSells::city && pledge.deed.kind == SpaceKind::street &&
           monopolises(edition, estate, pledge.deed.city) && built_in_city(edition, estate, pledge.deed.city);
}

Quote printed_sum(Step step, Money sum, const std::string& rule, Space deed) {
    return {.amount = sum, .workings = {{.step = step, .figure = Share{sum}, .rule = rule, .space = deed}}};
}

}  // namespace

std::variant<Quote, Refusal> quote_mortgage(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                            Space deed) {
    const auto found = find_pledge(edition, estate, deed);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Pledge& pledge = std::get<Pledge>(found);
    if (pledge.holding.mortgaged) return Refusal{.code = RefusalCode::already_mortgaged, .space = deed};
    const Profile& profile = edition.profile;
    if (const auto refusal = built_on(rulings, estate, pledge, profile.mortgage_clears.rule)) return *refusal;
    if (clears_city(edition, rulings, estate, pledge))
        return city_in_the_way(edition, pledge, true, profile.mortgage_clears.rule);
    if (buildings_fall(edition, estate.role) && breaks_built_monopoly(edition, estate, pledge))
        return city_in_the_way(edition, pledge, false, profile.broken_monopoly.rule);
    return printed_sum(Step::mortgage_sum, pledge.deed.mortgage, profile.mortgage.rule, deed);
}

Quote redeem_sum(const Edition& edition, const Rulings& rulings, const Deed& deed) {
    const Profile& profile = edition.profile;
    const auto& [percent, rule] = profile.mortgage_interest;
    if (percent == 0) return printed_sum(Step::redeem_sum, deed.redeem, profile.redeem_time.rule, deed.space);
    Quote quote = printed_sum(Step::mortgage_sum, deed.mortgage, profile.mortgage.rule, deed.space);
    const Share interest = Share::percent_of(deed.mortgage, percent);
    quote.workings.push_back({.step = Step::mortgage_interest,
                              .figure = interest,
                              .rule = rule,
                              .space = deed.space,
                              .percent = percent,
                              .base = deed.mortgage});
    quote.amount = payable(edition, rulings, Share{deed.mortgage} + interest, quote.workings);
    return quote;
}

Quote quote_mortgaged_deed_fee(const Edition& edition, const Rulings& rulings, const Deed& deed) {
    const auto& [percent, rule] = edition.profile.mortgaged_deed_fee;
    if (percent == 0) return {};
    const Share fee = Share::percent_of(deed.mortgage, percent);
    Quote quote;
    quote.workings.push_back({.step = Step::mortgaged_deed_fee,
                              .figure = fee,
                              .rule = rule,
                              .space = deed.space,
                              .percent = percent,
                              .base = deed.mortgage});
    quote.amount = payable(edition, rulings, fee, quote.workings);
    return quote;
}

std::variant<Quote, Refusal> quote_redeem(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                          Space deed) {
    const auto found = find_pledge(edition, estate, deed);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Pledge& pledge = std::get<Pledge>(found);
    if (!pledge.holding.mortgaged) return Refusal{.code = RefusalCode::not_mortgaged, .space = deed};
    return redeem_sum(edition, rulings, pledge.deed);
}

std::optional<Refusal> check_redeeming(const Edition& edition, const Rulings& rulings, const Estate& estate) {
    if (rulings.price_war_redeems || !check_buying(edition, estate)) return std::nullopt;
    return Refusal{.code = RefusalCode::in_jail, .rule = cite_ruling("price_war_redeems")};
}

std::optional<Refusal> check_giving(const Edition& edition, const Rulings& rulings, const Estate& estate, Space deed) {
    const auto found = find_pledge(edition, estate, deed);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Pledge& pledge = std::get<Pledge>(found);
    const Profile& profile = edition.profile;
    if (auto refusal = built_on(rulings, estate, pledge, profile.trade.rule)) return refusal;
    if (profile.trade_clears.value == TradeClears::city && pledge.deed.kind == SpaceKind::street &&
        built_in_city(edition, estate, pledge.deed.city))
        return city_in_the_way(edition, pledge, true, profile.trade_clears.rule);
    if (!breaks_built_monopoly(edition, estate, pledge)) return std::nullopt;
    // Where buildings fall with their monopoly they go first however it breaks: there both values come to the same.
    if (buildings_fall(edition, estate.role))
        return city_in_the_way(edition, pledge, false, profile.broken_monopoly.rule);
    if (rulings.trade_breaking_monopoly == TradeBreakingMonopoly::as_mortgage) return std::nullopt;
    return city_in_the_way(edition, pledge, false, cite_ruling("trade_breaking_monopoly"));
}

}  // namespace tablebank
