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

namespace {

/// Whether one turn is over and the next has not begun to roll.
bool between_turns(const Game& game) {
    return game.phase() == Phase::play &&
           (turn_is_finished(game) || (game.rolls_made() == 0 && open_dues(game, game.turn()).empty()));
}

/// That the actor may build now: in his own turn (ru 11), or between turns too (football 8).
Check building_turn(Draft& draft) {
    const bool between = draft.edition().profile.building_time.value == BuildingTime::between_turns;
    return between && between_turns(draft.game()) ? std::nullopt : dealing_turn(draft);
}

/// In some price wars nothing is built either (fr 14, ruling price_war_bars).
Check may_build(Draft& draft) {
    return draft.rulings().price_war_bars == PriceWarBars::deeds ? std::nullopt : may_acquire(draft, draft.actor());
}

/// The printed sum, or more where scarce pieces were auctioned from it (football 11).
bool is_a_price(const Draft& draft, const std::optional<Money>& said, Money printed) {
    if (!said || *said == printed) return true;
    return draft.edition().profile.scarce_pieces.value == ScarcePieces::auctioned && *said > printed;
}

}  // namespace

Check decide_build(Draft& draft, const action::Build& build) {
    const Seat builder = draft.actor();
    if (auto wait = building_turn(draft)) return wait;
    if (auto barred = may_build(draft)) return barred;
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
    const bool right = is_a_price(draft, build.price, deal.quote.amount);
    if (auto wrong = draft.demand(right, std::move(differs))) return wrong;
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
    std::vector<RefusalCode> set_aside;
    auto answer = quote_sell(draft.edition(), draft.rulings(), draft.game().estate(seller), sell.deed, sell.steps,
                             draft.game().in_bank(), draft.is_forced() ? &set_aside : nullptr);
    if (auto* no = std::get_if<Refusal>(&answer)) {
        no->player = seller.number;
        return *no;
    }
    for (const RefusalCode code : set_aside) draft.set_aside(code);
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
