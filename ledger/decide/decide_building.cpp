// Houses and hotels between a street and the bank (ru 10, 11, 13, 22).

#include "calculators/building.h"
#include "ledger/books/next_turn.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

void move_pieces(Draft& draft, Space street, const BuildingDeal& deal) {
    draft.move(Asset::house(), Account::street(street), Account::bank(), deal.to_bank.houses);
    draft.move(Asset::hotel(), Account::street(street), Account::bank(), deal.to_bank.hotels);
    draft.move(Asset::house(), Account::bank(), Account::street(street), deal.to_street.houses);
    draft.move(Asset::hotel(), Account::bank(), Account::street(street), deal.to_street.hotels);
}

namespace {

/// Whether one turn is over and the next has not begun to roll.
bool between_turns(const Draft& draft) {
    const Game& game = draft.game();
    return game.phase() == Phase::play &&
           (turn_is_finished(game) || (game.rolls_made() == 0 && dues_before_roll(game, game.turn()).empty()));
}

/// Requires that the actor may build now: in their own turn (ru 11), or between turns too (football 8).
Check building_turn(Draft& draft) {
    const bool between = draft.edition().profile.building_time.value == BuildingTime::between_turns;
    if (between && between_turns(draft)) return std::nullopt;
    return dealing_turn(draft, draft.edition().profile.building_time.rule);
}

/// Whether the box may have fewer of these pieces than two or more players would buy (football 11). The program does
/// not know what each of them wants, but it knows what they could still build.
bool are_scarce(const Draft& draft, const Pieces& bought) {
    const Game& game = draft.game();
    const auto kind = bought.hotels > 0 ? &Pieces::hotels : &Pieces::houses;
    int builders = 0;
    std::int64_t wanted = 0;
    for (const Seat seat : game.players()) {
        const std::int64_t room = room_to_build(draft.edition(), draft.rulings(), game.estate(seat)).*kind;
        wanted += room;
        builders += room > 0 ? 1 : 0;
    }
    return draft.rulings().pieces_run_out == PiecesRunOut::limited && builders > 1 && wanted > game.in_bank().*kind;
}

/// Whether this is the printed sum, or more if scarce pieces were auctioned from it (football 11).
bool is_a_price(const Draft& draft, const std::optional<Money>& said, const BuildingDeal& deal) {
    if (!said || *said == deal.quote.amount) return true;
    return draft.edition().profile.scarce_pieces.value == ScarcePieces::auctioned && *said > deal.quote.amount &&
           are_scarce(draft, deal.to_street);
}

/// That a line which names a hotel builds or sells one.
Check names_right_piece(bool hotel, const Pieces& moved, Seat actor, Space street) {
    if (!hotel || moved.hotels > 0) return std::nullopt;
    Refusal house = refusal(RefusalCode::not_a_hotel, actor);
    house.space = street;
    return house;
}

}  // namespace

Check decide_build(Draft& draft, const action::Build& build) {
    const Seat builder = draft.actor();
    if (auto wait = building_turn(draft)) return wait;
    std::vector<RefusalCode> set_aside;
    auto answer = draft.charges().build(builder, build.deed, build.steps, draft.is_forced() ? &set_aside : nullptr);
    if (auto* no = std::get_if<Refusal>(&answer)) {
        no->player = builder.number;
        return *no;
    }
    for (const RefusalCode code : set_aside) draft.set_aside(code);
    const auto& deal = std::get<BuildingDeal>(answer);
    if (auto house = names_right_piece(build.hotel, deal.to_street, builder, build.deed)) return house;
    Refusal differs = refusal(RefusalCode::price_differs, builder);
    differs.space = build.deed;
    differs.needs = deal.quote.amount;
    differs.has = build.price;
    differs.rule = draft.edition().profile.scarce_pieces.rule;
    const bool right = is_a_price(draft, build.price, deal);
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
    auto answer = draft.charges().sell(seller, sell.deed, sell.steps, draft.is_forced() ? &set_aside : nullptr);
    if (auto* no = std::get_if<Refusal>(&answer)) {
        no->player = seller.number;
        return *no;
    }
    for (const RefusalCode code : set_aside) draft.set_aside(code);
    const auto& deal = std::get<BuildingDeal>(answer);
    if (auto house = names_right_piece(sell.hotel, deal.to_bank, seller, sell.deed)) return house;
    move_pieces(draft, sell.deed, deal);
    return draft.pay(deal.quote.amount, Account::bank(), Account::player(seller));
}

Check decide_sell_city(Draft& draft, const action::SellCity& sell) {
    const Seat seller = draft.actor();
    if (draft.game().phase() == Phase::closing) {
        if (auto wait = dealing_turn(draft)) return wait;
    }
    if (!built_in_city(draft.edition(), draft.game().estate(seller), sell.city)) {
        Refusal nothing = refusal(RefusalCode::nothing_built, seller);
        nothing.city = sell.city;
        return nothing;
    }
    for (const auto& [street, deal] : draft.charges().sell_city(seller, sell.city)) {
        move_pieces(draft, street, deal);
        if (auto poor = draft.pay(deal.quote.amount, Account::bank(), Account::player(seller))) return poor;
    }
    return std::nullopt;
}

}  // namespace tablebank::deciding
