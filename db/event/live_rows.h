#pragma once
// The tables of a hub's file, and its rows. Internal to this room. docs/reference/event-file.md describes them.

#include <SQLiteCpp/Statement.h>

#include <optional>
#include <string>

#include "db/book/batch_reconciliation.h"
#include "db/book/live_store.h"
#include "db/sqlite/database_kind.h"

namespace tablebank {

extern const DatabaseKind live_kind;

void write_live_event(SQLite::Database& database, const std::string& event_id);
/// Throws Damage where the file says of no event that it is its own, or of two.
[[nodiscard]] std::string read_live_event(const SQLite::Database& database);

/// A game under the number by which the other tables call it.
struct NumberedGame {
    std::int64_t number = 0;
    StoredGame stored;
};
/// These throw Damage where a column is not what was written there, or a row is missing.
[[nodiscard]] std::optional<NumberedGame> find_live_game(const SQLite::Database& database, const std::string& id);
[[nodiscard]] std::string read_live_headers(const SQLite::Database& database, std::int64_t game);
[[nodiscard]] Hash read_live_hash(const SQLite::Database& database, std::int64_t game, std::int64_t number);
/// Those behind `after`, up to the head, whose hash the last of them must have.
void read_live_entries(const SQLite::Database& database, const NumberedGame& game, std::int64_t after,
                       const std::function<void(LiveEntry&&)>& sink);

class LiveRowWriter {
public:
    explicit LiveRowWriter(const SQLite::Database& database);
    /// In the caller's transaction, as the others. Returns the game's number. Throws SQLite::Exception.
    [[nodiscard]] std::int64_t begin(const LiveBatch& batch);
    void write(std::int64_t game, const LiveEntry& entry);
    void write_head(std::int64_t game, const LiveHead& head);
    /// Makes every statement ready to be used again, after an exception too.
    void reset() noexcept;

private:
    const SQLite::Database& database_;
    SQLite::Statement game_;
    SQLite::Statement entry_;
    SQLite::Statement head_;
};

}  // namespace tablebank
