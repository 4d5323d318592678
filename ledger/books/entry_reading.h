#pragma once
// Derives from an entry's transfers and facts: the dues that it settled and raised, the players who got the salary, the
// cash that moved between accounts. Does not read its line.

#include <vector>

#include "ledger/books/due.h"
#include "ledger/books/entry.h"
#include "ledger/books/setup.h"

namespace tablebank {

/// A debt of which an entry paid a part.
struct PartPaid {
    Due left;  ///< the rest that is still owed
    Money paid;
};

/// The dues an entry settled, those of which it paid a part, and those it raised or changed otherwise.
struct DueChanges {
    std::vector<Due> settled;
    std::vector<Due> raised;
    std::vector<PartPaid> in_part;
};
[[nodiscard]] DueChanges due_changes(const Entry& entry);
/// The dues that an entry settled in whole, as they were before.
[[nodiscard]] std::vector<Due> settled_dues(const Entry& entry);
/// The dues that are open after an entry that raised or changed them.
[[nodiscard]] std::vector<Due> open_dues_after(const Entry& entry);

/// Whether an entry uses the middle of the board: money there, or a card that versions before it do not know.
[[nodiscard]] bool needs_middle(const Entry& entry);

/// The players to whom an entry paid the salary: the bank's money, and a token that reached START or passed it (ru 14).
[[nodiscard]] std::vector<Seat> paid_salaries(const Setup& setup, const Entry& entry);

/// Whether a transfer takes a token to START or past it.
[[nodiscard]] bool passes_start(const Setup& setup, const Transfer& token);

/// All the cash that an entry moved from one account to another.
[[nodiscard]] Money cash_moved(const Entry& entry, Account from, Account to);
/// All the cash that a player gave in an entry.
[[nodiscard]] Money cash_given(const Entry& entry, Seat giver);

}  // namespace tablebank
