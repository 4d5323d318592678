// Houses and hotels between a street and the bank (ru 10, 11, 13, 22).

#include "calculators/building.h"
#include "ledger/decide_parts.h"

namespace tablebank::deciding {

void move_pieces(Draft& draft, Space street, const BuildingDeal& deal) {
    draft.move(Asset::house(), Account::street(street), Account::bank(), deal.to_bank.houses);
    draft.move(Asset::hotel(), Account::street(street), Account::bank(), deal.to_bank.hotels);
    draft.move(Asset::house(), Account::bank(), Account::street(street), deal.to_street.houses);
    draft.move(Asset::hotel(), Account::bank(), Account::street(street), deal.to_street.hotels);
}

Check decide_build(Draft& draft, const action::Build& build) {
    const Seat builder = draft.actor();
    if (auto wait = dealing_turn(draft)) return wait;
    std::vector<RefusalCode> set_aside;
    auto answer = quote_build(draft.edition(), draft.rulings(), draft.game().estate(builder), build.deed, build.steps,
                              draft.game().in_bank(), draft.is_forced() ? &set_aside : nullptr);
    if (auto* no = std::get_if<Refusal>(&answer)) {
        no->player = builder.number;
        return *no;
    }
    for (const RefusalCode code : set_aside) draft.set_aside(code);
    const auto& deal = std::get<BuildingDeal>(answer);
    Refusal differs = refusal(RefusalCode::price_differs, builder);
    differs.space = build.deed;
    differs.needs = deal.quote.amount;
    differs.has = build.price;
    if (auto wrong = draft.demand(!build.price || *build.price == deal.quote.amount, std::move(differs))) return wrong;
    const Money price = build.price.value_or(deal.quote.amount);
    if (auto poor = draft.pay(price, Account::player(builder), Account::bank())) {
        poor->space = build.deed;
        return poor;
    }
    move_pieces(draft, build.deed, deal);
    return std::nullopt;
}

Check decide_sell(Draft& draft, const action::Sell& sell) {
    const Seat seller = draft.actor();
    if (draft.game().phase() == Phase::closing) {
        if (auto wait = dealing_turn(draft)) return wait;
    }
    auto answer = quote_sell(draft.edition(), draft.rulings(), draft.game().estate(seller), sell.deed, sell.steps,
                             draft.game().in_bank());
    if (auto* no = std::get_if<Refusal>(&answer)) {
        no->player = seller.number;
        return *no;
    }
    const auto& deal = std::get<BuildingDeal>(answer);
    move_pieces(draft, sell.deed, deal);
    return draft.pay(deal.quote.amount, Account::bank(), Account::player(seller));
}

Check decide_sell_city(Draft& draft, const action::SellCity& sell) {
    const Seat seller = draft.actor();
    if (draft.game().phase() == Phase::closing) {
        if (auto wait = dealing_turn(draft)) return wait;
    }
    const Estate estate = draft.game().estate(seller);
    if (!built_in_city(draft.edition(), estate, sell.city)) {
        Refusal nothing = refusal(RefusalCode::nothing_built, seller);
        nothing.city = sell.city;
        return nothing;
    }
    for (const Space street : draft.edition().cities.at(static_cast<std::size_t>(sell.city)).streets) {
        const Holding* holding = estate.find(street);
        if (holding == nullptr || !holding->built()) continue;
        const BuildingDeal deal = quote_sell_all(draft.edition(), draft.rulings(), estate, *holding);
        move_pieces(draft, street, deal);
        if (auto poor = draft.pay(deal.quote.amount, Account::bank(), Account::player(seller))) return poor;
    }
    return std::nullopt;
}

}  // namespace tablebank::deciding
