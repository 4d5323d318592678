#include "calculators/mortgage.h"

#include "calculators/building.h"
#include "calculators/dealing_rules.h"
#include "calculators/payable.h"

namespace tablebank {
namespace {

struct Pledge {
    const Deed& deed;
    DealingRules rules;
    DealingPlace place;
};

std::variant<Pledge, Refusal> find_pledge(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                          Space space) {
    const Deed* deed = edition.deed_at(space);
    if (deed == nullptr) return Refusal{.code = RefusalCode::no_deed_there, .space = space};
    const Holding* holding = estate.find(space);
    if (holding == nullptr) return Refusal{.code = RefusalCode::not_owner, .space = space};
    return Pledge{*deed, DealingRules(edition, rulings, estate, deed->city),
                  place_of(edition, estate, *deed, *holding)};
}

/// The line that clears a street of everything on it, or its city if the others would be ahead then (football 8).
std::string sell_line(const Edition& edition, const Pledge& pledge) {
    const int steps = pledge.rules.most_steps_sold(pledge.place.street);
    if (steps > 0 &&
        pledge.rules.against_selling(pledge.place.street, pledge.place.others, steps).has(DealingBar::uneven))
        return "sell all " + edition.city_of(pledge.deed).slug;
    return "sell " + pledge.deed.slug + (steps > 1 ? " " + std::to_string(steps) : "");
}

Refusal built_on(const Edition& edition, const Pledge& pledge, const std::string& rule) {
    return {.code = RefusalCode::buildings_on_street,
            .space = pledge.deed.space,
            .line = sell_line(edition, pledge),
            .rule = rule};
}

/// `whole`: every building of the city must be sold first, whether a monopoly breaks or not.
Refusal city_in_the_way(const Edition& edition, const Pledge& pledge, bool whole, const std::string& rule) {
    return {.code = RefusalCode::buildings_in_city,
            .space = pledge.deed.space,
            .city = pledge.deed.city,
            .line = "sell all " + edition.city_of(pledge.deed).slug,
            .detail = whole ? "whole_city" : "",
            .rule = rule};
}

Quote printed_sum(Step step, Money sum, const std::string& rule, Space deed) {
    return {.amount = sum, .workings = {{.step = step, .figure = Share{sum}, .rule = rule, .space = deed}}};
}

}  // namespace

std::variant<Quote, Refusal> quote_mortgage(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                            Space deed) {
    const auto found = find_pledge(edition, rulings, estate, deed);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Pledge& pledge = std::get<Pledge>(found);
    const Profile& profile = edition.profile;
    const DealingBars bars = pledge.rules.against_mortgaging(pledge.place.city, pledge.place.street);
    if (bars.has(DealingBar::already_mortgaged)) return Refusal{.code = RefusalCode::already_mortgaged, .space = deed};
    if (bars.has(DealingBar::built_on)) return built_on(edition, pledge, profile.mortgage_clears.rule);
    if (bars.has(DealingBar::built_city)) return city_in_the_way(edition, pledge, true, profile.mortgage_clears.rule);
    if (bars.has(DealingBar::breaks_built_monopoly))
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
    const auto found = find_pledge(edition, rulings, estate, deed);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Pledge& pledge = std::get<Pledge>(found);
    if (!pledge.place.street.mortgaged) return Refusal{.code = RefusalCode::not_mortgaged, .space = deed};
    return redeem_sum(edition, rulings, pledge.deed);
}

std::optional<Refusal> check_redeeming(const Edition& edition, const Rulings& rulings, const Estate& estate) {
    if (rulings.price_war_redeems || !check_buying(edition, estate)) return std::nullopt;
    return Refusal{.code = RefusalCode::in_jail, .rule = cite_ruling("price_war_redeems")};
}

std::optional<Refusal> check_giving(const Edition& edition, const Rulings& rulings, const Estate& estate, Space deed) {
    const auto found = find_pledge(edition, rulings, estate, deed);
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const Pledge& pledge = std::get<Pledge>(found);
    const Profile& profile = edition.profile;
    const auto& [city, street, others] = pledge.place;
    if (street.standing > 0) return built_on(edition, pledge, profile.trade.rule);
    if (profile.trade_clears.value == TradeClears::city && city.built > 0)
        return city_in_the_way(edition, pledge, true, profile.trade_clears.rule);
    if (!pledge.rules.breaks_built_monopoly(city, street)) return std::nullopt;
    // If buildings fall with their monopoly, they are sold first in any case: both values have the same effect there.
    if (pledge.rules.buildings_fall()) return city_in_the_way(edition, pledge, false, profile.broken_monopoly.rule);
    if (rulings.trade_breaking_monopoly == TradeBreakingMonopoly::as_mortgage) return std::nullopt;
    return city_in_the_way(edition, pledge, false, cite_ruling("trade_breaking_monopoly"));
}

}  // namespace tablebank
