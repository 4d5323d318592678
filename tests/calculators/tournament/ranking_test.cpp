// The standings of an event, worked out by hand.

#include "calculators/tournament/ranking.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using namespace tablebank;

SeatResult at(int player, int total, int place) {
    return {.player = player, .total = Share{Money{total}}, .place = place};
}

SeatResult forfeit(int player, int place) {
    return {.player = player, .total = {}, .place = place, .forfeit = true};
}

EventScores of_players(int count) {
    EventScores scores;
    for (int player = 1; player <= count; ++player) scores.players.push_back({player});
    return scores;
}

Scheme by(const std::string& order) {
    return std::get<Scheme>(parse_scheme("14-10-6-4-2-0 12-8-5-3-2 11-7-4-2 10-6-2 by=" + order));
}

const Ranking& row_of(const std::vector<Ranking>& rows, int player) {
    return *std::ranges::find(rows, player, &Ranking::player);
}

/// "1:3 2:1" for rank and player.
std::string told(const std::vector<Ranking>& rows) {
    std::string text;
    for (const Ranking& row : rows) text += std::to_string(row.rank) + ":" + std::to_string(row.player) + " ";
    return text;
}

std::string value(const Ranking& row, std::size_t index) {
    return row.values.at(index) ? row.values[index]->to_string() : "-";
}

}  // namespace

TEST_CASE("a place is worth the scheme's points for the size of the table, and a shared one a share of them") {
    EventScores scores = of_players(7);
    scores.results = {{1, 1, {at(1, 500, 1), at(2, 300, 2), at(3, 300, 2), at(4, 100, 4)}},
                      {1, 2, {at(5, 400, 1), at(6, 400, 1), at(7, 400, 1)}}};
    const auto rows = rank_players(by("points"), scores);
    CHECK(value(row_of(rows, 1), 0) == "11");
    CHECK(value(row_of(rows, 2), 0) == "5.5");  // (7 + 4) / 2
    CHECK(value(row_of(rows, 4), 0) == "2");
    CHECK(value(row_of(rows, 5), 0) == "6");  // (10 + 6 + 2) / 3
    CHECK(told(rows) == "1:1 2:5 2:6 2:7 5:2 5:3 7:4 ");
    CHECK(row_of(rows, 2).rounds.at(0).sharing == 2);
    CHECK(row_of(rows, 2).rounds.at(0).table_share == 2500);
}

TEST_CASE("a player who forfeits has no points, and takes none from those who would have come before them") {
    EventScores scores = of_players(4);
    scores.results = {{1, 1, {at(1, 500, 1), at(2, 300, 2), at(3, 200, 3), forfeit(4, 4)}}};
    const auto rows = rank_players(by("points"), scores);
    CHECK(value(row_of(rows, 3), 0) == "4");
    CHECK(value(row_of(rows, 4), 0) == "0");
}

TEST_CASE("the first criterion in which two differ decides, and is named") {
    EventScores scores = of_players(4);
    scores.results = {{1, 1, {at(1, 500, 1), at(2, 400, 2), at(3, 300, 3), at(4, 0, 4)}},
                      {2, 1, {at(4, 500, 1), at(2, 400, 2), at(3, 300, 3), at(1, 0, 4)}}};
    // 1: 11 + 2 = 13; 2: 7 + 7 = 14; 3: 8; 4: 13
    const auto rows = rank_players(by("points,wins,totals"), scores);
    CHECK(told(rows) == "1:2 2:1 2:4 4:3 ");
    CHECK(!row_of(rows, 2).decided_by);
    CHECK(row_of(rows, 1).decided_by == 0U);
    CHECK(!row_of(rows, 4).decided_by);  // level with the row above in everything
    CHECK(row_of(rows, 3).decided_by == 0U);

    const auto by_wins = rank_players(by("wins,points"), scores);
    CHECK(told(by_wins) == "1:1 1:4 3:2 4:3 ");
    CHECK(row_of(by_wins, 2).decided_by == 0U);
    CHECK(row_of(by_wins, 3).decided_by == 1U);
}

TEST_CASE("head to head counts only if all who are level have met, each as often as they met") {
    EventScores scores = of_players(6);
    scores.results = {
        {1, 1, {at(1, 300, 1), at(2, 200, 2), at(3, 100, 3)}}, {1, 2, {at(4, 300, 1), at(5, 200, 2), at(6, 100, 3)}},
        {2, 1, {at(2, 300, 1), at(1, 200, 2), at(6, 100, 3)}}, {2, 2, {at(4, 300, 1), at(5, 200, 2), at(3, 100, 3)}},
        {3, 1, {at(1, 300, 1), at(2, 200, 2), at(4, 100, 3)}}, {3, 2, {at(5, 300, 1), at(6, 200, 2), at(3, 100, 3)}}};
    // Points: 1 and 4: 10+6+10 = 26 and 10+10+2 = 22; 2: 6+10+6 = 22; 5: 6+6+10 = 22; 2, 4 and 5 are level.
    const auto rows = rank_players(by("points,head-to-head"), scores);
    CHECK(told(rows) == "1:1 2:2 2:4 2:5 5:6 6:3 ");
    CHECK(value(row_of(rows, 2), 1) == "-");  // 2 and 5 never met
    CHECK(value(row_of(rows, 1), 1) == "-");  // no one is level with 1

    // 1 and 2 alone met three times, and 1 was ahead twice.
    scores.penalties = {{1, Share{Money{4}}}, {4, Share{Money{1}}}, {5, Share{Money{1}}}};
    const auto level = rank_players(by("points,head-to-head"), scores);
    CHECK(told(level) == "1:1 2:2 3:4 4:5 5:6 6:3 ");
    CHECK(value(row_of(level, 1), 1) == "2/3");
    CHECK(value(row_of(level, 2), 1) == "1/3");
    CHECK(row_of(level, 2).decided_by == 1U);
    CHECK(row_of(level, 4).decided_by == 0U);
    CHECK(row_of(level, 5).decided_by == 1U);  // 4 was ahead of 5 twice
}

TEST_CASE("a bye is worth its points, and counts in totals as the player's average") {
    EventScores scores = of_players(4);
    scores.results = {{1, 1, {at(1, 500, 1), at(2, 300, 2), at(3, 200, 3)}},
                      {2, 1, {at(1, 300, 1), at(2, 200, 2), at(4, 100, 3)}}};
    scores.byes = {{1, 4}, {2, 3}};
    const auto rows = rank_players(by("points,totals,table-share"), scores);
    CHECK(value(row_of(rows, 3), 0) == "8");  // 2 and a bye of 6
    CHECK(value(row_of(rows, 3), 1) == "400");
    CHECK(value(row_of(rows, 3), 2) == "4000");
    CHECK(value(row_of(rows, 4), 1) == "200");
    CHECK(row_of(rows, 4).rounds.at(0).table == 0);
    CHECK(row_of(rows, 1).rounds.size() == 2);
}

TEST_CASE("penalties come off the points, not off those of the opponents who met the player") {
    EventScores scores = of_players(4);
    scores.results = {{1, 1, {at(1, 500, 1), at(2, 300, 2), at(3, 200, 3), at(4, 100, 4)}}};
    scores.penalties = {{1, Share{Money{2}}}, {1, Share{Money{3}}}};
    const auto rows = rank_players(by("points,opponents"), scores);
    CHECK(row_of(rows, 1).penalties == Share{Money{5}});
    CHECK(value(row_of(rows, 1), 0) == "6");
    CHECK(told(rows) == "1:2 2:1 3:3 4:4 ");
    CHECK(value(row_of(rows, 2), 1) == "17/3");  // 11 + 4 + 2 of three
}

TEST_CASE("if lots were drawn they decide for all who are level") {
    EventScores scores = of_players(4);
    scores.results = {{1, 1, {at(1, 100, 1), at(2, 100, 1), at(3, 100, 1), at(4, 100, 1)}}};
    CHECK(told(rank_players(by("points,lots"), scores)) == "1:1 1:2 1:3 1:4 ");
    scores.lots = {{1, 3}, {2, 1}, {3, 2}};
    CHECK(told(rank_players(by("points,lots"), scores)) == "1:1 1:2 1:3 1:4 ");
    scores.lots[4] = 4;
    const auto rows = rank_players(by("points,lots"), scores);
    CHECK(told(rows) == "1:2 2:3 3:1 4:4 ");
    CHECK(row_of(rows, 3).decided_by == 1U);
}

TEST_CASE("a substitute has a score and no rank, and counts as an opponent") {
    EventScores scores = of_players(3);
    scores.players.push_back({9, false});
    scores.results = {{1, 1, {at(9, 500, 1), at(1, 300, 2), at(2, 200, 3)}},
                      {2, 1, {at(3, 500, 1), at(1, 300, 2), at(2, 200, 3)}}};
    const auto rows = rank_players(by("points,opponents"), scores);
    CHECK(told(rows) == "1:1 2:3 3:2 0:9 ");
    CHECK(value(row_of(rows, 9), 0) == "10");
    CHECK(value(row_of(rows, 1), 1) == "7");  // 10, 4, 10 and 4 again
}

TEST_CASE("in an event without a result everyone is level") {
    const auto rows = rank_players(usual_scheme(), of_players(3));
    CHECK(told(rows) == "1:1 1:2 1:3 ");
    CHECK(rank_players(usual_scheme(), {}).empty());
}

TEST_CASE("a table without a score shares out nothing") {
    EventScores scores = of_players(3);
    scores.results = {{1, 1, {at(1, 0, 1), at(2, 0, 1), at(3, 0, 1)}}};
    CHECK(row_of(rank_players(by("points"), scores), 1).rounds.at(0).table_share == 0);
}

TEST_CASE("shares of a table are rounded half up to hundredths of a percent") {
    CHECK(parts_of(Share{1, 3}, Share{Money{1}}, 10'000, Rounding::half_up) == 3333);
    CHECK(parts_of(Share{2, 3}, Share{Money{1}}, 10'000, Rounding::half_up) == 6667);
    CHECK(parts_of(Share{1, 8}, Share{Money{10}}, 10'000, Rounding::half_up) == 125);
    CHECK(parts_of(Share{Money{1}}, Share{Money{1}}, 10'000, Rounding::half_up) == 10'000);
    CHECK(parts_of(Share{Money{1'000'000'000'000'000}}, Share{Money{3'000'000'000'000'000}}, 10'000,
                   Rounding::half_up) == 3333);
}

TEST_CASE("a figure that does not fit 64 bits decides nothing, and harms nothing") {
    EventScores scores = of_players(3);
    for (int round = 1; round <= 100; ++round) {
        TableResult result{round, 1, {at(1, 0, 1), at(2, 0, 2), at(3, 0, 3)}};
        for (SeatResult& seat : result.seats) seat.total = Share{100 * Money::largest_typed - 1, 100};
        scores.results.push_back(result);
    }
    const auto rows = rank_players(by("totals,points"), scores);
    CHECK(value(row_of(rows, 1), 0) == "-");
    CHECK(value(row_of(rows, 1), 1) == "1000");
    CHECK(told(rows) == "1:1 2:2 3:3 ");
}

TEST_CASE("head to head after very many meetings decides nothing if it cannot be counted") {
    EventScores scores = of_players(12);
    int round = 0;
    // Each of the twelve met each other another number of times, and all have as many points.
    const std::vector<int> primes{97, 89, 83, 79, 73, 71, 67, 61, 59, 53, 47};
    for (int other = 2; other <= 12; ++other)
        for (int times = 0; times < primes[static_cast<std::size_t>(other) - 2]; ++times)
            scores.results.push_back({++round, 1, {at(1, 1, 1), at(other, 1, 1)}});
    for (int one = 2; one <= 12; ++one)
        for (int other = one + 1; other <= 12; ++other)
            scores.results.push_back({++round, 1, {at(one, 1, 1), at(other, 0, 2)}});
    CHECK(rank_players(by("head-to-head"), scores).size() == 12);
}

TEST_CASE("a final decides the first places, before everything that was won until then") {
    EventScores scores = of_players(8);
    scores.results = {{1, 1, {at(1, 400, 1), at(2, 300, 2), at(3, 200, 3), at(4, 100, 4)}},
                      {1, 2, {at(5, 400, 1), at(6, 300, 2), at(7, 200, 3), at(8, 100, 4)}}};
    const Scheme scheme = by("final,points,table-share");
    CHECK(told(rank_players(scheme, scores)).starts_with("1:1 1:5 "));  // before a final it decides nothing
    scores.results.push_back({2, 1, {at(6, 500, 1), at(1, 300, 2), at(5, 100, 3)}, true});
    const auto rows = rank_players(scheme, scores);
    CHECK(told(rows).starts_with("1:6 2:1 3:5 "));
    CHECK(scheme.order.at(*rows[1].decided_by) == Criterion::final_place);
    CHECK(told(rank_players(by("points"), scores)).starts_with("1:1 1:6 "));
}

TEST_CASE("a bonus is a penalty below nothing") {
    EventScores scores = of_players(2);
    scores.penalties = {{1, Share{Money{-2}}}};
    const auto rows = rank_players(by("points"), scores);
    CHECK(told(rows) == "1:1 2:2 ");
    CHECK(value(rows[0], 0) == "2");
}

TEST_CASE("a round that was missed or asked for has its own points, and no part in an average") {
    EventScores scores = of_players(4);
    Scheme scheme = by("points,totals");
    scheme.requested = Share{Money{3}};
    scheme.missed = Share{Money{1}};
    scores.results = {{1, 1, {at(1, 400, 1), at(2, 300, 2), at(3, 200, 3), at(4, 100, 4)}}};
    scores.byes = {{2, 1}, {2, 2, ByeKind::requested}, {2, 3, ByeKind::missed}};
    const auto rows = rank_players(scheme, scores);
    CHECK(value(row_of(rows, 1), 0) == "17");
    CHECK(value(row_of(rows, 2), 0) == "10");
    CHECK(value(row_of(rows, 3), 0) == "5");
    CHECK(value(row_of(rows, 1), 1) == "800");
    CHECK(value(row_of(rows, 2), 1) == "300");
    CHECK(value(row_of(rows, 3), 1) == "200");
}
