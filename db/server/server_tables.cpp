#include "db/server/server_tables.h"

#include <array>

namespace tablebank {
namespace {

/// The limits of texts are those of event_server.h, event_book.h and live_store.h.
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

constexpr std::array<std::string_view, 5> server_names{"version", "event", "event_name", "entry", "evidence"};
constexpr std::array<std::string_view, 3> live_names{"version", "live_game", "live_entry"};

SchemaParts columns_of_events() {
    return {"version.part text",   "version.version bigint", "event.event text",      "event.number bigint",
            "event.hash text",     "event_name.name text",   "event_name.event text", "entry.event text",
            "entry.number bigint", "entry.at bigint",        "entry.who text",        "entry.why text",
            "entry.act text",      "entry.hash text",        "evidence.event text",   "evidence.hash text",
            "evidence.bytes bytea"};
}

SchemaParts checks_of_events() {
    return {"event CHECK ((octet_length(event) = 32))",
            "event CHECK ((number >= 0))",
            "event CHECK ((octet_length(hash) = 64))",
            "event_name CHECK (((octet_length(name) >= 1) AND (octet_length(name) <= 64)))",
            "event_name CHECK ((octet_length(event) = 32))",
            "entry CHECK ((number >= 1))",
            "entry CHECK ((octet_length(who) <= 4096))",
            "entry CHECK ((octet_length(why) <= 4096))",
            "entry CHECK ((octet_length(act) <= 1048576))",
            "entry CHECK ((octet_length(hash) = 64))",
            "evidence CHECK ((octet_length(hash) = 64))",
            "evidence CHECK ((octet_length(bytes) <= 3145728))"};
}

SchemaParts columns_of_live() {
    return {"version.part text",      "version.version bigint",   "live_game.game text",     "live_game.event text",
            "live_game.headers text", "live_game.genesis text",   "live_game.number bigint", "live_game.hash text",
            "live_entry.game text",   "live_entry.number bigint", "live_entry.hash text",    "live_entry.text text"};
}

SchemaParts checks_of_live() {
    return {"live_game CHECK ((octet_length(game) = 32))",
            "live_game CHECK ((octet_length(event) = 32))",
            "live_game CHECK ((octet_length(headers) <= 2097152))",
            "live_game CHECK ((octet_length(genesis) = 64))",
            "live_game CHECK ((number >= 0))",
            "live_game CHECK ((octet_length(hash) = 64))",
            "live_entry CHECK ((number >= 1))",
            "live_entry CHECK ((octet_length(hash) = 64))",
            "live_entry CHECK ((octet_length(text) <= 4128768))"};
}

}  // namespace

const TableDefinitions& definitions_of(TablesOf tables) {
    static const TableDefinitions events{"event",           1, server_version_1, server_names, columns_of_events(),
                                         checks_of_events()};
    static const TableDefinitions live{"live",          1, live_server_version_1, live_names, columns_of_live(),
                                       checks_of_live()};
    return tables == TablesOf::events ? events : live;
}

}  // namespace tablebank
