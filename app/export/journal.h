#pragma once
// A game as double-entry books, before it is written for one program or another: accounts, commodities, balanced
// entries, and the balances they end with.
//
// A player's cash is Assets:NAME:Cash, his deeds Assets:NAME:Deeds or, mortgaged, Assets:NAME:Pledged; the bank's are
// under Equity:Bank, houses and hotels on a street under Assets:Board. The first entry brings the box to the bank.
// Tokens and kept cards have no value and are left out. Names are such that ledger, hledger and beancount all take them
// (docs/commands.md).

#include <cstdint>
#include <string>
#include <vector>

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

struct Journal {
    std::string title;
    std::vector<std::string> commodities;
    std::vector<std::string> accounts;
    std::vector<JournalEntry> entries;
    std::vector<JournalPosting> closing;  ///< the balance of every account and commodity that was ever used
    std::int64_t first_ms = 0;
    std::int64_t last_ms = 0;  ///< of the latest entry by date, which need not be the last one by number
};

[[nodiscard]] Journal make_journal(const Table& table);

}  // namespace tablebank
