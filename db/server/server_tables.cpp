#include "db/server/server_tables.h"

#include <array>
#include <pqxx/result>
#include <set>
#include <string>
#include <string_view>

#include "db/file/failure.h"

namespace tablebank {
namespace {

/// The bounds of texts are those of event_server.h and event_book.h.
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

/// What there is of these tables, as "entry.at bigint".
Columns columns_found(pqxx::transaction_base& transaction) {
    Columns columns;
    for (const auto& row :
         transaction.exec("SELECT table_name, column_name, data_type FROM information_schema.columns WHERE "
                          "table_schema = 'tablebank' AND table_name IN ('version', 'event', 'event_name', 'entry', "
                          "'evidence') LIMIT 1000"))
        columns.insert(row[0].as<std::string>() + "." + row[1].as<std::string>() + " " + row[2].as<std::string>());
    return columns;
}

bool schema_exists(pqxx::transaction_base& transaction) {
    return !transaction.exec("SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = 'tablebank'").empty();
}

}  // namespace

ServerTables find_server_tables(pqxx::transaction_base& transaction) {
    const Columns found = columns_found(transaction);
    if (found.empty()) return ServerTables::none;
    if (!found.contains("version.part text") || !found.contains("version.version bigint"))
        throw NotOurs("this is the database of another program");
    const auto rows = transaction.exec("SELECT version FROM tablebank.version WHERE part = 'event'");
    if (rows.empty()) throw NotOurs("this is the database of another program");
    const int version = rows[0][0].as<int>();
    if (version > server_tables_version) throw NewerFormat(version);
    if (version < 1) throw Damage("it has no format version");
    if (found != columns_of_version_1()) throw Damage("its tables are not those of an event");
    return ServerTables::ours;
}

void make_server_tables(pqxx::transaction_base& transaction) {
    if (!schema_exists(transaction)) transaction.exec("CREATE SCHEMA tablebank");
    for (const char* table : server_version_1) transaction.exec(table);
    transaction.exec_params("INSERT INTO tablebank.version VALUES ('event', $1)", server_tables_version);
}

}  // namespace tablebank
