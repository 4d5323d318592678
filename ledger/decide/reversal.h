#pragma once
// Reversal of an entry: the changes that can be reversed, and what blocks them. Posts nothing; decide records the
// author and the reason.

#include <variant>

#include "calculators/refusal.h"
#include "ledger/books/history.h"

namespace tablebank {

/// The transfers and fact changes that reverse an entry, or why that is impossible: no_such_entry, opening_entry,
/// already_reversed, reversal_blocked (entry = the one that blocks it), reversal_impossible (detail). Only transfers,
/// facts and `reverses` are filled in; the result's sequence is the next one.
[[nodiscard]] std::variant<Entry, Refusal> reverse(const Table& table, std::int64_t sequence);

}  // namespace tablebank
