// Trade between two players (ru 12, 23; it Ipoteche; football 12, 13): anything but buildings, only while the table
// plays.

#include <algorithm>
#include <initializer_list>

#include "calculators/mortgage.h"
#include "ledger/books/kept_cards.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

namespace {

/// That nobody has rolled yet in the turn in hand; where it is over, the next player's opens for his trade (it
/// Ipoteche).
Check before_the_roll(Draft& draft, Seat with) {
    const bool any_time = draft.edition().profile.trade_time.value == TradeTime::any_time;
    if (any_time || !draft.rulings().track_tokens || draft.game().rolls_made() == 0) return std::nullopt;
    const Seat one = draft.actor();
    const Seat following = draft.game().after(draft.game().turn());
    if (turn_is_finished(draft) && (following == one || following == with)) {
        draft.act_for(following);
        auto wait = own_turn(draft);
        draft.act_for(one);
        return wait;
    }
    Refusal late = refusal(RefusalCode::trade_closed, one);
    late.rule = draft.edition().profile.trade_time.rule;
    late.owner = draft.game().turn().number;
    return draft.pass_over(std::move(late));
}

/// Whether players may trade now.
Check trading_is_open(Draft& draft, Seat with) {
    if (auto never = players_never_trade(draft)) {
        if (auto closed = draft.pass_over(std::move(*never))) return closed;
    }
    return before_the_roll(draft, with);
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

/// That the taker may redeem now what he takes over redeemed: in some books he waits for his turn (fr 11 D).
Check may_redeem_taken(Draft& draft, const Side& side) {
    const bool redeems = std::ranges::any_of(side.items.deeds, &Items::DeedItem::redeemed);
    if (!redeems || !draft.holds_since(RulesVersion::second)) return std::nullopt;
    if (auto wait = may_redeem_now(draft, side.taker)) return wait;
    return may_redeem_in_jail(draft, side.taker);
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

/// Whether a side's taker buys its deeds. Deeds for deeds have no price, unless he pays money besides: cash on both
/// sides is one price. What he gets for nothing could be paid for later.
bool is_bought(const Draft& draft, const Side& bought, const Side& paid) {
    if (bought.items.deeds.empty()) return false;
    const bool exchanged = !paid.items.deeds.empty() && paid.items.cash <= bought.items.cash;
    return !exchanged || !draft.holds_since(RulesVersion::fourth);
}

/// That deeds sold for cash alone are not sold below what they print, a mortgaged one less its mortgage (it
/// Fallimento).
Check is_full_price(Draft& draft, const Side& seller, const Items& paid) {
    const Items& sold = seller.items;
    const bool free = draft.edition().profile.trade_prices.value == TradePrices::free ||
                      draft.rulings().price_floor == PriceFloor::free;
    const bool with_change = draft.holds_since(RulesVersion::second);  // cash on both sides is one price
    const bool mere_sale = !sold.deeds.empty() && (with_change || sold.cash.is_zero()) && sold.cards.empty() &&
                           paid.deeds.empty() && paid.cards.empty();
    if (free || !mere_sale) return std::nullopt;
    Money printed;
    for (const auto& item : sold.deeds) {
        const Deed& deed = *draft.edition().deed_at(item.deed);
        printed += deed.price;
        if (draft.game().is_mortgaged(item.deed)) printed -= deed.mortgage;
    }
    Refusal reduced = refusal(RefusalCode::price_differs, seller.giver);
    reduced.space = sold.deeds.front().deed;
    reduced.has = paid.cash - sold.cash;
    reduced.needs = printed;
    reduced.rule = draft.edition().profile.trade_prices.rule;
    const bool full = *reduced.has >= printed;  // asked before the refusal is handed on
    return draft.demand(full, std::move(reduced));
}

/// What a taker pays the bank for a mortgaged deed: all of it back, or the fee for leaving it there (football 13).
Check settle_mortgage(Draft& draft, const Items::DeedItem& item, Seat taker) {
    const Charges charges = draft.charges();
    const Quote sum = item.redeemed ? charges.redeem_taken(item.deed) : charges.keep_mortgaged(item.deed);
    auto poor = draft.pay(sum.amount, Account::player(taker), Account::bank());
    if (poor) poor->space = item.deed;
    return poor;
}

/// A mortgaged deed stays so, or is redeemed at once at the taker's cost (ru 12).
Check hand_over_deeds(Draft& draft, const Side& side) {
    for (const auto& item : side.items.deeds) {
        const bool pledged = draft.game().is_mortgaged(item.deed);
        draft.move(Asset::deed(item.deed), pledged ? Account::pledge(side.giver) : Account::player(side.giver),
                   pledged && !item.redeemed ? Account::pledge(side.taker) : Account::player(side.taker));
        if (!pledged) continue;
        if (auto poor = settle_mortgage(draft, item, side.taker)) return poor;
    }
    return std::nullopt;
}

/// A card for each name, all chosen before any of them moves: nobody gives away what he only gets.
Check hand_over_cards(Draft& draft, std::initializer_list<Side> sides) {
    std::vector<Transfer> handed;
    for (const Side& side : sides) {
        for (const std::string& name : side.items.cards) {
            auto cards = cards_named(draft.game(), name, Account::player(side.giver));
            std::erase_if(
                cards, [&](Asset card) { return std::ranges::find(handed, card, &Transfer::asset) != handed.end(); });
            Refusal missing = refusal(RefusalCode::not_held, side.giver);
            missing.detail = name;
            if (cards.empty()) return missing;
            handed.push_back({cards.front(), Account::player(side.giver), Account::player(side.taker), 1});
        }
    }
    for (const Transfer& card : handed) draft.move(card.asset, card.from, card.to);
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

Check hand_over(Draft& draft, const Items& items, Seat giver, Seat taker) {
    const Items nothing;
    const Side one{items, giver, taker};
    if (auto no = owns_deeds(draft, one)) return no;
    if (auto no = may_leave(draft, one, draft.game().estate(giver))) return no;
    if (auto poor = exchange_cash(draft, one, {nothing, taker, giver})) return poor;
    if (auto poor = hand_over_deeds(draft, one)) return poor;
    return hand_over_cards(draft, {one});
}

/// A trade with oneself: about which deed it is, and who holds that, where he does.
Refusal trade_with_oneself(const Draft& draft, Seat trader, const action::Trade& trade) {
    Refusal refused = refusal(RefusalCode::same_player, trader);
    for (const Items* items : {&trade.give, &trade.get}) {
        if (refused.space || items->deeds.empty()) continue;
        const Space deed = items->deeds.front().deed;
        const auto owner = draft.game().owner_of(deed);
        if (owner && owner != trader) continue;
        refused.space = deed;
        if (owner) refused.owner = owner->number;
    }
    return refused;
}

Check decide_trade(Draft& draft, const action::Trade& trade) {
    const Side one{trade.give, draft.actor(), trade.with};
    const Side other{trade.get, trade.with, draft.actor()};
    if (draft.game().is_out(trade.with)) return refusal(RefusalCode::player_out, trade.with);
    if (auto closed = trading_is_open(draft, trade.with)) return closed;
    if (one.giver == one.taker) return trade_with_oneself(draft, one.giver, trade);
    if (trade.give.empty() && trade.get.empty()) return refusal(RefusalCode::nothing_traded, one.giver);
    for (const auto& [bought, paid] : {std::pair{&one, &other}, std::pair{&other, &one}}) {
        if (!is_bought(draft, *bought, *paid)) continue;
        if (auto barred = may_acquire(draft, bought->taker)) return barred;
    }
    for (const Side& side : {one, other}) {
        if (auto no = owns_deeds(draft, side)) return no;
    }
    for (const Side& side : {one, other}) {
        if (auto wait = may_redeem_taken(draft, side)) return wait;
    }
    if (auto no = may_leave(draft, one, estate_with_gains(draft, one, trade.get))) return no;
    if (auto no = may_leave(draft, other, estate_with_gains(draft, other, trade.give))) return no;
    if (auto reduced = is_full_price(draft, one, trade.get)) return reduced;
    if (auto reduced = is_full_price(draft, other, trade.give)) return reduced;
    if (trade.give.empty() || trade.get.empty()) {
        if (auto barred = may_give_away(draft)) return barred;
    }
    if (auto poor = exchange_cash(draft, one, other)) return poor;
    for (const Side& side : {one, other}) {
        if (auto poor = hand_over_deeds(draft, side)) return poor;
    }
    return hand_over_cards(draft, {one, other});
}

}  // namespace tablebank::deciding
