// Changes of a computer's clock are recorded in the game, once, and do not move the game's clock.

#include <doctest/doctest.h>

#include <optional>

#include "app/session/review.h"
#include "app/session/session.h"
#include "app/session/verification.h"
#include "tests/app/session/new_session.h"

namespace tablebank::testing {
namespace {

constexpr std::int64_t minute = 60'000;
constexpr std::int64_t hour = 60 * minute;

struct Machine {
    std::int64_t counted = 1'700'000'000'000;  ///< the stamps', since the session began
    std::int64_t set = 0;
    std::int64_t asleep = 0;
    std::int64_t zone = hour;
    [[nodiscard]] StampMaker stamps() {
        StampMaker stamps = counted_stamps();
        stamps.now_ms = [this] { return counted; };
        stamps.day_ms = [this] { return counted + set; };
        stamps.zone_ms = [this] { return zone; };
        stamps.awake_ms = [this] { return counted - asleep; };
        return stamps;
    }
};

Setup timed_setup() {
    Setup setup = two_players();
    setup.goal = Goal::timed;
    setup.minutes = 120;
    return setup;
}

std::int64_t used(const Session& session) {
    return read_clock(session.game(), session.now_ms()).used_ms / minute;
}

std::string last_line(const Session& session) {
    return session.table().history.entries().back().line;
}

}  // namespace

TEST_CASE("a clock that was set back while the game was closed is reported, and the game's clock keeps its time") {
    const ScratchFolder folder;
    Machine machine;
    {
        Session session = Session::create(folder.file("game.tbl"), timed_setup(), nullptr, machine.stamps());
        CHECK(std::holds_alternative<Posted>(session.post("clock start")));
        machine.counted += 110 * minute;
        CHECK(std::holds_alternative<Posted>(session.post("note \"x\"")));
    }
    machine.counted -= hour;
    Session session = Session::open(folder.file("game.tbl"), machine.stamps());
    CHECK(used(session) == 110);
    const Session::Followed followed = session.follow_computer_clock();
    CHECK(followed.what.was_closed);
    REQUIRE(followed.posted);
    CHECK(last_line(session) == "clock jump -1:00:00");
    CHECK(used(session) == 110);
    machine.counted += 4 * minute;
    CHECK(used(session) == 114);
    CHECK(session.follow_computer_clock().what.is_quiet());
    CHECK(read_and_verify(folder.file("game.tbl")).found.clean());
}

TEST_CASE("the next line records the change of the clock, and a refused line records nothing") {
    const ScratchFolder folder;
    Machine machine;
    std::optional<Session> game = Session::create(folder.file("game.tbl"), timed_setup(), nullptr, machine.stamps());
    Session& session = *game;
    CHECK(std::holds_alternative<Posted>(session.post("clock start")));
    machine.counted += 10 * minute;
    machine.set = 2 * hour;
    CHECK(std::holds_alternative<Refusal>(session.post("clock start")));
    CHECK(session.game().last == 2);
    const Outcome outcome = session.post("note \"x\"");
    REQUIRE(std::holds_alternative<Posted>(outcome));
    CHECK(std::get<Posted>(outcome).first == 3);
    CHECK(std::get<Posted>(outcome).last == 4);
    CHECK(session.table().history.at(3).line == "clock jump 2:00:00");
    CHECK(session.table().history.at(4).stamp.at_ms == machine.counted + machine.set);
    CHECK(used(session) == 10);
    // Opened again by the clock as it was set, nothing has happened.
    machine.counted += machine.set + 5 * minute;
    machine.set = 0;
    game.reset();
    game.emplace(Session::open(folder.file("game.tbl"), machine.stamps()));
    CHECK(session.follow_computer_clock().what.is_quiet());
    CHECK(used(session) == 15);
}

TEST_CASE("a sleep and another time zone are reported while the clock counts, and noise is not") {
    const ScratchFolder folder;
    Machine machine;
    Session session = Session::create(folder.file("game.tbl"), timed_setup(), nullptr, machine.stamps());
    machine.counted += hour;
    machine.asleep += hour;
    CHECK_FALSE(session.follow_computer_clock().posted);  // the clock is stopped: nothing ran on
    CHECK(std::holds_alternative<Posted>(session.post("clock start")));
    machine.counted += 45 * minute;
    machine.asleep += 45 * minute;
    machine.set = 1'900;
    const Session::Followed slept = session.follow_computer_clock();
    CHECK(slept.what.slept_ms == 45 * minute);
    CHECK(last_line(session) == "clock slept 45:00");
    CHECK(used(session) == 45);
    machine.zone += 2 * hour;
    CHECK(session.follow_computer_clock().posted.has_value());
    CHECK(last_line(session) == "clock zone 3:00:00");
    CHECK(session.follow_computer_clock().what.is_quiet());
    CHECK(std::holds_alternative<Posted>(session.post("clock call \"x\"")));
    machine.zone -= hour;
    const Session::Followed after = session.follow_computer_clock();
    CHECK(after.what.zone_ms == -hour);
    CHECK_FALSE(after.posted);
}

TEST_CASE("a review lists the change of the clock and its new time, without milliseconds") {
    const ScratchFolder folder;
    Machine machine;
    Session session = Session::create(folder.file("game.tbl"), timed_setup(), nullptr, machine.stamps());
    CHECK(std::holds_alternative<Posted>(session.post("clock start")));
    machine.counted -= 900;
    CHECK(std::holds_alternative<Posted>(session.post("note \"x\"")));
    CHECK(review(session.table()).empty());
    machine.counted -= hour;
    CHECK(std::holds_alternative<Posted>(session.post("clock set 27:30 \"the hall's clock\"")));
    const auto remarks = review(session.table());
    REQUIRE(remarks.size() == 2);
    CHECK(remarks[0].kind == Remarkable::clock_jumped);
    CHECK(remarks[1].kind == Remarkable::clock_set);
    CHECK(read_clock(session.game(), session.now_ms()).left_ms() == (27 * 60 + 30) * 1000);
}

}  // namespace tablebank::testing
