// The book of an event as a file: the tests for every store are in event_book_test.cpp; these are for files alone.

#include "db/event/event_file.h"

#include <SQLiteCpp/Database.h>
#include <doctest/doctest.h>
#include <sqlite3.h>

#include <string>
#include <vector>

#include "db/book/server_stores.h"
#include "db/file/file_error.h"
#include "tests/support/event_stores.h"
#include "tests/support/failing_vfs.h"
#include "tests/support/scratch_folder.h"

namespace {

using namespace tablebank;
using namespace tablebank::testing;
using Kind = FileError::Kind;

Loaded read_file_beside(const std::filesystem::path& file) {
    Loaded all;
    read_event(file, [&](const EventBook& book) { all = loaded(book); });
    return all;
}

/// The change that another program makes to the file.
void alter(const std::string& file, const std::string& sql) {
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    database.exec(sql);
}

std::string event_of(const ScratchFolder& folder, std::int64_t entries) {
    const std::string file = folder.file("club.tbe");
    EventFile::create(file, an_event_id, {});
    EventFile book(file);
    if (entries > 0) append(book, some_entries(1, entries));
    return file;
}

}  // namespace

TEST_CASE("a file is opened as before after the module for servers was loaded") {
    // The module has its own copies of the code it shares with the program: none of them may register itself anywhere.
    static_cast<void>(server_stores());
    const ScratchFolder folder;
    CHECK(read_file_beside(event_of(folder, 2)).entries.size() == 2);
}

TEST_CASE("one program at a time writes to an event, and no file is written over") {
    const ScratchFolder folder;
    const std::string file = event_of(folder, 1);
    const EventFile book(file);
    CHECK(failure_of([&] { const EventFile second(file); }) == Kind::open_elsewhere);
    CHECK(failure_of([&] { EventFile::create(file, an_event_id, {}); }) == Kind::exists);
    CHECK(read_file_beside(file).entries.size() == 1);
}

TEST_CASE("an alteration of the tables of a file is noticed when it is opened") {
    for (const std::string change :
         {"UPDATE entry SET act = '{}' WHERE number = 2", "UPDATE entry SET hash = zeroblob(32) WHERE number = 2",
          "UPDATE entry SET hash = zeroblob(3) WHERE number = 2",
          "UPDATE event SET id = 'fedcba9876543210fedcba9876543210'", "UPDATE event SET id = 'club'"}) {
        CAPTURE(change);
        const ScratchFolder folder;
        const std::string file = event_of(folder, 3);
        alter(file, change);
        CHECK(failure_of([&] { (void)read_file_beside(file); }) == Kind::damaged);
        CHECK(failure_of([&] { const EventFile book(file); }) == Kind::damaged);
    }
}

TEST_CASE("an impossibly long entry or text is not read, whatever its hash states") {
    const std::size_t words = EventEntry::longest_words + 1;
    const std::vector<EventEntry> longest{{1, 1, std::string(words, 'x'), "", "{}"},
                                          {1, 1, "Vera", std::string(words, 'x'), "{}"},
                                          {1, 1, "Vera", "", std::string(EventEntry::longest_act + 1, 'x')}};
    for (const EventEntry& entry : longest) {
        const ScratchFolder folder;
        const std::string file = event_of(folder, 0);
        {
            EventFile book(file);
            append(book, {entry});
        }
        CHECK(failure_of([&] { static_cast<void>(read_file_beside(file)); }) == Kind::damaged);
        CHECK(failure_of([&] { const EventFile book(file); }) == Kind::damaged);
    }
    const ScratchFolder folder;
    const std::string file = event_of(folder, 1);
    const std::string record(EventEvidence::most_bytes + 1, 'x');
    alter(file, "INSERT INTO evidence VALUES ('" + to_hex(sha256(record)) + "', '" + record + "')");
    read_event(file, [&](const EventBook& book) {
        CHECK_THROWS(static_cast<void>(book.evidence(sha256(record))));
        CHECK_THROWS(book.each_evidence([](EventEvidence&&) {}));
    });
}

TEST_CASE("a file with other tables, of a later version, or of another kind is not opened") {
    const ScratchFolder folder;
    const std::string file = event_of(folder, 1);
    SUBCASE("a trigger that a stranger added") {
        alter(file, "CREATE TRIGGER later AFTER INSERT ON entry BEGIN DELETE FROM evidence; END");
        CHECK(failure_of([&] { const EventFile book(file); }) == Kind::damaged);
        CHECK(failure_of([&] { (void)read_file_beside(file); }) == Kind::damaged);
    }
    SUBCASE("a later version") {
        alter(file, "PRAGMA user_version = 2");
        CHECK(failure_of([&] { const EventFile book(file); }) == Kind::newer);
        CHECK(failure_of([&] { (void)read_file_beside(file); }) == Kind::newer);
    }
    SUBCASE("a game is not an event") {
        alter(file, "PRAGMA application_id = 0x54626C42");
        CHECK(failure_of([&] { const EventFile book(file); }) == Kind::not_ours);
    }
    SUBCASE("a text") {
        CHECK(failure_of([&] { (void)read_file_beside(folder.write("names.csv", "Anna\nBoris\n")); }) ==
              Kind::not_ours);
    }
    SUBCASE("nothing") {
        CHECK(failure_of([&] { (void)read_file_beside(folder.file("none.tbe")); }) == Kind::cannot_read);
    }
}

TEST_CASE("a disk that fails at any step loses nothing that was acknowledged, and keeps nothing that was not") {
    for (const auto fault : {test::FailingVfs::Fault::io_error, test::FailingVfs::Fault::disk_full}) {
        bool reached = true;
        for (int operation = 1; reached; ++operation) {
            CAPTURE(operation);
            REQUIRE(operation < 500);
            test::FailingVfs disk;
            const ScratchFolder folder;
            EventFile book(event_of(folder, 2));
            disk.fail_at(operation, fault, test::FailingVfs::Lasting::once);
            bool stored = true;
            try {
                append(book, some_entries(3, 4), {"a record"});
            } catch (const FileError&) {
                stored = false;
            }
            reached = disk.has_failed();
            disk.mend();
            CHECK(loaded(book).entries == some_entries(1, stored ? 4 : 2));
            CHECK(book.evidence(sha256("a record")).has_value() == stored);
            if (!stored) append(book, some_entries(3, 4));
            CHECK(read_file_beside(folder.file("club.tbe")).entries == some_entries(1, 4));
        }
    }
}
