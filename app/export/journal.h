#pragma once
// A game as double-entry books, before it is written for one program or another: accounts, commodities, balanced
// entries, and the balances they end with.
//
// A player's cash is Assets:NAME:Cash, his deeds Assets:NAME:Deeds or, mortgaged, Assets:NAME:Pledged; the bank's are
// under Equity:Bank, houses and hotels on a street under Assets:Board. The first entry brings the box to the bank.
// Tokens and kept cards have no value and are left out. Names are such that ledger, hledger and beancount all take them
// (docs/reference/cli.md).

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
    std::string text;                      ///< "#12 Anna roll 3 4", one line in which every sign is seen
    std::vector<JournalPosting> postings;  ///< balanced; empty where nothing of value moved
};

/// Of a table that outlives it.
class Journal {
public:
    explicit Journal(const Table& table);

    [[nodiscard]] const std::string& title() const { return title_; }
    [[nodiscard]] const std::vector<std::string>& commodities() const { return names_.commodities(); }
    [[nodiscard]] const std::vector<std::string>& accounts() const { return accounts_; }
    [[nodiscard]] std::int64_t first_ms() const { return first_ms_; }
    /// Of the latest entry by date, which need not be the last one by number.
    [[nodiscard]] std::int64_t last_ms() const { return last_ms_; }
    /// The balance of every account and commodity that was ever used, of what came before a moment: in the end of all.
    [[nodiscard]] std::vector<JournalPosting> balances(
        std::int64_t before_ms = std::numeric_limits<std::int64_t>::max()) const;
    /// Hands on the box and every entry, one after the other: of a long game they are never held together.
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
