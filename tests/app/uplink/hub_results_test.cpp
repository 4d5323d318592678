// What a hub makes of games that are over: one that `verify` accepts is a result at once; any other is set aside with
// its record for the director, and neither stops the other tables.

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <thread>

#include "app/event/live_place.h"
#include "app/event/take_game.h"
#include "app/hub/live_tables.h"
#include "app/hub/result_taker.h"
#include "app/session/growing_game.h"
#include "app/uplink/sent_game.h"
#include "tests/support/forged_record.h"
#include "tests/support/live_event.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

const std::vector<std::string> to_the_end{"clock start", "roll 1 2", "ok", "next", "2 leaves", "3 leaves", "4 leaves"};

/// A table whose game is sent as a whole, honest or not.
struct SentTable {
    SentTable(const std::string& file, const TableSetup& setup) : laptop(file, setup) {}

    [[nodiscard]] TableOfEvent place() const {
        return {laptop.table().event_id, laptop.table().round, laptop.table().table};
    }
    [[nodiscard]] std::string joins() const {
        const SecretKey key = laptop.key();
        TableMessage message{.kind = MessageKind::enrolment, .place = place(), .key = key.public_key()};
        message.proof = enrolment_proof(laptop.table().code, message.place, message.key);
        return signed_message(key, message);
    }
    [[nodiscard]] std::string sends(const Table& game, std::int64_t after = 0) const {
        SentGame sent(*game.game.setup);
        sent.add(game);
        const SecretKey key = laptop.key();
        return signed_message(key, {.kind = MessageKind::entries,
                                    .place = place(),
                                    .key = key.public_key(),
                                    .after = after,
                                    .before = sent.hash_of(after),
                                    .part = sent.part(after, std::size_t{1} << 22U)});
    }
    Laptop laptop;
};

struct HallWithHub {
    ScratchFolder folder;
    std::string event = make_live_event(folder.file("."), "http://hub.local:8017");
    SentTable first{folder.file("one.tbl"), table_of_event(event, 1, 1)};
    SentTable second{folder.file("two.tbl"), table_of_event(event, 1, 2)};
    std::optional<LiveTables> hub;

    HallWithHub() { begin_hub(); }
    void begin_hub() {
        hub.reset();
        hub.emplace(event, open_live_store(event, read_event_state(event).id));
        while (hub->go_on()) continue;
    }
    HubState sends(const std::string& message) { return std::get<HubAnswer>(hub->take({&message, 1}).front()).state; }
    /// The event once the book holds what the hub wrote, or as it is after five seconds.
    template <class Wanted>
    [[nodiscard]] Event event_with(const Wanted& wanted) const {
        for (int attempt = 0; attempt < 100; ++attempt) {
            Event now = read_event_state(event).event;
            if (wanted(now)) return now;
            std::this_thread::sleep_for(std::chrono::milliseconds{50});
        }
        return read_event_state(event).event;
    }
};

bool has_result(const Event& event, int table) {
    return event.table(1, table)->result() != nullptr;
}

bool has_aside(const Event& event, int table) {
    return !event.table(1, table)->forks.empty();
}

}  // namespace

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
    CHECK(now.table(1, 1)->forks.front().found == "verify: deviations #3");
    hall.hub.reset();
    // The evidence is what was verified, byte for byte.
    const EventSession session = EventSession::open(hall.event, StampMaker::system());
    const auto kept = session.book().evidence(*parse_hash(now.table(1, 1)->forks.front().source.evidence));
    REQUIRE(kept);
    CHECK(*kept == forged);
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

TEST_CASE("a game that ended while nobody took results is looked at when a hub begins") {
    HallWithHub hall;
    REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
    hall.first.laptop.play(to_the_end);
    {
        // Another hub of the same store, which ends before it comes to the result: its book is held by somebody.
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

TEST_CASE("of one table three games at most are set aside, however often it is sent on") {
    HallWithHub hall;
    REQUIRE(hall.sends(hall.first.joins()) == HubState::kept);
    hall.first.laptop.play(to_the_end);
    std::int64_t after = 0;
    for (int more = 0; more < 6; ++more) {
        const Table forged =
            game_of_record(forged_record(hall.first.laptop.game(), cash_from_nowhere(3, 1, 9'000))).table;
        REQUIRE(hall.sends(hall.first.sends(forged, after)) == HubState::kept);
        after = forged.history.last();
        const auto wanted = static_cast<std::size_t>(std::min(more + 1, 3));
        static_cast<void>(
            hall.event_with([&](const Event& event) { return event.table(1, 1)->forks.size() == wanted; }));
        hall.first.laptop.talk(1, "more");
    }
    hall.hub.reset();
    CHECK(read_event_state(hall.event).event.table(1, 1)->forks.size() == 3);
}

TEST_CASE("what the hub decides of a record: a result with its remarks, a game set aside, or nothing") {
    HallWithHub hall;
    hall.first.laptop.play({"clock start", "force \"agreed\" 1 get 10 from 2"});
    const auto record = [&] { return forged_record(hall.first.laptop.game(), [](Entry&) {}); };
    CHECK_FALSE(result_to_post(hall.first.place(), record()));  // not over
    hall.first.laptop.play({"roll 1 2", "ok", "next", "2 leaves", "3 leaves", "4 leaves"});
    const auto post = result_to_post(hall.first.place(), record());
    REQUIRE(post);
    CHECK(post->why == "verify: forced #3");
    const EventDecision decision = post->decide(read_event_state(hall.event).event);
    REQUIRE(std::holds_alternative<Act>(decision));
    CHECK(std::holds_alternative<act::ResultTaken>(std::get<Act>(decision)));
    CHECK_THROWS_AS(static_cast<void>(result_to_post(hall.first.place(), "no record")), FileError);
}

}  // namespace tablebank::testing
