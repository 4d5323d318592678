#pragma once
// Entries as rows: entry, transfer, fact. What is read is exactly what was written, or the file is damaged.

#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <functional>

#include "ledger/chain.h"
#include "ledger/entry.h"

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
    /// Makes every statement ready to be used again, after an exception too.
    void reset() noexcept;

private:
    SQLite::Statement entry_;
    SQLite::Statement transfer_;
    SQLite::Statement fact_;
};

/// The end of the chain: the last entry and its hash, or 0 and the genesis hash.
struct Head {
    std::int64_t sequence = 0;
    Hash hash;
};
[[nodiscard]] Head read_head(const SQLite::Database& database, const Hash& genesis);

/// Gives every entry, in order, with its stored hash. Throws Damage unless they are numbered without a gap, each
/// hash follows from the one before, and no transfer or fact is left over.
void read_entries(const SQLite::Database& database, const Hash& genesis,
                  const std::function<void(Entry&&, const Hash&)>& sink);

}  // namespace tablebank
