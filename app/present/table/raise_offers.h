#pragma once
// The two nearest ways to raise money if a debtor's cash is not enough: one mortgage and one sale of a building, each
// on a key. The dialog of bankruptcy_snapshot.h has all the ways.

#include <vector>

#include "app/present/table/offered_action.h"
#include "ledger/books/due.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// The cash that the debtor needs: for a debt its largest possible sum, for an offered deed its price; otherwise 0.
[[nodiscard]] Money cash_wanted(const Due& due);

/// For each kind the smallest that is enough, or the largest if none is; only those that would be posted. Empty if the
/// debtor's cash is enough.
[[nodiscard]] std::vector<OfferedAction> raise_offers(const Language& lang, const Table& table, const Due& debt);

}  // namespace tablebank
