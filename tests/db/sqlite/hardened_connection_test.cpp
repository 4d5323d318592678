// A connection to a stranger's file cannot be misused: each defence by itself, without the others.

#include "db/sqlite/hardened_connection.h"

#include <SQLiteCpp/Database.h>
#include <doctest/doctest.h>
#include <sqlite3.h>

#include <string>

#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;

namespace {

/// A file with any content that a stranger may have put in it.
SQLite::Database strangers_database(const Folder& folder) {
    SQLite::Database database((folder / "strange.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(
        "CREATE TABLE word (text TEXT PRIMARY KEY);"
        "CREATE TABLE heard (text TEXT);"
        "CREATE TRIGGER overhear AFTER INSERT ON word BEGIN INSERT INTO heard VALUES (new.text); END;"
        "CREATE VIEW words AS SELECT text FROM word;"
        "CREATE TABLE answer (word TEXT REFERENCES word (text));");
    return database;
}

bool runs(const SQLite::Database& database, const std::string& sql) {
    char* trouble = nullptr;
    const int result = sqlite3_exec(database.getHandle(), sql.c_str(), nullptr, nullptr, &trouble);
    sqlite3_free(trouble);
    return result == SQLITE_OK;
}

std::string repeated(int times, const std::string& text, const std::string& between) {
    std::string all = text;
    for (int i = 1; i < times; ++i) all += between + text;
    return all;
}

std::string counting_to(std::int64_t number) {
    return "WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < " + std::to_string(number) +
           ") SELECT count(*) FROM n";
}

}  // namespace

TEST_CASE("no code in a file runs, and its schema cannot be changed") {
    const Folder folder;
    SQLite::Database database = strangers_database(folder);
    guard(database, 0);
    CHECK(runs(database, "INSERT INTO word VALUES ('one')"));
    CHECK_MESSAGE(database.execAndGet("SELECT count(*) FROM heard").getInt() == 0, "triggers");
    CHECK_FALSE_MESSAGE(runs(database, "SELECT * FROM words"), "views");
    int trusted = 1;
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, -1, &trusted);
    CHECK_MESSAGE(trusted == 0, "functions that the schema names");
    CHECK_FALSE_MESSAGE(runs(database, "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = ''"), "defensive");
    CHECK_FALSE_MESSAGE(runs(database, "INSERT INTO answer VALUES ('two')"), "foreign keys");
    CHECK(runs(database, "INSERT INTO answer VALUES ('one')"));
}

TEST_CASE("nothing becomes larger or deeper than the program itself needs") {
    const Folder folder;
    const SQLite::Database free = strangers_database(folder);
    const Folder other;
    SQLite::Database guarded = strangers_database(other);
    guard(guarded, 0);
    struct Limit {
        const char* says;
        std::string within;
        std::string beyond;
    };
    const Limit limits[] = {
        {"length", "SELECT length(zeroblob(4194304))", "SELECT length(zeroblob(4194305))"},
        {"statement", "SELECT 1" + std::string(60'000, ' '), "SELECT 1" + std::string(70'000, ' ')},
        {"columns", "SELECT " + repeated(64, "1", ","), "SELECT " + repeated(65, "1", ",")},
        {"depth", "SELECT " + repeated(60, "1", "+"), "SELECT " + repeated(70, "1", "+")},
        {"compound", repeated(8, "SELECT 1", " UNION "), repeated(9, "SELECT 1", " UNION ")},
        {"arguments", "SELECT max(" + repeated(8, "1", ",") + ")", "SELECT max(" + repeated(9, "1", ",") + ")"},
        {"variables", "SELECT ?64", "SELECT ?65"},
    };
    for (const Limit& limit : limits) {
        CAPTURE(limit.says);
        CHECK(runs(guarded, limit.within));
        CHECK_FALSE(runs(guarded, limit.beyond));
        CHECK_MESSAGE(runs(free, limit.beyond), "without the guard it runs");
    }
    CHECK(sqlite3_limit(guarded.getHandle(), SQLITE_LIMIT_TRIGGER_DEPTH, -1) == 1);
}

TEST_CASE("as many databases are attached as were asked for") {
    const Folder folder;
    SQLite::Database none = strangers_database(folder);
    guard(none, 0);
    CHECK_FALSE(runs(none, "ATTACH ':memory:' AS one"));
    const Folder other;
    SQLite::Database one = strangers_database(other);
    guard(one, 1);
    CHECK(runs(one, "ATTACH ':memory:' AS one"));
    CHECK_FALSE(runs(one, "ATTACH ':memory:' AS two"));
}

TEST_CASE("pages are checked, not mapped into memory, and nothing is written to separate files") {
    const Folder folder;
    SQLite::Database database = strangers_database(folder);
    REQUIRE(runs(database, "PRAGMA mmap_size = 1000000"));
    guard(database, 0);
    CHECK(database.execAndGet("PRAGMA cell_size_check").getInt() == 1);
    CHECK(database.execAndGet("PRAGMA mmap_size").getInt() == 0);
    CHECK(database.execAndGet("PRAGMA temp_store").getInt() == 2);
}

TEST_CASE("endless work is interrupted, and only while there is a limit") {
    const Folder folder;
    SQLite::Database database = strangers_database(folder);
    {
        const WorkLimit work(database, 50'000);
        CHECK(runs(database, counting_to(1000)));
        CHECK_FALSE(runs(database, counting_to(100'000)));
        CHECK_FALSE_MESSAGE(runs(database, counting_to(1000)), "what is used up is used up");
    }
    CHECK(runs(database, counting_to(100'000)));
}

TEST_CASE("SQLite takes no more memory than a game needs, and afterwards as much as before") {
    constexpr sqlite3_int64 too_much = 65LL * 1024 * 1024;
    const sqlite3_int64 before = sqlite3_hard_heap_limit64(-1);
    {
        const HeapLimit heap;
        CHECK(sqlite3_malloc64(too_much) == nullptr);
        void* enough = sqlite3_malloc64(1024 * 1024);
        CHECK(enough != nullptr);
        sqlite3_free(enough);
    }
    CHECK(sqlite3_hard_heap_limit64(-1) == before);
    void* after = sqlite3_malloc64(too_much);
    CHECK(after != nullptr);
    sqlite3_free(after);
}
