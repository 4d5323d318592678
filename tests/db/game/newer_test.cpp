// A game of a later version of the program is newer and never damaged, on both ways of opening it; and a game that is
// older than a ruling opens, reads the same, and has the same hashes.

#include <SQLiteCpp/Database.h>
#include <doctest/doctest.h>

#include <string>

#include "calculators/rulings.h"
#include "db/edition/edition_file.h"
#include "db/game/schema.h"
#include "ledger/proof/codec.h"
#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;
using Kind = FileError::Kind;

namespace {

/// A closed game in which a ruling was changed, so that there is an entry of one.
std::filesystem::path write_ruled_game(const Folder& folder, const Setup& setup = sample_setup()) {
    Chain chain(setup);
    chain.play(5);
    Entry ruling;
    ruling.verb = "rule";
    ruling.line = "rule rounding up";
    ruling.facts = {{*parse_fact_key("ruling:rounding"), "", "up"}};
    chain.add(ruling).play(5);
    GameFile game = GameFile::create(folder / "evening.tbl", setup);
    chain.post(game);
    return folder / "evening.tbl";
}

/// The answers of both ways of opening, which leave the file unchanged.
Kind kind_of(const std::filesystem::path& file) {
    const std::string bytes = bytes_of(file);
    const Kind kind = kind_of_failure([&] { (void)guarded_contents(file); });
    CHECK(kind_of_failure([&] { (void)contents_of(GameFile::open(file)); }) == kind);
    CHECK(bytes_of(file) == bytes);
    return kind;
}

Kind kind_of_ruled_game_after(const std::string& sql) {
    const Folder folder;
    const auto file = write_ruled_game(folder);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
    return kind_of(file);
}

const std::string later = "PRAGMA user_version = " + std::to_string(game_format_version + 1);
const std::string most = "PRAGMA user_version = 2147483647";

}  // namespace

TEST_CASE("a later format is newer, whatever else is in the file") {
    for (const std::string& sql : {
             later,
             most,
             later + "; CREATE TABLE prophecy (text TEXT NOT NULL) STRICT",
             later + "; ALTER TABLE entry ADD COLUMN signature BLOB",
             later + "; DROP TABLE transfer",
             later + "; UPDATE entry SET verb = 'foretell', line = 'Anna foretell' WHERE sequence = 3",
             later + "; UPDATE entry SET facts = 'prophecy:1' || char(9) || char(9) || '7' || char(10)",
             later + "; UPDATE transfer SET asset = 'oracle:3' WHERE entry = 3",
             later + "; INSERT INTO ruling VALUES ('open_hands', 'shown')",
             later + "; UPDATE game SET edition_text = 'oracles = 3'",
             later + "; PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE ORACLE entry (x)'"
                     " WHERE name = 'entry'",
         }) {
        CAPTURE(sql);
        CHECK(kind_of_ruled_game_after(sql) == Kind::newer);
    }
}

TEST_CASE("a later format that is in the -wal only is newer, and its schema is not read") {
    const Folder folder;
    const auto file = write_ruled_game(folder);
    SQLite::Database migrating(file.string(), SQLite::OPEN_READWRITE);
    migrating.exec("PRAGMA wal_autocheckpoint = 0");
    for (const std::string& more : {std::string("CREATE TABLE prophecy (text TEXT)"),
                                    std::string("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql ="
                                                " 'CREATE ORACLE entry (x)' WHERE name = 'entry'")}) {
        CAPTURE(more);
        migrating.exec(later + "; " + more);
        write_bytes(folder / "copy.tbl", bytes_of(file));
        write_bytes(folder / "copy.tbl-wal", bytes_of(folder / "evening.tbl-wal"));
        CHECK(kind_of_failure([&] { (void)guarded_contents(folder / "copy.tbl"); }) == Kind::newer);
        CHECK(kind_of_failure([&] { (void)GameFile::open(folder / "copy.tbl"); }) == Kind::newer);
    }
}

TEST_CASE("a ruling or a value of one that is not known here is newer") {
    CHECK(kind_of_ruled_game_after("INSERT INTO ruling VALUES ('open_hands', 'shown')") == Kind::newer);
    CHECK(kind_of_ruled_game_after("INSERT INTO ruling VALUES ('an_open_hand', 'shown')") == Kind::newer);
    CHECK(kind_of_ruled_game_after("UPDATE ruling SET value = 'oracle' WHERE key = 'rounding'") == Kind::newer);
    CHECK(kind_of_ruled_game_after("UPDATE ruling SET value = '1001' WHERE key = 'competitor_utility_factor'") ==
          Kind::newer);
    CHECK(kind_of_ruled_game_after(
              "UPDATE entry SET facts = 'ruling:open_hands' || char(9) || char(9) || 'shown' || char(10)"
              " WHERE sequence = 6") == Kind::newer);
}

TEST_CASE("a value of a known ruling that was agreed in the game and is not known here is newer, if its hash fits") {
    const Setup setup = sample_setup();
    const auto agreed = [&](const std::string& value) {
        const Folder folder;
        Chain chain(setup);
        Entry ruling;
        ruling.verb = "rule";
        ruling.facts = {{*parse_fact_key("ruling:rounding"), "", value}};
        chain.play(3).add(ruling);
        GameFile game = GameFile::create(folder / "evening.tbl", setup);
        chain.post(game);
        return kind_of_failure([&] { (void)contents_of(game); });
    };
    CHECK(agreed("to_the_oracle") == Kind::newer);
    CHECK(agreed("to the oracle") == Kind::damaged);
    CHECK(kind_of_ruled_game_after("UPDATE entry SET facts = replace(facts, 'up', 'oracle') WHERE sequence = 6") ==
          Kind::damaged);
}

TEST_CASE("an edition with an unknown key or word is newer, once its hash shows that it was pinned") {
    const std::string pinned = "UPDATE game SET edition_text = ";
    for (const std::string& text : {
             std::string("edition_text || char(10) || '[oracle]' || char(10) || 'truthful = true' || char(10)"),
             std::string("replace(edition_text, '[rulings]', '[rulings]' || char(10) || 'open_hands = \"shown\"')"),
         }) {
        CAPTURE(text);
        const Folder folder;
        const auto file = write_ruled_game(folder);
        std::string changed;
        {
            SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
            database.exec(pinned + text);
            changed = database.execAndGet("SELECT edition_text FROM game").getString();
        }
        CHECK(kind_of(file) == Kind::damaged);
        {
            SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
            SQLite::Statement hash(database, "UPDATE game SET edition_hash = ?");
            const Hash fitting = sha256(changed);
            hash.bind(1, fitting.bytes.data(), static_cast<int>(fitting.bytes.size()));
            hash.exec();
        }
        CHECK(kind_of(file) == Kind::newer);
    }
}

TEST_CASE("a game that is older than a ruling opens, reads the same, and has the same hashes") {
    const auto keys = ruling_keys();
    constexpr std::size_t first_rulings = 20;
    const Folder folder;
    const auto file = write_ruled_game(folder);
    const Contents whole = guarded_contents(file);
    const auto without = [&](const std::string& condition) {
        write_bytes(folder / "older.tbl", bytes_of(file));
        SQLite::Database(folder / "older.tbl", SQLite::OPEN_READWRITE).exec("DELETE FROM ruling WHERE " + condition);
        return folder / "older.tbl";
    };
    std::string later_keys;
    for (const RulingKey& key : keys.subspan(first_rulings)) {
        const std::string quoted = "'" + std::string(key.name) + "'";
        CAPTURE(quoted);
        CHECK(guarded_contents(without("key = " + quoted)) == whole);  // none is needed for another
        later_keys += (later_keys.empty() ? "" : ", ") + quoted;
    }
    const auto older = without("key IN (" + later_keys + ")");
    CHECK(guarded_contents(older) == whole);
    CHECK(contents_of(GameFile::open(older)) == whole);
    CHECK_MESSAGE(guarded_contents(older) == whole, "and again after it was opened for posting");
    for (const RulingKey& key : keys.first(first_rulings)) {
        CAPTURE(key.name);
        CHECK(kind_of(without("key = '" + std::string(key.name) + "'")) == Kind::damaged);
    }
}

TEST_CASE("a difference from the default is part of the hashes, so such a row cannot be removed") {
    Setup setup = sample_setup();
    REQUIRE(set(setup.rulings, "deck_order", "checked"));
    const Folder folder;
    const auto file = write_ruled_game(folder, setup);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("DELETE FROM ruling WHERE key = 'deck_order'");
    CHECK(kind_of(file) == Kind::damaged);
}

TEST_CASE("a game of the first format stays one until something is posted in it") {
    const Folder folder;
    const Setup setup = sample_setup();
    Chain chain(setup);
    chain.play(6);
    {
        GameFile game = GameFile::create(folder / "evening.tbl", setup);
        chain.post(game);
    }
    const auto file = folder / "evening.tbl";
    const auto version = [&] {
        return SQLite::Database(file.string(), SQLite::OPEN_READWRITE).execAndGet("PRAGMA user_version").getInt();
    };
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 1");
    (void)contents_of(GameFile::open(file));
    (void)guarded_contents(file);
    CHECK(version() == 1);

    chain.play(1);
    {
        GameFile game = GameFile::open(file);
        chain.post(game, chain.size());
    }
    CHECK(version() == usual_game_format);
    CHECK(guarded_contents(file) == contents_of(GameFile::open(file)));
}

TEST_CASE("a game of a box with further hotels on a street has a format that older programs do not read") {
    const Folder folder;
    Setup setup = sample_setup();
    std::string text = setup.edition_text;
    const std::string rules = "[rules]\n";
    text.insert(text.find(rules) + rules.size(), "hotels_per_street = { count = 2, rule = \"the box\" }\n");
    for (std::size_t at = text.find("built = ["); at != std::string::npos; at = text.find("built = [", at + 1))
        text.insert(text.find(']', at), ", 9000");
    setup.edition_text = text;
    setup.edition = std::make_shared<const Edition>(parse_edition({.path = "box.toml", .text = text}));
    (void)GameFile::create(folder / "box.tbl", setup);
    CHECK(guarded_contents(folder / "box.tbl") == contents_of(GameFile::open(folder / "box.tbl")));
    SQLite::Database database((folder / "box.tbl").string(), SQLite::OPEN_READONLY);
    CHECK(database.execAndGet("PRAGMA user_version").getInt() == game_format_of_middle);
}

TEST_CASE("only a game in which people changed seats has the format that older programs do not read") {
    const Folder folder;
    const auto version = [](const std::filesystem::path& file) {
        SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
        return database.execAndGet("PRAGMA user_version").getInt();
    };
    Chain chain(sample_setup());
    chain.play(5);
    {
        GameFile game = GameFile::create(folder / "evening.tbl", sample_setup());
        chain.post(game);
    }
    CHECK(version(folder / "evening.tbl") == usual_game_format);
    Entry taken;
    taken.verb = "seat";
    taken.line = taken.typed = "1 seat Vera \"went home\"";
    taken.why = "went home";
    taken.facts = {{*parse_fact_key("seated:1"), "", "#6 Vera"}};
    chain.add(taken).play(5);
    {
        GameFile game = GameFile::create(folder / "other.tbl", sample_setup());
        chain.post(game);
    }
    CHECK(version(folder / "other.tbl") == game_format_of_people);
    CHECK(guarded_contents(folder / "other.tbl").entries.size() == 11);
}
