// A schema that another user prepared: nothing of it is used, and nothing in it runs with the rights of the user who
// keeps an event there.

#include <doctest/doctest.h>

#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "db/server/checked_tables.h"
#include "db/server/event_server.h"
#include "db/server/live_server.h"
#include "db/server/server_connection.h"
#include "tests/db/server/shared_database.h"
#include "tests/support/event_stores.h"
#include "tests/support/live_stores.h"

using namespace tablebank;
using namespace tablebank::testing;
using tablebank::server_test::SharedDatabase;
using Kind = FileError::Kind;

namespace {

struct Preparation {
    const char* what;
    const char* sql;
    const char* sentence;
};

constexpr const char* rule = "a table of the schema tablebank has a trigger or a rule";
constexpr const char* policy = "a table of the schema tablebank has row security";
constexpr const char* no_plain_table = "a table of the schema tablebank is not a plain table";
constexpr const char* worked_out =
    "a table of the schema tablebank has a default, a constraint or an index that is not tablebank's";
constexpr const char* own_type =
    "a column of the schema tablebank has a type or a collation that is not the server's own";

/// Done by a superuser, the worst possible case: the owner of the tables afterwards is trusted.
const std::vector<Preparation> preparations{
    {"a trigger before a row",
     "CREATE TRIGGER t BEFORE INSERT ON tablebank.event_name FOR EACH ROW EXECUTE FUNCTION evil.noted()", rule},
    {"a trigger at the commit",
     "CREATE CONSTRAINT TRIGGER t AFTER INSERT ON tablebank.entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE "
     "FUNCTION evil.noted()",
     rule},
    {"a trigger that is switched off",
     "CREATE TRIGGER t AFTER UPDATE ON tablebank.event FOR EACH ROW EXECUTE FUNCTION evil.noted(); ALTER TABLE "
     "tablebank.event DISABLE TRIGGER ALL",
     rule},
    {"a rule", "CREATE RULE r AS ON INSERT TO tablebank.entry DO ALSO SELECT evil.word('x')", rule},
    {"a view",
     "DROP TABLE tablebank.event_name; CREATE VIEW tablebank.event_name AS SELECT evil.word('cup') AS name, "
     "'x'::text AS event",
     no_plain_table},
    {"a view in the place of the versions",
     "DROP TABLE tablebank.version; CREATE VIEW tablebank.version AS SELECT evil.word('event') AS part, 1::bigint AS "
     "version",
     no_plain_table},
    {"a view that is kept",
     "DROP TABLE tablebank.evidence; CREATE MATERIALIZED VIEW tablebank.evidence AS SELECT 'x'::text AS event, "
     "'x'::text AS hash, 'x'::bytea AS bytes WITH NO DATA",
     no_plain_table},
    {"a table of another server",
     "DROP TABLE tablebank.event_name; CREATE FOREIGN DATA WRAPPER away; CREATE SERVER away FOREIGN DATA WRAPPER away; "
     "CREATE FOREIGN TABLE tablebank.event_name (name text, event text) SERVER away",
     no_plain_table},
    {"a table in parts",
     "DROP TABLE tablebank.event_name; CREATE TABLE tablebank.event_name (name text PRIMARY KEY, event text NOT NULL) "
     "PARTITION BY HASH (name)",
     no_plain_table},
    {"a part of another table",
     "CREATE TABLE evil.whole (name text NOT NULL, event text NOT NULL) PARTITION BY LIST (name); ALTER TABLE "
     "evil.whole "
     "ATTACH PARTITION tablebank.event_name DEFAULT",
     no_plain_table},
    {"a table that inherits from it", "CREATE TABLE evil.more () INHERITS (tablebank.entry)", no_plain_table},
    {"a table that a crash empties", "ALTER TABLE tablebank.entry SET UNLOGGED", no_plain_table},
    {"a table of a composite type",
     "DROP TABLE tablebank.event_name; CREATE TYPE evil.named AS (name text, event text); CREATE TABLE "
     "tablebank.event_name OF evil.named (PRIMARY KEY (name))",
     no_plain_table},
    {"a sequence", "DROP TABLE tablebank.event_name; CREATE SEQUENCE tablebank.event_name", no_plain_table},
    {"rows that a policy hides", "ALTER TABLE tablebank.entry ENABLE ROW LEVEL SECURITY", policy},
    {"a policy that works",
     "CREATE POLICY p ON tablebank.event USING (evil.is_well(event)); ALTER TABLE tablebank.event ENABLE ROW LEVEL "
     "SECURITY; ALTER TABLE tablebank.event FORCE ROW LEVEL SECURITY",
     policy},
    {"a policy that waits", "CREATE POLICY p ON tablebank.event USING (evil.is_well(event))", policy},
    {"a default", "ALTER TABLE tablebank.event ALTER COLUMN hash SET DEFAULT evil.word('x')", worked_out},
    {"a column that is worked out",
     "ALTER TABLE tablebank.evidence DROP COLUMN hash, ADD COLUMN hash text GENERATED ALWAYS AS (evil.word('x')) "
     "STORED",
     worked_out},
    {"a check with a function of somebody's", "ALTER TABLE tablebank.entry ADD CHECK (evil.is_well(who)) NOT VALID",
     worked_out},
    {"a check with a function of the server that asks for more",
     "ALTER TABLE tablebank.entry ADD CHECK (query_to_xml('SELECT nextval(''evil.ran'')', true, true, '') IS NOT NULL) "
     "NOT VALID",
     worked_out},
    {"an index of what is worked out", "CREATE INDEX i ON tablebank.entry (evil.word(who))", worked_out},
    {"an index of some rows", "CREATE INDEX i ON tablebank.entry (who) WHERE evil.is_well(who)", worked_out},
    {"an exclusion", "ALTER TABLE tablebank.event ADD EXCLUDE USING btree (hash WITH =)", worked_out},
    {"a key to another table",
     "CREATE TABLE evil.ids (event text PRIMARY KEY); ALTER TABLE tablebank.entry ADD FOREIGN KEY (event) REFERENCES "
     "evil.ids",
     rule},
    {"a key from another table", "CREATE TABLE evil.ids (event text REFERENCES tablebank.event ON UPDATE CASCADE)",
     rule},
    {"a type of somebody's",
     "CREATE DOMAIN evil.name AS text CHECK (evil.is_well(value)); ALTER TABLE tablebank.event_name ALTER COLUMN name "
     "TYPE evil.name",
     worked_out},
    {"an order of somebody's",
     "CREATE COLLATION evil.alike (provider = icu, locale = 'und-u-ks-level2', deterministic = false); ALTER TABLE "
     "tablebank.event_name ALTER COLUMN name TYPE text COLLATE evil.alike",
     own_type}};

Kind creating(const std::string& role) {
    return failure_of([&] { EventServer::create(SharedDatabase::place_of(role), an_event_id, {}); });
}

/// The code that runs `sentence`, by every way in.
void check_untrusted(const std::string& role, const std::string& sentence) {
    const std::string place = SharedDatabase::place_of(role);
    const std::vector<std::function<void()>> ways{[&] { EventServer::create(place, an_event_id, some_entries(1, 2)); },
                                                  [&] { const EventServer book(place); },
                                                  [&] { const LiveServer store(place); }};
    for (const auto& way : ways) {
        CHECK(failure_of(way) == Kind::untrusted);
        const std::string message = message_of(way);
        CHECK_MESSAGE(message.find(sentence) != std::string::npos, message);
    }
    CHECK(SharedDatabase::runs() == 0);
}

/// A user may keep an event there, and a hub its games.
void check_usable(const std::string& role) {
    const std::string place = SharedDatabase::place_of(role);
    EventServer::create(place, an_event_id, some_entries(1, 2));
    EventServer book(place);
    append(book, some_entries(3, 3), {"a record"});
    CHECK(loaded(book).entries == some_entries(1, 3));
    CHECK(book.evidence(sha256("a record")) == "a record");
    LiveServer store(place);
    const OutgoingGame game = outgoing_game("evening", 3);
    CHECK(append_one(store, game.batch(1, 3)).head == game.head(3));
    CHECK(holds(store, game, 3));
    CHECK(SharedDatabase::runs() == 0);
}

}  // namespace

TEST_SUITE("server" * doctest::skip(!has_server())) {
    TEST_CASE("a schema that another user made is not used, and its trigger does not run") {
        const SharedDatabase shared;
        SharedDatabase::make_tables_as("mallory");
        SharedDatabase::run_as("mallory", preparations.front().sql);
        SharedDatabase::share_all();
        for (const std::string role : {"vera", "boss", "postgres"}) {
            CAPTURE(role);
            check_untrusted(role, "the schema tablebank or a table in it belongs to another user (mallory)");
        }
    }

    TEST_CASE("an empty schema, or one table, of another user is not used") {
        const SharedDatabase shared;
        SUBCASE("an empty schema") {
            SharedDatabase::run_as("mallory", "CREATE SCHEMA tablebank; GRANT ALL ON SCHEMA tablebank TO public");
            CHECK(creating("vera") == Kind::untrusted);
        }
        SUBCASE("one table") {
            SharedDatabase::make_tables_as("vera");
            SharedDatabase::run_as("postgres", "ALTER TABLE tablebank.evidence OWNER TO mallory");
            SharedDatabase::share_all();
            CHECK(message_of([] {
                      const EventServer book(SharedDatabase::place_of("vera"));
                  }).find("belongs to another user (evidence: mallory)") != std::string::npos);
        }
        SUBCASE("one table if there are no others yet") {
            SharedDatabase::run_as("vera", "CREATE SCHEMA tablebank; GRANT CREATE ON SCHEMA tablebank TO mallory");
            SharedDatabase::run_as("mallory", "CREATE VIEW tablebank.event_name AS SELECT evil.word('cup') AS name");
            CHECK(creating("vera") == Kind::not_ours);
        }
        CHECK(SharedDatabase::runs() == 0);
    }

    TEST_CASE("anything that would run code is refused, even if a trusted user owns the tables by now") {
        const SharedDatabase shared;
        for (const Preparation& preparation : preparations) {
            CAPTURE(std::string(preparation.what));
            SharedDatabase::make_tables_as("mallory");
            SharedDatabase::run_as("postgres", preparation.sql);
            SharedDatabase::give_all_to("vera");
            SharedDatabase::share_all();
            SharedDatabase::run_as("postgres", "ALTER SEQUENCE evil.ran RESTART");
            check_untrusted("vera", preparation.sentence);
            SharedDatabase::run_as("postgres",
                                   "DROP SCHEMA tablebank CASCADE; DROP TABLE IF EXISTS evil.whole, evil.more, "
                                   "evil.ids CASCADE; DROP TYPE IF EXISTS evil.named, evil.name CASCADE; DROP "
                                   "COLLATION IF EXISTS evil.alike; DROP FOREIGN DATA WRAPPER IF EXISTS away "
                                   "CASCADE");
        }
    }

    TEST_CASE("tables of games that are prepared are not used either") {
        const SharedDatabase shared;
        SharedDatabase::make_tables_as("vera");
        EventServer::create(SharedDatabase::place_of("vera"), an_event_id, {});
        LiveServer store(SharedDatabase::place_of("vera"));
        const OutgoingGame game = outgoing_game("evening", 3);
        (void)append_one(store, game.batch(1, 1));
        SharedDatabase::share_all();
        SharedDatabase::run_as(
            "mallory",
            "CREATE TRIGGER t BEFORE INSERT ON tablebank.live_entry FOR EACH ROW EXECUTE FUNCTION evil.noted()");
        CHECK(failure_of([&] { (void)append_one(store, game.batch(2, 3)); }) == Kind::untrusted);
        CHECK(failure_of([&] { (void)store.game(game.id); }) == Kind::untrusted);
        CHECK(failure_of([] { const LiveServer again(SharedDatabase::place_of("vera")); }) == Kind::untrusted);
        CHECK(SharedDatabase::runs() == 0);
    }

    TEST_CASE("trusted owners of the tables: the user, the owner of the database, a superuser") {
        for (const std::string owner : {"vera", "boss", "postgres"}) {
            CAPTURE(owner);
            const SharedDatabase shared;
            SharedDatabase::make_tables_as(owner);
            SharedDatabase::share_all();
            check_usable("vera");
        }
    }

    TEST_CASE("a member of a group may use its tables, and the owner of the database may have made the schema") {
        const SharedDatabase shared;
        SUBCASE("a group that both are in") {
            SharedDatabase::make_tables_as("vera");
            SharedDatabase::give_all_to("directors");
            check_usable("olga");
            CHECK(loaded(EventServer(SharedDatabase::place_of("vera"))).entries.size() == 3);
        }
        SUBCASE("a group of groups") {
            SharedDatabase::run_as("postgres", "CREATE ROLE clubs; GRANT clubs TO directors");
            SharedDatabase::make_tables_as("postgres");
            SharedDatabase::give_all_to("clubs");
            check_usable("vera");
            SharedDatabase::run_as("postgres", "DROP OWNED BY clubs; DROP ROLE clubs");
        }
        SUBCASE("an empty schema of the owner of the database") {
            SharedDatabase::run_as("boss", "CREATE SCHEMA tablebank; GRANT ALL ON SCHEMA tablebank TO vera");
            check_usable("vera");
        }
    }

    TEST_CASE("another user is not trusted, nor a group without the user, nor the role that made the user a member") {
        using Row = std::pair<std::string, std::string>;
        for (const auto& [owner, sql] : {Row{"olga", "SELECT"}, Row{"directors", "REVOKE directors FROM vera"},
                                         Row{"mallory", "GRANT mallory TO vera"}}) {
            CAPTURE(owner);
            const SharedDatabase shared;
            SharedDatabase::make_tables_as("postgres");
            SharedDatabase::give_all_to(owner);
            SharedDatabase::run_as("postgres", sql);
            SharedDatabase::share_all();
            check_untrusted("vera", "belongs to another user");
        }
    }

    TEST_CASE("a trigger that comes between two acts does not run") {
        const SharedDatabase shared;
        EventServer::create(SharedDatabase::place_of("vera"), an_event_id, some_entries(1, 1));
        EventServer book(SharedDatabase::place_of("vera"));
        (void)loaded(book);
        SharedDatabase::share_all();
        for (const std::string table : {"event", "entry", "evidence"}) {
            CAPTURE(table);
            SharedDatabase::run_as("mallory", "CREATE TRIGGER t BEFORE INSERT OR UPDATE ON tablebank." + table +
                                                  " FOR EACH ROW EXECUTE FUNCTION evil.noted()");
            CHECK(failure_of([&] { append(book, some_entries(2, 2), {"a record"}); }) == Kind::untrusted);
            SharedDatabase::run_as("vera", "DROP TRIGGER t ON tablebank." + table);
        }
        CHECK(SharedDatabase::runs() == 0);
        append(book, some_entries(2, 2), {"a record"});
        CHECK(loaded(book).entries == some_entries(1, 2));
    }

    TEST_CASE("a checked schema stays so until the transaction ends") {
        const SharedDatabase shared;
        EventServer::create(SharedDatabase::place_of("vera"), an_event_id, some_entries(1, 1));
        SharedDatabase::share_all();
        ServerConnection connection{ServerAddress(SharedDatabase::place_of("vera"))};
        const auto fails = [](const std::string& role, const std::string& sql) {
            try {
                SharedDatabase::run_as(role, "SET lock_timeout = '200ms'; " + sql);
                return false;
            } catch (const std::exception&) {
                return true;
            }
        };
        const std::string trigger =
            "CREATE TRIGGER t BEFORE INSERT ON tablebank.entry FOR EACH ROW EXECUTE FUNCTION evil.noted()";
        connection.write([&](ServerTransaction& transaction) {
            const std::vector<std::string_view> written{"entry"};
            static_cast<void>(CheckedTables::hold(transaction, TablesOf::events, written));
            CHECK(fails("mallory", trigger));
            CHECK(fails("vera", "ALTER TABLE tablebank.event OWNER TO vera"));
        });
        connection.read([&](ServerTransaction& transaction) {
            static_cast<void>(CheckedTables::hold(transaction, TablesOf::events));
            CHECK(fails("vera", "ALTER TABLE tablebank.entry ENABLE ROW LEVEL SECURITY"));
            CHECK(fails("vera", "CREATE RULE r AS ON INSERT TO tablebank.entry DO NOTHING"));
            CHECK(fails("vera", "DROP TABLE tablebank.entry"));
        });
        CHECK(!fails("mallory", trigger));
    }

    TEST_CASE("names of the server have the server's meaning, whatever search path a role has") {
        const SharedDatabase shared;
        SharedDatabase::run_as(
            "mallory",
            "CREATE FUNCTION evil.octet_length(text) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN PERFORM "
            "nextval('evil.ran'); RETURN 1; END $$; "
            "CREATE FUNCTION evil.alike(text, text) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN PERFORM "
            "nextval('evil.ran'); RETURN true; END $$; "
            "CREATE OPERATOR evil.= (LEFTARG = text, RIGHTARG = text, FUNCTION = evil.alike); "
            "CREATE FUNCTION evil.set_config(text, text, boolean) RETURNS text LANGUAGE plpgsql AS $$ BEGIN PERFORM "
            "nextval('evil.ran'); RETURN ''; END $$; "
            "CREATE FUNCTION evil.concat(VARIADIC text[]) RETURNS text LANGUAGE plpgsql AS $$ BEGIN PERFORM "
            "nextval('evil.ran'); RETURN ''; END $$; "
            "CREATE FUNCTION evil.unnest(text[]) RETURNS SETOF text LANGUAGE plpgsql AS $$ BEGIN PERFORM "
            "nextval('evil.ran'); RETURN; END $$; CREATE DOMAIN evil.text AS pg_catalog.text CHECK "
            "(evil.is_well(value))");
        SharedDatabase::run_as("postgres",
                               "ALTER ROLE vera SET search_path = evil, pg_catalog; ALTER ROLE vera SET "
                               "default_transaction_isolation = 'serializable'; ALTER ROLE vera SET client_encoding = "
                               "'LATIN1'; ALTER ROLE vera SET synchronous_commit = off");
        check_usable("vera");
        std::string place = SharedDatabase::place_of("vera");
        place.insert(place.rfind('#'), "?options=-csearch_path%3Devil,pg_catalog&client_encoding=SQL_ASCII");
        CHECK(loaded(EventServer(place)).entries.size() == 3);
        CHECK(SharedDatabase::runs() == 0);
    }
}
