#include "db/game/schema.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "db/file/failure.h"

namespace tablebank {
namespace {

// Version 1. `deed` and `box_cash` repeat what the pinned edition says, so that the views need nothing else; reading a
// file compares them with it. The views count from an empty table: every transfer since the first entry.
constexpr const char* version_1 = R"sql(
CREATE TABLE game (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    id TEXT NOT NULL,
    edition TEXT NOT NULL,
    edition_text TEXT NOT NULL,
    edition_hash BLOB NOT NULL,
    goal TEXT NOT NULL,
    minutes INTEGER NOT NULL,
    language TEXT NOT NULL,
    box_cash INTEGER NOT NULL,
    genesis BLOB NOT NULL
) STRICT;

CREATE TABLE ruling (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE player (
    seat INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL
) STRICT;

CREATE TABLE deed (
    space INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    city TEXT
) STRICT;

CREATE TABLE entry (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL,
    poster TEXT NOT NULL,
    verb TEXT NOT NULL,
    typed TEXT NOT NULL,
    line TEXT NOT NULL,
    why TEXT NOT NULL,
    forced TEXT,
    set_aside TEXT,
    reverses INTEGER REFERENCES entry (sequence),
    facts TEXT NOT NULL,
    hash BLOB NOT NULL
) STRICT;

CREATE TABLE transfer (
    entry INTEGER NOT NULL REFERENCES entry (sequence),
    number INTEGER NOT NULL,
    asset TEXT NOT NULL,
    from_account TEXT NOT NULL,
    to_account TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    PRIMARY KEY (entry, number)
) STRICT, WITHOUT ROWID;

CREATE VIEW holding AS
SELECT asset, account, sum(quantity) AS quantity
FROM (SELECT asset, to_account AS account, quantity FROM transfer
      UNION ALL
      SELECT asset, from_account, -quantity FROM transfer)
GROUP BY asset, account;

CREATE VIEW cash AS
SELECT name AS player, coalesce(quantity, 0) AS cash
FROM player LEFT JOIN holding ON asset = 'cash' AND account = 'player:' || seat
UNION ALL
SELECT 'the bank', box_cash + coalesce(quantity, 0)
FROM game LEFT JOIN holding ON asset = 'cash' AND account = 'bank';

CREATE VIEW deeds AS
SELECT deed.space, deed.name AS deed, deed.city,
       CASE WHEN account = 'withheld' THEN 'the bank (withheld)' ELSE coalesce(player.name, 'the bank') END AS holder,
       CASE WHEN account = 'withheld' OR account LIKE 'pledge:%' THEN 'yes' ELSE 'no' END AS mortgaged
FROM deed
LEFT JOIN holding ON asset = 'deed:' || deed.space AND quantity = 1
LEFT JOIN player ON account IN ('player:' || seat, 'pledge:' || seat)
ORDER BY deed.space;

CREATE VIEW buildings AS
SELECT deeds.deed, deeds.holder AS owner,
       sum(CASE asset WHEN 'house' THEN quantity ELSE 0 END) AS houses,
       sum(CASE asset WHEN 'hotel' THEN quantity ELSE 0 END) AS hotel
FROM holding JOIN deeds ON account = 'street:' || deeds.space
WHERE asset IN ('house', 'hotel') AND quantity <> 0
GROUP BY deeds.space
ORDER BY deeds.space;

CREATE VIEW log AS
WITH RECURSIVE
    -- An entry stands unless a reversal of it stands, and of its reversals at most one does at a time:
    -- so an entry's standing is 1, less that of its reversals, and so on down.
    trail (entry, reverses, standing) AS (
        SELECT sequence, reverses, 1 FROM entry
        UNION ALL
        SELECT entry.sequence, entry.reverses, -trail.standing
        FROM trail JOIN entry ON entry.sequence = trail.reverses),
    standing (entry, in_force) AS (SELECT entry, sum(standing) FROM trail GROUP BY entry),
    reversal (entry, sequence) AS (
        SELECT entry.reverses, entry.sequence
        FROM entry JOIN standing ON standing.entry = entry.sequence
        WHERE entry.reverses IS NOT NULL AND in_force = 1)
SELECT entry.sequence AS number,
       strftime('%Y-%m-%d %H:%M:%S', at / 1000, 'unixepoch') AS time,
       poster AS who,
       line,
       CASE WHEN reversal.sequence IS NULL THEN 'in force' ELSE 'reversed by #' || reversal.sequence END AS state,
       why
FROM entry LEFT JOIN reversal ON reversal.entry = entry.sequence
ORDER BY entry.sequence;
)sql";

/// A version that brings facts only.
constexpr const char* same_tables = "";

/// What brings a file from one version to the next, in order.
constexpr std::array<const char*, game_format_version> migrations{version_1, same_tables, same_tables};

/// Everything a schema says except where its pages lie: one line per object, sorted, for a copied file may hold them
/// in another order.
std::vector<std::string> schema_of(const SQLite::Database& database) {
    SQLite::Statement rows(database, "SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_schema");
    std::vector<std::string> lines;
    while (rows.executeStep()) {
        std::string line;
        for (int column = 0; column < 4; ++column) line += rows.getColumn(column).getString() + '\0';
        lines.push_back(std::move(line));
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

void run_migrations(SQLite::Database& database, int from, int to) {
    for (int version = from; version < to; ++version) database.exec(migrations.at(static_cast<std::size_t>(version)));
}

}  // namespace

void migrate_schema(SQLite::Database& database, int version) {
    if (version == game_format_version) return;
    run_migrations(database, version, game_format_version);
    database.exec("PRAGMA application_id = " + std::to_string(game_application_id));
    database.exec("PRAGMA user_version = " + std::to_string(game_format_version));
}

void check_schema(const SQLite::Database& database, int version) {
    SQLite::Database model(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    run_migrations(model, 0, version);
    if (schema_of(database) != schema_of(model)) throw Damage("its tables are not those of a game");
}

void check_version(int version) {
    if (version > game_format_version) throw NewerFormat(version);
    if (version < 1) throw Damage("it has no format version");
}

}  // namespace tablebank
