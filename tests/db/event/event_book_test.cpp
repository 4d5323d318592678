// The book of an event, in any store: acknowledged entries are there, whole, in order, and an alteration is noticed.
// Each case runs with every store.

#include "db/book/event_book.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/event_stores.h"

namespace {

using namespace tablebank;
using namespace tablebank::testing;
using Kind = FileError::Kind;

const std::string another_id = "fedcba9876543210fedcba9876543210";

/// With this many entries.
void begin(const EventStore& store, std::int64_t entries) {
    store.create("club", an_event_id, {});
    if (entries > 0) append(*store.open(), some_entries(1, entries));
}

template <class Rule>
void each_store(Rule&& rule) {
    for (const auto& store : event_stores()) {
        CAPTURE(store->kind());
        rule(*store);
    }
}

}  // namespace

TEST_CASE("an appended entry is there when the book is opened again, and next to an open one") {
    each_store([](const EventStore& store) {
        begin(store, 0);
        {
            const auto book = store.open();
            CHECK(book->id() == an_event_id);
            CHECK(loaded(*book).entries.empty());
            append(*book, some_entries(1, 3));
            append(*book, some_entries(4, 4));
            CHECK(loaded(*book).entries == some_entries(1, 4));
            CHECK(read_beside(store) == loaded(*book));
        }
        const auto again = store.open();
        CHECK(loaded(*again).entries == some_entries(1, 4));
        CHECK(loaded(*again) == read_beside(store));
    });
}

TEST_CASE("a book begins with its first entries and what they depend on, or does not exist") {
    each_store([](const EventStore& store) {
        const EvidenceSupply supply = [](const EvidenceSink& sink) {
            sink({"a record"});
            sink({"another"});
        };
        store.create("club", an_event_id, some_entries(1, 2), supply);
        CHECK(read_beside(store).entries == some_entries(1, 2));
        store.read([](const EventBook& book) { CHECK(book.evidence(sha256("another")) == "another"); });

        CHECK(failure_of([&] { store.create("gap", another_id, some_entries(2, 2)); }) == Kind::damaged);
        CHECK(failure_of([&] { (void)store.open("gap"); }) == Kind::cannot_read);
        const EvidenceSupply broken = [](const EvidenceSink& sink) {
            sink({"a record"});
            throw std::runtime_error("the source of it is gone");
        };
        CHECK_THROWS_AS(store.create("half", another_id, some_entries(1, 2), broken), std::runtime_error);
        CHECK(failure_of([&] { (void)store.open("half"); }) == Kind::cannot_read);
        CHECK(failure_of([&] { store.create("club", another_id, {}); }) == Kind::exists);
        CHECK(read_beside(store).entries == some_entries(1, 2));
    });
}

TEST_CASE("a hash follows from the one before and the five lines of an entry") {
    each_store([](const EventStore& store) {
        begin(store, 1);
        const Hash genesis = sha256("tablebank event 1\n" + an_event_id + "\n");
        const Hash first = sha256(genesis, "1\n1767225600001\nVera\n\n{\"did\":\"something\"}\n");
        CHECK(read_beside(store).hashes == std::vector{to_hex(first)});
    });
}

TEST_CASE("an entry that does not follow the last one is not stored, and nothing that came with it") {
    each_store([](const EventStore& store) {
        begin(store, 2);
        const auto book = store.open();
        CHECK(failure_of([&] { append(*book, some_entries(2, 2)); }) == Kind::moved_on);
        CHECK(failure_of([&] { append(*book, some_entries(4, 4), {"a record"}); }) == Kind::moved_on);
        const std::vector<EventEntry> with_a_gap{some_entry(3), some_entry(5)};
        CHECK(failure_of([&] { append(*book, with_a_gap); }) == Kind::moved_on);
        CHECK(loaded(*book).entries == some_entries(1, 2));
        CHECK(!book->evidence(sha256("a record")));
        append(*book, some_entries(3, 3));
        CHECK(loaded(*book).entries.size() == 3);
    });
}

TEST_CASE("an entry may be dated before the one that it follows: numbers order them, and no clock does") {
    each_store([](const EventStore& store) {
        begin(store, 1);
        std::vector<EventEntry> entries{some_entry(2), some_entry(3), some_entry(4)};
        entries[0].at -= 86'400'000;
        entries[1].at = 0;
        entries[2].at = 253'402'300'799'999;
        for (const EventEntry& entry : entries) append(*store.open(), {entry});
        const auto all = loaded(*store.open()).entries;
        REQUIRE(all.size() == 4);
        CHECK(std::vector(all.begin() + 1, all.end()) == entries);
    });
}

TEST_CASE("many entries, and letters of every kind, come back unchanged") {
    each_store([](const EventStore& store) {
        std::vector<EventEntry> entries = some_entries(1, 1000);
        entries[0].who = "Żaneta";
        entries[1].why = "\xd0\xbf\xd1\x80\xd0\xbe\xd1\x82\xd0\xb5\xd1\x81\xd1\x82, \"'\\ $1 %s \x01";
        entries[2].act = "{\"did\":\"" + std::string(300'000, 'x') + "\"}";
        store.create("club", an_event_id, entries);
        CHECK(read_beside(store).entries == entries);
        std::vector<EventEntry> more = some_entries(1001, 1450);
        append(*store.open(), more);
        entries.insert(entries.end(), more.begin(), more.end());
        CHECK(read_beside(store).entries == entries);
    });
}

TEST_CASE("evidence is known by its hash, and kept once") {
    each_store([](const EventStore& store) {
        begin(store, 0);
        const auto book = store.open();
        append(*book, some_entries(1, 1), {"a record", "another"});
        append(*book, some_entries(2, 2), {"a record"});
        CHECK(book->evidence(sha256("a record")) == "a record");
        CHECK(book->evidence(sha256("another")) == "another");
        CHECK(!book->evidence(sha256("none")));
        store.read([](const EventBook& beside) {
            CHECK(beside.evidence(sha256("another")) == "another");
            std::vector<std::string> all;
            beside.each_evidence([&](EventEvidence&& one) { all.push_back(std::move(one.bytes)); });
            CHECK(all.size() == 2);
            CHECK(sha256(all.at(0)) != sha256(all.at(1)));
        });
    });
}

TEST_CASE("evidence is kept up to its limit, and not beyond") {
    each_store([](const EventStore& store) {
        begin(store, 0);
        const auto book = store.open();
        const std::string most(EventEvidence::most_bytes, 'x');
        append(*book, some_entries(1, 1), {most});
        CHECK(book->evidence(sha256(most)) == most);
        CHECK_THROWS_AS(append(*book, some_entries(2, 2), {most + "x"}), std::invalid_argument);
        CHECK(loaded(*book).entries.size() == 1);
    });
}

TEST_CASE("any alteration of an entry is noticed") {
    for (const std::string change :
         {"UPDATE entry SET act = '{}' WHERE number = 2", "UPDATE entry SET who = 'Boris' WHERE number = 2",
          "UPDATE entry SET why = '' WHERE number = 2", "UPDATE entry SET at = at + 1 WHERE number = 2",
          "UPDATE entry SET hash = (SELECT hash FROM entry WHERE number = 1) WHERE number = 2",
          "DELETE FROM entry WHERE number = 2", "DELETE FROM entry WHERE number = 1",
          "UPDATE entry SET number = 9 WHERE number = 3", "DELETE FROM event"}) {
        CAPTURE(change);
        each_store([&](const EventStore& store) {
            begin(store, 3);
            store.alter(change);
            CHECK(failure_of([&] { (void)read_beside(store); }) == Kind::damaged);
            CHECK(failure_of([&] { (void)loaded(*store.open()); }) == Kind::damaged);
        });
    }
}

TEST_CASE("evidence that was altered is not given") {
    each_store([](const EventStore& store) {
        begin(store, 0);
        append(*store.open(), some_entries(1, 1), {"a record"});
        store.alter_evidence();
        const auto book = store.open();
        CHECK(failure_of([&] { (void)book->evidence(sha256("a record")); }) == Kind::damaged);
        CHECK(failure_of([&] { book->each_evidence([](EventEvidence&&) {}); }) == Kind::damaged);
    });
}
