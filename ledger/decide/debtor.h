#pragma once
// Whoever owes something keeps what he owes it from: nothing that a player does of his own choice brings what he could
// still raise below his debts, so that a creditor finds what the book promises him (ru 24). Internal to the ledger.

#include "ledger/decide/draft.h"

namespace tablebank::deciding {

/// due_open, where the line leaves a debtor less than he owed before it and is no settling of that: with the sum of his
/// debts, what he could raise for them (quote_raise), and the line that settles the oldest. `at_stake` is what the
/// actor may lose besides. Since the second rules.
[[nodiscard]] Check debtors_keep_their_means(Draft& draft, Money at_stake = {});

}  // namespace tablebank::deciding
