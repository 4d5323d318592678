// A file whose hashes hold, but that holds what no version of the program could have written.

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <doctest/doctest.h>

#include <chrono>
#include <functional>
#include <string>

#include "ledger/books/entry_validation.h"
#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;

namespace {

/// The answers of both ways of opening to a game whose third entry is another one, hashes and all.
std::string said_after(const std::function<void(Entry&)>& change) {
    const Folder folder;
    const Setup setup = sample_setup();
    Chain chain(setup);
    chain.play(2);
    Entry strange = full_entry();
    change(strange);
    chain.add(strange).play(2);
    {
        GameFile game = GameFile::create(folder / "evening.tbl", setup);
        chain.post(game);
    }
    const auto said = [&](const std::function<void()>& read) {
        try {
            read();
        } catch (const FileError& error) {
            CHECK(error.kind() == FileError::Kind::damaged);
            return std::string(error.what()).substr((folder / "evening.tbl").string().size() + 2);
        }
        return std::string{};
    };
    const std::string guarded = said([&] { (void)guarded_contents(folder / "evening.tbl"); });
    CHECK(said([&] { (void)contents_of(GameFile::open(folder / "evening.tbl")); }) == guarded);
    return guarded;
}

std::string said_of(const std::function<void(Setup&)>& change) {
    const Folder folder;
    Setup setup = sample_setup();
    { (void)GameFile::create(folder / "evening.tbl", setup); }
    change(setup);
    {
        SQLite::Database database((folder / "evening.tbl").string(), SQLite::OPEN_READWRITE);
        SQLite::Statement game(database, "UPDATE game SET id = ?, language = ?, genesis = ?");
        const Hash beginning = genesis(setup);
        game.bind(1, setup.game_id);
        game.bind(2, setup.language);
        game.bind(3, beginning.bytes.data(), static_cast<int>(beginning.bytes.size()));
        game.exec();
        SQLite::Statement player(database, "UPDATE player SET name = ? WHERE seat = 2");
        player.bind(1, setup.players[1].name);
        player.exec();
    }
    try {
        (void)guarded_contents(folder / "evening.tbl");
    } catch (const FileError& error) {
        CHECK(error.kind() == FileError::Kind::damaged);
        return std::string(error.what()).substr((folder / "evening.tbl").string().size() + 2);
    }
    return {};
}

}  // namespace

TEST_CASE("a text that no user can have typed is damage, and its entry is named") {
    CHECK(said_after([](Entry&) {}).empty());
    const std::string text = "entry 3 has a text that cannot have been typed ";
    CHECK(said_after([](Entry& entry) { entry.stamp.poster = "\x1b[2J"; }) == text + "(poster)");
    CHECK(said_after([](Entry& entry) { entry.verb = "pay\n"; }) == text + "(verb)");
    CHECK(said_after([](Entry& entry) { entry.typed = "pay 5\ninclude x"; }) == text + "(typed)");
    CHECK(said_after([](Entry& entry) { entry.line = "note \"\xff\""; }) == text + "(line)");
    CHECK(said_after([](Entry& entry) { entry.why = std::string("a\0b", 3); }) == text + "(why)");
    CHECK(said_after([](Entry& entry) { entry.forced = "\xc2\x85"; }) == text + "(forced)");
    CHECK(said_after([](Entry& entry) { entry.set_aside = {"\x1b"}; }) == text + "(set_aside)");
    CHECK(said_after([](Entry& entry) { entry.stamp.id = "x"; }) == "entry 3 has no id of 32 hexadecimal digits");
    for (const std::int64_t at : {first_moment - 1, last_moment + 1})
        CHECK(said_after([&](Entry& entry) { entry.stamp.at_ms = at; }) ==
              "entry 3 is dated before 1970 or after 9999");
}

TEST_CASE("so is a set-up that no table can have agreed on") {
    CHECK(said_of([](Setup&) {}).empty());
    CHECK(said_of([](Setup& setup) { setup.players[1].name = "Bo\nris"; }) == "its players are not those who sat down");
    CHECK(said_of([](Setup& setup) { setup.players[1].name = "Boris\u202e"; }) ==
          "its players are not those who sat down");
    CHECK(said_of([](Setup& setup) { setup.language = "en\x1b"; }) == "its language is not valid");
    CHECK(said_of([](Setup& setup) { setup.game_id = "1"; }) == "the game has no id of 32 hexadecimal digits");
}

TEST_CASE("an entry of more transfers or facts than any line makes is damage, reported before they are read") {
    const std::string size = "entry 3 holds more than any line makes";
    const Transfer transfer{Asset::cash(), Account::bank(), Account::player(Seat{1}), 1};
    CHECK(said_after([&](Entry& entry) { entry.transfers.assign(EntryLimits::transfers, transfer); }).empty());
    const auto begun = std::chrono::steady_clock::now();
    CHECK(said_after([&](Entry& entry) { entry.transfers.assign(100'000, transfer); }) == size);
    CHECK(said_after([&](Entry& entry) { entry.facts.assign(100'000, {{FactName::phase}, "", "play"}); }) == size);
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(30));  // writing them takes most of it
}
