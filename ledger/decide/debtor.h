#pragma once
// A debtor may not make themselves unable to pay: no voluntary line may reduce what they could raise below their debts,
// so that a creditor gets what the book promises them (ru 24). Internal to the ledger.

#include "ledger/decide/draft.h"

namespace tablebank::deciding {

/// Refuses (due_open) a line that leaves a debtor with less than before and settles nothing, with the total debts, what
/// they could raise (quote_raise), and the line that settles the oldest. `at_stake` is the sum that the actor may lose
/// in addition. Since rules version 2.
[[nodiscard]] Check debtors_keep_their_means(Draft& draft, Money at_stake = {});

/// The refusal of a choice among creditors, whom the debtor cannot all pay; its line is the bankruptcy by the rule.
[[nodiscard]] Refusal chooses_an_heir(const Game& game, Seat debtor);
/// Whether the result is being made, and every choice among creditors may decide it: the last turn after the call, and
/// the payments after a side has gone.
[[nodiscard]] bool is_result_made(const Game& game);
/// Once the result is being made, refuses (estate_by_rule) a payment to one creditor if the others cannot be paid any
/// more: the deeds would go to one of them by the debtor's choice. Since rules version 4.
[[nodiscard]] Check estates_go_by_rule(Draft& draft);

}  // namespace tablebank::deciding
