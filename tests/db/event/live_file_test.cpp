// A hub's store as a file: the tests for every store are in live_store_test.cpp; these are for files alone.

#include "db/event/live_file.h"

#include <SQLiteCpp/Database.h>
#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "db/event/live_rows.h"
#include "tests/support/failing_vfs.h"
#include "tests/support/live_stores.h"
#include "tests/support/scratch_folder.h"

namespace {

using namespace tablebank;
using namespace tablebank::testing;
using Kind = FileError::Kind;

Kind opening(const std::string& file, const std::string& event_id = an_event_id) {
    return failure_of([&] { const LiveFile store(file, event_id); });
}

}  // namespace

TEST_CASE("one hub at a time has the file of its tables, and no file is written over") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbt");
    CHECK(opening(file) == Kind::cannot_read);
    const auto place = live_file_place(file);
    const auto store = place->open();
    CHECK(opening(file) == Kind::open_elsewhere);
    CHECK(failure_of([&] { LiveFile::create(file, an_event_id); }) == Kind::exists);
}

TEST_CASE("a file of another event, of another program, or with other tables is not opened") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbt");
    const auto place = live_file_place(file);
    CHECK(opening(file, "fedcba9876543210fedcba9876543210") == Kind::not_ours);
    SUBCASE("a trigger that a stranger added") {
        place->alter("CREATE TRIGGER later AFTER INSERT ON ENTRY BEGIN DELETE FROM HEAD; END");
        CHECK(opening(file) == Kind::damaged);
    }
    SUBCASE("a later version") {
        place->alter("PRAGMA user_version = 2");
        CHECK(opening(file) == Kind::newer);
    }
    SUBCASE("an event is not a file of tables") {
        place->alter("PRAGMA application_id = 0x54626C45");
        CHECK(opening(file) == Kind::not_ours);
    }
    SUBCASE("of no event") {
        place->alter("DELETE FROM event");
        CHECK(opening(file) == Kind::damaged);
    }
    SUBCASE("a text") {
        CHECK(opening(folder.write("names.csv", "Anna\nBoris\n")) == Kind::not_ours);
    }
}

TEST_CASE("a column that differs from the written one is noticed") {
    for (const std::string change : {"UPDATE HEAD SET hash = zeroblob(3)", "UPDATE GAME SET genesis = zeroblob(31)",
                                     "DELETE FROM HEAD", "UPDATE ENTRY SET hash = zeroblob(3) WHERE number = 2"}) {
        CAPTURE(change);
        const ScratchFolder folder;
        const auto place = live_file_place(folder.file("club.tbt"));
        const OutgoingGame game = outgoing_game("evening", 3);
        (void)append_one(*place->open(), game.batch(1, 3));
        place->alter(change);
        CHECK(failure_of([&] { (void)entries_of(*place->open(), game.id); }) == Kind::damaged);
    }
}

TEST_CASE("a disk that fails at any step loses nothing that was acknowledged, and keeps nothing else") {
    const OutgoingGame game = outgoing_game("evening", 60);
    const OutgoingGame other = outgoing_game("morning", 30);
    for (const auto fault : {test::FailingVfs::Fault::io_error, test::FailingVfs::Fault::disk_full}) {
        bool reached = true;
        for (int operation = 1; reached; ++operation) {
            CAPTURE(operation);
            REQUIRE(operation < 500);
            test::FailingVfs disk;
            const ScratchFolder folder;
            const auto place = live_file_place(folder.file("club.tbt"));
            const auto store = place->open();
            (void)append_one(*store, game.batch(1, 20));
            disk.fail_at(operation, fault, test::FailingVfs::Lasting::once);
            const std::vector batches{game.batch(21, 60), other.batch(1, 30)};
            bool kept = true;
            try {
                (void)store->append(batches);
            } catch (const FileError&) {
                kept = false;
            }
            reached = disk.has_failed();
            disk.mend();
            CHECK(holds(*store, game, kept ? 60 : 20));
            CHECK(store->game(other.id).has_value() == kept);
            if (!kept) (void)store->append(batches);
            CHECK(holds(*store, game, 60));
            CHECK(holds(*store, other, 30));
        }
    }
}

TEST_CASE("nothing is written to a file that could not be opened again then") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbt");
    const auto place = live_file_place(file);
    OutgoingGame game = outgoing_game("evening", 40);
    for (LiveEntry& entry : game.entries) entry.text = std::string(1 << 20, 'x');
    SUBCASE("it is full") {
        std::filesystem::resize_file(file, static_cast<std::uintmax_t>(live_kind.largest_to_write_to()) + 4096);
        const auto store = place->open();
        CHECK(failure_of([&] { (void)append_one(*store, game.batch(1, 1)); }) == Kind::too_long);
        CHECK(!store->game(game.id));
    }
    SUBCASE("it has room for little") {
        constexpr std::int64_t room = 10 << 20;
        std::filesystem::resize_file(file, static_cast<std::uintmax_t>(live_kind.largest_to_write_to() - room));
        const auto store = place->open();
        CHECK(failure_of([&] { (void)append_one(*store, game.batch(1, 40)); }) == Kind::too_long);
        CHECK(!store->game(game.id));
        CHECK(append_one(*store, game.batch(1, 2)).head == game.head(2));
    }
    SUBCASE("it is larger than it may be") {
        std::filesystem::resize_file(file, static_cast<std::uintmax_t>(live_kind.largest) + 1);
        CHECK(opening(file) == Kind::not_ours);
    }
}

TEST_CASE("a -wal larger than any game is taken, for a hub writes more at a time") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbt");
    const auto place = live_file_place(file);
    std::filesystem::resize_file(folder.write("club.tbt-wal", ""), std::uintmax_t{200} << 20);
    CHECK(append_one(*place->open(), outgoing_game("evening", 1).batch(1, 1)).outcome == LiveOutcome::kept);
    std::filesystem::resize_file(folder.write("club.tbt-wal", ""), std::uintmax_t{5} << 30);
    CHECK(opening(file) == Kind::unsafe_beside);
}
