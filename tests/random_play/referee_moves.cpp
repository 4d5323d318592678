// Rolls and doubles (ru 7, 8; football 4), START (ru 14), jail, price war and bench (ru 15, fr 14, football 18), and
// where a token comes to rest.

#include "tests/random_play/referee.h"

namespace random_play {

void Oracle::roll() {
    must(tracked(), "not-tracked");
    if (line_.player == 0) {
        const bool finished = table_.rolls_left == 0 && !owes_before_roll(table_.in_turn());
        me_ = finished ? table_.after(table_.in_turn()) : table_.in_turn();
    }
    nothing_owed_by(me_);
    own_turn();
    nothing_owed_by(me_);  // the turn may have begun with a fine
    const bool in_turn = table_.in_turn() == me_;
    rule(!in_turn || table_.rolls_left > 0, "already-rolled");
    must(table_.time_called == 0 || !ends_at_once(), "time-called-already");
    if (!in_turn) open_turn(me_);
    const bool doubles = line_.dice.is_double();
    ++table_.rolls_made;
    // A player who did not ask for their rent by now gets none (football 10).
    if (table_.rolls_made == 1)
        for (const Due& due : std::vector(table_.dues))
            if (due.debtor != me_ && is_unclaimed(due)) let_go(due);
    table_.rolls_left = doubles && table_.rolls_made <= book().extra_rolls ? 1 : 0;
    const bool jailed = table_.is_jailed(me_);
    const bool too_many = book().doubles_to_jail > 0 && table_.rolls_made >= book().doubles_to_jail;
    if (doubles && too_many && !jailed) return send_to_jail(me_);
    if (jailed && !try_to_leave()) return;
    move_by(me_, line_.dice.sum());
}

/// A prisoner's roll: a double frees. Whether the token moves by this roll.
bool Oracle::try_to_leave() {
    if (line_.dice.is_double()) {
        leave_jail(me_);
        if (book().double_that_frees == DoubleThatFrees::moves && decided(Ruling::freeing_double, "moves"))
            table_.rolls_left = 0;
        return book().double_that_frees != DoubleThatFrees::rolls_again;
    }
    ++mine().jail_tries;
    // The last try is paid for, and moves by its own dice (football 18).
    if (book().last_try_moves && decided(Ruling::bench_third_roll, "moves") && mine().jail_tries >= book().jail_tries)
        levy(Owed::fine, me_, book().jail_corner(), book().jail_fine, line_.dice.sum());
    return false;
}

void Oracle::move_by(int seat, Units thrown) {
    const Units to = table_.player(seat).place + thrown;
    move_to(seat, static_cast<int>(to % book().spaces()), to >= book().spaces(), true);
}

void Oracle::move_to(int seat, int space, bool passes_start, bool paid, Units times) {
    put_token(seat, space);
    // The house rule of boards with a space of rest.
    const bool twice = space == 0 && book().first_of(Corner::rest) >= 0 && decided(Ruling::start_landing, "doubled");
    if (passes_start && paid) table_.player(seat).cash += book().salary * (twice ? 2 : 1);
    land(seat, space, times);
}

/// A token that is put on its own space was not moved.
void Oracle::put_token(int seat, int place) {
    auto& mover = table_.player(seat);
    if (mover.place != place) mover.moved = entry_;
    mover.place = place;
    mover.placed = 0;
}

void Oracle::land_on_rest(int seat) {
    if (fines_till() == bank) return;
    table_.player(seat).cash += table_.in_middle;
    table_.in_middle = 0;
}

void Oracle::land(int seat, int space, Units times) {
    switch (corner_at(space)) {
        case Corner::start:
        case Corner::jail:
            return;
        case Corner::deed:
            return land_on_deed(seat, space, times);
        case Corner::rest:
            return land_on_rest(seat);
        case Corner::card:
            return raise(Owed::card, seat, space);
        case Corner::income_tax:
            return levy(Owed::income_tax, seat, space, book().fixed_tax, 0, percent_tax(table_, seat));
        case Corner::property_tax:
            return levy(Owed::property_tax, seat, space, book().property_tax);
        case Corner::foundation:
            if (of(book().foundation_fee, role(seat)) == 0) return raise(Owed::foundation_die, seat, space);
            return raise(Owed::foundation_fee, seat, space, of(book().foundation_fee, role(seat)));
        case Corner::go_to_jail:
            return send_to_jail(seat);
        case Corner::bookmakers:
            return raise(Owed::bookmakers, seat, space);
        case Corner::character:
            if (may_draw_hidden(seat)) raise(Owed::character, seat, space);
            return;
        case Corner::penalty:
            if (book().at(space).penalty == 0) return levy(Owed::penalty, seat, space);
            return levy(Owed::payment, seat, space, book().at(space).penalty);
    }
}

void Oracle::land_on_deed(int seat, int space, Units times) {
    const int holder = table_.deed(space).holder;
    if (holder == bank) return raise(Owed::offer, seat, space, book().printed_at(space)->price);
    if (holder == withheld || holder == seat) return;
    const Charge charge = times_charge(table_, space, times);
    if (charge.nothing()) return;
    raise(charge.factor > 0 ? Owed::utility : Owed::rent, seat, space, charge.sum, holder, charge.factor);
    Due& due = table_.dues.back();
    due.times = times;
    if (charge.factor > 0 && book().utility_takes_roll && line_.verb == Verb::roll) {
        due.dice = line_.dice;
        due.amount = by_dice(table_, charge.factor, line_.dice.sum());
    }
}

void Oracle::send_to_jail(int seat) {
    put_token(seat, in_jail);
    table_.player(seat).jail_tries = 0;
    if (seat == table_.in_turn() && decided(Ruling::double_into_jail, "ends_turn")) table_.rolls_left = 0;
}

void Oracle::leave_jail(int seat) {
    put_token(seat, book().jail_corner());
    table_.player(seat).jail_tries = 0;
    std::erase_if(table_.dues, [&](const Due& due) { return due.debtor == seat && due.kind == Owed::fine; });
}

void Oracle::jail() {
    must(tracked(), "not-tracked");
    must(!table_.is_jailed(me_), "already-jailed");
    send_to_jail(me_);
}

void Oracle::set_free(int seat) {
    Units thrown = 0;
    for (const Due& due : table_.dues_of(seat))
        if (due.kind == Owed::fine && thrown == 0) thrown = due.factor;
    leave_jail(seat);
    if (thrown > 0) move_by(seat, thrown);
}

void Oracle::fine() {
    must(table_.is_jailed(me_), "not-jailed");
    const bool last_try =
        find_due(me_, [](const Due& due, const ModelLine&) { return due.kind == Owed::fine && due.factor > 0; });
    // If the book and the table allow it, a player leaves before their turn comes (football 18).
    if (!book().fine_before_turn || decided(Ruling::early_fine, "no")) {
        own_turn();
        rule(table_.rolls_left > 0 || last_try, "already-rolled");
    }
    const Due* due = find_due(me_, [](const Due& owed, const ModelLine&) { return owed.kind == Owed::fine; });
    hand(book().jail_fine, me_, due != nullptr ? due->till() : fines_till());
    paid_fine_ = true;
    set_free(me_);
}

void Oracle::free() {
    must(table_.is_jailed(me_), "not-jailed");
    set_free(me_);
}

void Oracle::at() {
    must(tracked(), "not-tracked");
    const bool jailed = table_.is_jailed(me_);
    if (jailed) leave_jail(me_);
    put_token(me_, line_.space);
    mine().placed = 1;
    needs_reason(jailed);
}

}  // namespace random_play
