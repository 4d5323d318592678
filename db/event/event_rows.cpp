#include "db/event/event_rows.h"

#include <SQLiteCpp/Database.h>
#include <fmt/format.h>

#include <array>

#include "db/file/failure.h"
#include "db/sqlite/query.h"

namespace tablebank {
namespace {

constexpr const char* event_version_1 = R"sql(
CREATE TABLE event (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    id TEXT NOT NULL,
    genesis BLOB NOT NULL
) STRICT;

CREATE TABLE entry (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    why TEXT NOT NULL,
    act TEXT NOT NULL,
    hash BLOB NOT NULL
) STRICT;

CREATE TABLE evidence (
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

CREATE VIEW log AS
SELECT number, strftime('%Y-%m-%d %H:%M:%S', at / 1000, 'unixepoch') AS time, who, act, why
FROM entry
ORDER BY number;
)sql";

constexpr std::array<const char*, event_format_version> event_migrations{event_version_1};

constexpr const char* evidence_too_long = "the evidence of a result is longer than it may be";

void bind_hash(SQLite::Statement& statement, int index, const Hash& hash) {
    statement.bindNoCopy(index, hash.bytes.data(), static_cast<int>(hash.bytes.size()));
}

bool is_event_id(std::string_view text) {
    return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

const DatabaseKind event_kind{.subject = FileSubject::event,
                              .application_id = application_id::event,
                              .migrations = event_migrations,
                              .no_such_file = "this is not an event",
                              .other_tables = "its tables are not those of an event",
                              .holds_secrets = true};

void write_event_id(SQLite::Database& database, const std::string& event_id) {
    SQLite::Statement row(database, "INSERT INTO event VALUES (1, ?, ?)");
    const Hash genesis = event_genesis(event_id);
    row.bind(1, event_id);
    bind_hash(row, 2, genesis);
    row.exec();
}

std::string read_event_id(const SQLite::Database& database) {
    Query row(database, "SELECT id, genesis FROM event");
    if (!row.next()) throw Damage("it does not say which event it is");
    std::string id{row.text(0)};
    if (!is_event_id(id) || row.hash(1) != event_genesis(id)) throw Damage("the number of the event is damaged");
    if (row.next()) throw Damage("it says twice which event it is");
    return id;
}

void read_event_entries(const SQLite::Database& database, const Hash& genesis, const EventBook::Sink& sink) {
    Query row(database, "SELECT number, at, who, why, act, hash FROM entry ORDER BY number");
    Hash previous = genesis;
    for (std::int64_t number = 1; row.next(); ++number) {
        if (row.text(2).size() > EventEntry::longest_words || row.text(3).size() > EventEntry::longest_words ||
            row.text(4).size() > EventEntry::longest_act)
            throw Damage(fmt::format("entry {} holds more than any line makes", number));
        EventEntry entry{row.integer(0), row.integer(1), std::string{row.text(2)}, std::string{row.text(3)},
                         std::string{row.text(4)}};
        if (entry.number != number) throw Damage(fmt::format("entry {} is missing", number));
        previous = chained(previous, entry);
        if (previous != row.hash(5)) throw Damage(fmt::format("entry {} does not have its hash", number));
        sink(std::move(entry), previous);
    }
}

EventHead read_event_head(const SQLite::Database& database, const Hash& genesis) {
    Query row(database, "SELECT number, hash FROM entry ORDER BY number DESC LIMIT 1");
    if (!row.next()) return {0, genesis};
    return {row.integer(0), row.hash(1)};
}

std::optional<std::string> read_evidence(const SQLite::Database& database, const Hash& hash) {
    const std::string name = to_hex(hash);
    Query row(database, "SELECT text FROM evidence WHERE hash = ?");
    row.bind(name);
    if (!row.next()) return std::nullopt;
    if (row.text(0).size() > EventEvidence::most_bytes) throw Damage(evidence_too_long);
    std::string text{row.text(0)};
    if (sha256(text) != hash) throw Damage("the evidence of a result does not have its hash");
    return text;
}

std::int64_t read_evidence_bytes(const SQLite::Database& database, const Hash& hash) {
    const std::string name = to_hex(hash);
    Query row(database, "SELECT length(CAST(text AS BLOB)) FROM evidence WHERE hash = ?");
    row.bind(name);
    return row.next() ? row.integer(0) : 0;
}

void read_each_evidence(const SQLite::Database& database, const EvidenceSink& sink) {
    Query row(database, "SELECT hash, text FROM evidence ORDER BY hash");
    while (row.next()) {
        if (row.text(1).size() > EventEvidence::most_bytes) throw Damage(evidence_too_long);
        std::string text{row.text(1)};
        if (to_hex(sha256(text)) != row.text(0)) throw Damage("the evidence of a result does not have its hash");
        sink({std::move(text)});
    }
}

EventWriter::EventWriter(const SQLite::Database& database)
    : entry_(database, "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)"),
      evidence_(database, "INSERT INTO evidence VALUES (?, ?) ON CONFLICT DO NOTHING") {}

void EventWriter::write(const EventEntry& entry, const Hash& hash) {
    entry_.reset();
    entry_.bind(1, entry.number);
    entry_.bind(2, entry.at);
    entry_.bind(3, entry.who);
    entry_.bind(4, entry.why);
    entry_.bind(5, entry.act);
    bind_hash(entry_, 6, hash);
    entry_.exec();
}

void EventWriter::write(const EventEvidence& evidence) {
    evidence_.reset();
    evidence_.bind(1, to_hex(sha256(evidence.bytes)));
    evidence_.bind(2, evidence.bytes);
    evidence_.exec();
}

void EventWriter::reset() noexcept {
    entry_.tryReset();
    evidence_.tryReset();
}

}  // namespace tablebank
