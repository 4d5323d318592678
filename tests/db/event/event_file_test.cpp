// The book of an event as a file: what was acknowledged is there, whole, in order, and what was altered is noticed.

#include "db/event/event_file.h"

#include <SQLiteCpp/Database.h>
#include <doctest/doctest.h>
#include <sqlite3.h>

#include <string>
#include <vector>

#include "db/file/file_error.h"
#include "tests/support/failing_vfs.h"
#include "tests/support/scratch_folder.h"

namespace {

using namespace tablebank;
using tablebank::testing::ScratchFolder;
using Kind = FileError::Kind;

const std::string an_id = "0123456789abcdef0123456789abcdef";

EventEntry entry(std::int64_t number, const std::string& act = R"({"did":"something"})") {
    return {number, 1'767'225'600'000 + number, "Vera", number % 2 == 0 ? "as agreed" : "", act};
}

std::vector<EventEntry> entries_from(std::int64_t first, std::int64_t last) {
    std::vector<EventEntry> entries;
    for (std::int64_t number = first; number <= last; ++number) entries.push_back(entry(number));
    return entries;
}

void append(EventBook& book, const std::vector<EventEntry>& entries, const std::vector<std::string>& texts = {}) {
    std::vector<EventEvidence> evidence;
    for (const std::string& text : texts) evidence.push_back({text});
    book.append(entries, evidence);
}

struct Loaded {
    std::vector<EventEntry> entries;
    std::vector<std::string> hashes;
    friend bool operator==(const Loaded&, const Loaded&) = default;
};

Loaded loaded(const EventBook& book) {
    Loaded all;
    book.load([&](EventEntry&& one, const Hash& hash) {
        all.entries.push_back(std::move(one));
        all.hashes.push_back(to_hex(hash));
    });
    return all;
}

Loaded read_beside(const std::filesystem::path& file) {
    Loaded all;
    read_event(file, [&](const EventBook& book) { all = loaded(book); });
    return all;
}

template <class Action>
Kind failure(Action&& action) {
    try {
        action();
    } catch (const FileError& error) {
        return error.kind();
    }
    FAIL("nothing was refused");
    return Kind::cannot_read;
}

/// What somebody with another program does to the file.
void alter(const std::string& file, const std::string& sql) {
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    database.exec(sql);
}

std::string event_of(const ScratchFolder& folder, std::int64_t entries) {
    const std::string file = folder.file("club.tbe");
    EventFile::create(file, an_id, {});
    EventFile book(file);
    if (entries > 0) append(book, entries_from(1, entries));
    return file;
}

}  // namespace

TEST_CASE("what was appended is there when the file is opened again, and beside an open one") {
    const ScratchFolder folder;
    const std::string file = event_of(folder, 0);
    {
        EventFile book(file);
        CHECK(book.id() == an_id);
        CHECK(loaded(book).entries.empty());
        append(book, entries_from(1, 3));
        append(book, entries_from(4, 4));
        CHECK(loaded(book).entries == entries_from(1, 4));
        CHECK(read_beside(file) == loaded(book));
    }
    const EventFile again(file);
    CHECK(loaded(again).entries == entries_from(1, 4));
    CHECK(loaded(again) == read_beside(file));
}

TEST_CASE("a file begins with its first entries, or is not there") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    EventFile::create(file, an_id, entries_from(1, 2));
    CHECK(read_beside(file).entries == entries_from(1, 2));
    CHECK(failure([&] { EventFile::create(folder.file("gap.tbe"), an_id, entries_from(2, 2)); }) == Kind::damaged);
    CHECK(!std::filesystem::exists(folder.file("gap.tbe")));
}

TEST_CASE("a hash follows from the one before and the five lines of an entry") {
    const ScratchFolder folder;
    const std::string file = event_of(folder, 1);
    const Hash genesis = sha256("tablebank event 1\n" + an_id + "\n");
    const Hash first = sha256(genesis, "1\n1767225600001\nVera\n\n{\"did\":\"something\"}\n");
    CHECK(read_beside(file).hashes == std::vector{to_hex(first)});
}

TEST_CASE("an entry that does not follow the last one is not stored, and nothing that came with it") {
    const ScratchFolder folder;
    EventFile book(event_of(folder, 2));
    CHECK(failure([&] { append(book, entries_from(2, 2)); }) == Kind::moved_on);
    CHECK(failure([&] { append(book, entries_from(4, 4), {"a record"}); }) == Kind::moved_on);
    const std::vector<EventEntry> with_a_gap{entry(3), entry(5)};
    CHECK(failure([&] { append(book, with_a_gap); }) == Kind::moved_on);
    CHECK(loaded(book).entries == entries_from(1, 2));
    CHECK(!book.evidence(sha256("a record")));
    append(book, entries_from(3, 3));
    CHECK(loaded(book).entries.size() == 3);
}

TEST_CASE("evidence is known by its hash, and kept once") {
    const ScratchFolder folder;
    const std::string file = event_of(folder, 0);
    EventFile book(file);
    append(book, entries_from(1, 1), {"a record", "another"});
    append(book, entries_from(2, 2), {"a record"});
    CHECK(book.evidence(sha256("a record")) == "a record");
    CHECK(book.evidence(sha256("another")) == "another");
    CHECK(!book.evidence(sha256("none")));
    read_event(file, [](const EventBook& beside) { CHECK(beside.evidence(sha256("another")) == "another"); });
}

TEST_CASE("one program at a time writes to an event, and no file is written over") {
    const ScratchFolder folder;
    const std::string file = event_of(folder, 1);
    const EventFile book(file);
    CHECK(failure([&] { const EventFile second(file); }) == Kind::open_elsewhere);
    CHECK(failure([&] { EventFile::create(file, an_id, {}); }) == Kind::exists);
    CHECK(read_beside(file).entries.size() == 1);
}

TEST_CASE("whatever is altered in an entry is noticed") {
    for (const std::string change :
         {"UPDATE entry SET act = '{}' WHERE number = 2", "UPDATE entry SET who = 'Boris' WHERE number = 2",
          "UPDATE entry SET why = '' WHERE number = 2", "UPDATE entry SET at = at + 1 WHERE number = 2",
          "UPDATE entry SET hash = zeroblob(32) WHERE number = 2",
          "UPDATE entry SET hash = zeroblob(3) WHERE number = 2", "DELETE FROM entry WHERE number = 2",
          "DELETE FROM entry WHERE number = 1", "UPDATE entry SET number = 9 WHERE number = 3",
          "UPDATE event SET id = 'fedcba9876543210fedcba9876543210'", "UPDATE event SET id = 'club'",
          "DELETE FROM event"}) {
        CAPTURE(change);
        const ScratchFolder folder;
        const std::string file = event_of(folder, 3);
        alter(file, change);
        CHECK(failure([&] { (void)read_beside(file); }) == Kind::damaged);
        CHECK(failure([&] { const EventFile book(file); }) == Kind::damaged);
    }
}

TEST_CASE("evidence that was altered is not given") {
    const ScratchFolder folder;
    const std::string file = event_of(folder, 0);
    {
        EventFile book(file);
        append(book, entries_from(1, 1), {"a record"});
    }
    alter(file, "UPDATE evidence SET text = 'another'");
    const EventFile book(file);
    CHECK(failure([&] { (void)book.evidence(sha256("a record")); }) == Kind::damaged);
}

TEST_CASE("a file with other tables, of a later version, or of another kind is not opened") {
    const ScratchFolder folder;
    const std::string file = event_of(folder, 1);
    SUBCASE("a trigger that somebody added") {
        alter(file, "CREATE TRIGGER later AFTER INSERT ON entry BEGIN DELETE FROM evidence; END");
        CHECK(failure([&] { const EventFile book(file); }) == Kind::damaged);
        CHECK(failure([&] { (void)read_beside(file); }) == Kind::damaged);
    }
    SUBCASE("a later version") {
        alter(file, "PRAGMA user_version = 2");
        CHECK(failure([&] { const EventFile book(file); }) == Kind::newer);
        CHECK(failure([&] { (void)read_beside(file); }) == Kind::newer);
    }
    SUBCASE("a game is no event") {
        alter(file, "PRAGMA application_id = 0x54626C42");
        CHECK(failure([&] { const EventFile book(file); }) == Kind::not_ours);
    }
    SUBCASE("a text") {
        CHECK(failure([&] { (void)read_beside(folder.write("names.csv", "Anna\nBoris\n")); }) == Kind::not_ours);
    }
    SUBCASE("nothing") {
        CHECK(failure([&] { (void)read_beside(folder.file("none.tbe")); }) == Kind::cannot_read);
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
                append(book, entries_from(3, 4), {"a record"});
            } catch (const FileError&) {
                stored = false;
            }
            reached = disk.has_failed();
            disk.mend();
            CHECK(loaded(book).entries == entries_from(1, stored ? 4 : 2));
            CHECK(book.evidence(sha256("a record")).has_value() == stored);
            if (!stored) append(book, entries_from(3, 4));
            CHECK(read_beside(folder.file("club.tbe")).entries == entries_from(1, 4));
        }
    }
}
