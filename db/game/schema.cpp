#include "db/game/schema.h"

#include <array>
#include <cstddef>
#include <string_view>

#include "db/file/failure.h"
#include "db/sqlite/stored_file.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {
namespace {

// Version 1. `deed` and `box_cash` repeat data of the pinned edition, so that the views need nothing else; reading a
// file compares them with it. The views sum from an empty table: every transfer since the first entry.
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

/// A version that only adds facts.
constexpr const char* same_tables = "";

/// The migrations from each version to the next, in order.
constexpr std::array<const char*, game_format_version> migrations{version_1, same_tables, same_tables, same_tables,
                                                                  same_tables};

}  // namespace

const DatabaseKind game_kind{.application_id = application_id::game,
                             .migrations = migrations,
                             .no_such_file = "this is not a game file",
                             .other_tables = "its tables are not those of a game",
                             .usual = usual_game_format};

void check_game_header(const std::filesystem::path& located) {
    std::array<std::byte, record_magic.size()> bytes{};
    StoredFile(located).read(bytes, 0);
    if (std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()) == record_magic)
        throw NotOurs("this is a record, of which `tablebank import` makes a game");
    check_header(located, game_kind);
}

}  // namespace tablebank
