// Trade between two players or more (ru 12, 23; it Ipoteche; football 12, 13): anything except buildings, only while
// the table plays. If a trade has several deals, each must follow every rule, and either all are posted or none.

#include <algorithm>
#include <span>
#include <vector>

#include "calculators/mortgage.h"
#include "ledger/books/kept_cards.h"
#include "ledger/books/next_turn.h"
#include "ledger/books/trading.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

namespace {

/// Requires that no one has rolled yet in the turn in hand; if that turn is over, the next player's opens for their
/// trade (it Ipoteche).
Check before_the_roll(Draft& draft, std::span<const Seat> parties) {
    if (is_time_to_trade(draft.game())) return std::nullopt;
    const Seat one = draft.actor();
    const Seat following = draft.game().after(draft.game().turn());
    if (turn_is_finished(draft.game()) && std::ranges::find(parties, following) != parties.end()) {
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
Check trading_is_open(Draft& draft, std::span<const Seat> parties) {
    if (auto never = refusal_of_all_trade(draft)) {
        if (auto closed = draft.pass_over(std::move(*never))) return closed;
    }
    return before_the_roll(draft, parties);
}

struct Side {
    const Items& items;
    Seat giver;
    Seat taker;
};

/// The exchange between two of the parties.
struct Deal {
    Side one;
    Side other;
};

std::vector<Deal> deals_of(const Draft& draft, const action::Trade& trade) {
    const Seat actor = draft.actor();
    std::vector<Deal> deals{{{trade.give, actor, trade.with}, {trade.get, trade.with, actor}}};
    for (const action::Trade::Deal& more : trade.more) {
        const Seat giver = more.giver.value_or(actor);
        deals.push_back({{more.give, giver, more.with}, {more.get, more.with, giver}});
    }
    return deals;
}

/// Both sides of each deal, one deal after the other.
std::vector<Side> sides_of(const std::vector<Deal>& deals) {
    std::vector<Side> sides;
    for (const Deal& deal : deals) {
        sides.push_back(deal.one);
        sides.push_back(deal.other);
    }
    return sides;
}

/// Each once, in the order in which the line names them.
std::vector<Seat> parties_of(const std::vector<Side>& sides) {
    std::vector<Seat> parties;
    for (const Side& side : sides)
        if (std::ranges::find(parties, side.giver) == parties.end()) parties.push_back(side.giver);
    return parties;
}

/// Everything that a party gives, or gets, in all deals.
Items all_of(const std::vector<Side>& sides, Seat party, Seat Side::*role) {
    Items all;
    for (const Side& side : sides) {
        if (side.*role != party) continue;
        all.cash += side.items.cash;
        all.deeds.insert(all.deeds.end(), side.items.deeds.begin(), side.items.deeds.end());
        all.cards.insert(all.cards.end(), side.items.cards.begin(), side.items.cards.end());
    }
    return all;
}

/// Requires that a side owns the deeds that it gives.
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

/// Requires that the taker may redeem now the deeds that they take over redeemed: in some books they wait for their
/// turn (fr 11 D).
Check may_redeem_taken(Draft& draft, const Side& side) {
    const bool redeems = std::ranges::any_of(side.items.deeds, &Items::DeedItem::redeemed);
    if (!redeems || !draft.holds_since(RulesVersion::second)) return std::nullopt;
    if (auto wait = may_redeem_now(draft, side.taker)) return wait;
    return may_redeem_in_jail(draft, side.taker);
}

/// The estate of a side for the check of broken monopolies: with the unmortgaged streets that it gets in return.
Estate estate_with_gains(const Draft& draft, const Side& side, const Items& gains) {
    Estate estate = draft.game().estate(side.giver);
    for (const auto& item : gains.deeds) {
        const bool open = item.redeemed || !draft.game().is_mortgaged(item.deed);
        estate.deeds.push_back({item.deed, !open, 0, false});
    }
    std::ranges::sort(estate.deeds, {}, &Holding::deed);
    return estate;
}

/// Requires that the deeds of a side may leave it, one after the other (ru 12, 23).
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

/// Whether a side's taker buys its deeds. An exchange of deeds has no price, unless the taker also pays money: cash on
/// both sides is one price. Deeds for nothing could be paid for later.
bool is_bought(const Draft& draft, const Side& bought, const Side& paid) {
    if (bought.items.deeds.empty()) return false;
    const bool exchanged = !paid.items.deeds.empty() && paid.items.cash <= bought.items.cash;
    return !exchanged || !draft.holds_since(RulesVersion::fourth);
}

/// Requires that deeds sold for cash alone are not sold below their printed price, a mortgaged one less its mortgage
/// (it Fallimento).
Check is_full_price(Draft& draft, const Side& seller, const Items& paid) {
    const Items& sold = seller.items;
    const bool with_change = draft.holds_since(RulesVersion::second);  // cash on both sides is one price
    const bool mere_sale = !sold.deeds.empty() && (with_change || sold.cash.is_zero()) && sold.cards.empty() &&
                           paid.deeds.empty() && paid.cards.empty();
    if (!mere_sale || !keeps_price_floor(draft.game())) return std::nullopt;
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
    const bool full = *reduced.has >= printed;  // read before the refusal is moved
    return draft.demand(full, std::move(reduced));
}

/// The taker's payment to the bank for a mortgaged deed: the whole mortgage, or the fee for leaving it mortgaged
/// (football 13).
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

/// A card for each name, all chosen before any of them moves: a player cannot give a card that they only get in this
/// trade.
Check hand_over_cards(Draft& draft, std::span<const Side> sides) {
    std::vector<Transfer> handed;
    for (const Side& side : sides) {
        for (const std::string& name : side.items.cards) {
            auto cards = cards_named(draft.game(), name, Account::player(side.giver));
            std::erase_if(
                cards, [&](Asset card) { return std::ranges::find(handed, card, &Transfer::asset) != handed.end(); });
            Refusal missing = refusal(RefusalCode::not_held, side.giver);
            missing.detail = name;
            const auto holder = holder_of_card(draft.game(), name, side.giver);
            if (holder && *holder != side.giver) missing.owner = holder->number;
            if (cards.empty()) return missing;
            handed.push_back({cards.front(), Account::player(side.giver), Account::player(side.taker), 1});
        }
    }
    for (const Transfer& card : handed) draft.move(card.asset, card.from, card.to);
    return std::nullopt;
}

/// All sums, each from the giver's cash before the trade: money received must not pay for a sum that the giver does not
/// have.
Check exchange_cash(Draft& draft, const std::vector<Side>& sides) {
    for (const Seat party : parties_of(sides)) {
        Refusal thin = refusal(RefusalCode::short_of_cash, party);
        thin.has = draft.game().cash(party);
        thin.needs = all_of(sides, party, &Side::giver).cash;
        if (*thin.has < *thin.needs) return thin;
    }
    for (const Side& side : sides) {
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
    const std::vector<Side> sides{one, {nothing, taker, giver}};
    if (auto poor = exchange_cash(draft, sides)) return poor;
    if (auto poor = hand_over_deeds(draft, one)) return poor;
    return hand_over_cards(draft, sides);
}

/// A trade with oneself: the deed that it is about, and its owner, if there is one.
Refusal trade_with_oneself(const Draft& draft, const Deal& deal) {
    const Seat trader = deal.one.giver;
    Refusal refused = refusal(RefusalCode::same_player, trader);
    for (const Items* items : {&deal.one.items, &deal.other.items}) {
        if (refused.space || items->deeds.empty()) continue;
        const Space deed = items->deeds.front().deed;
        const auto owner = draft.game().owner_of(deed);
        if (owner && owner != trader) continue;
        refused.space = deed;
        if (owner) refused.owner = owner->number;
    }
    return refused;
}

namespace {

/// Requires that each deal is one between two players, in which something changes hands.
Check are_deals(const Draft& draft, const std::vector<Deal>& deals) {
    for (const Deal& deal : deals) {
        if (deal.one.giver == deal.one.taker) return trade_with_oneself(draft, deal);
        if (deal.one.items.empty() && deal.other.items.empty())
            return refusal(RefusalCode::nothing_traded, deal.one.giver);
    }
    return std::nullopt;
}

/// Requires that no one gives a deed twice in one trade.
Check gives_once(const std::vector<Side>& sides) {
    std::vector<Space> given;
    for (const Side& side : sides) {
        for (const auto& item : side.items.deeds) {
            if (std::ranges::find(given, item.deed) == given.end()) {
                given.push_back(item.deed);
                continue;
            }
            Refusal twice = refusal(RefusalCode::not_owner, side.giver);
            twice.space = item.deed;
            return twice;
        }
    }
    return std::nullopt;
}

/// The deeds of a trade: buyers may buy, givers own and may give, those who redeem may redeem.
Check deeds_may_go(Draft& draft, const std::vector<Deal>& deals, const std::vector<Side>& sides) {
    for (const Deal& deal : deals) {
        for (const auto& [bought, paid] : {std::pair{&deal.one, &deal.other}, std::pair{&deal.other, &deal.one}}) {
            if (!is_bought(draft, *bought, *paid)) continue;
            if (auto barred = may_acquire(draft, bought->taker)) return barred;
        }
    }
    for (const Side& side : sides) {
        if (auto no = owns_deeds(draft, side)) return no;
    }
    if (auto twice = gives_once(sides)) return twice;
    for (const Side& side : sides) {
        if (auto wait = may_redeem_taken(draft, side)) return wait;
    }
    for (const Seat party : parties_of(sides)) {
        const Items given = all_of(sides, party, &Side::giver);
        const Items gained = all_of(sides, party, &Side::taker);
        const Side leaves{given, party, party};
        if (auto no = may_leave(draft, leaves, estate_with_gains(draft, leaves, gained))) return no;
    }
    return std::nullopt;
}

/// The canonical line names the player who begins it once.
void name_parties(Draft& draft, action::Trade trade) {
    for (action::Trade::Deal& deal : trade.more)
        if (deal.giver == draft.actor()) deal.giver.reset();
    draft.becomes(std::move(trade));
}

}  // namespace

Check decide_trade(Draft& draft, const action::Trade& trade) {
    const std::vector<Deal> deals = deals_of(draft, trade);
    const std::vector<Side> sides = sides_of(deals);
    const std::vector<Seat> parties = parties_of(sides);
    for (const Seat party : parties)
        if (draft.game().is_out(party)) return refusal(RefusalCode::player_out, party);
    if (auto closed = trading_is_open(draft, parties)) return closed;
    if (auto none = are_deals(draft, deals)) return none;
    if (auto no = deeds_may_go(draft, deals, sides)) return no;
    for (const Deal& deal : deals) {
        if (auto reduced = is_full_price(draft, deal.one, deal.other.items)) return reduced;
        if (auto reduced = is_full_price(draft, deal.other, deal.one.items)) return reduced;
    }
    for (const Deal& deal : deals) {
        if (!deal.one.items.empty() && !deal.other.items.empty()) continue;
        if (auto barred = may_give_away(draft)) return barred;
    }
    if (auto poor = exchange_cash(draft, sides)) return poor;
    for (const Side& side : sides) {
        if (auto poor = hand_over_deeds(draft, side)) return poor;
    }
    if (auto missing = hand_over_cards(draft, sides)) return missing;
    name_parties(draft, trade);
    return std::nullopt;
}

}  // namespace tablebank::deciding
