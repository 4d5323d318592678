// The hub's handling of games that are over: one that `verify` accepts is a result at once; any other is set aside with
// its record for the director, and neither stops the other tables.

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <string>
#include <thread>

#include "app/event/import_result.h"
#include "app/event/kept_record.h"
#include "app/event/live_place.h"
#include "app/hub/live_tables.h"
#include "app/hub/result_taker.h"
#include "app/hub_sync/hub_download.h"
#include "app/hub_sync/outgoing_game.h"
#include "app/session/incremental_game.h"
#include "tests/app/hub_sync/hall_with_hub.h"
#include "tests/support/forged_record.h"

namespace tablebank::testing {
TEST_CASE("a game that differs from the typed result is kept for the director, once") {
    HallWithHub hall;
    REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
    direct(hall.event, [](const Event& event) {
        act::ResultTaken wish{.round = 1, .table = 1, .seats = {}, .source = {}};
        for (const SeatedPlayer& seat : event.table(1, 1)->seating.seats)
            wish.seats.push_back({.player = seat.player, .total = Share{Money{7}}});
        return decide_result(event, wish);
    });
    hall.begin_hub();
    hall.first.laptop.play(to_the_end);
    CHECK(hall.sends(hall.first.sends(hall.first.laptop.game())) == HubState::kept);
    const Event now = hall.event_with([](const Event& event) { return has_aside(event, 1); });
    REQUIRE(has_aside(now, 1));
    CHECK_FALSE(now.table(1, 1)->result()->source);
}

TEST_CASE("a game that verify accepts is a result with its last entry, and a forged one is set aside with its record") {
    HallWithHub hall;
    REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
    REQUIRE(hall.sends(hall.second.joins()) == HubState::kept);
    hall.first.laptop.play(to_the_end);
    hall.second.laptop.play(to_the_end);
    const std::string forged = forged_record(hall.first.laptop.game(), cash_from_nowhere(3, 1, 9'000));
    const Table forged_game = game_of_record(forged).table;
    CHECK(hall.sends(hall.first.sends(forged_game)) == HubState::kept);
    CHECK(hall.sends(hall.second.sends(hall.second.laptop.game())) == HubState::kept);
    const Event now = hall.event_with([](const Event& event) { return has_result(event, 2) && has_aside(event, 1); });
    CHECK(has_result(now, 2));
    CHECK_FALSE(has_result(now, 1));
    REQUIRE(has_aside(now, 1));
    CHECK(now.table(1, 1)->forks.front().found == "verify: deviations #3, left #6 seat 2 #7 seat 3 #8 seat 4");
    hall.hub.reset();
    // The evidence is the verified record, byte for byte.
    const EventSession session = EventSession::open(hall.event, StampMaker::system());
    const auto kept = session.book().evidence(*parse_hash(now.table(1, 1)->forks.front().source.evidence));
    REQUIRE(kept);
    CHECK(*kept == forged);
}

TEST_CASE("a game with impossible entries is set aside, and its hub goes on, now and next time") {
    HallWithHub hall;
    const auto sends_forged = [&](const std::string& record) {
        REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
        CHECK(hall.sends(hall.first.sends(game_of_record(record).table)) == HubState::kept);
        const Event aside = hall.event_with([](const Event& event) { return has_aside(event, 1); });
        REQUIRE(has_aside(aside, 1));
        CHECK_FALSE(has_result(aside, 1));
        CHECK(aside.table(1, 1)->forks.front().is_set_aside());
        hall.begin_hub();
        REQUIRE(hall.sends(hall.second.joins()) == HubState::kept);
        hall.second.laptop.play(to_the_end);
        CHECK(hall.sends(hall.second.sends(hall.second.laptop.game())) == HubState::kept);
        CHECK(has_result(hall.event_with([](const Event& event) { return has_result(event, 2); }), 2));
    };
    hall.first.laptop.play(to_the_end);
    SUBCASE("more houses than its street has figures for") {
        sends_forged(forged_record(hall.first.laptop.game(), houses_without_end(3, 3)));
    }
    SUBCASE("a total that was undone in name alone") {
        hall.first.laptop.play({"1 adjust 5 \"x\"", "1 signs"});
        const std::int64_t last = hall.first.laptop.game().history.last();
        sends_forged(forged_record(hall.first.laptop.game(), reverses_in_name(last, last - 1)));
    }
}

TEST_CASE("the same again, and a hub that begins again, set nothing aside a second time") {
    HallWithHub hall;
    REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
    hall.first.laptop.play(to_the_end);
    const Table forged = game_of_record(forged_record(hall.first.laptop.game(), cash_from_nowhere(3, 1, 9'000))).table;
    REQUIRE(hall.sends(hall.first.sends(forged)) == HubState::kept);
    const Event before = hall.event_with([](const Event& event) { return has_aside(event, 1); });
    REQUIRE(has_aside(before, 1));
    hall.begin_hub();
    CHECK(hall.sends(hall.first.sends(forged)) == HubState::kept);
    hall.hub.reset();  // what waits is looked at before it ends
    CHECK(read_event_state(hall.event).event.last == before.last);
}

TEST_CASE("a game that ended while no hub took results is checked when a hub begins") {
    HallWithHub hall;
    REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
    hall.first.laptop.play(to_the_end);
    {
        // Another hub of the same store, which ends before it comes to the result: another process has its book open.
        const EventSession held = EventSession::open(hall.event, StampMaker::system());
        REQUIRE(hall.sends(hall.first.sends(hall.first.laptop.game())) == HubState::kept);
        hall.hub.reset();
    }
    CHECK_FALSE(has_result(read_event_state(hall.event).event, 1));
    hall.begin_hub();
    CHECK(has_result(hall.event_with([](const Event& event) { return has_result(event, 1); }), 1));
}

TEST_CASE("a finished game that goes on with forged scores is for the director, and no result changes") {
    HallWithHub hall;
    REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
    hall.first.laptop.play(to_the_end);
    REQUIRE(hall.sends(hall.first.sends(hall.first.laptop.game())) == HubState::kept);
    const Event taken = hall.event_with([](const Event& event) { return has_result(event, 1); });
    REQUIRE(has_result(taken, 1));
    const std::int64_t last = hall.first.laptop.game().history.last();
    hall.first.laptop.play({"note \"signed later\""});
    const Table grown =
        game_of_record(forged_record(hall.first.laptop.game(), cash_from_nowhere(last + 1, 2, 5'000))).table;
    CHECK(hall.sends(hall.first.sends(grown, last)) == HubState::kept);
    const Event now = hall.event_with([](const Event& event) { return has_aside(event, 1); });
    REQUIRE(has_aside(now, 1));
    CHECK(now.table(1, 1)->forks.front().is_set_aside());
    CHECK(*now.table(1, 1)->result() == *taken.table(1, 1)->result());
}

TEST_CASE("a game that goes on after it was set aside waits once, in its latest state that says more") {
    HallWithHub hall;
    REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
    hall.first.laptop.play(to_the_end);
    REQUIRE(hall.sends(hall.first.sends(hall.first.laptop.game())) == HubState::kept);
    std::int64_t after = hall.first.laptop.game().history.last();
    std::int64_t waits_at = 0;
    REQUIRE(has_result(hall.event_with([](const Event& event) { return has_result(event, 1); }), 1));
    hall.first.laptop.play({"1 protest \"no salary\""});
    // Sends the game; the history that waits then.
    const auto sent = [&](const std::function<bool(const HistoryKept&)>& wanted) {
        REQUIRE(hall.sends(hall.first.sends(hall.first.laptop.game(), after)) == HubState::kept);
        after = hall.first.laptop.game().history.last();
        const Event now = hall.event_with([&](const Event& event) {
            return event.table(1, 1)->forks.size() == 1 && wanted(event.table(1, 1)->forks.front());
        });
        REQUIRE(now.table(1, 1)->forks.size() == 1);
        return now.table(1, 1)->forks.front();
    };
    const HistoryKept protested = sent([](const HistoryKept& kept) { return kept.is_set_aside(); });
    waits_at = protested.source.entries;
    CHECK(waits_at == after);
    for (int more = 0; more < 4; ++more) {
        hall.first.laptop.talk(1, "more");
        CHECK(sent([](const HistoryKept&) { return true; }).source.entries == waits_at);
    }
    hall.first.laptop.play({"1 adjust 500 \"a favour\""});
    const HistoryKept adjusted = sent([&](const HistoryKept& kept) { return kept.source.entries > waits_at; });
    CHECK(adjusted.source.entries == after);
    CHECK(adjusted.continues == protested.entry);
    hall.hub.reset();
    const Event now = read_event_state(hall.event).event;
    REQUIRE(now.table(1, 1)->continued.size() == 1);
    CHECK(now.table(1, 1)->continued.front().source == protested.source);
    // The director sees the total that the judge set.
    EventSession session = EventSession::open(hall.event, StampMaker::system());
    const auto taken = take_kept_history(session.event(), session.book().id(), 1, 1, [&](const GameSource& source) {
        return session.book().evidence(*parse_hash(source.evidence));
    });
    REQUIRE(std::holds_alternative<ImportedResult>(taken));
    CHECK(std::ranges::any_of(std::get<ImportedResult>(taken).wish.seats,
                              [](const SeatScore& seat) { return seat.total == Share{Money{500}}; }));
    // One decision is about all of its states.
    static_cast<void>(session.post(decide_dismissal(session.event(), adjusted.entry, "heard"), "heard", {}));
    CHECK(session.event().table(1, 1)->forks.empty());
    CHECK(session.event().table(1, 1)->continued.empty());
    CHECK(session.event().table(1, 1)->is_decided(protested.source));
}

TEST_CASE("the decision of the hub about a record: a result with its remarks, a game set aside, or nothing") {
    HallWithHub hall;
    hall.first.laptop.play({"clock start", "force \"agreed\" 1 get 10 from 2"});
    const auto record = [&] { return forged_record(hall.first.laptop.game(), [](Entry&) {}); };
    CHECK_FALSE(result_to_post(hall.event, hall.first.place(), record()));  // not over
    hall.first.laptop.play({"roll 1 2", "ok", "next", "2 leaves", "3 leaves", "4 leaves"});
    const auto post = result_to_post(hall.event, hall.first.place(), record());
    REQUIRE(post);
    const Event event = read_event_state(hall.event).event;
    CHECK(post->why(event) == "verify: forced #3, review #3, left #7 seat 2 #8 seat 3 #9 seat 4");
    const EventDecision decision = post->decide(event);
    REQUIRE(std::holds_alternative<Act>(decision));
    CHECK(std::holds_alternative<act::ResultTaken>(std::get<Act>(decision)));
    CHECK_THROWS_AS(static_cast<void>(result_to_post(hall.event, hall.first.place(), "no record")), FileError);
}

TEST_CASE("a game of a box with altered figures is set aside, and one that is printed differently is taken") {
    HallWithHub hall;
    SentTable rich{hall.folder.file("rich.tbl"), table_of_event(hall.event, 1, 1), "{ amount = 100, rule = \"us 14\" }",
                   "{ amount = 5000, rule = \"us 14\" }"};
    SentTable older{hall.folder.file("older.tbl"), table_of_event(hall.event, 1, 2), "# Every key",
                    "# Of an older version. Every key"};
    for (SentTable* table : {&rich, &older}) {
        REQUIRE(hall.sends(table->joins()) == HubState::kept);
        table->laptop.play(to_the_end);
        REQUIRE(hall.sends(table->sends(table->laptop.game())) == HubState::kept);
    }
    const Event now = hall.event_with([](const Event& event) { return has_result(event, 2) && has_aside(event, 1); });
    CHECK_FALSE(has_result(now, 1));
    REQUIRE(has_aside(now, 1));
    CHECK(now.table(1, 1)->forks.front().found == "verify: edition, left #6 seat 2 #7 seat 3 #8 seat 4");
    REQUIRE(has_result(now, 2));
    CHECK(now.table(1, 2)->results.back().stamp.why == "verify: left #6 seat 2 #7 seat 3 #8 seat 4");
}

TEST_CASE("a game that was begun before its table was seated differently is set aside by a hub") {
    HallWithHub hall;
    hall.first.laptop.play(to_the_end);
    const auto post =
        result_to_post(hall.event, hall.first.place(), forged_record(hall.first.laptop.game(), [](Entry&) {}));
    REQUIRE(post);
    Event event = read_event_state(hall.event).event;
    event.made.minutes = 30;
    CHECK(post->why(event) == "verify: setup, left #6 seat 2 #7 seat 3 #8 seat 4");
    const EventDecision decision = post->decide(event);
    REQUIRE(std::holds_alternative<Act>(decision));
    const Act act = std::get<Act>(decision);
    REQUIRE(std::holds_alternative<act::ForkKept>(act));
    apply(event, act, {.entry = event.last + 1, .at = 0, .who = "hub", .why = post->why(event)});
    CHECK(event.table(1, 1)->forks.front().is_set_aside());
}

TEST_CASE("a table's game that begins from a position is kept as any other, set aside at its end, and reported early") {
    HallWithHub hall;
    REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
    const Setup setup = *hall.first.laptop.game().game.setup;
    Position rich;
    for (const PlayerSetup& player : setup.players) {
        PositionPlayer& sits = rich.players.emplace_back();
        sits.name = player.name;
        sits.estate.role = player.role;
        sits.estate.cash = Money{5'000};
    }
    Session session = Session::create(hall.folder.file("rich.tbl"), setup, &rich, StampMaker::system());
    for (const std::string& line : to_the_end) REQUIRE(std::holds_alternative<Posted>(session.post(line)));
    CHECK(hall.sends(hall.first.sends(session.table())) == HubState::kept);
    const Event now = hall.event_with([](const Event& event) { return has_aside(event, 1); });
    REQUIRE(has_aside(now, 1));
    CHECK_FALSE(has_result(now, 1));
    CHECK(now.table(1, 1)->forks.front().found == "verify: position #1, left #6 seat 2 #7 seat 3 #8 seat 4");
    // Another laptop that continues it is reported.
    const std::string record = forged_record(session.table(), [](Entry&) {});
    const auto written = write_hub_download(record, hall.first.laptop.table(), hall.folder.file("again.tbl"));
    REQUIRE(written);
    CHECK(written->from_position);
}

TEST_CASE("a hub whose own clock runs backwards loses nothing, doubles nothing and takes each result once") {
    const auto hours = std::make_shared<std::atomic<std::int64_t>>(0);
    HallWithHub hall([hours] { return std::int64_t{1'600'000'000'000} - 3'600'000 * ++*hours; });
    for (SentTable* table : {&hall.first, &hall.second}) {
        REQUIRE(hall.sends(table->joins()) == HubState::kept);
        std::int64_t after = 0;
        for (const std::string& line : to_the_end) {
            table->laptop.play({line});
            CHECK(hall.sends(table->sends(table->laptop.game(), after)) == HubState::kept);
            CHECK(hall.sends(table->sends(table->laptop.game(), 0)) == HubState::kept);  // all of it again
            after = table->laptop.game().history.last();
        }
        hall.begin_hub();  // it ends and begins again in between
    }
    const Event now = hall.event_with([](const Event& event) { return has_result(event, 1) && has_result(event, 2); });
    hall.hub.reset();
    CHECK(*hours > 4);
    const ReadEvent read = read_event_state(hall.event);
    for (const SentTable* table : {&hall.first, &hall.second}) {
        const EventTable& seated = *read.event.table(1, table->place().table);
        REQUIRE(seated.results.size() == 1);
        CHECK(seated.forks.empty());
        CHECK(seated.results.front().stamp.at < 1'600'000'000'000);
        CHECK(seated.results.front().result.source->head == to_hex(table->laptop.head()));
        std::int64_t last = 0;
        OutgoingGame game(*table->laptop.game().game.setup);
        game.add(table->laptop.game());
        open_live_store(hall.event, read.id)
            ->each_entry(table->laptop.game().game.setup->game_id, 0, [&](LiveEntry&& entry) {
                CHECK(entry.number == ++last);
                CHECK(entry.hash == game.hash_of(last));
            });
        CHECK(last == game.end().entry);
    }
    CHECK(now.last == read.event.last);
}

TEST_CASE("a game that was set aside and did not fit in the book is taken from its hub's records") {
    HallWithHub hall;
    REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
    hall.first.laptop.play(to_the_end);
    const std::string forged = forged_record(hall.first.laptop.game(), cash_from_nowhere(3, 1, 9'000));
    const ReadGame game = game_of_record(forged);
    const GameSource source{.game = game.table.game.setup->game_id,
                            .entries = game.table.history.last(),
                            .head = to_hex(game.head),
                            .evidence = to_hex(sha256(forged))};
    // As a hub writes it where the book is nearly full: the act alone.
    direct(
        hall.event,
        [&](const Event& event) {
            return decide_fork(event, {1, 1, source});
        },
        "verify: deviations #3");
    const auto kept = [&](const GameSource& wanted) {
        return kept_record(EventSession::open(hall.event, StampMaker::system()), hall.event, wanted);
    };
    const auto take = [&] {
        const ReadEvent read = read_event_state(hall.event);
        return take_kept_history(read.event, read.id, 1, 1, kept);
    };
    CHECK_THROWS_AS(static_cast<void>(kept(source)), FileError);  // its hub is running, and has its file
    hall.hub.reset();
    REQUIRE(std::holds_alternative<ResultImportError>(take()));
    CHECK(std::get<ResultImportError>(take()).kind == ResultImportError::Kind::hash_alone);
    hall.begin_hub();
    REQUIRE(hall.sends(hall.first.sends(game.table)) == HubState::kept);
    hall.hub.reset();
    CHECK(kept(source) == forged);
    GameSource other = source;
    other.evidence = std::string(64, 'b');
    CHECK_FALSE(kept(other));
    other = source;
    ++other.entries;
    CHECK_FALSE(kept(other));
    const auto found = take();
    REQUIRE(std::holds_alternative<ImportedResult>(found));
    CHECK(std::get<ImportedResult>(found).record == forged);
}

}  // namespace tablebank::testing
