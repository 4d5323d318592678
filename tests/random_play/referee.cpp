// Which line belongs where, whose turn it is, the judge's clock, and rulings changed during the game.

#include "tests/random_play/referee.h"

#include <algorithm>

namespace random_play {

void Oracle::judge() {
    check_phase();
    if (speaks_of_a_player()) must(!table_.is_out(me_), "player-out");
    begin_dealings();
    carry_out();
    check_fine_after_call();
    note_begun_turn();
    if (is_of_own_choice()) debtors_keep_their_means();
    estates_go_by_rule();
    mark_third_streets();
    if (speaks_of_a_player()) line_.player = me_;
}

/// The voluntary acts of a player: as opposed to settling debts in the required way, raising money for them, and
/// recording facts.
bool Oracle::is_of_own_choice() const {
    const auto among = [&](std::initializer_list<Verb> verbs) { return std::ranges::count(verbs, line_.verb) > 0; };
    return among({Verb::buy, Verb::auction, Verb::pay, Verb::get, Verb::build, Verb::redeem, Verb::trade, Verb::fine,
                  Verb::rent_in_kind});
}

/// No such act brings the funds that a debtor could raise below the debt, or further below it (ru 24).
void Oracle::debtors_keep_their_means(Units at_stake) const {
    for (const int seat : before_.playing())
        if (!table_.is_out(seat)) keeps_means(seat, seat == me_ ? at_stake : 0);
}

void Oracle::keeps_means(int seat, Units at_stake) const {
    Units owed_before = 0;
    Units owed = 0;
    for (const Due& was : before_.dues_of(seat)) {
        if (!was.is_debt()) continue;
        const auto is = std::ranges::find_if(
            table_.dues, [&](const Due& due) { return due.entry == was.entry && due.number == was.number; });
        const bool open = is != table_.dues.end();
        if (!open && was.kind == Owed::penalty) return;  // naming its amount is not a choice
        owed_before += was.at_most();
        if (open) owed += is->at_most();
    }
    const Units means = can_raise(table_, seat) - at_stake;
    rule(means >= owed || means - owed >= can_raise(before_, seat) - owed_before, "due-open");
}

/// Which streets came to a complete monopoly, if the table lets them have nothing: of those that came in one line the
/// last. Once one of the two is gone the others make the monopoly again.
void Oracle::mark_third_streets() {
    std::vector<int> cities;
    for (const Printed& street : book().deeds) {
        if (table_.deed(street.space).holder == before_.deed(street.space).holder) continue;
        table_.third.at(static_cast<std::size_t>(street.space)) = 0;
        if (street.city >= 0) cities.push_back(street.city);
    }
    for (const int city : cities)
        for (const int owner : table_.playing())
            if (can_monopolise(role(owner)) && of(book().most_built_streets, role(owner)) > 0)
                mark_third_street_of(city, owner);
}

void Oracle::mark_third_street_of(int city, int owner) {
    std::vector<int> held;
    for (const int space : table_.deeds_of(owner))
        if (book().printed_at(space)->city == city) held.push_back(space);
    const auto third = [&](int space) -> Units& { return table_.third.at(static_cast<std::size_t>(space)); };
    auto beyond = static_cast<int>(held.size()) - streets_for_monopoly(table_, city);
    if (beyond <= 0) {
        for (const int space : held) third(space) = 0;
        return;
    }
    if (!decided(Ruling::third_street, "never_built")) return;
    for (const int space : held) beyond -= static_cast<int>(third(space));
    for (auto came = came_.rbegin(); came != came_.rend() && beyond > 0; ++came) {
        const bool new_here = std::ranges::count(held, *came) > 0 && before_.deed(*came).holder != owner;
        if (!new_here || third(*came) != 0) continue;
        third(*came) = 1;
        --beyond;
    }
}

void Oracle::check_phase() const {
    const Verb verb = line_.verb;
    const auto among = [&](std::initializer_list<Verb> verbs) { return std::ranges::count(verbs, verb) > 0; };
    const bool anywhere = among({Verb::note, Verb::rule, Verb::count});
    switch (table_.in_phase()) {
        case Phase::play:
            must(!among({Verb::walk, Verb::finish}), "wrong-phase");
            if (table_.time_called != 0) check_after_call();
            return;
        case Phase::side_gone:
            return must(anywhere || verb == Verb::richest || verb == Verb::waive || settles_a_debt(), "wrong-phase");
        case Phase::closing:
            if (among({Verb::trade, Verb::pay, Verb::get})) return rule(false, "closing-bank-only");
            return must(anywhere || among({Verb::build, Verb::sell, Verb::sell_all, Verb::mortgage, Verb::redeem,
                                           Verb::keep, Verb::next, Verb::turn, Verb::leaves}),
                        "wrong-phase");
        case Phase::kept:
            return must(anywhere || verb == Verb::walk, "wrong-phase");
        case Phase::walked:
            return must(anywhere || verb == Verb::finish, "wrong-phase");
        case Phase::finished:
            return must(verb == Verb::note, "game-over");
    }
}

/// With one side gone the estates stay unchanged: only the debts of that time are still paid.
bool Oracle::settles_a_debt() const {
    const auto among = [&](std::initializer_list<Verb> verbs) { return std::ranges::count(verbs, line_.verb) > 0; };
    const auto dues = table_.dues_of(me_);
    if (dues.empty()) return false;
    if (line_.verb == Verb::ok) return dues.front().is_debt() && dues.front().kind != Owed::fine;
    return among({Verb::rent, Verb::rent_in_kind, Verb::tax, Verb::pay, Verb::sell, Verb::sell_all, Verb::mortgage,
                  Verb::bankrupt});
}

bool Oracle::speaks_of_a_player() const {
    const auto among = [&](std::initializer_list<Verb> verbs) { return std::ranges::count(verbs, line_.verb) > 0; };
    return !among({Verb::auction, Verb::next, Verb::turn, Verb::clock_start, Verb::clock_stop, Verb::clock_extend,
                   Verb::clock_call, Verb::closing, Verb::keep, Verb::walk, Verb::finish, Verb::richest, Verb::rule,
                   Verb::shuffle, Verb::note});
}

void Oracle::carry_out() {
    switch (line_.verb) {
        case Verb::roll:
            return roll();
        case Verb::ok:
            return ok();
        case Verb::buy:
            return buy();
        case Verb::decline:
            return decline();
        case Verb::rent:
            return rent();
        case Verb::waive:
            return waive();
        case Verb::tax:
            return tax();
        case Verb::pay:
            return pay();
        case Verb::get:
            return get();
        case Verb::build:
            return build();
        case Verb::sell:
            return sell();
        case Verb::sell_all:
            return sell_all();
        case Verb::mortgage:
            return mortgage();
        case Verb::redeem:
            return redeem();
        case Verb::trade:
            return trade();
        case Verb::card:
            return card();
        case Verb::foundation:
            return foundation();
        case Verb::jail:
            return jail();
        case Verb::fine:
            return fine();
        case Verb::free:
            return free();
        case Verb::at:
            return at();
        case Verb::count:
            // Once the cash is collected, nothing is corrected in the hands.
            if (table_.in_phase() >= Phase::kept) return must(line_.amount == mine().handed_in, "reason-needed");
            needs_reason(mine().cash != line_.amount);
            mine().cash = line_.amount;
            return;
        case Verb::bankrupt:
            return bankrupt();
        case Verb::leaves:
            return leaves();
        case Verb::use:
            return use();
        case Verb::rent_in_kind:
            return rent_in_kind();
        case Verb::draw:
            return draw_hidden();
        case Verb::stake:
            return stake();
        default:
            return carry_out_for_table();
    }
}

/// Lines that speak of the table; a note does nothing, and what takes entries back never comes here.
void Oracle::carry_out_for_table() {
    switch (line_.verb) {
        case Verb::auction:
            return auction();
        case Verb::next:
            return next();
        case Verb::turn:
            return turn();
        case Verb::clock_start:
        case Verb::clock_stop:
        case Verb::clock_extend:
        case Verb::clock_call:
            return clock();
        case Verb::closing:
            return closing();
        case Verb::keep:
            return keep();
        case Verb::walk:
            return walk();
        case Verb::finish:
            return finish();
        case Verb::richest:
            return richest();
        case Verb::rule:
            return change_ruling();
        case Verb::shuffle:
            return shuffle();
        default:
            return;
    }
}

/// The dues before a roll: all except rents that may still be asked for (football 10).
bool Oracle::is_unclaimed(const Due& due) const {
    const bool rent = due.kind == Owed::rent || due.kind == Owed::utility;
    return book().rent_is_claimed && rent && due.creditor != bank && !due.claimed;
}

bool Oracle::owes_before_roll(int seat) const {
    return std::ranges::any_of(table_.dues_of(seat), [&](const Due& due) { return !is_unclaimed(due); });
}

void Oracle::nothing_owed_by(int seat) const {
    rule(!owes_before_roll(seat), "due-open");
}

/// Some lines are taken only with a reason, which a line that is forced has given.
void Oracle::needs_reason(bool needed) const {
    must(!needed || line_.explained || line_.forced, "reason-needed");
}

/// A turn ends with `next`, or when the following player does what is allowed only in their own turn.
void Oracle::own_turn() {
    if (!tracked()) return;
    if (table_.in_phase() == Phase::closing) must(table_.round_began != 0, "time-called-already");
    if (me_ == table_.in_turn()) return;
    const bool follows = me_ == table_.after(table_.in_turn());
    rule(follows, "not-your-turn");
    if (!follows) return;
    if (table_.in_phase() == Phase::closing) {
        const bool passes = order_goes_on() && has_acted_in_turn();
        rule(passes, "not-your-turn");
        if (!passes) return;
        table_.turn = me_;
        table_.choices.clear();
        return;
    }
    nothing_owed_by(table_.in_turn());
    rule(table_.rolls_left == 0, "not-your-turn");
    if (table_.rolls_left > 0) return;
    if (table_.in_phase() == Phase::play) must(turns_may_open(), "time-called-already");
    open_turn(me_);
}

void Oracle::dealing_turn() {
    if (table_.in_phase() == Phase::closing && decided(Ruling::closing_own_turn, "lifted")) return;
    own_turn();
}

void Oracle::begin_turn(int seat) {
    table_.turn = seat;
    table_.rolls_left = 1;
    table_.rolls_made = 0;
    table_.choices.clear();
    if (table_.in_phase() != Phase::play) return;
    if (!table_.is_jailed(seat) || table_.player(seat).jail_tries < book().jail_tries) return;
    const auto own = table_.dues_of(seat);
    const bool raised = std::ranges::any_of(own, [](const Due& due) { return due.kind == Owed::fine; });
    if (!raised) levy(Owed::fine, seat, book().jail_corner(), book().jail_fine);  // before the next roll (ru 15)
}

/// The player who began the round begins the next one. If they are out, it begins with the player whom the turn reaches
/// past their seat.
bool Oracle::starts_round(int from, int to) const {
    const int began = static_cast<int>(table_.round_began);
    if (began == 0 || !table_.is_out(began)) return to == began;
    const int seats = table_.agreed->seats();
    for (int seat = from % seats + 1; seat != to; seat = seat % seats + 1)
        if (seat == began) return true;
    return false;
}

void Oracle::open_turn(int seat) {
    if (starts_round(table_.in_turn(), seat)) {
        ++table_.round;
        table_.round_began = seat;
    }
    begin_turn(seat);
}

void Oracle::next() {
    const int leaving = table_.in_turn();
    if (table_.in_phase() == Phase::closing) {
        must(order_goes_on(), "time-called-already");
        table_.turn = table_.after(leaving);
        table_.choices.clear();
        return;
    }
    nothing_owed_by(leaving);
    const bool playing = table_.in_phase() == Phase::play;
    const bool leaves_roll = playing && tracked() && table_.rolls_left > 0 && table_.rolls_made > 0;
    const bool may_leave = !book().extra_roll_is_duty || decided(Ruling::unrolled_turn, "allowed");
    if (leaves_roll && !turns_may_open() && !ends_at_once()) {
        rule(may_leave, "not-rolled");
        table_.rolls_left = 0;  // the last turn: none follows
        return;
    }
    if (playing) {
        must(turns_may_open(), "time-called-already");
        if (leaves_roll) rule(may_leave, "not-rolled");
        if (tracked() && table_.rolls_left > 0 && table_.rolls_made == 0) {
            const bool passes = table_.is_jailed(leaving) && book().prisoner_may_pass;
            if (passes) table_.player(leaving).jail_tries = book().jail_tries;
            if (!passes) rule(decided(Ruling::unrolled_turn, "allowed"), "not-rolled");
        }
    }
    open_turn(table_.after(leaving));
}

void Oracle::turn() {
    must(!table_.is_out(line_.other), "player-out");
    must(table_.time_called == 0, "time-called-already");
    begin_turn(line_.other);
    needs_reason(true);
}

void Oracle::stop_clock() {
    if (table_.clock_since == 0) return;
    table_.clock_used = std::max<Units>(table_.clock_used, 0) + std::max<Units>(now_ - table_.clock_since, 0);
    table_.clock_since = 0;
}

/// By a line that calls it, or by one that ends play by force.
void Oracle::time_is_called() {
    table_.time_called = 1;
    stop_clock();
}

void Oracle::clock() {
    must(table_.agreed->goal == Goal::timed, "wrong-goal");
    const bool running = table_.clock_since > 0;
    if (line_.verb != Verb::clock_stop) must(table_.time_called == 0, "time-called-already");
    if (line_.verb == Verb::clock_start) {
        must(!running, "clock-state");
        table_.clock_since = now_;
        return;
    }
    if (line_.verb == Verb::clock_extend) {
        table_.clock_extra += line_.count;
        return;
    }
    if (line_.verb == Verb::clock_stop) must(running, "clock-state");
    const bool stops_the_roller = line_.verb == Verb::clock_call && decided(Ruling::time_called, "at_once");
    if (stops_the_roller && !ends_at_once() && table_.rolls_made > 0) table_.rolls_left = 0;
    if (line_.verb == Verb::clock_call)
        time_is_called();
    else
        stop_clock();
    if (line_.verb != Verb::clock_call) return;
    constexpr Units minute = 60'000;
    needs_reason((table_.agreed->minutes + table_.clock_extra) * minute > table_.clock_used);
}

void Oracle::change_ruling() {
    const auto& known = all_rulings();
    const auto found = std::ranges::find(known, line_.key, &RulingWords::key);
    const bool seen_only =
        found != known.end() && (found->ruling == Ruling::closing_plan || found->ruling == Ruling::live_standings);
    const bool closed = table_.time_called != 0 || table_.in_phase() == Phase::side_gone;
    rule(!closed || seen_only || found == known.end(), "rulings-closed");
    must(found != known.end(), "unknown-ruling");
    const auto value = std::ranges::find(found->values, line_.value);
    must(value != found->values.end(), "unknown-ruling-value");
    const bool is_same = table_.ruled.at(static_cast<std::size_t>(found->ruling)) == value - found->values.begin();
    must(table_.time_called == 0 || !is_same, "changes-nothing");
    table_.ruled.at(static_cast<std::size_t>(found->ruling)) = value - found->values.begin();
    table_.rulings = held_to_book(table_.book(), table_.ruled);
}

}  // namespace random_play
