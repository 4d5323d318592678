#pragma once
// The tables of an event's file, and its rows. Internal header. docs/reference/event-file.md describes them.

#include <SQLiteCpp/Statement.h>

#include <optional>
#include <string>

#include "db/book/event_book.h"
#include "db/event/event_format.h"
#include "db/sqlite/database_kind.h"

namespace tablebank {

extern const DatabaseKind event_kind;

void write_event_id(SQLite::Database& database, const std::string& event_id);
/// Throws Damage for an invalid id, or a genesis that does not match it.
[[nodiscard]] std::string read_event_id(const SQLite::Database& database);

/// Calls `sink` with every entry in order and its stored hash. Throws Damage if a number is missing or a hash does not
/// follow from the one before.
void read_event_entries(const SQLite::Database& database, const Hash& genesis, const EventBook::Sink& sink);
/// The end of the chain, or 0 and the genesis.
[[nodiscard]] EventHead read_event_head(const SQLite::Database& database, const Hash& genesis);
/// Throws Damage if the stored text has another hash.
[[nodiscard]] std::optional<std::string> read_evidence(const SQLite::Database& database, const Hash& hash);
/// 0 if it is not stored.
[[nodiscard]] std::int64_t read_evidence_bytes(const SQLite::Database& database, const Hash& hash);
/// Calls `sink` with all of it; throws as `read_evidence`.
void read_each_evidence(const SQLite::Database& database, const EvidenceSink& sink);

class EventWriter {
public:
    explicit EventWriter(const SQLite::Database& database);
    /// In the caller's transaction. Throws SQLite::Exception.
    void write(const EventEntry& entry, const Hash& hash);
    void write(const EventEvidence& evidence);
    /// Makes every statement reusable, after an exception too.
    void reset() noexcept;

private:
    SQLite::Statement entry_;
    SQLite::Statement evidence_;
};

}  // namespace tablebank
