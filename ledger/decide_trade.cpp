// Trade between two players (ru 12, 23): anything but buildings, only while the table plays.

#include <algorithm>

#include "calculators/mortgage.h"
#include "ledger/decide_parts.h"

namespace tablebank::deciding {

namespace {

/// Whether players may trade now.
Check trading_is_open(Draft& draft) {
    const bool never = draft.game().setup->goal == Goal::timed && draft.rulings().timed_trade == TimedTrade::never;
    return draft.demand(!never, refusal(RefusalCode::trade_closed, draft.actor()));
}

struct Side {
    const Items& items;
    Seat giver;
    Seat taker;
};

/// That a side holds the deeds which it gives.
Check owns_deeds(const Draft& draft, const Side& side) {
    for (const auto& item : side.items.deeds) {
        Refusal wrong = refusal(RefusalCode::no_deed_there, side.giver);
        wrong.space = item.deed;
        if (draft.edition().deed_at(item.deed) == nullptr) return wrong;
        wrong.code = RefusalCode::not_owner;
        if (draft.game().owner_of(item.deed) != side.giver) return wrong;
        wrong.code = RefusalCode::not_mortgaged;
        if (item.redeemed && !draft.game().is_mortgaged(item.deed)) return wrong;
    }
    return std::nullopt;
}

/// What a side holds for the question which monopolies break: with the open streets that it gets in return.
Estate estate_with_gains(const Draft& draft, const Side& side, const Items& gains) {
    Estate estate = draft.game().estate(side.giver);
    for (const auto& item : gains.deeds) {
        const bool open = item.redeemed || !draft.game().is_mortgaged(item.deed);
        estate.deeds.push_back({item.deed, !open, 0, false});
    }
    std::ranges::sort(estate.deeds, {}, &Holding::deed);
    return estate;
}

/// That the deeds of a side may leave it, one after the other (ru 12, 23).
Check may_leave(Draft& draft, const Side& side, Estate estate) {
    for (const auto& item : side.items.deeds) {
        if (auto no = check_giving(draft.edition(), draft.rulings(), estate, item.deed)) {
            no->player = side.giver.number;
            if (auto stop = draft.pass_over(std::move(*no))) return stop;
        }
        std::erase_if(estate.deeds, [&](const Holding& holding) { return holding.deed == item.deed; });
    }
    return std::nullopt;
}

/// A mortgaged deed stays so, or is redeemed at once at the taker's cost (ru 12).
Check hand_over_deeds(Draft& draft, const Side& side) {
    for (const auto& item : side.items.deeds) {
        const bool pledged = draft.game().is_mortgaged(item.deed);
        draft.move(Asset::deed(item.deed), pledged ? Account::pledge(side.giver) : Account::player(side.giver),
                   pledged && !item.redeemed ? Account::pledge(side.taker) : Account::player(side.taker));
        if (!item.redeemed) continue;
        if (auto poor =
                draft.pay(draft.edition().deed_at(item.deed)->redeem, Account::player(side.taker), Account::bank())) {
            poor->space = item.deed;
            return poor;
        }
    }
    return std::nullopt;
}

Check hand_over_cards(Draft& draft, const Side& side) {
    for (const std::string& name : side.items.cards) {
        const auto& known = draft.edition().kept_cards;
        const auto card = std::ranges::find(known, name);
        Refusal missing = refusal(RefusalCode::not_held, side.giver);
        missing.detail = name;
        if (card == known.end()) return missing;
        const Asset asset = Asset::card(static_cast<int>(card - known.begin()));
        if (draft.game().book.holder(asset) != Account::player(side.giver)) return missing;
        draft.move(asset, Account::player(side.giver), Account::player(side.taker));
    }
    return std::nullopt;
}

/// Both sums, each from what its side had before: what one side gives must not pay for what the other has not got.
Check exchange_cash(Draft& draft, const Side& one, const Side& other) {
    for (const Side& side : {one, other}) {
        Refusal thin = refusal(RefusalCode::short_of_cash, side.giver);
        thin.has = draft.game().cash(side.giver);
        thin.needs = side.items.cash;
        if (*thin.has < side.items.cash) return thin;
    }
    for (const Side& side : {one, other}) {
        if (auto poor = draft.pay(side.items.cash, Account::player(side.giver), Account::player(side.taker))) {
            return poor;
        }
    }
    return std::nullopt;
}

}  // namespace

Check decide_trade(Draft& draft, const action::Trade& trade) {
    const Side one{trade.give, draft.actor(), trade.with};
    const Side other{trade.get, trade.with, draft.actor()};
    if (draft.game().is_out(trade.with)) return refusal(RefusalCode::player_out, trade.with);
    if (auto closed = trading_is_open(draft)) return closed;
    if (one.giver == one.taker) return refusal(RefusalCode::same_player, one.giver);
    if (trade.give.empty() && trade.get.empty()) return refusal(RefusalCode::nothing_traded, one.giver);
    for (const Side& side : {one, other}) {
        if (auto no = owns_deeds(draft, side)) return no;
    }
    if (auto no = may_leave(draft, one, estate_with_gains(draft, one, trade.get))) return no;
    if (auto no = may_leave(draft, other, estate_with_gains(draft, other, trade.give))) return no;
    if (auto poor = exchange_cash(draft, one, other)) return poor;
    for (const Side& side : {one, other}) {
        if (auto poor = hand_over_deeds(draft, side)) return poor;
    }
    for (const Side& side : {one, other}) {
        if (auto no = hand_over_cards(draft, side)) return no;
    }
    return std::nullopt;
}

}  // namespace tablebank::deciding
