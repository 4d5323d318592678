#pragma once
// The pieces of an entry's sentence: what each player did and what changed for the table, read out of transfers and
// facts. Inner parts of entry_text.

#include <optional>
#include <string>
#include <vector>

#include "ledger/books/due.h"
#include "ledger/books/entry.h"
#include "ledger/books/entry_reading.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// "moves to Nob Hill", with who does it; about the table where nobody does.
struct Clause {
    std::optional<Seat> subject;
    std::string words;
    bool apart = false;  ///< what follows from the rest, as a due: set off by a semicolon
};
using Clauses = std::vector<Clause>;

/// The cash of an entry, summed by giver and taker. What a clause has told is taken out, so that nothing is told twice.
class CashFlows {
public:
    struct Flow {
        Account from;
        Account to;
        Money sum;
    };
    explicit CashFlows(const Entry& entry);

    [[nodiscard]] Money take(Account from, Account to);              ///< zero where nothing is left
    [[nodiscard]] Money take(Account from, Account to, Money most);  ///< no more than this of it
    [[nodiscard]] const std::vector<Flow>& left() const { return flows_; }

private:
    std::vector<Flow> flows_;
};

/// The first change of a fact, nullptr where the entry does not change it.
[[nodiscard]] const FactChange* change_of(const Entry& entry, FactName name);

/// Dice, tokens, tries to leave jail, the salary.
[[nodiscard]] Clauses move_clauses(const Language& lang, const Setup& setup, const Entry& entry, CashFlows& cash);
/// What was settled, and how.
[[nodiscard]] Clauses settled_clauses(const Language& lang, const Setup& setup, const Entry& entry,
                                      const std::vector<Due>& settled, CashFlows& cash);
/// What was paid in part, and what stays owed of it.
[[nodiscard]] Clauses part_clauses(const Language& lang, const Setup& setup, const std::vector<PartPaid>& parts,
                                   CashFlows& cash);
/// Deeds, buildings, kept cards, and the money for them.
[[nodiscard]] Clauses deal_clauses(const Language& lang, const Setup& setup, const Entry& entry, CashFlows& cash);
/// The cash that nothing else has told.
[[nodiscard]] Clauses cash_clauses(const Language& lang, const Setup& setup, const Entry& entry, const CashFlows& cash);
/// The ending's shares, who left, the clock, rulings, phases and winners. Takes the cash of `keep` and of the walk.
[[nodiscard]] Clauses state_clauses(const Language& lang, const Setup& setup, const Entry& entry, CashFlows& cash);
/// What a change says of the result: the sheet, protests, totals that a judge set; nullopt where it says nothing.
[[nodiscard]] std::optional<Clause> judge_clause(const Language& lang, const Setup& setup, const Entry& entry,
                                                 const FactChange& change);
/// Whether a dealing of the next player's, as building or a trade before his roll, begins his turn.
[[nodiscard]] bool opens_by_dealing(const Entry& entry);
/// Whose turn begins, and which round.
[[nodiscard]] Clauses turn_clauses(const Language& lang, const Setup& setup, const Entry& entry);

}  // namespace tablebank
