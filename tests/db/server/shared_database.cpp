#include "tests/db/server/shared_database.h"

#include <cstdlib>
#include <initializer_list>
#include <pqxx/connection>
#include <pqxx/nontransaction>
#include <pqxx/result>

#include "db/server/server_tables.h"
#include "tests/support/event_stores.h"

namespace tablebank::server_test {
namespace {

constexpr auto every_role = {"vera", "olga", "mallory", "boss"};

std::string settings_of(const std::string& role) {
    if (role == "postgres") return "dbname=shared";
    return "host=127.0.0.1 dbname=shared user=" + role + " password=" + role;
}

std::string asked(const std::string& sql) {
    pqxx::connection connection(settings_of("postgres"));
    return pqxx::nontransaction(connection).exec(sql)[0][0].as<std::string>();
}

void drop_all() {
    testing::on_server("DROP DATABASE IF EXISTS shared");
    for (const char* role : every_role) testing::on_server("DROP ROLE IF EXISTS " + std::string(role));
    testing::on_server("DROP ROLE IF EXISTS directors");
}

}  // namespace

SharedDatabase::SharedDatabase() {
    drop_all();
    for (const std::string role : every_role)
        testing::on_server("CREATE ROLE " + role + " LOGIN PASSWORD '" + role + "'");
    testing::on_server("CREATE ROLE directors; GRANT directors TO vera, olga");
    testing::on_server("CREATE DATABASE shared OWNER boss");
    run_as("postgres",
           "GRANT CREATE ON DATABASE shared TO vera, mallory; CREATE SCHEMA evil AUTHORIZATION mallory; "
           "GRANT USAGE ON SCHEMA evil TO public; CREATE SEQUENCE evil.ran; GRANT ALL ON SEQUENCE evil.ran TO public");
    run_as("mallory",
           "CREATE FUNCTION evil.noted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM nextval('evil.ran'); "
           "RETURN new; END $$; "
           "CREATE FUNCTION evil.word(text) RETURNS text IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN PERFORM "
           "nextval('evil.ran'); RETURN $1; END $$; "
           "CREATE FUNCTION evil.is_well(text) RETURNS boolean IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN PERFORM "
           "nextval('evil.ran'); RETURN true; END $$");
}

SharedDatabase::~SharedDatabase() {
    try {
        drop_all();
    } catch (const std::exception&) {
        // The next one takes it away.
    }
}

std::string SharedDatabase::place_of(const std::string& role) {
    if (role == "postgres") return "postgresql:///shared#cup";
    return "postgresql://" + role + ":" + role + "@127.0.0.1:" + std::getenv("PGPORT") + "/shared#cup";
}

void SharedDatabase::run_as(const std::string& role, const std::string& sql) {
    pqxx::connection connection(settings_of(role));
    pqxx::nontransaction transaction(connection);
    transaction.exec("SET client_min_messages = error");
    transaction.exec(sql);
}

void SharedDatabase::make_tables_as(const std::string& role) {
    run_as(role, "CREATE SCHEMA tablebank");
    for (const char* table : definitions_of(TablesOf::events).made_by) run_as(role, table);
    for (const char* table : definitions_of(TablesOf::live).made_by) run_as(role, table);
    run_as(role, "INSERT INTO tablebank.version VALUES ('event', 1), ('live', 1)");
}

void SharedDatabase::give_all_to(const std::string& role) {
    run_as("postgres",
           "DO $$ DECLARE one text; BEGIN EXECUTE 'ALTER SCHEMA tablebank OWNER TO " + role +
               "'; FOR one IN SELECT format(CASE relkind WHEN 'v' THEN 'ALTER VIEW tablebank.%I' WHEN 'm' THEN 'ALTER "
               "MATERIALIZED VIEW tablebank.%I' WHEN 'f' THEN 'ALTER FOREIGN TABLE tablebank.%I' WHEN 'S' THEN 'ALTER "
               "SEQUENCE tablebank.%I' ELSE 'ALTER TABLE tablebank.%I' END, relname) FROM pg_class WHERE relnamespace "
               "= 'tablebank'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S') LOOP EXECUTE one || ' OWNER "
               "TO " +
               role + "'; END LOOP; END $$");
}

void SharedDatabase::share_all() {
    run_as("postgres",
           "GRANT USAGE ON SCHEMA tablebank TO public; GRANT ALL ON ALL TABLES IN SCHEMA tablebank TO public");
}

int SharedDatabase::runs() {
    return std::stoi(asked("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM evil.ran"));
}

}  // namespace tablebank::server_test
