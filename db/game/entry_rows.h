#pragma once
// Entries as rows of the tables entry and transfer. If the rows read differ in any way from what would be written, the
// file is damaged.

#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <functional>

#include "ledger/books/entry.h"
#include "ledger/proof/chain.h"

namespace SQLite {
class Database;
}

namespace tablebank {

/// Writes entries with statements that are prepared once. Must not outlive the connection.
class EntryWriter {
public:
    explicit EntryWriter(const SQLite::Database& database);
    /// In the caller's transaction. Throws SQLite::Exception.
    void write(const Entry& entry, const Hash& hash);
    /// Makes every statement reusable, after an exception too.
    void reset() noexcept;

private:
    SQLite::Statement entry_;
    SQLite::Statement transfer_;
};

/// The end of the chain: the last entry and its hash, or 0 and the genesis hash.
struct Head {
    std::int64_t sequence = 0;
    Hash hash;
};
[[nodiscard]] Head read_head(const SQLite::Database& database, const Hash& genesis);

/// The number of rows of entries, whatever their numbers: for reserving memory before any data of the file are trusted.
[[nodiscard]] std::size_t count_entries(const SQLite::Database& database);

/// Calls `sink` with every entry, in order, and its stored hash. Throws Damage unless they are numbered without a gap,
/// each hash follows from the one before, and no transfer is left over. The sink is called on another thread, which
/// hashes the entries while this one reads; it must not use the database.
void read_entries(const SQLite::Database& database, const Hash& genesis,
                  const std::function<void(Entry&&, const Hash&)>& sink);

}  // namespace tablebank
