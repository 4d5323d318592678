// A game that is linked under a second name: the -wal of a crash belongs to one name only, so a line posted under the
// other would begin another game. It is read, and takes no line.

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

#include "db/file/new_file.h"
#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;
using Kind = FileError::Kind;
namespace fs = std::filesystem;

namespace {

/// A game whose last entries are in its -wal, as a crash leaves them.
struct Crashed {
    Folder folder;
    Setup setup = sample_setup();
    Chain chain{setup};
    fs::path file = folder / "evening.tbl";

    Crashed() {
        {
            GameFile game = GameFile::create(folder / "open.tbl", setup);
            chain.play(10).post(game);
            fs::copy_file(folder / "open.tbl", file);
            fs::copy_file(folder / "open.tbl-wal", folder / "evening.tbl-wal");
        }
        fs::remove(folder / "open.tbl");
    }
};

}  // namespace

TEST_CASE("a game with a second name takes no line under either, and stays as it came") {
    const Crashed crashed;
    const fs::path other = crashed.folder / "other.tbl";
    fs::create_hard_link(crashed.file, other);
    const std::string before = bytes_of(crashed.file);
    const std::string log = bytes_of(crashed.folder / "evening.tbl-wal");
    for (const fs::path& name : {crashed.file, other})
        CHECK(kind_of_failure([&] { (void)GameFile::open(name); }) == Kind::second_name);
    CHECK(guarded_contents(crashed.file).entries.size() == crashed.chain.size());
    CHECK(bytes_of(crashed.file) == before);
    CHECK(bytes_of(crashed.folder / "evening.tbl-wal") == log);
    CHECK(crashed.folder.names() == "evening.tbl evening.tbl-wal other.tbl");
}

TEST_CASE("once the second name is gone, or in a copy, everything is there and lines are taken") {
    const Crashed crashed;
    const fs::path other = crashed.folder / "other.tbl";
    fs::create_hard_link(crashed.file, other);
    for (const char* ending : {"", "-wal"})
        fs::copy_file(crashed.file.string() + ending, (crashed.folder / "copy.tbl").string() + ending);
    fs::remove(other);
    for (const fs::path& name : {crashed.file, crashed.folder / "copy.tbl"}) {
        Chain chain = crashed.chain;
        GameFile game = GameFile::open(name);
        chain.play(1).post(game, chain.size());
        CHECK(guarded_contents(name).entries.size() == chain.size());
    }
}

TEST_CASE("a copy of a folder that is made of links is read with the entries in its -wal") {
    const Crashed crashed;
    fs::create_directory(crashed.folder / "backup");
    const fs::path copy = crashed.folder / "backup/evening.tbl";
    fs::create_hard_link(crashed.file, copy);
    fs::create_hard_link(crashed.file.string() + "-wal", copy.string() + "-wal");
    for (const fs::path& name : {crashed.file, copy}) {
        CHECK(guarded_contents(name).entries.size() == crashed.chain.size());
        CHECK(kind_of_failure([&] { (void)GameFile::open(name); }) == Kind::second_name);
    }
}

TEST_CASE("no new file gets a name under which a game looks for its journal") {
    const Crashed crashed;
    for (const char* ending : {"-shm", "-journal"}) {
        const fs::path name = crashed.file.string() + ending;
        CHECK(kind_of_failure([&] { write_new_file(name, [](std::ostream& out) { out << "x"; }); }) ==
              Kind::journal_name);
        CHECK(kind_of_failure([&] { (void)GameFile::create(name, crashed.setup); }) == Kind::journal_name);
        CHECK_FALSE(fs::exists(name));
    }
    write_new_file(crashed.folder / "alone.tbl-wal", [](std::ostream& out) { out << "x"; });
    CHECK(fs::exists(crashed.folder / "alone.tbl-wal"));
}
