// The seating of an event follows who is there and who must not meet, and leaves played rounds alone.

#include "app/event/seat_event.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "tests/support/event_fixture.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

constexpr SeatingRoles with_roles{.played = true, .difference = 1};

EventSeating seated(const EventSeatingAnswer& answer) {
    REQUIRE(std::holds_alternative<EventSeating>(answer));
    return std::get<EventSeating>(answer);
}

Event eight_friends(const std::string& family = "") {
    Event event;
    done(event, decide_creation(club_evening()));
    for (const std::string& name : friends)
        done(event, decide_player(event, {.number = 0, .name = name, .family = name < "Clara" ? family : ""}));
    return event;
}

bool meet(const RoundSeating& round, int one, int other) {
    return std::ranges::any_of(round.tables, [&](const SeatedTable& table) {
        const auto sits = [&](int player) {
            return std::ranges::find(table.seats, player, &SeatedPlayer::player) != table.seats.end();
        };
        return sits(one) && sits(other);
    });
}

std::set<int> players_in(const RoundSeating& round) {
    std::set<int> players(round.byes.begin(), round.byes.end());
    for (const SeatedTable& table : round.tables)
        for (const SeatedPlayer& seat : table.seats) players.insert(seat.player);
    return players;
}

}  // namespace

TEST_CASE("every round of an event is seated, as its rules for a seating want it") {
    Event event = eight_friends();
    const EventSeating seating = seated(seat_event(event, with_roles, {}));
    REQUIRE(seating.rounds.size() == 3);
    for (const RoundSeating& round : seating.rounds) CHECK(players_in(round) == std::set{1, 2, 3, 4, 5, 6, 7, 8});
    CHECK(refusal(decide_seating(event, {seating.rounds}, 1, "")) == "done");
    CHECK(seated(seat_event(event, with_roles, {.rounds = 1})).rounds.size() == 1);
}

TEST_CASE("members of one family do not meet") {
    const Event event = eight_friends("Ivanov");
    for (const RoundSeating& round : seated(seat_event(event, with_roles, {})).rounds) CHECK(!meet(round, 1, 2));
    EventSeatingWish wish;
    wish.apart = {{3, 4}};
    wish.together = {{5, 6, 2}};
    const EventSeating seating = seated(seat_event(event, with_roles, wish));
    for (const RoundSeating& round : seating.rounds) CHECK(!meet(round, 3, 4));
    CHECK(meet(seating.rounds.at(1), 5, 6));
}

TEST_CASE("a drop-out, a late player and a substitute change only rounds that were not played") {
    Event event = eight_friends();
    done(event, decide_seating(event, {seated(seat_event(event, with_roles, {})).rounds}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    const EventRound played = event.rounds.at(1);
    done(event, decide_leaving(event, 8, 2));
    done(event, decide_player(event, {.number = 0, .name = "Ivan", .family = {}}));
    done(event, decide_player(event, {.number = 0, .name = "Julia", .family = {}, .substitute = true}));
    done(event, decide_leaving(event, 9, 3));
    const EventSeating seating = seated(seat_event(event, with_roles, {.from = 2, .effort = SeatingEffort::quick}));
    REQUIRE(seating.rounds.size() == 2);
    CHECK(seating.rounds.at(0).round == 2);
    CHECK(players_in(seating.rounds.at(0)) == std::set{1, 2, 3, 4, 5, 6, 7, 9});
    CHECK(players_in(seating.rounds.at(1)) == std::set{1, 2, 3, 4, 5, 6, 7});
    done(event, decide_seating(event, {seating.rounds}, 1, "Henri left"));
    CHECK(event.rounds.at(1).tables.size() == played.tables.size());
    CHECK(event.rounds.at(1).tables.at(0).seating == played.tables.at(0).seating);
}

TEST_CASE("a final table seats the leaders alone") {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_opening_of_round(event, 2));
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    done(event, decide_result(event, result_of(1, 2, {{5, 500}, {6, 300}, {7, 200}, {8, 100}})));
    done(event, decide_result(event, result_of(2, 1, {{1, 400}, {5, 300}, {2, 200}, {6, 100}})));
    done(event, decide_result(event, result_of(2, 2, {{3, 500}, {7, 300}, {4, 200}, {8, 100}})));
    const EventSeating seating = seated(seat_event_by_standing(event, with_roles, 3, 4));
    REQUIRE(seating.rounds.size() == 1);
    REQUIRE(seating.rounds[0].tables.size() == 1);
    CHECK(players_in(seating.rounds[0]) ==
          std::set{1, 2, 3, 5});  // 22, 11, 15 and 18 points; 7 has 11 too, of a smaller share of their tables
    CHECK(refusal(decide_seating(event, {seating.rounds}, 1, "")) == "done");

    const EventSeating all = seated(seat_event_by_standing(event, with_roles, 3, 0));
    REQUIRE(all.rounds[0].tables.size() == 2);
    CHECK(meet(all.rounds[0], 1, 5));
    CHECK(players_in(all.rounds[0]).size() == 8);
}

TEST_CASE("a player who is exchanged with themselves changes nothing") {
    const Event event = seated_evening();
    CHECK(swapped_seats(event, 1, 1, 5).rounds.size() == 1);
    CHECK(swapped_seats(event, 1, 1, 1).rounds.empty());
}
