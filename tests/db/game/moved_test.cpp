// A file that is moved, replaced or deleted while it is open: nothing more is acknowledged, and nothing that was is
// lost.

#include <doctest/doctest.h>

#include <filesystem>
#include <functional>
#include <string>

#include "tests/support/failing_vfs.h"
#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;
using Kind = FileError::Kind;
namespace fs = std::filesystem;

namespace {

/// An open game with entries that are in its -wal only.
struct Evening {
    Folder folder;
    Setup setup = sample_setup();
    Chain chain{setup};
    fs::path file = folder / "evening.tbl";
    GameFile game = GameFile::create(file, setup);

    Evening() { chain.play(10).post(game); }

    /// No line is taken any more, now and later.
    void check_refuses() {
        Chain more = chain;
        more.play(1);
        for (int i = 0; i < 3; ++i) {
            CHECK(kind_of_failure([&] { more.post(game, more.size()); }) == Kind::moved_away);
        }
    }
    void close() { const GameFile closed = std::move(game); }
};

}  // namespace

TEST_CASE("a file that was renamed takes no line, and has all that was acknowledged") {
    Evening evening;
    fs::rename(evening.file, evening.folder / "moved.tbl");
    evening.check_refuses();
    evening.close();
    CHECK(guarded_contents(evening.folder / "moved.tbl").hashes == evening.chain.hashes);
    CHECK_FALSE(fs::exists(evening.file));
}

TEST_CASE("a file that was replaced by another copy takes no line, and the other is not touched") {
    Evening evening;
    const fs::path other = evening.folder / "other.tbl";
    Chain shorter(evening.setup);
    {
        GameFile made = GameFile::create(other, evening.setup);
        shorter.play(4).post(made);
    }
    const std::string bytes = bytes_of(other);
    fs::rename(evening.file, evening.folder / "moved.tbl");
    fs::rename(other, evening.file);
    evening.check_refuses();
    CHECK(bytes_of(evening.file) == bytes);
    CHECK(guarded_contents(evening.file).hashes == shorter.hashes);
    evening.close();
    CHECK(bytes_of(evening.file) == bytes);
    CHECK(guarded_contents(evening.file).hashes == shorter.hashes);
    CHECK(guarded_contents(evening.folder / "moved.tbl").hashes == evening.chain.hashes);
}

TEST_CASE("a file that was replaced together with its -wal leaves both as they came") {
    Evening evening;
    Chain other(evening.setup);
    fs::create_directory(evening.folder / "away");
    {
        GameFile made = GameFile::create(evening.folder / "other.tbl", evening.setup);
        other.play(4).post(made);
        for (const char* ending : {"", "-wal"}) {
            fs::rename(evening.file.string() + ending, (evening.folder / "away/evening.tbl").string() + ending);
            fs::copy_file((evening.folder / "other.tbl").string() + ending, evening.file.string() + ending);
        }
    }
    evening.check_refuses();
    evening.close();
    CHECK(guarded_contents(evening.file).hashes == other.hashes);
    CHECK(guarded_contents(evening.folder / "away/evening.tbl").hashes == evening.chain.hashes);
}

TEST_CASE("a file that is moved while a line is being synced to the disk: the line is not acknowledged") {
    FailingVfs disk;
    Evening evening;
    disk.at_next_sync([&] { fs::rename(evening.file, evening.folder / "moved.tbl"); });
    evening.check_refuses();
    CHECK(fs::exists(evening.folder / "moved.tbl"));
    evening.close();
    const Contents left = guarded_contents(evening.folder / "moved.tbl");
    REQUIRE(left.hashes.size() >= evening.chain.hashes.size());
    for (std::size_t i = 0; i < evening.chain.hashes.size(); ++i) CHECK(left.hashes[i] == evening.chain.hashes[i]);
}

TEST_CASE("a file that was deleted, or whose folder was renamed, takes no line") {
    Evening evening;
    SUBCASE("deleted") {
        fs::remove(evening.file);
    }
    SUBCASE("in a folder of another name") {
        const fs::path renamed = evening.folder.path().string() + "-renamed";
        fs::rename(evening.folder.path(), renamed);
        evening.check_refuses();
        fs::rename(renamed, evening.folder.path());
    }
    evening.check_refuses();
}

TEST_CASE("a deleted or replaced -wal takes no line, and closing copies all that was acknowledged into the file") {
    Evening evening;
    const fs::path log = evening.folder / "evening.tbl-wal";
    const std::string bytes = bytes_of(log);
    fs::remove(log);
    SUBCASE("deleted") {}
    SUBCASE("replaced") {
        write_bytes(log, bytes.substr(0, bytes.size() / 2));
    }
    evening.check_refuses();
    evening.close();
    CHECK(guarded_contents(evening.file).hashes == evening.chain.hashes);
    GameFile again = GameFile::open(evening.file);
    evening.chain.play(1).post(again, evening.chain.size());
    CHECK(guarded_contents(evening.file).hashes == evening.chain.hashes);
}

TEST_CASE("a file that stays in place takes lines, whatever happens next to it") {
    Evening evening;
    write_bytes(evening.folder / "notes.txt", "a file of somebody's");
    fs::copy_file(evening.file, evening.folder / "copy.tbl");
    fs::create_symlink(evening.file, evening.folder / "another-name.tbl");
    evening.chain.play(2000).post(evening.game, 11);
    CHECK(contents_of(evening.game).hashes == evening.chain.hashes);
}

TEST_CASE("a -wal that was cut short in its place takes no line") {
    Evening evening;
    fs::resize_file(evening.folder / "evening.tbl-wal", 0);
    evening.check_refuses();
}
