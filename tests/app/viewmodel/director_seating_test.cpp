// Seats as the director gives them in the window: all of them, two exchanged, a final.

#include <doctest/doctest.h>

#include <string>

#include "tests/app/viewmodel/directed.h"

namespace tablebank::testing {

TEST_CASE("a first seating is done at once; another one shows what it changes, and needs a reason") {
    Directed desk;
    desk.act(DirectorAction::open_round);
    CHECK(desk.said() == "round 1 was not seated yet");
    desk.act(DirectorAction::seat);
    CHECK(desk.said() == "Seated: round 1, 2 and 3");
    CHECK(desk.shown().round.tables.size() == 2);
    CHECK(desk.shown().round.says == "seated; the bell has not rung yet");
    CHECK(desk.shown().quality.size() == 4);
    desk.state().name = "Ivan";
    desk.act(DirectorAction::add_player);
    const std::int64_t last = desk.event().last;
    desk.act(DirectorAction::seat);
    REQUIRE(desk.shown().proposal);
    CHECK(desk.event().last == last);
    CHECK(desk.shown().proposal->says.back().starts_with("After: Repeats: "));
    CHECK(desk.shown().proposal->ranks == "no rank changes");
    desk.act(DirectorAction::agree);
    CHECK(desk.refused());  // no reason
    CHECK(desk.event().last == last);
    desk.agree("Ivan came");
    CHECK(desk.event().last == last + 1);
    CHECK_FALSE(desk.shown().proposal);
    CHECK(desk.shown().log.front().why == "Ivan came");
}

TEST_CASE("two players exchange their seats before the bell, with a reason, and the roles stay with the seats") {
    Directed desk;
    desk.state().exchanged = desk.state().with = "Anna";
    desk.act(DirectorAction::exchange_seats);
    CHECK(desk.said() == "round 1 was not seated yet");
    desk.act(DirectorAction::seat);
    const auto seats = desk.event().table(1, 1)->seating.seats;
    const auto others = desk.event().table(1, 2)->seating.seats;
    const auto name = [&](int player) { return desk.event().players.at(player).name; };
    desk.state().exchanged = "Nobody";
    desk.state().with = name(others.front().player);
    desk.act(DirectorAction::exchange_seats);
    CHECK(desk.said() == "no one is called \"Nobody\" here");
    desk.state().exchanged = name(seats.front().player);
    desk.act(DirectorAction::exchange_seats);
    REQUIRE(desk.shown().proposal);
    desk.agree("asked for");
    CHECK(desk.event().table(1, 1)->seating.seats.front().player == others.front().player);
    CHECK(desk.event().table(1, 1)->seating.seats.front().role == seats.front().role);
    CHECK(desk.event().table(1, 2)->seating.seats.front().player == seats.front().player);
}

TEST_CASE("a final seats as many leaders alone") {
    Directed desk;
    desk.state().finalists = "four";
    desk.act(DirectorAction::seat_final);
    CHECK(desk.said() == "\"four\" is not a number");
    desk.state().finalists = "4";
    desk.act(DirectorAction::seat_final);
    CHECK(desk.said() == "Seated: round 1");
    CHECK(desk.event().rounds.at(1).tables.size() == 1);
    CHECK(desk.event().rounds.at(1).tables.front().seating.seats.size() == 4);
}

}  // namespace tablebank::testing
