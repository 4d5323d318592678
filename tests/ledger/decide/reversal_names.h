#pragma once
// The accounts and assets of the reversal tests, in short.

#include "ledger/books/account.h"
#include "ledger/books/fact.h"

namespace tablebank::testing {

inline const Account bank = Account::bank();
inline constexpr FactKey rent_due{FactName::due, 2, 1};

}  // namespace tablebank::testing
