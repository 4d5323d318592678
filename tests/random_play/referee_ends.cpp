// Bankruptcy and going home (ru 24; football 14), the richest player (ru 1, 25), the timed ending (rules of the
// two-hour game).

#include <algorithm>
#include <set>
#include <utility>

#include "tests/random_play/referee.h"

namespace random_play {

/// The creditors of the oldest debt: all that the same entry raised. Empty: the bank.
std::vector<int> Oracle::oldest_creditors() const {
    std::vector<int> creditors;
    int raised_by = 0;
    for (const Due& due : table_.dues_of(me_)) {
        if (!due.is_debt() || (raised_by > 0 && due.entry != raised_by)) continue;
        raised_by = due.entry;
        if (due.creditor == bank) return {};
        if (std::ranges::find(creditors, due.creditor) == creditors.end()) creditors.push_back(due.creditor);
    }
    return creditors;
}

/// All that each of them is owed, whichever entries raised it, in seat order.
std::vector<Oracle::Claim> Oracle::claims_of(std::vector<int> creditors) const {
    std::ranges::sort(creditors);
    std::vector<Claim> claims;
    for (const int creditor : creditors) {
        claims.push_back({creditor, 0});
        for (const Due& due : table_.dues_of(me_))
            if (due.creditor == creditor) claims.back().amount += due.at_most();
        must(claims.back().amount > 0, "owes-nothing");
    }
    return claims;
}

/// Of those to whom one entry owes, all are named or none.
void Oracle::leaves_out_nobody(const std::vector<Claim>& claims) {
    const auto is_named = [&](int seat) { return std::ranges::find(claims, seat, &Claim::creditor) != claims.end(); };
    bool all = true;
    for (const Due& one : table_.dues_of(me_))
        for (const Due& other : table_.dues_of(me_))
            if (one.entry == other.entry && one.creditor != bank && other.creditor != bank && is_named(one.creditor))
                all = all && is_named(other.creditor);
    must(all, "choice-needed");
}

/// Time was called, or a side has gone: what a debtor chooses may decide the game.
bool Oracle::is_result_made() const {
    const bool called = before_.in_phase() == Phase::play && before_.time_called != 0;
    return called || before_.in_phase() == Phase::side_gone;
}

/// Then no one who cannot pay all creditors pays one of them.
void Oracle::estates_go_by_rule() const {
    const std::initializer_list<Verb> pays{Verb::ok,  Verb::rent, Verb::rent_in_kind, Verb::tax,
                                           Verb::pay, Verb::get,  Verb::bankrupt};
    if (!is_result_made() || std::ranges::count(pays, line_.verb) == 0) return;
    for (const int seat : before_.playing()) {
        if (table_.is_out(seat)) continue;
        std::set<int> creditors;
        Units owed_before = 0;
        Units owed = 0;
        for (const Due& was : before_.dues_of(seat)) {
            if (!was.is_debt()) continue;
            creditors.insert(was.creditor);
            owed_before += was.at_most();
            for (const Due& is : table_.dues)
                if (is.entry == was.entry && is.number == was.number) owed += is.at_most();
        }
        const Units means = can_raise(table_, seat);
        const bool paid = owed < owed_before && means < can_raise(before_, seat);
        rule(creditors.size() < 2 || !paid || means >= owed, "estate-by-rule");
    }
}

void Oracle::bankrupt() {
    for (const int seat : line_.creditors) {
        must(!table_.is_out(seat), "player-out");
        must(seat != me_, "same-player");
    }
    for (const Due& due : table_.dues_of(me_)) must(!due.waits_for_dice(), "choice-needed");
    Units owed = 0;
    for (const Due& due : table_.dues_of(me_)) owed += due.at_most();
    must(owed > 0, "owes-nothing");
    rule(can_raise(table_, me_) < owed, "can-still-pay");
    const auto claims = claims_of(line_.creditors.empty() ? oldest_creditors() : line_.creditors);
    leaves_out_nobody(claims);
    if (is_result_made()) {
        auto heirs = oldest_creditors();
        std::ranges::sort(heirs);
        rule(std::ranges::equal(claims, heirs, {}, &Claim::creditor), "estate-by-rule");
    }
    line_.creditors.clear();
    for (const Claim& claim : claims) line_.creditors.push_back(claim.creditor);
    may_be_redeemed(claims);

    const auto estate = table_.deeds_of(me_);
    sell_everything();
    Units for_middle = 0;
    for (const Due& due : table_.dues_of(me_))
        if (due.till() == middle) for_middle += due.at_most();
    close_dues(claims.empty() ? bank : claims.front().creditor);
    if (claims.empty()) {
        hand(std::min(for_middle, mine().cash), me_, middle);
        all_to_bank();
    }
    if (!claims.empty()) share_out(claims);
    leave_table();
    if (claims.empty() && book().auctions && tracked() && table_.in_phase() == Phase::play) auction_off(estate);
}

/// The mortgaged deeds that are redeemed at once by the player who takes them over (football 14).
void Oracle::may_be_redeemed(const std::vector<Claim>& claims) {
    for (const auto& [space, redeemed] : line_.give.deeds) {
        own_deed(space, me_);
        must(table_.deed(space).mortgaged != 0, "not-mortgaged");
        must(!claims.empty(), "nothing-due");
        may_redeem(taker_of(space, claims));
    }
}

/// Dealt out one by one in board order, or all to the first.
int Oracle::taker_of(int space, const std::vector<Claim>& claims) const {
    if (!decided(Ruling::several_creditors, "equal_parts")) return claims.front().creditor;
    const auto deeds = table_.deeds_of(me_);
    const auto place = static_cast<std::size_t>(std::ranges::find(deeds, space) - deeds.begin());
    return claims[place % claims.size()].creditor;
}

/// Each deed that came back to the bank, called by the player now in turn (football 14).
void Oracle::auction_off(const std::vector<int>& deeds) {
    for (const int space : deeds)
        if (table_.deed(space).holder == bank) raise(Owed::auction, table_.in_turn(), space);
}

void Oracle::sell_everything() {
    for (const int space : table_.deeds_of(me_)) {
        mine().cash += refund_for_all(table_, space);
        table_.deed(space).houses = table_.deed(space).hotels = 0;
    }
}

void Oracle::all_to_bank() {
    mine().cash = 0;
    const bool kept_back = decided(Ruling::bankrupt_to_bank_mortgaged, "withheld");
    for (const int space : table_.deeds_of(me_)) {
        const bool mortgaged = table_.deed(space).mortgaged != 0;
        table_.deed(space) = {mortgaged && kept_back ? withheld : bank, 0, 0, 0};
    }
    hand_all_cards(me_, bank);
}

/// In equal parts of whole notes, with the odd notes in seat order and the deeds dealt out one by one; or each claim in
/// full in turn, and the rest with the deeds to the first.
void Oracle::share_out(const std::vector<Claim>& claims) {
    const bool equal = decided(Ruling::several_creditors, "equal_parts");
    const auto shares = static_cast<Units>(claims.size());
    const Units note = book().smallest_note;
    const Units notes = mine().cash / note;
    Units cash = mine().cash;
    for (std::size_t turn = 0; turn < claims.size(); ++turn) {
        const Units in_full = std::min(cash, claims[turn].amount);
        const Units odd = static_cast<Units>(turn) < notes % shares ? note : 0;
        const Units part = equal ? notes / shares * note + odd : in_full;
        table_.player(claims[turn].creditor).cash += part;
        cash -= part;
    }
    table_.player(claims.front().creditor).cash += cash;
    mine().cash = 0;
    std::vector<std::pair<int, int>> taken;
    for (const Claim& claim : claims)
        for (const int space : table_.deeds_of(me_))
            if (taker_of(space, claims) == claim.creditor) taken.emplace_back(space, claim.creditor);
    for (const auto& [space, creditor] : taken) take_over(space, creditor);
    hand_all_cards(me_, claims.front().creditor);
}

/// A mortgaged deed stays so; its new owner pays the fee for it at once, or owes it, or redeems it (football 14).
void Oracle::take_over(int space, int creditor) {
    table_.deed(space).holder = creditor;
    came_.push_back(space);
    const bool at_once = std::ranges::count(line_.give.deeds, std::pair{space, true}) > 0;
    if (at_once) {
        hand(redeem_sum(table_, space), creditor, bank);
        table_.deed(space).mortgaged = 0;
        return;
    }
    const Units fee = mortgaged_deed_fee(table_, space);
    if (table_.deed(space).mortgaged == 0 || fee == 0) return;
    if (table_.player(creditor).cash >= fee) return hand(fee, creditor, bank);
    raise(Owed::payment, creditor, space, fee);
}

/// The bankrupt's debts are gone; debts to them are owed to the player who takes over, and auctions wait for the next
/// player.
void Oracle::close_dues(int successor) {
    for (Due& due : table_.dues)
        if (due.kind == Owed::auction && due.debtor == me_) due.debtor = table_.after(me_);
    std::erase_if(table_.dues, [&](const Due& due) {
        return due.debtor == me_ || (due.creditor == me_ && due.debtor == successor);
    });
    for (Due& due : table_.dues)
        if (due.creditor == me_) due.creditor = successor;
}

/// Dues that only further play can settle lapse with it: offers, cards, grants, and fines before a roll.
void Oracle::lapse_with_play() {
    std::erase_if(table_.dues, [&](const Due& due) {
        const bool before_roll = due.kind == Owed::fine && due.factor == 0;
        return !due.is_debt() || before_roll || !is_due_after_call(due);
    });
}

/// Goal B: when one side is gone, the richest of the other is to be found (ru 1).
void Oracle::end_if_side_gone() {
    const auto left = table_.playing();
    const bool one_side = std::ranges::all_of(left, [&](int seat) { return role(seat) == role(left.front()); });
    if (table_.agreed->goal != Goal::richest || !one_side) return;
    lapse_with_play();
    table_.phase = static_cast<Units>(Phase::side_gone);
}

/// The turn of a player who has just left goes to the next player, if another turn still opens; else the last turn
/// played is that of the player before.
void Oracle::pass_turn_on() {
    if (table_.in_phase() == Phase::closing) {
        if (decided(Ruling::closing_own_turn, "kept") && !order_goes_on()) table_.round_began = 0;
        table_.turn = table_.after(me_);
        table_.choices.clear();
        return;
    }
    if (turns_may_open()) return open_turn(table_.after(me_));
    table_.turn = table_.playing().back();
    for (const int seat : table_.playing())
        if (seat < me_) table_.turn = seat;
    table_.rolls_left = 0;
    table_.rolls_made = 1;
}

void Oracle::leave_table() {
    const int following = table_.after(me_);
    const auto playing_before = static_cast<int>(table_.playing().size());
    put_token(me_, off_board);
    mine().jail_tries = 0;
    mine().out = table_.agreed->seats() - playing_before + 1;
    const auto left = table_.playing();
    if (left.size() == 1) {
        table_.dues.clear();
        table_.winners = Units{1} << left.front();
        table_.phase = static_cast<Units>(Phase::finished);
        return;
    }
    end_if_side_gone();
    // A round without a turn so far is begun by the next player; any other goes on past the empty seat.
    const bool unplayed = table_.round_began == me_ && table_.in_turn() == me_ && !turn_has_begun();
    if (table_.in_turn() == me_) pass_turn_on();
    if (unplayed) table_.round_began = following;
}

void Oracle::leaves() {
    for (const Due& due : table_.dues_of(me_)) rule(!due.is_debt(), "due-open");
    sell_everything();
    close_dues(bank);
    all_to_bank();
    leave_table();
}

/// Time was called, the turn or the round in hand is finished, and no one owes anything. A turn without a roll had not
/// begun, nor is the fine before its roll owed.
void Oracle::play_is_over() const {
    must(table_.agreed->goal == Goal::timed, "wrong-goal");
    rule(table_.time_called != 0, "time-not-called");
    for (const Due& due : table_.dues) rule(!is_due_after_call(due), "due-open");
    if (ends_at_once() || !tracked()) return;
    rule(!turn_is_in_hand(), "turn-not-finished");
}

void Oracle::closing() {
    must(table_.agreed->goal == Goal::timed, "wrong-goal");
    must(decided(Ruling::closing, "yes"), "not-in-this-edition");
    play_is_over();
    if (table_.time_called == 0) time_is_called();
    enter_closing();
}

void Oracle::keep() {
    if (table_.in_phase() == Phase::play) {
        must(decided(Ruling::closing, "no"), "wrong-phase");
        play_is_over();
        if (table_.time_called == 0) time_is_called();
        lapse_with_play();
    }
    for (const int seat : table_.playing()) {
        table_.player(seat).kept = kept_hundredths(table_, seat);
        table_.player(seat).handed_in = std::exchange(table_.player(seat).cash, 0);
    }
    table_.phase = static_cast<Units>(Phase::kept);
}

void Oracle::only_utilities() const {
    const bool worth = book().total_worth && table_.agreed->goal == Goal::timed;
    for (const auto& [space, thrown] : line_.utilities) {
        const Printed* printed = book().printed_at(space);
        must(!worth, "dice-not-wanted");
        must(printed != nullptr && printed->kind == Kind::utility, "dice-not-wanted");
    }
}

void Oracle::walk() {
    only_utilities();
    for (const int seat : table_.playing()) {
        const auto earned = book().total_worth
                                ? worth_of_deeds(table_, seat)
                                : income(table_, seat, line_.utilities, decided(Ruling::jailed_in_walk, "collects"));
        must(earned.has_value(), "dice-missing");
        table_.player(seat).walked = *earned;
        table_.player(seat).cash += *earned;
    }
    for (const auto& [space, thrown] : line_.utilities)
        table_.utility_dice.at(static_cast<std::size_t>(space)) = thrown.first * 10 + thrown.second;
    table_.phase = static_cast<Units>(Phase::walked);
}

void Oracle::finish() {
    std::vector<Score> scores;
    for (const int seat : table_.playing()) {
        const Units kept = std::max<Units>(table_.player(seat).kept, 0);
        scores.push_back({seat, kept + table_.player(seat).walked * 100, kept});
    }
    crown(scores);
}

void Oracle::richest() {
    must(table_.agreed->goal == Goal::richest, "wrong-goal");
    rule(table_.in_phase() == Phase::side_gone, "side-not-gone");
    lapse_with_play();
    rule(table_.dues.empty(), "due-open");
    only_utilities();
    std::vector<Score> scores;
    for (const int seat : table_.playing()) {
        const auto earns = income(table_, seat, line_.utilities, decided(Ruling::jailed_in_richest, "collects"));
        must(earns.has_value(), "dice-missing");
        const Units cash = table_.player(seat).cash;
        scores.push_back({seat, (cash + *earns) * 100, cash * 100});
    }
    for (const auto& [space, thrown] : line_.utilities)
        table_.utility_dice.at(static_cast<std::size_t>(space)) = thrown.first * 10 + thrown.second;
    crown(scores);
}

void Oracle::crown(const std::vector<Score>& scores) {
    const auto measure = [&](const Score& score) {
        const Units tie = decided(Ruling::ties, "more_cash_kept") ? score.cash_kept
                          : decided(Ruling::ties, "more_deeds") ? static_cast<Units>(table_.deeds_of(score.seat).size())
                                                                : 0;
        return std::pair{score.total, tie};
    };
    const auto best = std::ranges::max(scores, {}, measure);
    table_.winners = 0;
    for (const Score& score : scores)
        if (measure(score) == measure(best)) table_.winners |= Units{1} << score.seat;
    table_.phase = static_cast<Units>(Phase::finished);
}

}  // namespace random_play
