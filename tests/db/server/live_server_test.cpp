// A hub's store on a server: the tests for every store are in tests/db/event; these are for servers alone.

#include "db/server/live_server.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "tests/db/server/cut_line.h"
#include "tests/support/live_stores.h"

using namespace tablebank;
using namespace tablebank::testing;
using tablebank::server_test::CutLine;
using Kind = FileError::Kind;

namespace {

std::string live_place_at(int port) {
    return "postgresql://postgres:" + std::string(std::getenv("PGPASSWORD")) + "@127.0.0.1:" + std::to_string(port) +
           "/postgres?sslmode=disable#club";
}

int live_server_port() {
    return std::atoi(std::getenv("PGPORT"));
}

/// Runs each of them in a thread.
void at_one_time(int count, const std::function<void(int)>& what) {
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i) threads.emplace_back([&, i] { what(i); });
    for (std::thread& thread : threads) thread.join();
}

/// A hub through which all of a game comes, `step` entries at a time, while others bring it too. Whether no one
/// reported another history to it.
bool bring_whole(LiveStore& store, const OutgoingGame& game, std::int64_t step) {
    const auto last = static_cast<std::int64_t>(game.entries.size());
    for (std::int64_t known = 0; known < last;) {
        const LiveAnswer answer = append_one(store, game.batch(known + 1, std::min(last, known + step)));
        if (answer.outcome == LiveOutcome::fork) return false;
        CHECK(answer.outcome == LiveOutcome::kept);
        known = answer.head.number;
    }
    return true;
}

}  // namespace

TEST_SUITE("server" * doctest::skip(!has_server())) {
    TEST_CASE("several hubs that bring one game lose and double no entry") {
        const auto place = live_server_place();
        const OutgoingGame game = outgoing_game("evening", 200);
        at_one_time(4, [&](int hub) {
            const auto store = place->open();
            CHECK(bring_whole(*store, game, 3 + hub));
        });
        CHECK(holds(*place->open(), game, 200));
    }

    TEST_CASE("hubs that make the tables at one time find those that one of them made") {
        for (int round = 0; round < 15; ++round) {
            const auto place = live_server_place();
            at_one_time(5, [&](int hub) {
                const OutgoingGame game = outgoing_game("table " + std::to_string(hub), 2);
                const auto store = place->open();
                CHECK(append_one(*store, game.batch(1, 2)).head == game.head(2));
            });
        }
    }

    TEST_CASE("if two histories come at one time, one is kept whole, and the other is reported") {
        const auto place = live_server_place();
        for (int round = 0; round < 10; ++round) {
            const OutgoingGame game = outgoing_game("evening " + std::to_string(round), 40);
            const std::vector histories{game, parted(game, 1, 40)};
            std::vector<int> whole(2);
            at_one_time(2, [&](int hub) {
                const auto store = place->open();
                const auto which = static_cast<std::size_t>(hub);
                whole[which] = bring_whole(*store, histories[which], 7) ? 1 : 0;
            });
            REQUIRE(whole[0] + whole[1] == 1);
            CHECK(holds(*place->open(), histories[whole[0] == 1 ? 0 : 1], 40));
        }
    }

    TEST_CASE("hubs that bring many games, in any order, do not block each other") {
        const auto place = live_server_place();
        std::vector<OutgoingGame> games;
        for (int i = 0; i < 20; ++i) games.push_back(outgoing_game("table " + std::to_string(i), 30));
        at_one_time(4, [&](int hub) {
            const auto store = place->open();
            for (std::int64_t first = 1; first <= 30; first += 3) {
                std::vector<LiveBatch> batches;
                for (const OutgoingGame& game : games) batches.push_back(game.batch(first, first + 2));
                std::rotate(batches.begin(), batches.begin() + 5 * hub, batches.end());
                for (const LiveAnswer& answer : store->append(batches)) CHECK(answer.outcome == LiveOutcome::kept);
            }
        });
        const auto store = place->open();
        for (const OutgoingGame& game : games) CHECK(holds(*store, game, 30));
    }

    TEST_CASE("a game names its event, and what one hub kept the other one has") {
        const auto place = live_server_place();
        const OutgoingGame game = outgoing_game("evening", 3);
        const auto one = place->open();
        const auto other = place->open();
        CHECK(!other->game(game.id));
        CHECK(append_one(*one, game.batch(1, 3)).outcome == LiveOutcome::kept);
        CHECK(holds(*other, game, 3));
        CHECK(asked_of_server("SELECT event FROM tablebank.live_game") == an_event_id);
    }

    TEST_CASE("a listener gets the kept entries, and nothing else") {
        const auto place = live_server_place();
        const OutgoingGame game = outgoing_game("evening", 3);
        const auto store = place->open();
        const auto sent = [&](std::int64_t first, std::int64_t last) {
            return notices_of("tablebank_live", [&] { (void)append_one(*store, game.batch(first, last)); });
        };
        CHECK(sent(1, 2) == 1);
        CHECK(sent(1, 2) == 0);
        CHECK(sent(3, 3) == 1);
    }

    TEST_CASE("a hub does not write to tables of another program, of a later version, or altered ones") {
        const auto place = live_server_place();
        const OutgoingGame game = outgoing_game("evening", 3);
        const auto opening = [&] { return failure_of([&] { (void)place->open(); }); };
        SUBCASE("of another program") {
            on_server("CREATE TABLE tablebank.live_game (number bigint)");
            CHECK(opening() == Kind::not_ours);
        }
        SUBCASE("that came after it was opened") {
            const auto store = place->open();
            on_server("CREATE TABLE tablebank.live_entry (number bigint)");
            CHECK(failure_of([&] { (void)append_one(*store, game.batch(1, 3)); }) == Kind::not_ours);
        }
        SUBCASE("a later version") {
            (void)append_one(*place->open(), game.batch(1, 3));
            on_server("UPDATE tablebank.version SET version = 2 WHERE part = 'live'");
            CHECK(opening() == Kind::newer);
        }
        SUBCASE("no version at all") {
            (void)append_one(*place->open(), game.batch(1, 3));
            on_server("UPDATE tablebank.version SET version = 0 WHERE part = 'live'");
            CHECK(opening() == Kind::damaged);
        }
        SUBCASE("a column more") {
            (void)append_one(*place->open(), game.batch(1, 3));
            place->alter("ALTER TABLE ENTRY ADD COLUMN more text");
            CHECK(opening() == Kind::damaged);
        }
        SUBCASE("a table less") {
            (void)append_one(*place->open(), game.batch(1, 3));
            place->alter("DROP TABLE ENTRY");
            CHECK(opening() == Kind::damaged);
        }
        SUBCASE("both") {
            (void)append_one(*place->open(), game.batch(1, 3));
            place->alter("DROP TABLE ENTRY, GAME");
            CHECK(opening() == Kind::damaged);
        }
        SUBCASE("no such event") {
            CHECK(failure_of([] { const LiveServer store(std::string("postgresql:///postgres#other")); }) ==
                  Kind::cannot_read);
        }
        CHECK(loaded(*event_on_server()).entries.empty());
    }

    TEST_CASE("a row with impossible content is not given") {
        const auto place = live_server_place();
        const OutgoingGame game = outgoing_game("evening", 3);
        (void)append_one(*place->open(), game.batch(1, 3));
        const auto reading = [&] { return failure_of([&] { (void)entries_of(*place->open(), game.id); }); };
        SUBCASE("a hash of an entry") {
            place->alter("UPDATE ENTRY SET hash = repeat('x', 64) WHERE number = 2");
            CHECK(reading() == Kind::damaged);
        }
        SUBCASE("a hash of a head") {
            place->alter("UPDATE HEAD SET hash = repeat('x', 64)");
            CHECK(reading() == Kind::damaged);
        }
        SUBCASE("an entry longer than any") {
            place->alter(
                "ALTER TABLE ENTRY DROP CONSTRAINT live_entry_text_check; UPDATE ENTRY SET text = repeat('x', " +
                std::to_string(LiveLimits::entry + 1) + ") WHERE number = 2");
            CHECK(reading() == Kind::damaged);
        }
        SUBCASE("headers longer than any") {
            place->alter(
                "ALTER TABLE GAME DROP CONSTRAINT live_game_headers_check; UPDATE GAME SET headers = "
                "repeat('x', " +
                std::to_string(LiveLimits::headers + 1) + ")");
            CHECK(failure_of([&] { (void)place->open()->game(game.id); }) == Kind::damaged);
        }
    }

    TEST_CASE("many entries, and long ones, are read one page at a time, and none is missing") {
        const auto place = live_server_place();
        OutgoingGame game = outgoing_game("evening", 1300);
        for (std::size_t i = 600; i < 608; ++i) game.entries[i].text = std::string(3 << 20, 'x');
        const auto store = place->open();
        CHECK(append_one(*store, game.batch(1, 1300)).head == game.head(1300));
        CHECK(holds(*store, game, 1300));
        CHECK(entries_of(*store, game.id, 604) == game.batch(605, 1300).entries);
    }

    TEST_CASE("a full disk of the hub's server is reported as one, and nothing is half done") {
        const auto place = live_server_place();
        const OutgoingGame game = outgoing_game("evening", 9);
        const OutgoingGame other = outgoing_game("morning", 3);
        CutLine line(live_server_port(), CutLine::Cut::disk_full);
        LiveServer store(live_place_at(line.port()));
        (void)append_one(store, game.batch(1, 3));
        line.arm();
        const std::vector batches{other.batch(1, 3), game.batch(4, 9)};
        CHECK(failure_of([&] { (void)store.append(batches); }) == Kind::disk_full);
        CHECK(line.has_cut());
        CHECK(!store.game(other.id));
        CHECK(holds(store, game, 3));
        CHECK(store.append(batches).at(1).head == game.head(9));
        CHECK(holds(store, other, 3));
    }

    TEST_CASE("an action that a hub's user may not do is refused, and none of it is done") {
        const auto place = live_server_place();
        const OutgoingGame game = outgoing_game("evening", 9);
        (void)append_one(*place->open(), game.batch(1, 3));
        on_server("DROP ROLE IF EXISTS onlooker; CREATE ROLE onlooker LOGIN PASSWORD 'onlooker'");
        on_server(
            "GRANT USAGE ON SCHEMA tablebank TO onlooker; GRANT SELECT ON ALL TABLES IN SCHEMA tablebank TO onlooker");
        LiveServer store("postgresql://onlooker:onlooker@127.0.0.1:" + std::to_string(live_server_port()) +
                         "/postgres#club");
        CHECK(holds(store, game, 3));
        CHECK(failure_of([&] { (void)append_one(store, game.batch(4, 9)); }) == Kind::not_admitted);
        CHECK(holds(store, game, 3));
    }

    TEST_CASE("a connection that broke between two calls is made again") {
        const auto place = live_server_place();
        const OutgoingGame game = outgoing_game("evening", 9);
        const auto store = place->open();
        const auto break_lines = [] {
            on_server("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tablebank'");
        };
        (void)append_one(*store, game.batch(1, 3));
        break_lines();
        CHECK(append_one(*store, game.batch(4, 9)).head == game.head(9));
        break_lines();
        CHECK(holds(*store, game, 9));
    }

    TEST_CASE("a connection that breaks while a game is read goes on from the same place") {
        const auto place = live_server_place();
        const OutgoingGame game = outgoing_game("evening", 1200);
        const auto store = place->open();
        (void)append_one(*store, game.batch(1, 1200));
        std::vector<LiveEntry> read;
        store->each_entry(game.id, 0, [&](LiveEntry&& entry) {
            if (entry.number == 100)
                on_server(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tablebank'");
            read.push_back(std::move(entry));
        });
        CHECK(read == game.entries);
    }

    TEST_CASE("a commit whose answer is lost is weighed again, so nothing is there twice") {
        const auto place = live_server_place();
        const OutgoingGame game = outgoing_game("evening", 9);
        const OutgoingGame other = outgoing_game("morning", 3);
        (void)append_one(*place->open(), game.batch(1, 3));
        const std::vector batches{other.batch(1, 3), game.batch(4, 6)};
        SUBCASE("it was done") {
            CutLine line(live_server_port(), CutLine::Cut::after);
            LiveServer store(live_place_at(line.port()));
            line.arm();
            const auto answers = store.append(batches);
            CHECK(line.has_cut());
            CHECK(answers.at(0).head == other.head(3));
            CHECK(answers.at(1).head == game.head(6));
        }
        SUBCASE("it was not done") {
            CutLine line(live_server_port(), CutLine::Cut::before);
            LiveServer store(live_place_at(line.port()));
            line.arm();
            CHECK(store.append(batches).at(1).head == game.head(6));
            CHECK(line.has_cut());
        }
        SUBCASE("no server can be reached") {
            CutLine line(live_server_port(), CutLine::Cut::after_for_good);
            LiveServer store(live_place_at(line.port()), std::chrono::milliseconds(300));
            line.arm();
            CHECK(failure_of([&] { (void)store.append(batches); }) == Kind::in_doubt);
            CHECK(place->open()->append(batches).at(1).head == game.head(6));
        }
        CHECK(holds(*place->open(), game, 6));
        CHECK(holds(*place->open(), other, 3));
    }
}
