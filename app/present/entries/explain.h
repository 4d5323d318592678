#pragma once
// Why a sum is what it is, at any time later: the quote with its workings, computed again by the calculators on the
// table as it stood when the sum was fixed, under the rulings in force there. Changes nothing, posts nothing.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "calculators/quote.h"
#include "calculators/rulings.h"
#include "ledger/books/due.h"
#include "ledger/books/history.h"

namespace tablebank {

struct Explanation {
    std::string title;  ///< "Rent of Nob Hill"
    Share amount;       ///< what was charged or paid; for income tax not yet chosen, the cheaper
    std::vector<Working> workings;
    Rulings rulings{};  ///< in force when it was worked out
};

/// Why a due is what it is: computed on the state right after the entry that raised it. Empty where nothing is
/// computed: a card to draw, a payment that was typed in.
[[nodiscard]] std::optional<Explanation> explain(const Table& table, const Due& due);

/// Why an entry moved the sums it moved, one explanation for each sum that has one, in the order in which they moved.
/// For a reversal, that of the entry it takes back. Empty for an entry that computed nothing. Requires an entry of the
/// table.
[[nodiscard]] std::vector<Explanation> explain_entry(const Table& table, std::int64_t sequence);

}  // namespace tablebank
