// The possible lines after time was called (the two-hour game): the turn or the round in hand is finished by the player
// whose turn it is, then the bank deals if the table has closing transactions, then the cash is collected.

#include <algorithm>

#include "tests/random_play/referee.h"

namespace random_play {

/// No one rolls after time was called, unless turns are to be equal: then those who have not rolled yet still do.
bool Oracle::ends_at_once() const {
    return decided(Ruling::time_called, "at_once") && !decided(Ruling::equal_turns, "yes");
}

bool Oracle::finishes_round() const {
    return decided(Ruling::time_called, "finish_round") || decided(Ruling::equal_turns, "yes");
}

bool Oracle::turn_has_begun() const {
    return table_.rolls_made > 0 || has_acted_in_turn();
}

bool Oracle::has_acted_in_turn() const {
    return std::ranges::any_of(table_.choices, [&](const Choice& choice) { return choice.seat == table_.in_turn(); });
}

/// Once time is called the turn in hand is the last, or all turns of the round in hand; no round begins.
bool Oracle::turns_may_open() const {
    if (table_.time_called == 0) return true;
    const bool round_in_hand = table_.in_turn() != table_.round_began || turn_has_begun();
    return finishes_round() && round_in_hand && !starts_round(table_.in_turn(), table_.after(table_.in_turn()));
}

bool Oracle::turn_is_in_hand() const {
    if (ends_at_once()) return false;
    if (!tracked()) return true;
    if (!finishes_round()) return turn_has_begun() && table_.rolls_left > 0;
    const bool first = table_.in_turn() == table_.round_began;
    const bool last = starts_round(table_.in_turn(), table_.after(table_.in_turn()));
    return (!first || turn_has_begun()) && (!last || table_.rolls_left > 0);
}

/// The fine before a roll that is not made any more is no longer owed.
bool Oracle::is_due_after_call(const Due& due) const {
    return due.kind != Owed::fine || (due.debtor == table_.in_turn() && turn_has_begun() && !ends_at_once());
}

bool Oracle::anything_is_due() const {
    return std::ranges::any_of(table_.dues, [&](const Due& due) { return is_due_after_call(due); });
}

/// Whichever words paid the fine: it belongs to the turn in hand.
void Oracle::check_fine_after_call() const {
    if (!paid_fine_ || before_.time_called == 0) return;
    ModelLine fine = line_;
    fine.player = me_;
    must(Oracle(before_, fine, entry_, now_).has_turn_in_hand(), "time-called-already");
}

bool Oracle::is_last_turn() const {
    return turn_is_in_hand() || anything_is_due();
}

bool Oracle::has_turn_in_hand() const {
    if (ends_at_once()) return false;
    if (!tracked()) return true;
    if (me_ == table_.in_turn()) return turn_has_begun() || turn_is_in_hand();
    const bool finished = table_.rolls_left == 0 && !owes_before_roll(table_.in_turn());
    return turn_is_in_hand() && finished && me_ == table_.after(table_.in_turn()) && turns_may_open();
}

std::string stage_of(const ModelTable& table) {
    if (table.in_phase() == Phase::closing) return "dealings";
    if (table.in_phase() != Phase::play || table.time_called == 0) return word(table.in_phase());
    if (Oracle(table, {}, 0, 0).is_last_turn()) return "last_turn";
    return table.decided(Ruling::closing, "yes") ? "dealings" : "handing_in";
}

/// Of the phase of play, once time was called.
void Oracle::check_after_call() const {
    const auto among = [&](std::initializer_list<Verb> verbs) { return std::ranges::count(verbs, line_.verb) > 0; };
    const bool last = is_last_turn();
    const bool dealings = !last && decided(Ruling::closing, "yes");
    const bool from_bank = line_.verb == Verb::get && line_.other == bank;
    if (among({Verb::build, Verb::redeem, Verb::sell, Verb::sell_all, Verb::mortgage})) {
        if (!last) return must(dealings, "not-in-this-edition");
        const bool raises = among({Verb::sell, Verb::sell_all, Verb::mortgage}) &&
                            std::ranges::any_of(table_.dues_of(me_), &Due::is_debt);
        return must(raises || has_turn_in_hand(), "time-called-already");
    }
    if (among({Verb::trade, Verb::pay, Verb::get}) && !from_bank) {
        if (dealings) return rule(false, "closing-bank-only");
        return rule(last && line_.verb != Verb::trade, "trade-closed");
    }
    if (from_bank && dealings) return rule(false, "closing-bank-only");
    if (line_.verb == Verb::waive && last) return rule(false, "trade-closed");
    if (among({Verb::roll, Verb::jail, Verb::fine, Verb::free, Verb::use, Verb::at}) || from_bank)
        return must(last && has_turn_in_hand(), "time-called-already");
    if (among({Verb::buy, Verb::decline, Verb::auction, Verb::card, Verb::draw, Verb::foundation, Verb::stake,
               Verb::shuffle}))
        return must(last && (has_turn_in_hand() || !table_.dues_of(me_).empty()), "time-called-already");
    if (among({Verb::ok, Verb::rent, Verb::rent_in_kind, Verb::tax, Verb::bankrupt, Verb::waive, Verb::richest}))
        return must(last, "time-called-already");
    if (among({Verb::next, Verb::turn})) must(last || dealings, "time-called-already");
}

/// The first transaction with the bank after play is over begins the closing.
void Oracle::begin_dealings() {
    if (table_.in_phase() != Phase::play || table_.time_called == 0 || is_last_turn()) return;
    const std::initializer_list<Verb> dealt{Verb::build, Verb::redeem, Verb::sell, Verb::sell_all, Verb::mortgage};
    const bool passes = line_.verb == Verb::next && decided(Ruling::closing_own_turn, "kept");
    const bool deals = std::ranges::count(dealt, line_.verb) > 0;
    if ((deals || passes) && decided(Ruling::closing, "yes")) enter_closing();
}

void Oracle::enter_closing() {
    lapse_with_play();
    table_.phase = static_cast<Units>(Phase::closing);
    if (decided(Ruling::closing_own_turn, "kept")) {
        table_.round_began = table_.in_turn();
        table_.choices.clear();
    }
}

/// In the closing players deal in turn, once each, and no turn opens: whether the next one may.
bool Oracle::order_goes_on() const {
    return decided(Ruling::closing_own_turn, "kept") && table_.round_began != 0 &&
           !starts_round(table_.in_turn(), table_.after(table_.in_turn()));
}

/// A timed turn begins with what its player does by choice before the first roll.
void Oracle::note_begun_turn() {
    const std::initializer_list<Verb> deals{Verb::build, Verb::redeem, Verb::sell, Verb::sell_all, Verb::mortgage};
    const bool in_order = table_.in_phase() == Phase::closing && decided(Ruling::closing_own_turn, "kept");
    if (in_order && tracked() && std::ranges::count(deals, line_.verb) > 0)
        table_.choices.push_back({entry_, table_.in_turn()});
    const bool plays = table_.in_phase() == Phase::play && table_.time_called == 0 && table_.rolls_made == 0;
    if (!plays || !tracked() || table_.agreed->goal != Goal::timed) return;
    const std::initializer_list<Verb> begins{Verb::free, Verb::use,      Verb::build, Verb::redeem, Verb::sell_all,
                                             Verb::sell, Verb::mortgage, Verb::trade, Verb::buy};
    const bool chosen = paid_fine_ || std::ranges::count(begins, line_.verb) > 0;
    const bool own = me_ == table_.in_turn() || (line_.verb == Verb::trade && line_.other == table_.in_turn());
    if (chosen && own) table_.choices.push_back({entry_, table_.in_turn()});
}

/// Transfers between players with nothing due: none after time was called.
void Oracle::gifts_are_open() const {
    if (table_.in_phase() != Phase::play || table_.time_called == 0) return;
    rule(!is_last_turn() && decided(Ruling::closing, "yes"), "trade-closed");
}

}  // namespace random_play
