#include "db/server/server_tables.h"

#include <array>
#include <optional>
#include <pqxx/result>
#include <set>
#include <string>
#include <string_view>

#include "db/file/failure.h"

namespace tablebank {
namespace {

/// The bounds of texts are those of event_server.h, event_book.h and live_store.h.
constexpr std::array server_version_1{
    R"sql(CREATE TABLE tablebank.version (
    part text PRIMARY KEY,
    version bigint NOT NULL
))sql",
    R"sql(CREATE TABLE tablebank.event (
    event text PRIMARY KEY CHECK (octet_length(event) = 32),
    number bigint NOT NULL CHECK (number >= 0),
    hash text NOT NULL CHECK (octet_length(hash) = 64)
))sql",
    R"sql(CREATE TABLE tablebank.event_name (
    name text PRIMARY KEY CHECK (octet_length(name) BETWEEN 1 AND 64),
    event text NOT NULL CHECK (octet_length(event) = 32)
))sql",
    R"sql(CREATE TABLE tablebank.entry (
    event text NOT NULL,
    number bigint NOT NULL CHECK (number >= 1),
    at bigint NOT NULL,
    who text NOT NULL CHECK (octet_length(who) <= 4096),
    why text NOT NULL CHECK (octet_length(why) <= 4096),
    act text NOT NULL CHECK (octet_length(act) <= 1048576),
    hash text NOT NULL CHECK (octet_length(hash) = 64),
    PRIMARY KEY (event, number)
))sql",
    R"sql(CREATE TABLE tablebank.evidence (
    event text NOT NULL,
    hash text NOT NULL CHECK (octet_length(hash) = 64),
    bytes bytea NOT NULL CHECK (octet_length(bytes) <= 3145728),
    PRIMARY KEY (event, hash)
))sql"};

constexpr std::array live_server_version_1{
    R"sql(CREATE TABLE tablebank.live_game (
    game text COLLATE "C" PRIMARY KEY CHECK (octet_length(game) = 32),
    event text NOT NULL CHECK (octet_length(event) = 32),
    headers text NOT NULL CHECK (octet_length(headers) <= 2097152),
    genesis text NOT NULL CHECK (octet_length(genesis) = 64),
    number bigint NOT NULL CHECK (number >= 0),
    hash text NOT NULL CHECK (octet_length(hash) = 64)
))sql",
    R"sql(CREATE TABLE tablebank.live_entry (
    game text COLLATE "C" NOT NULL,
    number bigint NOT NULL CHECK (number >= 1),
    hash text NOT NULL CHECK (octet_length(hash) = 64),
    text text NOT NULL CHECK (octet_length(text) <= 4128768),
    PRIMARY KEY (game, number)
))sql"};

constexpr const char* columns_there =
    "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'tablebank' LIMIT "
    "1000";

/// As "entry.at bigint".
using Columns = std::set<std::string, std::less<>>;

const Columns& columns_of_version_1() {
    static const Columns columns{"version.part text",     "version.version bigint", "event.event text",
                                 "event.number bigint",   "event.hash text",        "event_name.name text",
                                 "event_name.event text", "entry.event text",       "entry.number bigint",
                                 "entry.at bigint",       "entry.who text",         "entry.why text",
                                 "entry.act text",        "entry.hash text",        "evidence.event text",
                                 "evidence.hash text",    "evidence.bytes bytea"};
    return columns;
}

const Columns& columns_of_live_version_1() {
    static const Columns columns{"live_game.game text",    "live_game.event text",     "live_game.headers text",
                                 "live_game.genesis text", "live_game.number bigint",  "live_game.hash text",
                                 "live_entry.game text",   "live_entry.number bigint", "live_entry.hash text",
                                 "live_entry.text text"};
    return columns;
}

/// Of rows with a table, a column and its type, those of the tables to which the expected columns belong.
Columns columns_in(const pqxx::result& rows, const Columns& expected) {
    Columns tables;
    for (const std::string& column : expected) tables.insert(column.substr(0, column.find('.')));
    Columns columns;
    for (const auto& row : rows)
        if (const auto table = row[0].as<std::string>(); tables.contains(table))
            columns.insert(table + "." + row[1].as<std::string>() + " " + row[2].as<std::string>());
    return columns;
}

bool schema_exists(pqxx::transaction_base& transaction) {
    return !transaction.exec("SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = 'tablebank'").empty();
}

void check_version_found(std::optional<int> version, int ours) {
    if (!version) throw NotOurs("this is the database of another program");
    if (*version > ours) throw NewerFormat(*version);
    if (*version < 1) throw Damage("it has no format version");
}

}  // namespace

ServerTables find_server_tables(pqxx::transaction_base& transaction) {
    const Columns found = columns_in(transaction.exec(columns_there), columns_of_version_1());
    if (found.empty()) return ServerTables::none;
    if (!found.contains("version.part text") || !found.contains("version.version bigint"))
        throw NotOurs("this is the database of another program");
    const auto versions = transaction.exec("SELECT version FROM tablebank.version WHERE part = 'event'");
    check_version_found(versions.empty() ? std::nullopt : std::optional(versions[0][0].as<int>()),
                        server_tables_version);
    if (found != columns_of_version_1()) throw Damage("its tables are not those of an event");
    return ServerTables::ours;
}

void make_server_tables(pqxx::transaction_base& transaction) {
    if (!schema_exists(transaction)) transaction.exec("CREATE SCHEMA tablebank");
    for (const char* table : server_version_1) transaction.exec(table);
    transaction.exec_params("INSERT INTO tablebank.version VALUES ('event', $1)", server_tables_version);
}

ServerTables find_live_tables(pqxx::transaction_base& transaction) {
    // In one question: where another hub makes them meanwhile, the one may not be without the other.
    const auto rows = transaction.exec(
        "SELECT 'is live', '', version::text FROM tablebank.version WHERE part = 'live' "
        "UNION ALL (" +
        std::string(columns_there) + ")");
    const Columns found = columns_in(rows, columns_of_live_version_1());
    std::optional<int> version;
    for (const auto& row : rows)
        if (row[0].as<std::string>() == "is live") version = row[2].as<int>();
    if (found.empty() && !version) return ServerTables::none;
    check_version_found(version, live_tables_version);
    if (found != columns_of_live_version_1()) throw Damage("its tables are not those of a hub");
    return ServerTables::ours;
}

void make_live_tables(pqxx::transaction_base& transaction) {
    for (const char* table : live_server_version_1) transaction.exec(table);
    transaction.exec_params("INSERT INTO tablebank.version VALUES ('live', $1)", live_tables_version);
}

}  // namespace tablebank
