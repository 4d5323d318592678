// After the bell: who really sat where, with a reason, and the result that follows.

#include <doctest/doctest.h>

#include <string>

#include "tests/support/event_fixture.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

Event rung_with_reserve() {
    Event event = seated_evening();
    done(event, decide_player(event, {.number = 0, .name = "Igor", .family = {}, .substitute = true}));
    done(event, decide_opening_of_round(event, 1));
    return event;
}

int seated_at(const Event& event, int table, std::size_t seat) {
    return event.table(1, table)->seating.seats.at(seat).player;
}

}  // namespace

TEST_CASE("two players who sat at each other's tables: the seats change, and what was typed stays with the seat") {
    Event event = rung_with_reserve();
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    CHECK(refusal(decide_reseating(event, {1, 1, 5}, "")) == "why-missing");
    done(event, decide_reseating(event, {1, 1, 5}, "seen on the sheet"), "seen on the sheet");
    CHECK(seated_at(event, 1, 0) == 5);
    CHECK(seated_at(event, 2, 0) == 1);
    const SeatScore& first = event.table(1, 1)->result()->seats.at(0);
    CHECK(first.player == 5);
    CHECK(first.total == Share{Money{400}});
    done(event, decide_result(event, result_of(1, 2, {{1, 10}, {6, 300}, {7, 200}, {8, 100}})));
    CHECK(scores_of(event).results.size() == 2);
}

TEST_CASE("a substitute sits in for a player who did not come, who then leaves before that round") {
    Event event = rung_with_reserve();
    CHECK(refusal(decide_leaving(event, 3, 1, "did not come")) == "round-has-begun");
    done(event, decide_reseating(event, {1, 3, 9}, "did not come"), "did not come");
    CHECK(seated_at(event, 1, 2) == 9);
    CHECK(refusal(decide_leaving(event, 3, 1)) == "round-has-begun");
    done(event, decide_leaving(event, 3, 1, "did not come"), "did not come");
    CHECK_FALSE(event.players.at(3).is_there(1));
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {9, 200}, {4, 100}})));
}

TEST_CASE("a seat that no one took: the table plays with three") {
    Event event = rung_with_reserve();
    done(event, decide_reseating(event, {1, 4, 0}, "found late"), "found late");
    CHECK(event.table(1, 1)->seating.seats.size() == 3);
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}})));
    done(event, decide_reseating(event, {1, 8, 0}, "found later"), "found later");
    CHECK(refusal(decide_reseating(event, {1, 7, 0}, "found later")) == "size-without-points");
}

TEST_CASE("a score does not disappear with a seat, but a forfeit does") {
    Event event = rung_with_reserve();
    auto result = result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 0}});
    result.seats.at(3).forfeit = true;
    done(event, decide_result(event, result));
    CHECK(refusal(decide_reseating(event, {1, 1, 0}, "no one")) == "result-is-there");
    done(event, decide_reseating(event, {1, 4, 0}, "no one"), "no one");
    CHECK(event.table(1, 1)->result()->seats.size() == 3);
}

TEST_CASE("who really sat where is recorded of a round that was rung, and of players who were there") {
    Event event = seated_evening();
    CHECK(refusal(decide_reseating(event, {1, 1, 5}, "x")) == "round-not-rung");
    CHECK(refusal(decide_reseating(event, {3, 1, 5}, "x")) == "round-not-seated");
    event = rung_with_reserve();
    CHECK(refusal(decide_reseating(event, {1, 40, 5}, "x")) == "no-such-player");
    CHECK(refusal(decide_reseating(event, {1, 1, 40}, "x")) == "no-such-player");
    CHECK(refusal(decide_reseating(event, {1, 9, 1}, "x")) == "seat-of-absent");
    CHECK(refusal(decide_reseating(event, {1, 1, 1}, "x")) == "nothing-changed");
    done(event, decide_opening_of_round(event, 2));
    CHECK(refusal(decide_reseating(event, {1, 1, 5}, "x")) == "round-locked");
}
