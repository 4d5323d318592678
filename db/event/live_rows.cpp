#include "db/event/live_rows.h"

#include <SQLiteCpp/Database.h>
#include <fmt/format.h>

#include <array>

#include "db/file/failure.h"
#include "db/sqlite/query.h"

namespace tablebank {
namespace {

constexpr const char* live_version_1 = R"sql(
CREATE TABLE event (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    id TEXT NOT NULL
) STRICT;

CREATE TABLE game (
    id TEXT PRIMARY KEY,
    headers TEXT NOT NULL,
    genesis BLOB NOT NULL,
    number INTEGER NOT NULL,
    hash BLOB NOT NULL
) STRICT;

CREATE TABLE entry (
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    hash BLOB NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
)sql";

constexpr std::array<const char*, 1> live_migrations{live_version_1};

void bind_live_hash(SQLite::Statement& statement, int index, const Hash& hash) {
    statement.bindNoCopy(index, hash.bytes.data(), static_cast<int>(hash.bytes.size()));
}

}  // namespace

const DatabaseKind live_kind{.application_id = 0x54626C54,  // "TblT"
                             .migrations = live_migrations,
                             .no_such_file = "this is no file of the tables of an event",
                             .other_tables = "its tables are not those of a hub",
                             .largest = LiveLimits::file};

void write_live_event(SQLite::Database& database, const std::string& event_id) {
    SQLite::Statement row(database, "INSERT INTO event VALUES (1, ?)");
    row.bind(1, event_id);
    row.exec();
}

std::string read_live_event(const SQLite::Database& database) {
    Query row(database, "SELECT id FROM event");
    if (!row.next()) throw Damage("it does not say of which event it is");
    return std::string{row.text(0)};
}

std::optional<LiveGame> read_live_game(const SQLite::Database& database, const std::string& id) {
    Query row(database, "SELECT headers, genesis, number, hash FROM game WHERE id = ?");
    row.bind(id);
    if (!row.next()) return std::nullopt;
    return LiveGame{std::string{row.text(0)}, row.hash(1), {row.integer(2), row.hash(3)}};
}

std::optional<Hash> read_live_hash(const SQLite::Database& database, const std::string& id, std::int64_t number) {
    SQLite::Statement row(database, "SELECT hash FROM entry WHERE game = ? AND number = ?");
    row.bind(1, id);
    row.bind(2, number);
    if (!row.executeStep()) return std::nullopt;
    const SQLite::Column column = row.getColumn(0);
    Hash hash;
    if (column.getBytes() != static_cast<int>(hash.bytes.size())) throw Damage("a hash is none");
    const auto* bytes = static_cast<const std::uint8_t*>(column.getBlob());
    std::copy(bytes, bytes + hash.bytes.size(), hash.bytes.begin());
    return hash;
}

void read_live_entries(const SQLite::Database& database, const std::string& id, std::int64_t after, std::int64_t last,
                       const std::function<void(LiveEntry&&)>& sink) {
    Query rows(database, "SELECT number, hash, text FROM entry WHERE game = ? ORDER BY number");
    rows.bind(id);
    std::int64_t expected = 1;
    for (; expected <= last && rows.next(); ++expected) {
        if (rows.integer(0) != expected) break;
        if (expected > after) sink({expected, rows.hash(1), std::string{rows.text(2)}});
    }
    if (expected <= last) throw Damage(fmt::format("entry {} of a game is missing", expected));
}

LiveRowWriter::LiveRowWriter(const SQLite::Database& database)
    : game_(database, "INSERT INTO game VALUES (?, ?, ?, 0, ?)"),
      entry_(database, "INSERT INTO entry VALUES (?, ?, ?, ?)"),
      head_(database, "UPDATE game SET number = ?, hash = ? WHERE id = ?") {}

void LiveRowWriter::begin(const LiveBatch& batch) {
    game_.reset();
    game_.bind(1, batch.game);
    game_.bind(2, batch.headers);
    bind_live_hash(game_, 3, batch.genesis);
    bind_live_hash(game_, 4, batch.genesis);
    game_.exec();
}

void LiveRowWriter::write(const std::string& game, const LiveEntry& entry) {
    entry_.reset();
    entry_.bindNoCopy(1, game);
    entry_.bind(2, entry.number);
    bind_live_hash(entry_, 3, entry.hash);
    entry_.bindNoCopy(4, entry.text);
    entry_.exec();
}

void LiveRowWriter::end(const std::string& game, const LiveHead& head) {
    head_.reset();
    head_.bind(1, head.number);
    bind_live_hash(head_, 2, head.hash);
    head_.bindNoCopy(3, game);
    head_.exec();
}

void LiveRowWriter::reset() noexcept {
    game_.tryReset();
    entry_.tryReset();
    head_.tryReset();
}

}  // namespace tablebank
