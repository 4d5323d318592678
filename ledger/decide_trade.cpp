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

/// Hands one deed over; a mortgaged one stays so, or is redeemed at once at the taker's cost (ru 12).
Check hand_over_deed(Draft& draft, const Items::DeedItem& item, Seat giver, Seat taker) {
    if (!draft.game().is_mortgaged(item.deed)) {
        if (item.redeemed) {
            Refusal whole = refusal(RefusalCode::not_mortgaged, giver);
            whole.space = item.deed;
            return whole;
        }
        draft.move(Asset::deed(item.deed), Account::player(giver), Account::player(taker));
        return std::nullopt;
    }
    draft.move(Asset::deed(item.deed), Account::pledge(giver),
               item.redeemed ? Account::player(taker) : Account::pledge(taker));
    if (!item.redeemed) return std::nullopt;
    return draft.pay(draft.edition().deed_at(item.deed)->redeem, Account::player(taker), Account::bank());
}

Check hand_over(Draft& draft, const Items& items, Seat giver, Seat taker) {
    for (const std::string& name : items.cards) {
        const auto& known = draft.edition().kept_cards;
        const auto card = std::ranges::find(known, name);
        Refusal missing = refusal(RefusalCode::not_held, giver);
        missing.detail = name;
        if (card == known.end()) return missing;
        const Asset asset = Asset::card(static_cast<int>(card - known.begin()));
        if (draft.game().book.holder(asset) != Account::player(giver)) return missing;
        draft.move(asset, Account::player(giver), Account::player(taker));
    }
    for (const auto& item : items.deeds) {
        const Estate estate = draft.game().estate(giver);
        if (auto no = check_giving(draft.edition(), draft.rulings(), estate, item.deed)) {
            no->player = giver.number;
            if (auto stop = draft.pass_over(std::move(*no))) return stop;
        }
        if (auto no = hand_over_deed(draft, item, giver, taker)) return no;
    }
    return std::nullopt;
}

}  // namespace

Check decide_trade(Draft& draft, const action::Trade& trade) {
    const Seat one = draft.actor();
    const Seat other = trade.with;
    if (draft.game().is_out(other)) return refusal(RefusalCode::player_out, other);
    if (one == other) return refusal(RefusalCode::same_player, one);
    if (trade.give.empty() && trade.get.empty()) return refusal(RefusalCode::nothing_traded, one);
    if (auto closed = trading_is_open(draft)) return closed;
    if (auto poor = draft.pay(trade.give.cash, Account::player(one), Account::player(other))) return poor;
    // What one side gave must not pay for what the other side has not got.
    const Money received = trade.give.cash;
    Refusal thin = refusal(RefusalCode::short_of_cash, other);
    thin.has = draft.game().cash(other) - received;
    thin.needs = trade.get.cash;
    if (*thin.has < trade.get.cash) return thin;
    if (auto poor = draft.pay(trade.get.cash, Account::player(other), Account::player(one))) return poor;
    if (auto no = hand_over(draft, trade.give, one, other)) return no;
    return hand_over(draft, trade.get, other, one);
}

}  // namespace tablebank::deciding
