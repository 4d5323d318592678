#pragma once
// The one way in which an entry that was posted elsewhere comes to a table: from a file, and from a record.

#include "ledger/books/history.h"
#include "ledger/decide/entry_words.h"

namespace tablebank {

/// Applies and appends the next entry. Throws std::logic_error and MoneyOverflow, as the ledger does, for a transfer
/// that cannot be, a sum that does not hold, a value out of place, words that are not those of the line, and for an
/// opening anywhere but first. `words` is the same for one entry after the other.
void take_next(Table& table, KnownWords& words, Entry entry);

}  // namespace tablebank
