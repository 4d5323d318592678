#pragma once
// The tables of a hub's file, and its rows. Internal to this room. docs/event-format.md describes them.

#include <SQLiteCpp/Statement.h>

#include <optional>
#include <string>

#include "db/event/live_store.h"
#include "db/sqlite/database_kind.h"

namespace tablebank {

extern const DatabaseKind live_kind;

void write_live_event(SQLite::Database& database, const std::string& event_id);
/// Throws Damage where the file says of no event that it is its own.
[[nodiscard]] std::string read_live_event(const SQLite::Database& database);

/// Throws Damage where a hash is none.
[[nodiscard]] std::optional<LiveGame> read_live_game(const SQLite::Database& database, const std::string& id);
/// The hash of an entry that is there; of 0 the genesis is asked elsewhere.
[[nodiscard]] std::optional<Hash> read_live_hash(const SQLite::Database& database, const std::string& id,
                                                 std::int64_t number);
/// Throws Damage where a number is missing between `after` and `last`, or a text is longer than any.
void read_live_entries(const SQLite::Database& database, const std::string& id, std::int64_t after, std::int64_t last,
                       const std::function<void(LiveEntry&&)>& sink);

class LiveRowWriter {
public:
    explicit LiveRowWriter(const SQLite::Database& database);
    /// In the caller's transaction. Throws SQLite::Exception.
    void begin(const LiveBatch& batch);
    void write(const std::string& game, const LiveEntry& entry);
    void end(const std::string& game, const LiveHead& head);
    /// Makes every statement ready to be used again, after an exception too.
    void reset() noexcept;

private:
    SQLite::Statement game_;
    SQLite::Statement entry_;
    SQLite::Statement head_;
};

}  // namespace tablebank
