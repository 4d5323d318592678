#pragma once
// The remarks of `review` that stay with the result of a game.

#include <cstdint>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

/// The entries of gifts, waived debts, and entries that were reversed late. A payment of too much does not count if
/// the next entry gives it back, nor does a waiver of a rent that its owner had not claimed and need not. The other
/// remarks of `review` are found by other means, or are common at every table.
[[nodiscard]] std::vector<std::int64_t> remarks_for_director(const Table& table);

}  // namespace tablebank
