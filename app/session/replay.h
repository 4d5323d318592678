#pragma once
// The one way in which an entry that was posted elsewhere comes to a table: from a file, and from a record.

#include "ledger/books/history.h"

namespace tablebank {

/// Applies and appends the next entry. Throws std::logic_error and MoneyOverflow, as the ledger does, for a transfer
/// that cannot be, a sum that does not hold, a value out of place, and for an opening anywhere but first.
void take_next(Table& table, Entry entry);

}  // namespace tablebank
