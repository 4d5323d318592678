// A file that differs from the written one is refused, or gives exactly the written content; never anything else.

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <doctest/doctest.h>

#include <random>
#include <string>

#include "db/game/schema.h"
#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;
using Kind = FileError::Kind;

namespace {

/// A closed game that has something of everything.
std::filesystem::path write_game(const Folder& folder) {
    const Setup setup = sample_setup();
    Chain chain(setup);
    chain.play(40).add(full_entry()).play(20);
    GameFile game = GameFile::create(folder / "evening.tbl", setup);
    chain.post(game);
    return folder / "evening.tbl";
}

/// True if the file is refused; otherwise it must give `whole`.
bool is_noticed(const std::filesystem::path& file, const Contents& whole) {
    Contents found;
    try {
        found = guarded_contents(file);
    } catch (const FileError& error) {
        CHECK((error.kind() == Kind::damaged || error.kind() == Kind::not_ours || error.kind() == Kind::newer));
        return true;
    }
    CHECK(found == whole);
    return false;
}

/// The answers of both ways of opening to a game that was changed with SQL.
Kind kind_after(const std::string& sql) {
    const Folder folder;
    const auto file = write_game(folder);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
    const std::string bytes = bytes_of(file);
    const Kind kind = kind_of_failure([&] { (void)guarded_contents(file); });
    CHECK(kind_of_failure([&] { (void)contents_of(GameFile::open(file)); }) == kind);
    return kind;
}

}  // namespace

TEST_CASE("one flipped byte, 2,000 places") {
    const auto seed = std::random_device{}();
    MESSAGE("seed ", seed);
    std::mt19937 random(seed);
    const Folder folder;
    const auto file = write_game(folder);
    const Contents whole = guarded_contents(file);
    const std::string sound = bytes_of(file);
    std::uniform_int_distribution<std::size_t> place(0, sound.size() - 1);
    std::uniform_int_distribution<int> bits(1, 255);
    int noticed = 0;
    for (int i = 0; i < 2000; ++i) {
        std::string spoiled = sound;
        const std::size_t at = place(random);
        spoiled[at] = static_cast<char>(spoiled[at] ^ bits(random));
        CAPTURE(at);
        write_bytes(folder / "spoiled.tbl", spoiled);
        noticed += is_noticed(folder / "spoiled.tbl", whole) ? 1 : 0;
    }
    MESSAGE(noticed, " of 2000 noticed, the others changed nothing that is read");
    CHECK(noticed > 1000);
}

TEST_CASE("every byte of the header, flipped") {
    const Folder folder;
    const auto file = write_game(folder);
    const Contents whole = guarded_contents(file);
    const std::string sound = bytes_of(file);
    for (std::size_t at = 0; at < 100; ++at) {
        CAPTURE(at);
        std::string spoiled = sound;
        spoiled[at] = static_cast<char>(~spoiled[at]);
        write_bytes(folder / "spoiled.tbl", spoiled);
        (void)is_noticed(folder / "spoiled.tbl", whole);
    }
}

TEST_CASE("a file cut short is refused at every length") {
    const Folder folder;
    const auto file = write_game(folder);
    const Contents whole = guarded_contents(file);
    const std::string sound = bytes_of(file);
    for (std::size_t length = 0; length < sound.size(); length += length < 4096 ? 64 : 1024) {
        CAPTURE(length);
        write_bytes(folder / "short.tbl", sound.substr(0, length));
        CHECK(is_noticed(folder / "short.tbl", whole));
    }
}

TEST_CASE("a -wal cut short gives the entries that were whole in it") {
    const Folder folder;
    const Setup setup = sample_setup();
    Chain chain(setup);
    GameFile game = GameFile::create(folder / "evening.tbl", setup);
    for (int i = 0; i < 20; ++i) chain.play(1).post(game, chain.size());
    const std::string log = bytes_of(folder / "evening.tbl-wal");
    write_bytes(folder / "copy.tbl", bytes_of(folder / "evening.tbl"));
    std::size_t most = 0;
    for (std::size_t length = 0; length <= log.size(); length += 997) {
        CAPTURE(length);
        write_bytes(folder / "copy.tbl-wal", log.substr(0, length));
        const Contents found = guarded_contents(folder / "copy.tbl");
        CHECK(found.entries.size() >= most);
        most = found.entries.size();
        for (std::size_t i = 0; i < most; ++i) CHECK(found.hashes[i] == chain.hashes[i]);
    }
    CHECK(most >= 19);
}

TEST_CASE("a schema that is not ours is refused before anything in it is evaluated") {
    const char* const changes[] = {
        "CREATE TRIGGER rob AFTER INSERT ON entry BEGIN DELETE FROM entry; END",
        "CREATE VIEW extra AS SELECT randomblob(1000000000)",
        "CREATE TABLE notes (text)",
        "CREATE INDEX extra ON entry (abs(at))",
        "CREATE VIRTUAL TABLE words USING fts5(word)",
        "DROP VIEW cash",
        "DROP VIEW cash; CREATE VIEW cash AS SELECT 'Anna' AS player, 1000000 AS cash",
        "ALTER TABLE entry ADD COLUMN extra TEXT",
        "ANALYZE",
    };
    for (const char* change : changes) {
        CAPTURE(change);
        CHECK(kind_after(change) == Kind::damaged);
    }
    SUBCASE("a CHECK that would never end") {
        CHECK(
            kind_after("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'at INTEGER NOT NULL',"
                       " 'at INTEGER NOT NULL CHECK (length(randomblob(900000000)) > 0)') WHERE name = 'entry'") ==
            Kind::damaged);
    }
    SUBCASE("a schema too large to be read") {
        CHECK(kind_after("WITH RECURSIVE n (i) AS (VALUES (1)) SELECT 1; BEGIN; PRAGMA writable_schema = ON;"
                         "INSERT INTO sqlite_schema WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n"
                         " WHERE i < 200000) SELECT 'view', 'v' || i, 'v' || i, 0, 'CREATE VIEW v' || i ||"
                         " ' AS SELECT 1' FROM n; COMMIT") == Kind::damaged);
    }
}

TEST_CASE("an index that does not fit its table is noticed, though every row is sound") {
    const Folder folder;
    const auto file = write_game(folder);
    std::string bytes = bytes_of(file);
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    const std::string id = database.execAndGet("SELECT id FROM entry WHERE sequence = 5").getString();
    const std::size_t in_one = bytes.find(id);
    const std::size_t in_other = bytes.find(id, in_one + 1);
    REQUIRE(in_other != std::string::npos);
    REQUIRE(bytes.find(id, in_other + 1) == std::string::npos);
    const std::size_t page = database.execAndGet("PRAGMA page_size").getUInt();
    const auto is_of_index = [&](std::size_t place) { return bytes.at(place / page * page) == '\x0a'; };
    REQUIRE(is_of_index(in_one) != is_of_index(in_other));
    char& last = bytes.at((is_of_index(in_one) ? in_one : in_other) + id.size() - 1);
    last = last == '0' ? '1' : '0';
    write_bytes(folder / "spoiled.tbl", bytes);
    CHECK(kind_of_failure([&] { (void)guarded_contents(folder / "spoiled.tbl"); }) == Kind::damaged);
}

TEST_CASE("an entry that reverses a missing one is noticed, even if its hash fits") {
    const Folder folder;
    const Setup setup = sample_setup();
    Chain chain(setup);
    chain.play(3);
    {
        GameFile game = GameFile::create(folder / "evening.tbl", setup);
        chain.post(game);
    }
    Entry last = chain.entries.back();
    last.reverses = 9;
    const Hash fitting = chained(chain.hashes.at(1), last);
    {
        SQLite::Database database((folder / "evening.tbl").string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA foreign_keys = OFF");
        SQLite::Statement forge(database, "UPDATE entry SET reverses = 9, hash = ? WHERE sequence = 3");
        forge.bind(1, fitting.bytes.data(), static_cast<int>(fitting.bytes.size()));
        forge.exec();
    }
    CHECK(kind_of_failure([&] { (void)guarded_contents(folder / "evening.tbl"); }) == Kind::damaged);
}

TEST_CASE("a file without a version of its format is reported") {
    const Folder folder;
    const auto file = write_game(folder);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 0");
    try {
        (void)guarded_contents(file);
        FAIL("it was read");
    } catch (const FileError& error) {
        CHECK(std::string(error.what()).ends_with(": it has no format version"));
    }
}

TEST_CASE("any changed row is noticed") {
    const char* const changes[] = {
        "UPDATE entry SET why = 'another reason' WHERE sequence = 3",
        "UPDATE entry SET at = at + 1 WHERE sequence = 3",
        "UPDATE entry SET forced = NULL WHERE forced IS NOT NULL",
        "UPDATE entry SET set_aside = 'short-of-cash' WHERE set_aside IS NOT NULL",
        "UPDATE entry SET set_aside = '' WHERE sequence = 1",
        "UPDATE entry SET hash = zeroblob(32) WHERE sequence = 5",
        "UPDATE entry SET hash = x'00' WHERE sequence = 5",
        "UPDATE transfer SET quantity = quantity + 1 WHERE entry = 7 AND number = 1",
        "UPDATE transfer SET asset = 'cash:0' WHERE entry = 7 AND number = 1",
        "UPDATE transfer SET to_account = 'player:01' WHERE to_account = 'player:1'",
        "UPDATE transfer SET number = 3 WHERE entry = 7 AND number = 2",
        "DELETE FROM transfer WHERE entry = 7 AND number = 2",
        "PRAGMA foreign_keys = OFF; INSERT INTO transfer VALUES (999, 1, 'cash', 'bank', 'player:1', 5)",
        "UPDATE entry SET facts = facts || 'winner' || char(9) || char(9) || '1' || char(10) WHERE sequence = 7",
        "UPDATE entry SET facts = facts || 'winner' || char(10) WHERE sequence = 7",
        "UPDATE entry SET facts = substr(facts, 2) WHERE sequence = 7",
        "UPDATE entry SET facts = '' WHERE sequence = 7",
        "PRAGMA foreign_keys = OFF; DELETE FROM entry WHERE sequence = 9",
        "UPDATE game SET minutes = 90",
        "UPDATE game SET goal = 'a'",
        "UPDATE game SET goal = 'c'",
        "UPDATE game SET language = 'pl'",
        "UPDATE game SET id = 'f' || substr(id, 2)",
        "UPDATE game SET edition = 'ru'",
        "UPDATE game SET edition_text = edition_text || char(10)",
        "UPDATE game SET box_cash = box_cash + 1",
        "UPDATE game SET genesis = zeroblob(32)",
        "DELETE FROM game",
        "UPDATE ruling SET value = 'shared' WHERE key = 'ties'",
        "UPDATE ruling SET value = 'None of these' WHERE key = 'ties'",
        "UPDATE ruling SET value = '' WHERE key = 'ties'",
        "INSERT INTO ruling VALUES ('First round!', 'look')",
        "DELETE FROM ruling WHERE key = 'ties'",
        "UPDATE player SET name = 'Anya' WHERE seat = 1",
        "UPDATE player SET role = 'competitor' WHERE seat = 1",
        "UPDATE player SET seat = 6 WHERE seat = 5",
        "DELETE FROM player WHERE seat = 5",
        "UPDATE deed SET name = 'Fish Market' WHERE space = 31",
        "UPDATE deed SET city = NULL WHERE space = 31",
        "DELETE FROM deed WHERE space = 39",
        "INSERT INTO deed VALUES (0, 'start', 'START', 'street', NULL)",
        "PRAGMA user_version = 0",
    };
    for (const char* change : changes) {
        CAPTURE(change);
        CHECK(kind_after(change) == Kind::damaged);
    }
    CHECK(kind_after("UPDATE ruling SET value = 'none' WHERE key = 'ties'") == Kind::newer);
    CHECK(kind_after("PRAGMA user_version = " + std::to_string(game_format_version + 1)) == Kind::newer);
    CHECK(kind_after("PRAGMA application_id = 7") == Kind::not_ours);
}
