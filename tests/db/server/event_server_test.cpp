// The book of an event on a server: the tests for every store are in tests/db/event; these are for servers alone.

#include "db/server/event_server.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "tests/db/server/cut_line.h"
#include "tests/support/event_stores.h"

using namespace tablebank;
using namespace tablebank::testing;
using tablebank::server_test::CutLine;
using Kind = FileError::Kind;

namespace {

const std::string other_id = "fedcba9876543210fedcba9876543210";

/// By TCP, with the password of the test's own server or another.
std::string place_at(int port, const std::string& password, const std::string& rest = "postgres#club") {
    return "postgresql://postgres:" + password + "@127.0.0.1:" + std::to_string(port) + "/" + rest;
}
std::string password() {
    return std::getenv("PGPASSWORD");
}
int server_port() {
    return std::atoi(std::getenv("PGPORT"));
}

void begin(const EventStore& store, std::int64_t entries) {
    store.create("club", an_event_id, some_entries(1, entries), {});
}

Kind opening(const std::string& place) {
    return failure_of([&] { const EventServer book(place, std::chrono::milliseconds(0)); });
}

/// Adds entries by one writer among several: each is numbered after the last one seen.
void write_among_others(const std::string& place, const std::string& writer, int entries) {
    EventServer book(place);
    for (int done = 0; done < entries;) {
        const auto last = static_cast<std::int64_t>(loaded(book).entries.size());
        try {
            append(book, {some_entry(last + 1, writer + std::to_string(done))});
            ++done;
        } catch (const FileError& error) {
            REQUIRE(error.kind() == Kind::moved_on);
        }
    }
}

void break_every_line() {
    on_server("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tablebank'");
}

}  // namespace

TEST_SUITE("server" * doctest::skip(!has_server())) {
    TEST_CASE("a client that saw another end than the last one is notified, and goes on after it has read again") {
        const auto store = server_store();
        begin(*store, 2);
        const auto one = store->open();
        const auto other = store->open();
        append(*one, some_entries(3, 3));
        CHECK(failure_of([&] { append(*other, {some_entry(3, "late")}, {"a record"}); }) == Kind::moved_on);
        CHECK(failure_of([&] { append(*other, {some_entry(4, "late")}); }) == Kind::moved_on);
        CHECK(!other->evidence(sha256("a record")));
        CHECK(loaded(*other).entries == some_entries(1, 3));
        append(*other, some_entries(4, 4));
        CHECK(failure_of([&] { append(*one, some_entries(4, 4)); }) == Kind::moved_on);
        CHECK(read_beside(*store).entries == some_entries(1, 4));
    }

    TEST_CASE("if several write at a time, each act is posted once") {
        const auto store = server_store();
        begin(*store, 0);
        constexpr int entries = 20;
        std::vector<std::thread> writers;
        for (const std::string writer : {"a", "b", "c", "d"})
            writers.emplace_back([&, writer] { write_among_others(store->place(), writer, entries); });
        for (std::thread& writer : writers) writer.join();
        std::set<std::string> acts;
        const Loaded all = read_beside(*store);
        for (const EventEntry& entry : all.entries) acts.insert(entry.act);
        CHECK(all.entries.size() == 4 * entries);
        CHECK(acts.size() == 4 * entries);
    }

    TEST_CASE("the first events of a database are made at one time, and each is there") {
        const auto store = server_store();
        std::vector<std::thread> makers;
        for (int i = 0; i < 6; ++i)
            makers.emplace_back([&, i] {
                const std::string digit = std::to_string(i);
                store->create("club" + digit, std::string(31, '0') + digit, some_entries(1, 2), {});
            });
        for (std::thread& maker : makers) maker.join();
        for (int i = 0; i < 6; ++i) CHECK(loaded(*store->open("club" + std::to_string(i))).entries.size() == 2);
    }

    TEST_CASE("events of one database do not touch each other, and no event is there under two names") {
        const auto store = server_store();
        begin(*store, 2);
        CHECK(failure_of([&] { store->create("again", an_event_id, {}, {}); }) == Kind::exists);
        CHECK(failure_of([&] { (void)store->open("again"); }) == Kind::cannot_read);
        store->create("other", other_id, some_entries(1, 3), {});
        const auto other = store->open("other");
        append(*other, some_entries(4, 4), {"a record"});
        CHECK(other->id() == other_id);
        CHECK(loaded(*other).entries.size() == 4);
        CHECK(read_beside(*store).entries == some_entries(1, 2));
        store->read([](const EventBook& book) { CHECK(!book.evidence(sha256("a record"))); });
    }

    TEST_CASE("a lost end is noticed by the head that the event names") {
        const auto store = server_store();
        begin(*store, 3);
        store->alter("DELETE FROM entry WHERE number = 3");
        CHECK(failure_of([&] { (void)read_beside(*store); }) == Kind::damaged);
    }

    TEST_CASE("tables of another program, of a later version, or altered ones are not written to") {
        const auto store = server_store();
        SUBCASE("a schema of another program") {
            on_server("CREATE SCHEMA tablebank; CREATE TABLE tablebank.entry (number bigint)");
            CHECK(opening(store->place()) == Kind::not_ours);
            CHECK(failure_of([&] { begin(*store, 1); }) == Kind::not_ours);
        }
        SUBCASE("a version of something else") {
            on_server("CREATE SCHEMA tablebank; CREATE TABLE tablebank.version (part text, version bigint)");
            CHECK(opening(store->place()) == Kind::not_ours);
        }
        SUBCASE("an empty schema that an administrator made is used") {
            on_server("CREATE SCHEMA tablebank");
            CHECK(opening(store->place()) == Kind::cannot_read);
            begin(*store, 1);
            CHECK(read_beside(*store).entries.size() == 1);
        }
        SUBCASE("a later version") {
            begin(*store, 1);
            store->alter("UPDATE version SET version = 2");
            CHECK(opening(store->place()) == Kind::newer);
            CHECK(failure_of([&] { store->create("other", other_id, {}, {}); }) == Kind::newer);
        }
        SUBCASE("no version at all") {
            begin(*store, 1);
            store->alter("UPDATE version SET version = 0");
            CHECK(opening(store->place()) == Kind::damaged);
        }
        SUBCASE("a column more") {
            begin(*store, 1);
            store->alter("ALTER TABLE entry ADD COLUMN more text");
            CHECK(opening(store->place()) == Kind::damaged);
        }
        SUBCASE("a table less") {
            begin(*store, 1);
            store->alter("DROP TABLE evidence");
            CHECK(opening(store->place()) == Kind::damaged);
        }
        SUBCASE("none") {
            CHECK(opening(store->place()) == Kind::cannot_read);
        }
    }

    TEST_CASE("a text that is longer than any is not stored, and not read either") {
        const auto store = server_store();
        begin(*store, 1);
        const auto book = store->open();
        (void)loaded(*book);
        CHECK(failure_of([&] { append(*book, {some_entry(2, std::string(EventServer::longest_act + 1, 'x'))}); }) ==
              Kind::too_long);
        store->alter("ALTER TABLE entry DROP CONSTRAINT entry_act_check; UPDATE entry SET act = repeat('x', 1048577)");
        CHECK(message_of([&] { (void)loaded(*book); }).ends_with("entry 1 holds more than any line makes"));
    }

    TEST_CASE("a refused login and a server that does not answer are reported without the password") {
        const auto store = server_store();
        begin(*store, 1);
        CHECK(loaded(EventServer(place_at(server_port(), password()))).entries.size() == 1);
        CHECK(opening(place_at(server_port(), "wrong-one")) == Kind::not_admitted);
        CHECK(opening(place_at(server_port(), password(), "nothing#club")) == Kind::not_admitted);
        CHECK(opening(place_at(1, "wrong-one")) == Kind::unreachable);
        CHECK(opening("postgresql://postgres:wrong-one@nowhere.invalid/postgres#club") == Kind::unreachable);
        CHECK(opening("postgresql:///postgres?host=/nowhere#club") == Kind::unreachable);
        for (const std::string& place : {place_at(server_port(), "wrong-one"), place_at(1, "wrong-one")})
            CHECK(message_of([&] { const EventServer book(place); }).find("wrong-one") == std::string::npos);
    }

    TEST_CASE("an action that a user may not do is refused, and none of it is done") {
        const auto store = server_store();
        begin(*store, 1);
        on_server("DROP ROLE IF EXISTS reader; CREATE ROLE reader LOGIN PASSWORD 'reader'");
        const std::string reader = "postgresql://reader:reader@127.0.0.1:" + std::to_string(server_port());
        CHECK(opening(reader + "/postgres#club") != Kind::unreachable);
        on_server(
            "GRANT USAGE ON SCHEMA tablebank TO reader; GRANT SELECT ON ALL TABLES IN SCHEMA tablebank TO reader");
        EventServer book(reader + "/postgres#club");
        CHECK(loaded(book).entries.size() == 1);
        CHECK(failure_of([&] { append(book, some_entries(2, 2)); }) == Kind::not_admitted);
        EventServer fixed(std::string("postgresql:///postgres?options=-c%20default_transaction_read_only%3Don#club"));
        CHECK(failure_of([&] { append(fixed, some_entries(2, 2)); }) == Kind::read_only);
        CHECK(read_beside(*store).entries.size() == 1);
    }

    TEST_CASE("a full disk on the server is reported as one, and nothing is half done") {
        const auto store = server_store();
        begin(*store, 1);
        CutLine line(server_port(), CutLine::Cut::disk_full);
        EventServer book(place_at(line.port(), password(), "postgres?sslmode=disable#club"));
        line.arm();
        CHECK(failure_of([&] { append(book, some_entries(2, 3), {"a record"}); }) == Kind::disk_full);
        CHECK(line.has_cut());
        CHECK(loaded(book).entries.size() == 1);
        CHECK(!book.evidence(sha256("a record")));
        append(book, some_entries(2, 3), {"a record"});
        CHECK(loaded(book).entries.size() == 3);
    }

    TEST_CASE("a database that would change letters is not written to") {
        on_server("DROP DATABASE IF EXISTS latin");
        on_server("CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'");
        CHECK(failure_of([] { EventServer::create(std::string("postgresql:///latin#club"), an_event_id, {}); }) ==
              Kind::cannot_read);
        on_server("DROP DATABASE latin");
    }

    TEST_CASE("a connection that broke between two acts is made again") {
        const auto store = server_store();
        begin(*store, 1);
        const auto book = store->open();
        break_every_line();
        append(*book, some_entries(2, 2), {"a record"});
        break_every_line();
        CHECK(loaded(*book).entries == some_entries(1, 2));
        break_every_line();
        CHECK(book->evidence(sha256("a record")) == "a record");
    }

    TEST_CASE("a commit is looked up when its answer is lost, so nothing is there twice") {
        const auto store = server_store();
        begin(*store, 1);
        const auto through = [](const CutLine& line) {
            return place_at(line.port(), password(), "postgres?sslmode=disable#club");
        };
        SUBCASE("it was done") {
            CutLine line(server_port(), CutLine::Cut::after);
            EventServer book(through(line));
            line.arm();
            append(book, some_entries(2, 3), {"a record"});
            CHECK(line.has_cut());
            append(book, some_entries(4, 4));
            CHECK(read_beside(*store).entries == some_entries(1, 4));
        }
        SUBCASE("it was not done") {
            CutLine line(server_port(), CutLine::Cut::before);
            EventServer book(through(line));
            line.arm();
            CHECK(failure_of([&] { append(book, some_entries(2, 3), {"a record"}); }) == Kind::unreachable);
            CHECK(line.has_cut());
            CHECK(read_beside(*store).entries == some_entries(1, 1));
            append(book, some_entries(2, 3));
            CHECK(read_beside(*store).entries == some_entries(1, 3));
        }
        SUBCASE("no server can be reached") {
            CutLine line(server_port(), CutLine::Cut::after_for_good);
            EventServer book(through(line), std::chrono::milliseconds(300));
            line.arm();
            CHECK(failure_of([&] { append(book, some_entries(2, 3)); }) == Kind::in_doubt);
            CHECK(read_beside(*store).entries == some_entries(1, 3));
        }
        SUBCASE("a new event") {
            CutLine line(server_port(), CutLine::Cut::after);
            line.arm();
            const std::string place = place_at(line.port(), password(), "postgres?sslmode=disable#other");
            EventServer::create(place, other_id, some_entries(1, 2));
            CHECK(line.has_cut());
            CHECK(loaded(*store->open("other")).entries == some_entries(1, 2));
        }
    }
}
