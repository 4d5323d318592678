// Trade between two players (ru 12, 23; it; football 12, 13), and a rent paid partly in deeds (football 15).

#include <algorithm>
#include <map>

#include "tests/random_play/referee.h"

namespace random_play {

void Oracle::own_deeds(const Goods& goods, int giver) const {
    for (const auto& [space, redeemed] : goods.deeds) {
        own_deed(space, giver);
        must(!redeemed || table_.deed(space).mortgaged != 0, "not-mortgaged");
    }
}

/// One deed after the other, with what comes in return already there.
void Oracle::may_leave(const Goods& goods, const Goods& gains, int giver) const {
    ModelTable then = table_;
    for (const auto& [space, redeemed] : gains.deeds) {
        const bool mortgaged = then.deed(space).mortgaged != 0 && !redeemed;
        then.deed(space) = {giver, mortgaged ? 1 : 0, 0, 0};
        then.third.at(static_cast<std::size_t>(space)) = 0;
    }
    const bool sold_if_broken = book().broken_monopoly == BrokenMonopoly::buildings_sold ||
                                decided(Ruling::trade_breaking_monopoly, "sell_first");
    for (const auto& [space, redeemed] : goods.deeds) {
        rule(!then.deed(space).built(), "buildings-on-street");
        const bool in_the_way = book().trade_clears_city
                                    ? built_streets(then, book().printed_at(space)->city, giver) > 0
                                    : sold_if_broken && breaks_built_city(then, space);
        rule(!in_the_way, "buildings-in-city");
        then.deed(space).holder = bank;
    }
}

/// A deed that is redeemed at once is redeemed by its taker, who may have to wait for their turn (fr 11 D).
void Oracle::may_redeem_taken(const Goods& goods, int taker) {
    if (std::ranges::any_of(goods.deeds, [](const auto& deed) { return deed.second; })) may_redeem(taker);
}

/// A mortgaged deed stays so, for a fee where the book asks one, or is redeemed at once; at the taker's cost.
void Oracle::hand_over_deeds(const Goods& goods, int taker) {
    for (const auto& [space, redeemed] : goods.deeds) {
        table_.deed(space).holder = taker;
        came_.push_back(space);
        if (table_.deed(space).mortgaged == 0) continue;
        hand(redeemed ? redeem_sum(table_, space) : mortgaged_deed_fee(table_, space), taker, bank);
        if (redeemed) table_.deed(space).mortgaged = 0;
    }
}

/// As many of a name as are listed, and the player who gives them has them.
std::vector<std::size_t> Oracle::cards_given(const Goods& goods, int giver) const {
    std::map<std::string, std::size_t> called;
    std::vector<std::size_t> given;
    for (const std::string& name : goods.cards) {
        const auto held = table_.kept_cards(name, giver);
        const std::size_t next = called[name]++;
        must(next < held.size(), "not-held");
        given.push_back(held[next]);
    }
    return given;
}

/// Any time; or only until the player in turn has rolled (it), which opens the next turn where that one is finished and
/// one of the two follows.
void Oracle::trading_is_open() {
    rule(table_.agreed->goal != Goal::timed || !decided(Ruling::timed_trade, "never"), "trade-closed");
    if (!book().trades_before_roll || !tracked() || table_.rolls_made == 0) return;
    const int following = table_.after(table_.in_turn());
    const bool finished = table_.rolls_left == 0 && !owes_before_roll(table_.in_turn());
    const bool opens = finished && (me_ == following || line_.other == following);
    rule(opens, "trade-closed");
    if (!opens) return;
    if (table_.in_phase() == Phase::closing) {
        // In an order of players in the closing: the next player has it.
        must(table_.round_began != 0, "time-called-already");
        if (!order_goes_on() || !has_acted_in_turn()) return rule(false, "not-your-turn");
        table_.turn = following;
        table_.choices.clear();
        return;
    }
    must(table_.in_phase() != Phase::play || turns_may_open(), "time-called-already");
    open_turn(following);
}

bool Oracle::buys(const Goods& gains, const Goods& goods) {
    if (gains.deeds.empty()) return false;
    return goods.deeds.empty() || goods.cash > gains.cash;
}

/// Deeds for cash alone go at no reduced price (it).
void Oracle::not_below_price(const Goods& goods, const Goods& gains) const {
    const bool sale = !goods.deeds.empty() && goods.cards.empty() && gains.deeds.empty() && gains.cards.empty();
    if (!book().trades_not_below_price || decided(Ruling::price_floor, "free") || !sale) return;
    Units least = 0;
    for (const auto& [space, redeemed] : goods.deeds) {
        const Printed& printed = *book().printed_at(space);
        least += printed.price - (table_.deed(space).mortgaged != 0 ? printed.mortgage : 0);
    }
    rule(gains.cash - goods.cash >= least, "price-differs");
}

/// Anything but buildings (ru 23).
void Oracle::trade() {
    const int other = line_.other;
    must(!table_.is_out(other), "player-out");
    trading_is_open();
    must(other != me_, "same-player");
    must(!line_.give.empty() || !line_.get.empty(), "nothing-traded");
    if (buys(line_.get, line_.give)) may_buy(me_);
    if (buys(line_.give, line_.get)) may_buy(other);
    own_deeds(line_.give, me_);
    own_deeds(line_.get, other);
    may_redeem_taken(line_.give, other);
    may_redeem_taken(line_.get, me_);
    may_leave(line_.give, line_.get, me_);
    may_leave(line_.get, line_.give, other);
    not_below_price(line_.give, line_.get);
    not_below_price(line_.get, line_.give);
    if (line_.give.empty() || line_.get.empty()) may_give_away(other);
    must(mine().cash >= line_.give.cash, "short-of-cash");
    must(table_.player(other).cash >= line_.get.cash, "short-of-cash");
    hand(line_.give.cash, me_, other);
    hand(line_.get.cash, other, me_);
    hand_over_deeds(line_.give, other);
    hand_over_deeds(line_.get, me_);
    const auto given = cards_given(line_.give, me_);
    const auto got = cards_given(line_.get, other);
    for (const std::size_t card : given) hand_card(card, other);
    for (const std::size_t card : got) hand_card(card, me_);
}

/// A debtor whose cash does not reach settles the whole rent with deeds that the creditor takes for it (football 15);
/// the bank, which gets the debt when its owner leaves, takes no deeds.
void Oracle::rent_in_kind() {
    if (line_.give.empty()) {
        line_.verb = Verb::rent;
        return rent();
    }
    must(book().pays_in_deeds, "not-in-this-edition");
    must(!line_.give.deeds.empty() || !line_.give.cards.empty(), "nothing-traded");
    const Due* found = find_due(me_, [](const Due& owed, const ModelLine& line) {
        const bool is_rent = owed.kind == Owed::rent || owed.kind == Owed::utility;
        return is_rent && owed.creditor != bank && (line.space < 0 || owed.space == line.space);
    });
    must(found != nullptr, "nothing-due");
    const Due due = *found;
    line_.space = due.space;
    rule(mine().cash < sum_of(due), "can-still-pay");
    own_deeds(line_.give, me_);
    may_leave(line_.give, {}, me_);
    hand(line_.give.cash, me_, due.creditor);
    hand_over_deeds(line_.give, due.creditor);
    for (const std::size_t card : cards_given(line_.give, me_)) hand_card(card, due.creditor);
    settle(due);
}

}  // namespace random_play
