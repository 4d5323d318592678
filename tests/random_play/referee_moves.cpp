// Rolls and doubles (ru 7, 8), START (ru 14), jail and price war (ru 15), cards (ru 16), and where a token comes to
// rest.

#include "tests/random_play/referee.h"

namespace random_play {

void Referee::roll() {
    must(tracked(), "not-tracked");
    if (line_.player == 0) {
        const bool finished = table_.rolls_left == 0 && table_.dues_of(table_.in_turn()).empty();
        me_ = finished ? table_.after(table_.in_turn()) : table_.in_turn();
    }
    nothing_owed_by(me_);
    own_turn();
    nothing_owed_by(me_);  // his turn may have begun with a fine
    const bool in_turn = table_.in_turn() == me_;
    rule(!in_turn || table_.rolls_left > 0, "already-rolled");
    must(table_.time_called == 0 || !decided(Ruling::time_called, "at_once"), "time-called-already");
    if (!in_turn) open_turn(me_);
    const bool jailed = table_.is_jailed(me_);

    const bool doubles = line_.dice.is_double();
    ++table_.rolls_made;
    table_.rolls_left = doubles && table_.rolls_made == 1 ? 1 : 0;
    if (jailed && !doubles) {
        ++mine().jail_tries;
        return;
    }
    if (jailed) leave_jail(me_);
    const Units to = mine().place + line_.dice.sum();
    move_to(me_, static_cast<int>(to % board_spaces), to >= board_spaces, true);
}

void Referee::move_to(int seat, int space, bool passes_start, bool paid) {
    put_token(seat, space);
    if (passes_start && paid) table_.player(seat).cash += salary;
    land(seat, space);
}

void Referee::put_token(int seat, int place) {
    table_.player(seat).place = place;
    table_.player(seat).placed = 0;
}

void Referee::land(int seat, int space) {
    switch (corner_at(space)) {
        case Corner::start:
        case Corner::jail:
            return;
        case Corner::deed:
            return land_on_deed(seat, space);
        case Corner::card:
            return raise(Owed::card, seat, space);
        case Corner::income_tax:
            return raise(Owed::income_tax, seat, space, fixed_tax, bank, 0, percent_tax(table_, seat));
        case Corner::property_tax:
            return raise(Owed::property_tax, seat, space, property_tax_sum);
        case Corner::foundation:
            if (role(seat) == Role::competitor) return raise(Owed::foundation_die, seat, space);
            return raise(Owed::foundation_fee, seat, space, foundation_sum);
        case Corner::go_to_jail:
            return send_to_jail(seat);
    }
}

void Referee::land_on_deed(int seat, int space) {
    const int holder = table_.deed(space).holder;
    if (holder == bank) return raise(Owed::offer, seat, space, printed_at(space)->price);
    if (holder == withheld || holder == seat) return;
    const Charge charge = charge_for(table_, space);
    if (charge.nothing()) return;
    raise(charge.factor > 0 ? Owed::utility : Owed::rent, seat, space, charge.sum, holder, charge.factor);
}

void Referee::send_to_jail(int seat) {
    put_token(seat, in_jail);
    table_.player(seat).jail_tries = 0;
    if (seat == table_.in_turn() && decided(Ruling::double_into_jail, "ends_turn")) table_.rolls_left = 0;
}

void Referee::leave_jail(int seat) {
    put_token(seat, jail_corner);
    table_.player(seat).jail_tries = 0;
    std::erase_if(table_.dues, [&](const Due& due) { return due.debtor == seat && due.kind == Owed::fine; });
}

void Referee::jail() {
    must(tracked(), "not-tracked");
    must(!table_.is_jailed(me_), "already-jailed");
    send_to_jail(me_);
}

void Referee::fine() {
    must(table_.is_jailed(me_), "not-jailed");
    own_turn();
    rule(table_.rolls_left > 0, "already-rolled");
    hand(jail_fine, me_, bank);
    leave_jail(me_);
}

void Referee::at() {
    must(tracked(), "not-tracked");
    if (table_.is_jailed(me_)) leave_jail(me_);
    put_token(me_, line_.space);
    mine().placed = 1;
}

void Referee::card() {
    const Due* drawn = find_due(me_, [](const Due& due, const ModelLine&) { return due.kind == Owed::card; });
    if (drawn != nullptr) settle(Due{*drawn});
    if (drawn == nullptr) settle_in_place(Corner::card);
    Effect effect = line_.effect;
    if (line_.card >= 0) {
        const auto& cards = deck(table_.agreed->edition, role(me_));
        must(static_cast<std::size_t>(line_.card) < cards.size(), "no-such-card");
        effect = cards.at(static_cast<std::size_t>(line_.card));
    }
    follow(effect);
}

void Referee::follow(const Effect& effect) {
    using Says = Effect::Kind;
    switch (effect.kind) {
        case Says::none:
            return;
        case Says::receive:
            if (may_collect(me_)) mine().cash += effect.amount;
            return;
        case Says::pay:
            return pay_or_owe(me_, bank, effect.amount);
        case Says::each:
            return collect_each(effect);
        case Says::pay_each:
            return pay_each(effect);
        case Says::all:
            for (const int seat : table_.playing())
                if (role(seat) == effect.role && may_collect(seat)) table_.player(seat).cash += effect.amount;
            return;
        case Says::go_to: {
            must(tracked(), "not-tracked");
            rule(!table_.is_jailed(me_), "in-jail");
            if (table_.is_jailed(me_)) leave_jail(me_);
            return move_to(me_, effect.space, effect.space <= mine().place, effect.salary);
        }
        case Says::jail:
            return jail();
        case Says::dice:
            must(effect.first > 0, "choice-needed");
            if (effect.first + effect.second >= effect.threshold && may_collect(me_)) mine().cash += effect.amount;
            return;
        case Says::keep:
            return must(false, "no-such-card");
    }
}

/// A monopolist in jail receives nothing (ru 15).
bool Referee::may_collect(int seat) const {
    return !table_.is_jailed(seat) || role(seat) == Role::competitor;
}

void Referee::pay_or_owe(int debtor, int creditor, Units sum) {
    if (table_.player(debtor).cash >= sum) return hand(sum, debtor, creditor);
    raise(Owed::payment, debtor, table_.space_of(debtor), sum, creditor);
}

void Referee::collect_each(const Effect& effect) {
    if (!may_collect(me_)) return;
    for (const int seat : table_.playing())
        if (seat != me_ && role(seat) == effect.role) pay_or_owe(seat, me_, effect.amount);
}

/// Pays every one, or owes every one, so that nobody is preferred.
void Referee::pay_each(const Effect& effect) {
    std::vector<int> payees;
    for (const int seat : table_.playing())
        if (seat != me_ && role(seat) == effect.role && may_collect(seat)) payees.push_back(seat);
    const bool enough = mine().cash >= effect.amount * static_cast<Units>(payees.size());
    for (const int payee : payees) {
        if (enough) hand(effect.amount, me_, payee);
        if (!enough) raise(Owed::payment, me_, table_.space_of(me_), effect.amount, payee);
    }
}

}  // namespace random_play
