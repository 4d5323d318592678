#pragma once
// A payout by hand that is so large that a slip of the finger is likelier: more than any rule of the book gives at
// once, or more than the bank has. The window asks before it posts such a line; the terminal posts it, and the review
// for the judge lists it either way.

#include <optional>
#include <string_view>

#include "calculators/money.h"
#include "ledger/books/history.h"

namespace tablebank {

struct BigPayout {
    Seat player;
    Money sum;
    Money most;                     ///< the largest sum that a rule of the book gives: salary, grant or card
    std::optional<Money> in_box{};  ///< the bank's cash, if it is less
};

/// nullopt for any other line, for one that is recorded against the rules and has its reason there, and for one that
/// would not be posted.
[[nodiscard]] std::optional<BigPayout> big_payout(const Table& table, std::string_view line);

}  // namespace tablebank
