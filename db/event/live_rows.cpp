#include "db/event/live_rows.h"

#include <SQLiteCpp/Database.h>
#include <fmt/format.h>

#include <array>

#include "db/file/failure.h"
#include "db/sqlite/query.h"

namespace tablebank {
namespace {

/// A head is stored separately from its headers, which are long, because every entry overwrites it. Entries are stored
/// in the order in which they arrived, whatever their game.
constexpr const char* live_version_1 = R"sql(
CREATE TABLE event (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    id TEXT NOT NULL
) STRICT;

CREATE TABLE game (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    headers TEXT NOT NULL,
    genesis BLOB NOT NULL
) STRICT;

CREATE TABLE head (
    game INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    hash BLOB NOT NULL
) STRICT;

CREATE TABLE entry (
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    hash BLOB NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT;
)sql";

constexpr std::array<const char*, 1> live_migrations{live_version_1};

void bind_live_hash(SQLite::Statement& statement, int index, const Hash& hash) {
    statement.bindNoCopy(index, hash.bytes.data(), static_cast<int>(hash.bytes.size()));
}

/// A text above the limit was not written by this program, and is not loaded.
std::string live_text(const Query& row, int column, std::size_t most, const char* what) {
    const std::string_view text = row.text(column);
    if (text.size() > most) throw Damage(fmt::format("the {} of a game are longer than any", what));
    return std::string{text};
}

Damage missing_entry(std::int64_t number) {
    return Damage(fmt::format("entry {} of a game is missing", number));
}

}  // namespace

const DatabaseKind live_kind{.subject = FileSubject::hub_games,
                             .application_id = application_id::live_tables,
                             .migrations = live_migrations,
                             .no_such_file = "this is not a file of a hub's tables",
                             .other_tables = "its tables are not those of a hub",
                             .largest = LiveLimits::file,
                             .holds_secrets = true};

void write_live_event(SQLite::Database& database, const std::string& event_id) {
    SQLite::Statement row(database, "INSERT INTO event VALUES (1, ?)");
    row.bind(1, event_id);
    row.exec();
}

std::string read_live_event(const SQLite::Database& database) {
    Query row(database, "SELECT id FROM event");
    if (!row.next()) throw Damage("it does not say of which event it is");
    std::string id{row.text(0)};
    if (row.next()) throw Damage("it says twice of which event it is");
    return id;
}

std::optional<NumberedGame> find_live_game(const SQLite::Database& database, const std::string& id) {
    Query row(database,
              "SELECT game.number, genesis, head.number, hash FROM game LEFT JOIN head ON head.game = game.number "
              "WHERE id = ?");
    row.bind(id);
    if (!row.next()) return std::nullopt;
    return NumberedGame{row.integer(0), {row.hash(1), {row.integer(2), row.hash(3)}}};
}

std::string read_live_headers(const SQLite::Database& database, std::int64_t game) {
    Query row(database, "SELECT headers FROM game WHERE number = ?");
    row.bind(game);
    if (!row.next()) throw Damage("a game is missing");
    return live_text(row, 0, LiveLimits::headers, "headers");
}

Hash read_live_hash(const SQLite::Database& database, std::int64_t game, std::int64_t number) {
    Query row(database, "SELECT hash FROM entry WHERE game = ? AND number = ?");
    row.bind(game);
    row.bind(number, 2);
    if (!row.next()) throw missing_entry(number);
    return row.hash(0);
}

void read_live_entries(const SQLite::Database& database, const NumberedGame& game, std::int64_t after,
                       const std::function<void(LiveEntry&&)>& sink) {
    const LiveHead& head = game.stored.head;
    Query row(database, "SELECT number, hash, text FROM entry WHERE game = ? AND number > ? ORDER BY number");
    row.bind(game.number);
    row.bind(after, 2);
    for (std::int64_t number = after + 1; number <= head.number; ++number) {
        if (!row.next() || row.integer(0) != number) throw missing_entry(number);
        LiveEntry entry{number, row.hash(1), live_text(row, 2, LiveLimits::entry, "entries")};
        if (number == head.number && entry.hash != head.hash)
            throw Damage("the last entry of a game is not the one that it names");
        sink(std::move(entry));
    }
}

LiveRowWriter::LiveRowWriter(const SQLite::Database& database)
    : database_(database),
      game_(database, "INSERT INTO game (id, headers, genesis) VALUES (?, ?, ?)"),
      entry_(database, "INSERT INTO entry VALUES (?, ?, ?, ?)"),
      head_(database, "INSERT OR REPLACE INTO head VALUES (?, ?, ?)") {}

std::int64_t LiveRowWriter::begin(const LiveBatch& batch) {
    game_.reset();
    game_.bindNoCopy(1, batch.game);
    game_.bindNoCopy(2, batch.headers);
    bind_live_hash(game_, 3, batch.genesis);
    game_.exec();
    return database_.getLastInsertRowid();
}

void LiveRowWriter::write(std::int64_t game, const LiveEntry& entry) {
    entry_.reset();
    entry_.bind(1, game);
    entry_.bind(2, entry.number);
    bind_live_hash(entry_, 3, entry.hash);
    entry_.bindNoCopy(4, entry.text);
    entry_.exec();
}

void LiveRowWriter::write_head(std::int64_t game, const LiveHead& head) {
    head_.reset();
    head_.bind(1, game);
    head_.bind(2, head.number);
    bind_live_hash(head_, 3, head.hash);
    head_.exec();
}

void LiveRowWriter::reset() noexcept {
    game_.tryReset();
    entry_.tryReset();
    head_.tryReset();
}

}  // namespace tablebank
