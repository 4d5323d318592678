#pragma once
// The two nearest ways to the money for a debtor whose cash does not reach: one mortgage and one sale of a building,
// each a key away. All the ways are in the dialog of bankruptcy_snapshot.h.

#include <vector>

#include "app/present/table/offered_action.h"
#include "ledger/books/due.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// What the debtor must have at hand: for a debt what it may come to, for a deed that is offered its price; else 0.
[[nodiscard]] Money cash_wanted(const Due& due);

/// Of each kind the smallest that is enough, or the largest where none is; only what would be posted. Empty where the
/// debtor's cash reaches.
[[nodiscard]] std::vector<OfferedAction> raise_offers(const Language& lang, const Table& table, const Due& debt);

}  // namespace tablebank
