// A game file gives back exactly its stored content, to one program at a time, and never harms another file.

#include <doctest/doctest.h>

#include <string>

#include "db/game/game_file.h"
#include "ledger/proof/codec.h"
#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;
using Kind = FileError::Kind;

TEST_CASE("a new game holds its set-up and no entry, and leaves nothing else behind") {
    const Folder folder;
    const Setup setup = sample_setup();
    {
        const GameFile game = GameFile::create(folder / "evening.tbl", setup);
        CHECK(game.path() == folder / "evening.tbl");
        CHECK(encode(*game.setup()) == encode(setup));
        CHECK(game.setup()->edition->deeds.size() == setup.edition->deeds.size());
        CHECK(contents_of(game).entries.empty());
    }
    CHECK(folder.names() == "evening.tbl");
}

TEST_CASE("every member of an entry comes back, from the open game and after reopening") {
    const Folder folder;
    const Setup setup = sample_setup();
    Chain chain(setup);
    chain.play(2).add(full_entry()).add(Entry{}).play(3);
    {
        GameFile game = GameFile::create(folder / "evening.tbl", setup);
        chain.post(game);
        CHECK(contents_of(game) == Contents{encode(setup), chain.entries, chain.hashes});
    }
    const GameFile again = GameFile::open(folder / "evening.tbl");
    CHECK(contents_of(again) == Contents{encode(setup), chain.entries, chain.hashes});
}

TEST_CASE("entries posted one by one, over several sittings, form one chain") {
    const Folder folder;
    const Setup setup = sample_setup();
    Chain chain(setup);
    (void)GameFile::create(folder / "evening.tbl", setup);
    for (int sitting = 0; sitting < 3; ++sitting) {
        GameFile game = GameFile::open(folder / "evening.tbl");
        for (int i = 0; i < 4; ++i) {
            chain.play(1);
            chain.post(game, chain.size());
        }
    }
    CHECK(guarded_contents(folder / "evening.tbl") == Contents{encode(setup), chain.entries, chain.hashes});
}

TEST_CASE("an entry is posted once: another number, another history or a known id is refused and changes nothing") {
    const Folder folder;
    const Setup setup = sample_setup();
    Chain chain(setup);
    chain.play(3);
    GameFile game = GameFile::create(folder / "evening.tbl", setup);
    chain.post(game);
    const Contents before = contents_of(game);

    CHECK(kind_of_failure([&] { chain.post(game, 3); }) == Kind::moved_on);
    Chain later = chain;
    later.play(2);
    CHECK(kind_of_failure([&] { later.post(game, 5); }) == Kind::moved_on);
    Chain other(setup);
    other.add(Entry{}).add(Entry{}).add(Entry{}).play(1);
    CHECK(kind_of_failure([&] { other.post(game, 4); }) == Kind::moved_on);
    Chain twice = chain;
    Entry same_id;
    same_id.stamp.id = chain.entries.front().stamp.id;
    twice.play(1).add(same_id);
    CHECK(kind_of_failure([&] { twice.post(game, 4); }) == Kind::moved_on);
    CHECK(contents_of(game) == before);

    later.post(game, 4);
    CHECK(contents_of(game).entries == later.entries);
}

TEST_CASE("a refusal code of more than one word is a programming error, and nothing of its entry is stored") {
    const Folder folder;
    const Setup setup = sample_setup();
    GameFile game = GameFile::create(folder / "evening.tbl", setup);
    Entry entry = full_entry();
    entry.set_aside = {"short of cash"};
    entry.reverses.reset();
    Chain chain(setup);
    CHECK_THROWS_AS(chain.play(1).add(entry).post(game), std::invalid_argument);
    CHECK(contents_of(game).entries.empty());
    CHECK_THROWS_AS(game.append(chain.entries, {}), std::invalid_argument);
}

TEST_CASE("creating never touches an existing file") {
    const Folder folder;
    const Setup setup = sample_setup();
    write_bytes(folder / "letter.tbl", "dear Anna");
    CHECK(kind_of_failure([&] { (void)GameFile::create(folder / "letter.tbl", setup); }) == Kind::exists);
    CHECK(bytes_of(folder / "letter.tbl") == "dear Anna");

    write_bytes(folder / "lost.tbl-wal", "the last entries of a game whose file was moved away");
    CHECK(kind_of_failure([&] { (void)GameFile::create(folder / "lost.tbl", setup); }) == Kind::exists);

    CHECK(kind_of_failure([&] { (void)GameFile::create(folder / "missing/evening.tbl", setup); }) == Kind::cannot_read);
    CHECK(folder.names() == "letter.tbl lost.tbl-wal");
}

TEST_CASE("a set-up that cannot be read back is not created") {
    const Folder folder;
    Setup setup = sample_setup();
    setup.edition_text += "\nsurprise = 1\n";
    CHECK(kind_of_failure([&] { (void)GameFile::create(folder / "evening.tbl", setup); }) == Kind::damaged);
    CHECK(folder.names().empty());
}

TEST_CASE("a file that is not a game is refused and stays unchanged") {
    const Folder folder;
    const auto refused = [&](const std::filesystem::path& file) {
        const Kind opened = kind_of_failure([&] { (void)GameFile::open(file); });
        CHECK(kind_of_failure([&] { (void)guarded_contents(file); }) == opened);
        return opened;
    };
    CHECK(refused(folder / "missing.tbl") == Kind::cannot_read);
    CHECK(refused(folder.path()) == Kind::not_ours);

    write_bytes(folder / "empty.tbl", "");
    CHECK(refused(folder / "empty.tbl") == Kind::not_ours);
    CHECK(bytes_of(folder / "empty.tbl").empty());
    write_bytes(folder / "letter.tbl", std::string(5000, 'x'));
    CHECK(refused(folder / "letter.tbl") == Kind::not_ours);
    write_bytes(folder / "begun.tbl", std::string("SQLite format 3\0", 16));
    CHECK(refused(folder / "begun.tbl") == Kind::damaged);
    CHECK(folder.names() == "begun.tbl empty.tbl letter.tbl");
}

TEST_CASE("a backup is its own game, whole and closed") {
    const Folder folder;
    const Setup setup = sample_setup();
    Chain chain(setup);
    chain.play(5);
    GameFile game = GameFile::create(folder / "evening.tbl", setup);
    chain.post(game);
    game.back_up(folder / "copy.tbl");
    CHECK(kind_of_failure([&] { game.back_up(folder / "copy.tbl"); }) == Kind::exists);
    CHECK(kind_of_failure([&] { game.back_up(folder / "evening.tbl"); }) == Kind::exists);
    const Contents then = contents_of(game);

    chain.play(1);
    chain.post(game, 6);
    CHECK(guarded_contents(folder / "copy.tbl") == then);
    GameFile copy = GameFile::open(folder / "copy.tbl");
    CHECK(contents_of(copy) == then);
    chain.post(copy, 6);
    CHECK(contents_of(copy) == contents_of(game));
}

TEST_CASE("a game that is open is open to no one else, in the same program either") {
    const Folder folder;
    GameFile game = GameFile::create(folder / "evening.tbl", sample_setup());
    CHECK(kind_of_failure([&] { (void)GameFile::open(folder / "evening.tbl"); }) == Kind::open_elsewhere);
    CHECK(guarded_contents(folder / "evening.tbl") == contents_of(game));
    { const GameFile closed = std::move(game); }
    CHECK(GameFile::open(folder / "evening.tbl").path() == folder / "evening.tbl");
}
