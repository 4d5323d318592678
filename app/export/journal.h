#pragma once
// A game as double-entry books, before it is written for a particular program: accounts, commodities, balanced entries,
// and closing balances.
//
// A player's cash is Assets:NAME:Cash, their deeds are Assets:NAME:Deeds or, if mortgaged, Assets:NAME:Pledged; the
// bank's accounts are under Equity:Bank, houses and hotels on a street under Assets:Board. The first entry gives the
// box to the bank. Tokens and kept cards have no value and are left out. The names are accepted by ledger, hledger and
// beancount (docs/reference/cli.md).

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "app/export/journal_names.h"
#include "ledger/books/history.h"

namespace tablebank {

struct JournalPosting {
    std::string account;
    std::int64_t quantity = 0;
    std::string commodity;
};

struct JournalEntry {
    std::int64_t at_ms = 0;
    std::string text;                      ///< "#12 Anna roll 3 4", one line, with invisible characters escaped
    std::vector<JournalPosting> postings;  ///< balanced; empty if nothing of value moved
};

/// The journal of a table, which must outlive it.
class Journal {
public:
    explicit Journal(const Table& table);

    [[nodiscard]] const std::string& title() const { return title_; }
    [[nodiscard]] const std::vector<std::string>& commodities() const { return names_.commodities(); }
    [[nodiscard]] const std::vector<std::string>& accounts() const { return accounts_; }
    [[nodiscard]] std::int64_t first_ms() const { return first_ms_; }
    /// The time of the latest entry by date, which may not be the last one by number.
    [[nodiscard]] std::int64_t last_ms() const { return last_ms_; }
    /// The balance of every account and commodity ever used, before a moment; by default after all entries.
    [[nodiscard]] std::vector<JournalPosting> balances(
        std::int64_t before_ms = std::numeric_limits<std::int64_t>::max()) const;
    /// Calls `take` for the box and every entry in order; never holds all entries of a long game in memory.
    void each_entry(const std::function<void(const JournalEntry&)>& take) const;

private:
    const Table& table_;
    JournalNames names_;
    std::string title_;
    std::vector<std::string> accounts_;
    std::int64_t first_ms_ = 0;
    std::int64_t last_ms_ = 0;
};

}  // namespace tablebank
