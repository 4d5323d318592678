#pragma once
// The clauses of an entry's sentence: what each player did and what changed for the table, derived from transfers and
// facts. Internal parts of entry_text.

#include <optional>
#include <string>
#include <vector>

#include "ledger/books/due.h"
#include "ledger/books/entry.h"
#include "ledger/books/entry_facts.h"
#include "ledger/books/entry_reading.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// "moves to Nob Hill", with the player who does it; without a subject it is about the table.
struct Clause {
    std::optional<Seat> subject;
    std::string words;
    bool apart = false;  ///< a consequence of the rest, such as a due: separated by a semicolon
    bool named = false;  ///< a deal of several: begins again with its subject
};
using Clauses = std::vector<Clause>;

/// The cash of an entry, summed by giver and receiver. A clause takes out the sum that it mentions, so that no sum is
/// mentioned twice.
class CashFlows {
public:
    struct Flow {
        Account from;
        Account to;
        Money sum;
    };
    explicit CashFlows(const Entry& entry);

    [[nodiscard]] Money take(Account from, Account to);              ///< zero if nothing is left
    [[nodiscard]] Money take(Account from, Account to, Money most);  ///< at most this much of it
    [[nodiscard]] const std::vector<Flow>& left() const { return flows_; }

private:
    std::vector<Flow> flows_;
};

/// Dice, tokens, tries to leave jail, the salary.
[[nodiscard]] Clauses move_clauses(const Language& lang, const Setup& setup, const Entry& entry, CashFlows& cash);
/// The dues that were settled, and how.
[[nodiscard]] Clauses settled_clauses(const Language& lang, const Setup& setup, const Entry& entry,
                                      const std::vector<Due>& settled, CashFlows& cash);
/// The dues that were paid in part, and the rest of each.
[[nodiscard]] Clauses part_clauses(const Language& lang, const Setup& setup, const std::vector<PartPaid>& parts,
                                   CashFlows& cash);
/// Deeds, buildings, kept cards, and the money for them.
[[nodiscard]] Clauses deal_clauses(const Language& lang, const Setup& setup, const Entry& entry, CashFlows& cash);
/// The cash that no other clause mentions.
[[nodiscard]] Clauses cash_clauses(const Language& lang, const Setup& setup, const Entry& entry, const CashFlows& cash);
/// The ending's shares, who left, the clock, rulings, phases and winners. Takes the cash of `keep` and of the walk.
[[nodiscard]] Clauses state_clauses(const Language& lang, const Setup& setup, const Entry& entry, CashFlows& cash);
/// The effect of a change on the result: the sheet, protests, totals that a judge set; nullopt if it has none.
[[nodiscard]] std::optional<Clause> judge_clause(const Language& lang, const Setup& setup, const Entry& entry,
                                                 const FactChange& change);
/// Whether a deal by the next player, such as building or a trade before the roll, begins their turn.
[[nodiscard]] bool opens_by_dealing(const Entry& entry);
/// The player whose turn begins, and the round.
[[nodiscard]] Clauses turn_clauses(const Language& lang, const Setup& setup, const Entry& entry);

}  // namespace tablebank
