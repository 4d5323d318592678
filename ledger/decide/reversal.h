#pragma once
// Taking an entry back: which of its changes can go back, and what is in their way. Posts nothing; decide writes
// who asked for it, and why.

#include <variant>

#include "calculators/refusal.h"
#include "ledger/books/history.h"

namespace tablebank {

/// The transfers and fact changes that take an entry back, or why that cannot be: no_such_entry, opening_entry,
/// already_reversed, reversal_blocked (entry = what is in the way), reversal_impossible (detail).
/// Only transfers, facts and `reverses` are filled in; the result's sequence is the next one.
[[nodiscard]] std::variant<Entry, Refusal> reverse(const Table& table, std::int64_t sequence);

}  // namespace tablebank
