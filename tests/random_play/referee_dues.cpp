// Dues and their settlement (ru 9, 16-21; football 3, 10), and any other payment.

#include <algorithm>

#include "tests/random_play/referee.h"

namespace random_play {

void Oracle::raise(Owed kind, int debtor, int space, Units amount, int creditor, Units factor, Units percent) {
    table_.dues.push_back({entry_, ++raised_, kind, debtor, creditor, space, amount, percent, factor});
}

void Oracle::levy(Owed kind, int debtor, int space, Units amount, Units factor, Units percent) {
    raise(kind, debtor, space, amount, bank, factor, percent);
    table_.dues.back().to_middle = fines_till() == middle;
}

void Oracle::settle(const Due& due) {
    std::erase(table_.dues, due);
}

void Oracle::hand(Units sum, int from, int to) {
    if (from == middle) {
        must(table_.in_middle >= sum, "middle-lacks");
        table_.in_middle -= sum;
    } else if (from != bank) {
        must(table_.player(from).cash >= sum, "short-of-cash");
        table_.player(from).cash -= sum;
    }
    if (to == middle) table_.in_middle += sum;
    if (to > bank) table_.player(to).cash += sum;
}

/// A debt is dropped; a rent that had to be asked for may still be paid while its debtor is there (football 10).
void Oracle::let_go(const Due& due) {
    settle(due);
    if (tracked() && is_unclaimed(due) && table_.space_of(due.debtor) == due.space)
        table_.player(due.debtor).placed = 2;
}

/// If `at` put the token on such a space, its due is settled once; a due of a roll is owed.
void Oracle::settle_in_place(Corner corner) {
    if (!tracked()) return;
    must(corner_at(table_.space_of(me_)) == corner && mine().placed != 0, "nothing-due");
    mine().placed = 0;
}

const Due* Oracle::find_due(int seat, bool (*wanted)(const Due&, const ModelLine&)) const {
    const auto found =
        std::ranges::find_if(table_.dues, [&](const Due& due) { return due.debtor == seat && wanted(due, line_); });
    return found == table_.dues.end() ? nullptr : &*found;
}

/// The plain way: rent paid, cheaper tax, deed bought at its price, fine or fee paid.
void Oracle::ok() {
    const auto own = table_.dues_of(me_);
    must(!own.empty(), "nothing-due");
    const Due& due = own.front();
    ModelLine plain;
    plain.forced = line_.forced;
    switch (due.kind) {
        case Owed::utility:
            must(!due.waits_for_dice(), "choice-needed");
            [[fallthrough]];
        case Owed::rent:
            plain.verb = Verb::rent;
            plain.space = due.space;
            break;
        case Owed::offer:
            plain.verb = Verb::buy;
            plain.space = due.space;
            break;
        case Owed::income_tax:
            plain.verb = Verb::tax;
            plain.percent = due.percent < due.amount;
            break;
        case Owed::fine:
            plain.verb = Verb::fine;
            break;
        case Owed::property_tax:
        case Owed::foundation_fee:
        case Owed::payment:
            plain.verb = Verb::pay;
            plain.amount = due.amount;
            plain.other = due.creditor;
            plain.to_middle = due.to_middle;
            break;
        case Owed::character:
            plain.verb = Verb::draw;
            break;
        case Owed::foundation_die:
        case Owed::card:
        case Owed::auction:
        case Owed::bookmakers:
        case Owed::penalty:
            must(false, "choice-needed");
    }
    line_ = plain;
    carry_out();
}

void Oracle::rent() {
    const Due* due = find_due(me_, [](const Due& owed, const ModelLine& line) {
        return (owed.kind == Owed::rent || owed.kind == Owed::utility) && (line.space < 0 || owed.space == line.space);
    });
    if (due != nullptr) {
        line_.space = due->space;
        return pay_rent(Due{*due});
    }
    if (line_.space < 0) {
        must(tracked(), "choice-needed");
        must(book().printed_at(table_.space_of(me_)) != nullptr, "nothing-due");
        line_.space = table_.space_of(me_);
    }
    rent_unraised(line_.space);
}

/// The token was put there, or the bank keeps no tokens: the rent is worked out now.
void Oracle::rent_unraised(int space) {
    must(book().printed_at(space) != nullptr, "no-deed-there");
    if (tracked()) rule(mine().place == space, "not-there");
    const int owner = table_.deed(space).holder;
    must(owner > 0, "unowned");
    must(owner != me_, "owned-by-self");
    const Charge charge = charge_for(table_, space);
    must(!charge.nothing(), "nothing-due");
    const bool of_own_will = mine().place == space && mine().placed == 2;
    if (mine().place == space) settle_in_place(Corner::deed);
    Due due;
    due.kind = charge.factor > 0 ? Owed::utility : Owed::rent;
    due.debtor = me_;
    due.creditor = owner;
    due.space = space;
    due.amount = charge.sum;
    due.factor = charge.factor;
    if (!of_own_will) return pay_rent(due);
    hand(sum_of(due), me_, owner);
    debtors_keep_their_means();
}

/// The rent with the dice of the line: for a utility without a throw, and no other.
Units Oracle::sum_of(const Due& due) {
    const bool thrown = line_.dice.thrown();
    if (due.waits_for_dice()) {
        must(thrown, "choice-needed");
        return by_dice(table_, due.factor, line_.dice.sum());
    }
    must(!thrown || line_.dice == due.dice, "dice-not-wanted");
    return due.amount;
}

/// A sum beyond the cash is owed, with the dice that were thrown for it.
void Oracle::pay_rent(const Due& due) {
    const bool raised = due.entry > 0;
    const Units sum = sum_of(due);
    if (mine().cash >= sum || (raised && !due.waits_for_dice())) {
        hand(sum, me_, due.creditor);
        return settle(due);
    }
    if (!raised) raise(due.kind, me_, due.space, 0, due.creditor, due.factor);
    Due& owed = raised ? *std::ranges::find(table_.dues, due) : table_.dues.back();
    owed.amount = sum;
    if (!raised) owed.claimed = book().rent_is_claimed;
    if (due.kind == Owed::utility) owed.dice = line_.dice;
}

void Oracle::tax() {
    const Due* due = find_due(me_, [](const Due& owed, const ModelLine&) { return owed.kind == Owed::income_tax; });
    must(book().first_of(Corner::income_tax) >= 0, "nothing-due");
    if (due == nullptr) settle_in_place(Corner::income_tax);
    const Units percent = due != nullptr ? due->percent : percent_tax(table_, me_);
    const Units fixed = due != nullptr ? due->amount : book().fixed_tax;
    hand(line_.percent ? percent : fixed, me_, due != nullptr ? due->till() : fines_till());
    if (due != nullptr) settle(Due{*due});
}

void Oracle::foundation() {
    const Due* due = find_due(me_, [](const Due& owed, const ModelLine&) { return owed.kind == Owed::foundation_die; });
    if (due == nullptr) {
        must(book().first_of(Corner::foundation) >= 0 && of(book().foundation_fee, role(me_)) == 0, "nothing-due");
        settle_in_place(Corner::foundation);
    }
    const auto die = static_cast<std::size_t>(line_.count);
    if (die <= book().foundation_grant.size()) mine().cash += book().foundation_grant[die - 1];
    if (due != nullptr) settle(Due{*due});
}

/// The owner waives the oldest debt that they are owed, with a reason if the book requires every rent to be paid;
/// without one, the visitor need not pay a penalty that the table does not ask for.
void Oracle::waive() {
    const auto owed_to_me = [&](const Due& due) { return due.is_debt() && due.creditor == me_; };
    const auto owed_by_me = [&](const Due& due) { return due.debtor == me_ && due.kind == Owed::penalty; };
    auto found = std::ranges::find_if(table_.dues, owed_to_me);
    const bool debt = found != table_.dues.end();
    if (!debt) found = std::ranges::find_if(table_.dues, owed_by_me);
    must(found != table_.dues.end(), "nothing-due");
    if (debt && !book().rent_is_claimed) {
        may_give_away(found->debtor);
        rule(decided(Ruling::rent_waiver, "with_reason"), "waiver-barred");
        needs_reason(true);
    }
    let_go(Due{*found});
}

namespace {

Units sum_of_all(const std::vector<Due>& dues) {
    Units sum = 0;
    for (const Due& due : dues) sum += due.amount;
    return sum;
}

/// Which of the first debts, up to this number, add up to a sum: rather older ones than later ones. Empty: none.
std::vector<Due> together(const std::vector<Due>& dues, std::size_t first, Units sum) {
    if (first == 0 || sum <= 0) return {};
    auto chosen = together(dues, first - 1, sum);
    if (!chosen.empty()) return chosen;
    const Due& last = dues[first - 1];
    if (last.amount == sum) return {last};
    chosen = together(dues, first - 1, sum - last.amount);
    if (!chosen.empty()) chosen.push_back(last);
    return chosen;
}

}  // namespace

/// The oldest debt of exactly this sum between the two is settled; any sum to the bank sets the amount of a penalty,
/// and the part beyond the cash is owed.
bool Oracle::settles_exactly(int payer, int payee) {
    for (const Due& due : table_.dues_of(payer)) {
        if (!due.is_debt() || due.creditor != payee) continue;
        if (due.kind == Owed::penalty) {
            settle(due);
            if (table_.player(payer).cash >= line_.amount) {
                hand(line_.amount, payer, till_for(due));
            } else {
                raise(Owed::payment, payer, due.space, line_.amount);
                table_.dues.back().to_middle = till_for(due) == middle;
            }
            return true;
        }
        const bool other_way = due.kind == Owed::income_tax && due.percent == line_.amount;
        if (due.amount != line_.amount && !other_way) continue;
        if (due.kind == Owed::fine) {
            line_.verb = Verb::fine;
            fine();
            return true;
        }
        if (!due.is_plain_sum() && due.kind != Owed::income_tax) continue;
        const Due* oldest =
            find_due(payer, [](const Due& one, const ModelLine&) { return one.kind == Owed::income_tax; });
        if (due.kind == Owed::income_tax && *oldest == due && !line_.to_middle) line_.verb = Verb::tax;
        hand(line_.amount, payer, till_for(due));
        settle(due);
        return true;
    }
    return false;
}

/// With a reason a sum goes towards the debts there, the oldest debt first; the rest of that stays owed.
void Oracle::pay_on_account(const std::vector<Due>& here, int payer, int payee) {
    std::vector<Due> plain = here;
    std::erase_if(plain, [](const Due& due) { return !due.is_plain_sum(); });
    must(here.empty() || !plain.empty(), "choice-needed");
    if (line_.amount > sum_of_all(plain)) may_give_away(payee);
    must(table_.player(payer).cash >= line_.amount, "short-of-cash");
    Units left = line_.amount;
    for (const Due& due : plain) {
        const auto owed = std::ranges::find(table_.dues, due);
        const Units part = std::min(left, due.amount);
        left -= part;
        hand(part, payer, till_for(due));
        owed->amount -= part;
        owed->claimed = owed->claimed || is_unclaimed(due);
        if (owed->amount == 0) table_.dues.erase(owed);
    }
    hand(left, payer, line_.to_middle ? middle : payee);
}

/// What a player pays for nothing. Once time was called nothing goes into the middle, and the bank is paid by the turn
/// in hand. To another player: where prices have a floor that could be paid back (it), or players never
/// trade in a timed game, nothing.
void Oracle::may_give_away(int receiver) const {
    if (receiver == bank) {
        if (table_.time_called == 0 || table_.in_phase() != Phase::play) return;
        if (line_.to_middle) return gifts_are_open();
        if (!is_last_turn() && decided(Ruling::closing, "yes")) return;
        return must(has_turn_in_hand(), "time-called-already");
    }
    gifts_are_open();
    if (book().trades_not_below_price && decided(Ruling::price_floor, "printed")) return rule(false, "gift-barred");
    rule(table_.agreed->goal != Goal::timed || !decided(Ruling::timed_trade, "never"), "trade-closed");
}

/// The exact sum of a debt, or of several to one payee, settles them. Any other sum needs a reason if its payer owes
/// anything; else it is a separate payment.
void Oracle::pay_sum(int payer, int payee) {
    if (settles_exactly(payer, payee)) return;
    std::vector<Due> owed = table_.dues_of(payer);
    std::erase_if(owed, [](const Due& due) { return !due.is_debt(); });
    std::vector<Due> here = owed;
    std::erase_if(here, [&](const Due& due) { return due.creditor != payee; });
    std::vector<Due> plain = here;
    std::erase_if(plain, [](const Due& due) { return !due.is_plain_sum(); });
    if (const auto settled = together(plain, plain.size(), line_.amount); !settled.empty()) {
        must(table_.player(payer).cash >= line_.amount, "short-of-cash");
        for (const Due& due : settled) {
            hand(due.amount, payer, till_for(due));
            settle(due);
        }
        return;
    }
    if (payee == bank && !line_.to_middle && here.empty()) {
        // The fine and the price of a deed on offer are not presents.
        const auto offered = [&](const Due& due) {
            return due.debtor == payer && due.kind == Owed::offer && due.amount == line_.amount;
        };
        rule(!table_.is_jailed(payer) || line_.amount != book().jail_fine, "which-due");
        rule(std::ranges::none_of(table_.dues, offered), "which-due");
    }
    if (line_.explained) return pay_on_account(here, payer, payee);
    rule(owed.empty(), "which-due");
    if (payee == bank && !line_.to_middle) is_no_card(payer);
    may_give_away(payee);
    hand(line_.amount, payer, line_.to_middle ? middle : payee);
}

/// A sum of the bank without a reason is not the card that a player is to draw.
void Oracle::is_no_card(int seat) const {
    const auto drawn = [&](const Due& due) { return due.debtor == seat && due.kind == Owed::card; };
    rule(std::ranges::none_of(table_.dues, drawn), "which-due");
}

void Oracle::pay() {
    must(line_.other == bank || !table_.is_out(line_.other), "player-out");
    must(line_.other != me_, "same-player");
    pay_sum(me_, line_.other);
}

void Oracle::get() {
    must(line_.other == bank || !table_.is_out(line_.other), "player-out");
    must(line_.other != me_, "same-player");
    if (line_.other == bank) {
        if (!line_.to_middle && !line_.explained) is_no_card(me_);
        return hand(line_.amount, line_.to_middle ? middle : bank, me_);
    }
    // The owner asks for a rent that cannot be paid at once: it is owed from now on (football 10).
    const auto asked = std::ranges::find_if(table_.dues, [&](const Due& due) {
        return is_unclaimed(due) && due.debtor == line_.other && due.creditor == me_ && !due.waits_for_dice() &&
               due.amount == line_.amount;
    });
    if (asked != table_.dues.end() && table_.player(line_.other).cash < line_.amount) {
        asked->claimed = true;
        return;
    }
    // A player who asks too late, or for nothing, gets nothing: a voluntary payment is the giver's line.
    const auto owed = [&](const Due& due) { return due.debtor == line_.other && due.creditor == me_ && due.is_debt(); };
    if (book().rent_is_claimed) rule(std::ranges::any_of(table_.dues, owed), "claim-late");
    pay_sum(line_.other, me_);
}

}  // namespace random_play
