#pragma once
// A debtor may not make themselves unable to pay: no voluntary line may reduce what they could raise below their debts,
// so that a creditor gets what the book promises them (ru 24). Internal to the ledger.

#include "ledger/decide/draft.h"

namespace tablebank::deciding {

/// Refuses (due_open) a line that leaves a debtor with less than before and settles nothing, with the total debts, what
/// they could raise (quote_raise), and the line that settles the oldest. `at_stake` is the sum that the actor may lose
/// in addition. Since rules version 2.
[[nodiscard]] Check debtors_keep_their_means(Draft& draft, Money at_stake = {});

}  // namespace tablebank::deciding
