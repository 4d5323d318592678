// A round as its director sees it: what each table owes, and the one clock of all.

#include "app/present/event_view/desk_round.h"

#include <doctest/doctest.h>

#include "app/i18n/language.h"
#include "app/present/event_view/desk_players.h"
#include "tests/support/event_fixture.h"

namespace tablebank::testing {
namespace {

constexpr std::int64_t minute = 60'000;

DeskRound round_at(const Event& event, int round, std::int64_t now_ms) {
    return make_desk_round(Language::english(), event, round, now_ms);
}
DeskClock clock_at(const Event& event, std::int64_t now_ms) {
    return make_desk_clock(Language::english(), event, 1, now_ms);
}

/// The bell of round 1 has rung; `rang` is when.
Event opened_evening(std::int64_t& rang) {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    rang = *event.rounds.at(1).opened_at;
    return event;
}

}  // namespace

TEST_CASE("a round that is not seated has no tables; one that is seated waits for its bell") {
    const Event event = seated_evening();
    const DeskRound later = round_at(event, 3, 0);
    CHECK_FALSE(later.seated);
    CHECK(later.tables.empty());
    CHECK(later.title == "Round 3 of 3");
    CHECK(later.says == "not seated yet");
    const DeskRound first = round_at(event, 1, 0);
    CHECK(first.says == "seated; the bell has not rung yet");
    REQUIRE(first.tables.size() == 2);
    CHECK(first.tables.front().title == "Table 1");
    CHECK(first.tables.front().state == DeskTable::State::waits);
    CHECK(first.tables.front().seats.front().name == "Anna");
    CHECK(first.tables.front().seats.front().role == "monopolist");
    CHECK_FALSE(clock_at(event, 0).runs);
}

TEST_CASE("a table plays until its time is over, and then its result is missing") {
    std::int64_t rang = 0;
    const Event event = opened_evening(rang);
    CHECK(round_at(event, 1, rang).tables.front().state == DeskTable::State::plays);
    CHECK(round_at(event, 1, rang + 90 * minute - 1).tables.front().state == DeskTable::State::plays);
    const DeskRound late = round_at(event, 1, rang + 90 * minute);
    CHECK(late.tables.front().state == DeskTable::State::late);
    CHECK(late.tables.front().says.starts_with("result missing since "));
    CHECK(late.says == "results missing: 2 of 2");
}

TEST_CASE("the clock counts down to the end that every table has, and past it") {
    std::int64_t rang = 0;
    Event event = opened_evening(rang);
    CHECK(clock_at(event, rang).face == "1:30:00");
    CHECK(clock_at(event, rang + 1).face == "1:30:00");
    CHECK(clock_at(event, rang + 1000).face == "1:29:59");
    CHECK(clock_at(event, rang + 90 * minute - 1).face == "0:00:01");
    CHECK_FALSE(clock_at(event, rang + 90 * minute - 1).over);
    CHECK(clock_at(event, rang + 90 * minute).over);
    CHECK(clock_at(event, rang + 91 * minute).face == "0:01:00");
    done(event, decide_extension(event, {1, 1, 5}, "a protest"), "a protest");
    CHECK(clock_at(event, rang).face == "1:30:00");  // table 2 has no more time
    CHECK(round_at(event, 1, rang).tables.front().extension == "+5 min");
    done(event, decide_result(event, result_of(1, 2, {{5, 4}, {6, 3}, {7, 2}, {8, 1}})));
    CHECK(clock_at(event, rang).face == "1:35:00");  // table 1 alone still plays
    done(event, decide_result(event, result_of(1, 1, {{1, 4}, {2, 3}, {3, 2}, {4, 1}})));
    CHECK_FALSE(clock_at(event, rang).runs);
    CHECK(round_at(event, 1, rang).says == "every result is there");
}

TEST_CASE("a clock that was set back shows at most the whole time") {
    std::int64_t rang = 0;
    const Event event = opened_evening(rang);
    CHECK(clock_at(event, rang - 10 * minute).face == "1:30:00");
}

TEST_CASE("a round is closed once a later one has begun, until it is unlocked") {
    std::int64_t rang = 0;
    Event event = opened_evening(rang);
    done(event, decide_opening_of_round(event, 2));
    CHECK(round_at(event, 1, rang).locked);
    CHECK_FALSE(round_at(event, 2, rang).locked);
    done(event, decide_unlocking(event, 1, "an appeal"), "an appeal");
    CHECK_FALSE(round_at(event, 1, rang).locked);
}

TEST_CASE("arrivals, departures and hidden players are marked next to the name") {
    Event event = seated_evening();
    done(event, decide_check_in(event, 1));
    done(event, decide_leaving(event, 2, 3));
    done(event, decide_hiding(event, 3, true));
    const DeskPlayers players = make_desk_players(Language::english(), event);
    CHECK(players.count == "Players: 8, have come: 1");
    CHECK(players.rows.at(0).here);
    CHECK(players.rows.at(1).gone);
    CHECK(players.rows.at(1).state == "left before round 3");
    CHECK(players.rows.at(2).state == "not shown in public");
}

TEST_CASE("findings in the game of a result, or in a history, are written as sentences") {
    std::int64_t rang = 0;
    Event event = opened_evening(rang);
    act::ResultTaken result = result_of(1, 1, {{1, 4}, {2, 3}, {3, 2}, {4, 1}});
    result.source = {std::string(32, 'a'), 9, std::string(64, 'b'), std::string(64, 'c')};
    done(event, decide_result(event, result), "verify: forced #3, left #7 seat 2");
    const std::string said = round_at(event, 1, rang).tables.front().says;
    CHECK(said.find("(#3: recorded against the rules; #7 seat 2: a player left the game before its end)") != said.npos);
    CHECK(said.find("verify: ") == said.npos);
    GameSource other = *result.source;
    other.head = std::string(64, 'd');
    done(event, decide_fork(event, {1, 1, other}), "verify: deviations #3");
    CHECK(round_at(event, 1, rang).tables.front().says ==
          "set aside, since verify does not accept it (#3: today's rules would post something else): to be decided");
}

}  // namespace tablebank::testing
