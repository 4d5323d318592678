// A sum that one player pays another, or the bank: the debts that it settles, or its meaning if it settles none.

#include <algorithm>
#include <cstdint>

#include "calculators/ruling_scope.h"
#include "calculators/special_space.h"
#include "ledger/books/trading.h"
#include "ledger/decide/check_stage.h"
#include "ledger/decide/decide_parts.h"
#include "ledger/decide/due_line.h"
#include "ledger/decide/refusal_detail.h"
#include "ledger/decide/sums_together.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

/// One payment, and the debts of its payer.
struct Payment {
    Money sum;
    Seat payer;
    Account till;               ///< of a player, the bank or the middle
    std::optional<Seat> payee;  ///< the player
    std::vector<Due> debts;     ///< to anyone, oldest first
    std::vector<Due> here;      ///< to this payee

    /// Whether the sum passes from one player to another.
    [[nodiscard]] bool between_players() const { return payee.has_value(); }
};

Payment payment_of(const Draft& draft, Money sum, Seat payer, Account till) {
    const bool to_player = till.kind == Account::Kind::player;
    const auto payee = to_player ? std::optional{Seat{till.index}} : std::nullopt;
    Payment payment{sum, payer, till, payee, open_dues(draft.game(), payer), {}};
    std::erase_if(payment.debts, [](const Due& due) { return !due.is_debt(); });
    std::ranges::copy_if(payment.debts, std::back_inserter(payment.here),
                         [&](const Due& due) { return due.creditor == payee; });
    return payment;
}

/// `to_middle`: the part that settles debts to the middle.
Check hand_over_sum(Draft& draft, const Payment& payment, Money to_middle = {}) {
    const Account hand = Account::player(payment.payer);
    const bool parted = !to_middle.is_zero() && payment.till == Account::bank();
    if (!parted || draft.game().cash(payment.payer) < payment.sum) return draft.pay(payment.sum, hand, payment.till);
    draft.move(Asset::cash(), hand, Account::middle(), to_middle.units());
    draft.move(Asset::cash(), hand, payment.till, (payment.sum - to_middle).units());
    return std::nullopt;
}

/// Whether a debt is a sum that only cash reduces: it has no choice, no dice, and does not free from jail.
bool is_plain_sum(const Due& due) {
    switch (due.kind) {
        case DueKind::rent:
        case DueKind::property_tax:
        case DueKind::foundation_fee:
        case DueKind::payment:
            return true;
        case DueKind::utility_rent:
            return !due.waits_for_dice();
        default:
            return false;
    }
}

std::vector<Due> plain_sums(const std::vector<Due>& dues) {
    std::vector<Due> plain;
    std::ranges::copy_if(dues, std::back_inserter(plain), is_plain_sum);
    return plain;
}

Money amounts_of(const std::vector<Due>& dues) {
    Money sum;
    for (const Due& due : dues) sum += due.amount;
    return sum;
}

bool is_the_sum_of(const Due& due, Money sum) {
    if (due.kind == DueKind::income_tax) return sum == due.amount || sum == due.percent_amount;
    return due.amount == sum && (is_plain_sum(due) || due.kind == DueKind::jail_fine);
}

/// A debt that is settled by exactly its sum. Leaving jail and choosing a tax have lines of their own, and are recorded
/// as such.
Check settle_exactly(Draft& draft, const Payment& payment, const Due& due) {
    if (due.kind == DueKind::jail_fine) {
        draft.becomes(action::Fine{});
        draft.drop_reason();
        return decide_fine(draft);
    }
    // The line `tax` is about the oldest; a later one is paid by its sum, and so is one whose sum is put into the
    // middle by hand.
    const bool by_hand = payment.till == Account::middle();
    if (due.kind == DueKind::income_tax && !by_hand && oldest_due(draft, DueKind::income_tax)->key == due.key) {
        const action::Tax tax{payment.sum == due.percent_amount && due.percent_amount != due.amount};
        draft.becomes(tax);
        draft.drop_reason();
        return decide_tax(draft, tax);
    }
    if (auto poor = hand_over_sum(draft, payment, due.middle ? payment.sum : Money{})) return poor;
    draft.settle(due);
    return std::nullopt;
}

/// The debts that a sum pays together, preferring the oldest; empty if no combination has this sum.
std::vector<Due> paid_together(const Payment& payment) {
    std::vector<Due> plain = plain_sums(payment.here);
    const Money all = amounts_of(plain);
    if (all == payment.sum) return plain;
    if (plain.size() > most_sums_together || payment.sum > all) return {};
    std::vector<std::int64_t> amounts;
    amounts.reserve(plain.size());
    for (const Due& due : plain) amounts.push_back(due.amount.units());
    const std::uint32_t chosen = sums_together(amounts, payment.sum.units());
    std::vector<Due> together;
    for (std::size_t place = 0; place < plain.size(); ++place)
        if ((chosen >> place & 1U) != 0) together.push_back(plain[place]);
    return together;
}

/// Whether a player may give another cash now: the condition of may_give_away, without the refusal.
bool gifts_are_allowed(const Draft& draft) {
    return !is_after_call(draft) && !keeps_price_floor(draft.game()) && !players_never_trade(draft.game());
}

/// The lines that the payer could have meant if a sum matches no debt: each debt (if there are many, the oldest), all
/// that is owed to this payee at once, and the same sum with a reason.
std::vector<std::string> wanted_lines(const Draft& draft, const Payment& payment) {
    constexpr std::size_t most_named = 10;
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < std::min(most_named, payment.debts.size()); ++i)
        lines.push_back(wanted_line(draft.game(), payment.debts[i]));
    Command command;
    command.player = payment.payer;
    const std::vector<Due> plain = plain_sums(payment.here);
    if (plain.size() > 1) {
        command.action = action::Pay{amounts_of(plain), payment.payee, payment.till == Account::middle()};
        lines.push_back(print_line(*draft.game().setup, command));
    }
    // A sum larger than the debts is a gift, which is not suggested if it would be refused.
    if (payment.between_players() && payment.sum > amounts_of(plain) && !gifts_are_allowed(draft)) return lines;
    command.action = action::Pay{payment.sum, payment.payee, payment.till == Account::middle()};
    command.why = !plain.empty() && payment.sum < amounts_of(plain) ? "in part" : "why";
    lines.push_back(print_line(*draft.game().setup, command));
    return lines;
}

Refusal which_due(const Draft& draft, const Payment& payment) {
    Refusal which = refusal(RefusalCode::which_due, payment.payer);
    if (payment.payee) which.owner = payment.payee->number;
    which.has = payment.sum;
    if (std::ranges::any_of(payment.debts, &Due::waits_for_dice))
        which.detail = owed_by_dice;
    else
        for (const Due& due : payment.debts) which.needs = which.needs.value_or(Money{}) + due.at_most();
    // The sum is that of a debt, but the payee is another.
    const auto owed = std::ranges::find_if(
        payment.debts, [&](const Due& due) { return due.at_most() == payment.sum && due.creditor != payment.payee; });
    if (owed != payment.debts.end()) {
        which.detail = owed->creditor ? owed_to_another : owed_to_bank;
        if (owed->creditor) which.owner = owed->creditor->number;
    }
    which.wanted = wanted_lines(draft, payment);
    return which;
}

/// The probable meaning of a sum to the bank that is not owed: the fine, or the price of a deed on offer, each of which
/// has a verb of its own (ru 9, 15). Empty: neither.
std::string meant_line(const Draft& draft, const Payment& payment) {
    if (payment.till != Account::bank() || !payment.here.empty()) return {};
    const Game& game = draft.game();
    if (game.is_jailed(payment.payer) && payment.sum == quote_jail_fine(draft.edition()).amount)
        return written_name(*game.setup, payment.payer) + " fine";
    for (const Due& due : open_dues(game, payment.payer))
        if (due.kind == DueKind::offer && due.amount == payment.sum) return wanted_line(game, due);
    return {};
}

/// Requires that a sum that was meant to pay for leaving jail or for a deed is not given to the bank for nothing.
Check buys_nothing(Draft& draft, const Payment& payment) {
    const std::string line = meant_line(draft, payment);
    Refusal which = refusal(RefusalCode::which_due, payment.payer);
    which.has = payment.sum;
    which.wanted.push_back(line);
    return draft.demand_since(RulesVersion::fourth, line.empty(), std::move(which));
}

/// Requires that a player may pay more than they owe. Once time was called, no such sum goes into the middle, where
/// another player could take it, and only the player in turn pays one to the bank. Refusals: those of may_give_away,
/// trade_closed, time_called_already.
Check may_overpay(Draft& draft, const Payment& payment) {
    if (payment.between_players()) return may_give_away(draft);
    if (!is_after_call(draft)) return std::nullopt;
    if (payment.till == Account::middle()) return gifts_are_open(draft, sum_to_middle);
    if (has_turn_in_hand(draft)) return std::nullopt;
    Refusal late = refusal(RefusalCode::time_called_already, payment.payer);
    late.detail = sum_to_bank;
    return late;
}

/// A sum with a reason first reduces what its payer owes the payee, the oldest debt before later ones: a part of them,
/// with the rest still owed, or all of them and something over. Refusal: choice_needed, if that debt waits for dice or
/// a choice.
Check pay_on_account(Draft& draft, const Payment& payment) {
    const std::vector<Due> plain = plain_sums(payment.here);
    if (plain.empty() && !payment.here.empty())
        return dice_refusal(draft, RefusalCode::choice_needed, payment.here.front());
    if (payment.sum > amounts_of(plain)) {
        if (auto barred = may_overpay(draft, payment)) return barred;
    }
    Money left = payment.sum;
    Money to_middle;
    std::vector<Due> settled;
    for (Due due : plain) {
        const Money paid = std::min(left, due.amount);
        left = left - paid;
        if (due.middle) to_middle += paid;
        due.amount = due.amount - paid;
        if (due.amount.is_zero()) {
            settled.push_back(due);
        } else {
            due.claimed = due.claimed || is_unclaimed(draft.game(), due);  // a debt that is paid in part was asked for
            draft.set(due.key, to_fact_value(due));
        }
    }
    if (auto poor = hand_over_sum(draft, payment, to_middle)) return poor;
    draft.settle(settled);
    return std::nullopt;
}

/// The first rules: a sum that matches no debt settles nothing.
Check pay_as_of_old(Draft& draft, const Payment& payment) {
    const auto settled = std::ranges::find_if(payment.here, [&](const Due& due) {
        return is_plain_sum(due) && due.kind != DueKind::utility_rent && due.amount == payment.sum;
    });
    if (auto poor = hand_over_sum(draft, payment)) return poor;
    if (settled != payment.here.end()) draft.settle(*settled);
    return std::nullopt;
}

/// A penalty that is older than every debt of this sum: the sum decides the amount of the penalty (football 3).
const Due* penalty_of(const Payment& payment) {
    for (const Due& due : payment.here) {
        if (due.kind == DueKind::penalty) return &due;
        if (is_plain_sum(due) && due.amount == payment.sum) return nullptr;
    }
    return nullptr;
}

}  // namespace

std::optional<Refusal> refusal_of_all_trade(const Draft& draft) {
    if (!players_never_trade(draft.game())) return std::nullopt;
    Refusal closed = refusal(RefusalCode::trade_closed, draft.actor());
    if (const BookAnswer* answer = book_answer(draft.edition(), "timed_trade")) closed.rule = answer->rule;
    return closed;
}

Check may_give_away(Draft& draft) {
    if (auto late = gifts_are_open(draft)) return late;
    Refusal barred = refusal(RefusalCode::gift_barred, draft.actor());
    if (keeps_price_floor(draft.game())) {
        barred.rule = cite_ruling("price_floor");
        return draft.demand_since(RulesVersion::second, false, std::move(barred));
    }
    auto never = refusal_of_all_trade(draft);
    const bool open = !never.has_value();
    return draft.demand_since(RulesVersion::second, open,
                              std::move(never).value_or(refusal(RefusalCode::trade_closed, draft.actor())));
}

Check pay_sum(Draft& draft, Money sum, Seat payer, Account till) {
    const Payment payment = payment_of(draft, sum, payer, till);
    if (const Due* penalty = penalty_of(payment)) {
        draft.settle(*penalty);
        pay_or_owe(draft, payer, till == Account::middle() ? till : penalty->till(), sum, penalty->space);
        return std::nullopt;
    }
    if (!draft.holds_since(RulesVersion::second)) return pay_as_of_old(draft, payment);
    const auto exact = std::ranges::find_if(payment.here, [&](const Due& due) { return is_the_sum_of(due, sum); });
    if (exact != payment.here.end()) return settle_exactly(draft, payment, *exact);
    if (const std::vector<Due> together = paid_together(payment); !together.empty()) {
        if (auto poor = hand_over_sum(draft, payment, owed_to_middle(together))) return poor;
        draft.settle(together);
        return std::nullopt;
    }
    if (auto which = buys_nothing(draft, payment)) return which;
    if (!draft.command().why.empty()) return pay_on_account(draft, payment);
    if (auto which = draft.demand(payment.debts.empty(), which_due(draft, payment))) return which;
    if (payment.till == Account::bank()) {
        if (auto drawn = is_beside_card(draft, payer, -sum)) return drawn;
    }
    if (auto barred = may_overpay(draft, payment)) return barred;
    return hand_over_sum(draft, payment);
}

}  // namespace tablebank::deciding
