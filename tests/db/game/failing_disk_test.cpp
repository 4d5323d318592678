// Whatever operation of a posting the disk refuses: never a half entry, always a clear error, and once the disk is
// sound again posting goes on as if nothing had happened.

#include <doctest/doctest.h>

#include <optional>
#include <string>

#include "ledger/proof/codec.h"
#include "tests/support/failing_vfs.h"
#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;
using Kind = FileError::Kind;
using Fault = FailingVfs::Fault;
using Lasting = FailingVfs::Lasting;

namespace {

constexpr int far_more_than_needed = 2000;

/// Whether posting went through; its error must fit the disk's.
bool posts(GameFile& game, const Chain& chain, std::int64_t first, Fault fault) {
    try {
        chain.post(game, first);
        return true;
    } catch (const FileError& error) {
        CHECK(error.kind() == (fault == Fault::disk_full ? Kind::disk_full : Kind::disk_failed));
        CHECK(error.file() == game.path());
        return false;
    }
}

/// The state that would be found if the program died now: nothing of the new entry, or the whole of it.
void check_left_on_disk(const Folder& folder, const Chain& before, const Chain& after) {
    const Contents left = guarded_contents(folder / "evening.tbl");
    const bool none = left.entries == before.entries && left.hashes == before.hashes;
    const bool whole = left.entries == after.entries && left.hashes == after.hashes;
    CHECK((none || whole));
}

/// Fails one operation after the other of a posting, until one goes through without reaching the failing one.
/// Returns how many failed.
int fail_every_operation(FailingVfs& disk, Fault fault, Lasting lasting, int entries_before) {
    int refused = 0;
    for (int operation = 1; operation < far_more_than_needed; ++operation) {
        CAPTURE(operation);
        const Folder folder;
        Chain before(sample_setup());
        GameFile game = GameFile::create(folder / "evening.tbl", sample_setup());
        before.play(entries_before).post(game);
        Chain after = before;
        after.play(3);

        disk.fail_at(operation, fault, lasting);
        const bool posted = posts(game, after, before.size() + 1, fault);
        const bool reached = disk.has_failed();
        if (!posted) {
            ++refused;
            CHECK(reached);
            if (lasting == Lasting::until_mended) CHECK_FALSE(posts(game, after, before.size() + 1, fault));
        }
        disk.mend();
        check_left_on_disk(folder, before, after);
        if (!posted) {
            CHECK(contents_of(game).entries == before.entries);
            after.post(game, before.size() + 1);
        }
        after.play(1).post(game, after.size());
        CHECK(contents_of(game).hashes == after.hashes);
        { const GameFile closed = std::move(game); }
        CHECK(contents_of(GameFile::open(folder / "evening.tbl")).hashes == after.hashes);
        if (!reached) return refused;
    }
    FAIL("posting never went through");
    return refused;
}

}  // namespace

TEST_CASE("the disk fails at each operation of a posting") {
    FailingVfs disk;
    for (const Fault fault : {Fault::io_error, Fault::disk_full}) {
        for (const Lasting lasting : {Lasting::once, Lasting::until_mended}) {
            CAPTURE(static_cast<int>(fault));
            CAPTURE(static_cast<int>(lasting));
            // The first posting makes the log and its header; a later one only adds to it.
            CHECK(fail_every_operation(disk, fault, lasting, 0) >= 3);
            CHECK(fail_every_operation(disk, fault, lasting, 20) >= 3);
        }
    }
}

TEST_CASE("once the disk is sound again no unreported entry remains, before another is posted") {
    FailingVfs disk;
    int whole = 0;
    bool posted = false;
    for (int operation = 1; !posted && operation < far_more_than_needed; ++operation) {
        CAPTURE(operation);
        const Folder folder;
        Chain before(sample_setup());
        GameFile game = GameFile::create(folder / "evening.tbl", sample_setup());
        before.play(20).post(game);
        Chain after = before;
        after.play(3);
        disk.fail_at(operation, Fault::io_error, Lasting::until_mended);
        posted = posts(game, after, before.size() + 1, Fault::io_error);
        disk.mend();
        if (posted) continue;
        whole += guarded_contents(folder / "evening.tbl").hashes == after.hashes ? 1 : 0;
        Chain elsewhere = after;
        elsewhere.play(1);
        CHECK(kind_of_failure([&] { elsewhere.post(game, elsewhere.size()); }) == Kind::moved_on);
        CHECK(guarded_contents(folder / "evening.tbl").hashes == before.hashes);
    }
    CHECK_MESSAGE(whole > 0, "at some operation the whole entry stood in the log");
}

TEST_CASE("a post is on the disk itself before it is reported") {
    FailingVfs disk;
    const Folder folder;
    Chain chain(sample_setup());
    GameFile game = GameFile::create(folder / "evening.tbl", sample_setup());
    chain.play(20).post(game);
    for (int i = 0; i < 3; ++i) {
        const int synced = disk.syncs();
        chain.play(1).post(game, chain.size());
        CHECK(disk.syncs() > synced);
    }
}

TEST_CASE("the disk fails while the log is copied into the file: the posted entries stay posted") {
    FailingVfs disk;
    for (const Fault fault : {Fault::io_error, Fault::disk_full}) {
        for (int operation = 4; operation < 60; operation += 5) {
            CAPTURE(operation);
            const Folder folder;
            Chain chain(sample_setup());
            GameFile game = GameFile::create(folder / "evening.tbl", sample_setup());
            chain.play(3000).post(game);  // more than a checkpoint's pages in one commit
            chain.play(1);
            disk.fail_at(operation, fault, Lasting::until_mended);
            const bool posted = posts(game, chain, chain.size(), fault);
            disk.mend();
            if (!posted) chain.post(game, chain.size());
            CHECK(contents_of(game).hashes == chain.hashes);
            CHECK(guarded_contents(folder / "evening.tbl").hashes == chain.hashes);
        }
    }
}

TEST_CASE("the disk fails while a game is created, opened or copied: an error, and no half file") {
    FailingVfs disk;
    const Setup setup = sample_setup();
    int refused = 0;
    bool reached = true;
    for (int operation = 1; reached; ++operation) {
        CAPTURE(operation);
        const Folder folder;
        disk.fail_at(operation, Fault::io_error, Lasting::until_mended);
        try {
            (void)GameFile::create(folder / "evening.tbl", setup);
        } catch (const FileError& error) {
            CHECK((error.kind() == Kind::disk_failed || error.kind() == Kind::cannot_read));
            ++refused;
        }
        reached = disk.has_failed();
        disk.mend();
        if (std::filesystem::exists(folder / "evening.tbl")) {
            CHECK(guarded_contents(folder / "evening.tbl").setup == encode(setup));
        } else {
            CHECK(folder.names().empty());
        }
    }
    CHECK(refused > 20);

    const Folder folder;
    Chain chain(setup);
    GameFile game = GameFile::create(folder / "evening.tbl", setup);
    chain.play(10).post(game);
    for (int operation = 1; operation < 10; ++operation) {
        disk.fail_at(operation, Fault::disk_full, Lasting::until_mended);
        const Kind kind = kind_of_failure([&] { game.back_up(folder / "copy.tbl"); });
        CHECK((kind == Kind::disk_full || kind == Kind::disk_failed));  // SQLite does not say why it made no file
        disk.mend();
        CHECK(contents_of(game).entries == chain.entries);
    }
    game.back_up(folder / "copy.tbl");
    CHECK(guarded_contents(folder / "copy.tbl").hashes == chain.hashes);
}

TEST_CASE("the disk fails while a game is read: an error, and the file is as it was") {
    FailingVfs disk;
    const Folder folder;
    const Setup setup = sample_setup();
    Chain chain(setup);
    {
        GameFile game = GameFile::create(folder / "evening.tbl", setup);
        chain.play(50).post(game);
    }
    const std::string bytes = bytes_of(folder / "evening.tbl");
    bool reached = true;
    for (int operation = 1; reached; ++operation) {
        CAPTURE(operation);
        disk.fail_at(operation, Fault::io_error, Lasting::until_mended);
        try {
            const Contents contents = guarded_contents(folder / "evening.tbl");
            CHECK(contents.hashes == chain.hashes);
        } catch (const FileError& error) {
            // The check of the pages lists unreadable pages among its findings.
            CHECK((error.kind() == Kind::disk_failed || error.kind() == Kind::damaged));
        }
        reached = disk.has_failed();
        disk.mend();
    }
    CHECK(bytes_of(folder / "evening.tbl") == bytes);
    CHECK(folder.names() == "evening.tbl");
}
