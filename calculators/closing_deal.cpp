#include "calculators/closing_deal.h"

#include "calculators/mortgage.h"

namespace tablebank {
namespace {

struct DealtTable {
    const Edition& edition;
    const Rulings& rulings;
    Estate& estate;
    Pieces& bank;
};

void move_pieces(const DealtTable& table, Holding& street, const BuildingDeal& deal) {
    const auto to_street = deal.to_street.houses - deal.to_bank.houses;
    const auto hotels = deal.to_street.hotels - deal.to_bank.hotels;
    street.houses += static_cast<int>(to_street);
    street.hotels += static_cast<int>(hotels);
    table.bank.houses -= to_street;
    table.bank.hotels -= hotels;
}

std::optional<Refusal> pay_for(const DealtTable& table, Space deed, Quote& quote) {
    if (table.estate.cash < quote.amount)
        return Refusal{
            .code = RefusalCode::short_of_cash, .space = deed, .has = table.estate.cash, .needs = quote.amount};
    table.estate.cash -= quote.amount;
    quote.amount = -quote.amount;
    return std::nullopt;
}

std::variant<Quote, Refusal> build_street(const DealtTable& table, const ClosingDeal& dealing) {
    auto answer = quote_build(table.edition, table.rulings, table.estate, dealing.deed, dealing.steps, table.bank);
    if (auto* refusal = std::get_if<Refusal>(&answer)) return std::move(*refusal);
    auto& deal = std::get<BuildingDeal>(answer);
    if (auto refusal = pay_for(table, dealing.deed, deal.quote)) return *refusal;
    move_pieces(table, *table.estate.find(dealing.deed), deal);
    return std::move(deal.quote);
}

std::variant<Quote, Refusal> sell_street(const DealtTable& table, const ClosingDeal& dealing) {
    auto answer = quote_sell(table.edition, table.rulings, table.estate, dealing.deed, dealing.steps, table.bank);
    if (auto* refusal = std::get_if<Refusal>(&answer)) return std::move(*refusal);
    auto& deal = std::get<BuildingDeal>(answer);
    table.estate.cash += deal.quote.amount;
    move_pieces(table, *table.estate.find(dealing.deed), deal);
    return std::move(deal.quote);
}

std::variant<Quote, Refusal> sell_city(const DealtTable& table, const ClosingDeal& dealing) {
    if (!built_in_city(table.edition, table.estate, dealing.city))
        return Refusal{.code = RefusalCode::nothing_built, .city = dealing.city};
    Quote all;
    for (const Space space : table.edition.cities.at(static_cast<std::size_t>(dealing.city)).streets) {
        Holding* holding = table.estate.find(space);
        if (holding == nullptr || !holding->built()) continue;
        const BuildingDeal deal = quote_sell_all(table.edition, table.rulings, table.estate, *holding);
        all.amount += deal.quote.amount;
        all.workings.insert(all.workings.end(), deal.quote.workings.begin(), deal.quote.workings.end());
        move_pieces(table, *holding, deal);
    }
    table.estate.cash += all.amount;
    return all;
}

std::variant<Quote, Refusal> mortgage_deed(const DealtTable& table, const ClosingDeal& dealing) {
    auto answer = quote_mortgage(table.edition, table.rulings, table.estate, dealing.deed);
    if (const auto* quote = std::get_if<Quote>(&answer)) {
        table.estate.cash += quote->amount;
        table.estate.find(dealing.deed)->mortgaged = true;
    }
    return answer;
}

std::variant<Quote, Refusal> redeem_deed(const DealtTable& table, const ClosingDeal& dealing) {
    if (auto barred = check_redeeming(table.edition, table.rulings, table.estate)) return *barred;
    auto answer = quote_redeem(table.edition, table.rulings, table.estate, dealing.deed);
    if (auto* quote = std::get_if<Quote>(&answer)) {
        if (auto refusal = pay_for(table, dealing.deed, *quote)) return *refusal;
        table.estate.find(dealing.deed)->mortgaged = false;
    }
    return answer;
}

}  // namespace

std::variant<Quote, Refusal> carry_out(const Edition& edition, const Rulings& rulings, const ClosingDeal& dealing,
                                       Estate& estate, Pieces& bank) {
    const DealtTable table{edition, rulings, estate, bank};
    switch (dealing.deal) {
        case ClosingDealKind::build:
            return build_street(table, dealing);
        case ClosingDealKind::sell:
            return sell_street(table, dealing);
        case ClosingDealKind::sell_city:
            return sell_city(table, dealing);
        case ClosingDealKind::mortgage:
            return mortgage_deed(table, dealing);
        default:
            return redeem_deed(table, dealing);
    }
}

}  // namespace tablebank
