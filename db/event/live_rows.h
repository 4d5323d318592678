#pragma once
// The tables of a hub's file, and its rows. Internal header. docs/reference/event-file.md describes them.

#include <SQLiteCpp/Statement.h>

#include <optional>
#include <string>

#include "db/book/batch_reconciliation.h"
#include "db/book/live_store.h"
#include "db/sqlite/database_kind.h"

namespace tablebank {

extern const DatabaseKind live_kind;

void write_live_event(SQLite::Database& database, const std::string& event_id);
/// Throws Damage if the file names no event, or two.
[[nodiscard]] std::string read_live_event(const SQLite::Database& database);

/// A game with the number that identifies it in the other tables.
struct NumberedGame {
    std::int64_t number = 0;
    StoredGame stored;
};
/// These throw Damage if a column has an impossible value, or a row is missing.
[[nodiscard]] std::optional<NumberedGame> find_live_game(const SQLite::Database& database, const std::string& id);
[[nodiscard]] std::string read_live_headers(const SQLite::Database& database, std::int64_t game);
[[nodiscard]] Hash read_live_hash(const SQLite::Database& database, std::int64_t game, std::int64_t number);
/// The entries after `after`, up to the head; the last one must have the hash of the head.
void read_live_entries(const SQLite::Database& database, const NumberedGame& game, std::int64_t after,
                       const std::function<void(LiveEntry&&)>& sink);

class LiveRowWriter {
public:
    explicit LiveRowWriter(const SQLite::Database& database);
    /// In the caller's transaction, as the others. Returns the game's number. Throws SQLite::Exception.
    [[nodiscard]] std::int64_t begin(const LiveBatch& batch);
    void write(std::int64_t game, const LiveEntry& entry);
    void write_head(std::int64_t game, const LiveHead& head);
    /// Makes every statement reusable, after an exception too.
    void reset() noexcept;

private:
    const SQLite::Database& database_;
    SQLite::Statement game_;
    SQLite::Statement entry_;
    SQLite::Statement head_;
};

}  // namespace tablebank
