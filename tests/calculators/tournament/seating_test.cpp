// In every event everyone sits once in a round, tables and roles are balanced, requests are met, and played rounds
// stay. And the events for which few repeats, or none, are known.

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/calculators/tournament/seats.h"
#include "tests/support/chance.h"

namespace tablebank::testing {
namespace {

using random_play::Rng;
using Code = SeatingProblem::Code;

SeatingTask event(int players, int size, int rounds) {
    return {.players = players, .rounds = rounds, .tables = {.wanted = size}};
}

SeatingProblem problem_of(const SeatingTask& task) {
    const SeatingAnswer answer = make_seating(task);
    REQUIRE(std::holds_alternative<SeatingProblem>(answer));
    return std::get<SeatingProblem>(answer);
}

/// An event that may occur: any number, any size, families, a stage.
SeatingTask random_event(Rng& chance) {
    SeatingTask task = event(chance.between(8, 60), chance.between(3, 6), chance.between(1, 7));
    task.seed = static_cast<std::uint64_t>(chance.below(1000));
    task.effort = SeatingEffort::quick;
    task.roles.played = chance.percent(80);
    task.tables.full = chance.percent(30);
    if (task.players > 15) {
        for (int wish = chance.below(4); wish > 0; --wish)
            task.wishes.apart.push_back({chance.below(5), chance.between(5, 9)});
        if (chance.percent(50)) task.wishes.tables.push_back({chance.between(10, 12), chance.between(1, 2)});
    }
    return task;
}

TEST_CASE("any event is seated as it must be") {
    Rng chance(20260101);
    for (int turn = 0; turn < 150; ++turn) {
        const SeatingTask task = random_event(chance);
        CAPTURE(task.players);
        CAPTURE(task.tables.wanted);
        CAPTURE(task.rounds);
        CAPTURE(task.seed);
        const SeatingPlan plan = seated(task);
        CHECK(fault_of(task, plan) == "");
        const SeatingReport report = report_seating(task.players, plan);
        CHECK(report.repeats == repeats_of(plan));
        CHECK(report.repeats >= report.bound);
        CHECK(report.role_spread <= 1);
        CHECK(report.seat_spread <= 1);
        CHECK(report.bye_spread <= 1);
    }
}

TEST_CASE("the smallest events are seated too") {
    for (int players = 3; players <= 12; ++players)
        for (int size = 3; size <= 6; ++size) {
            CAPTURE(players);
            CAPTURE(size);
            const SeatingTask task = event(players, size, 3);
            CHECK(fault_of(task, seated(task)) == "");
        }
}

TEST_CASE("if a method is known, no two players meet twice") {
    struct Instance {
        int tables, seats, rounds;
    };
    const auto instances = {Instance{3, 3, 4}, {4, 3, 4},  {5, 3, 7},   {4, 4, 5},   {5, 4, 5},   {6, 5, 5},
                            {8, 4, 7},         {8, 3, 10}, {10, 3, 10}, {10, 4, 9},  {5, 5, 6},   {6, 3, 8},
                            {7, 3, 10},        {6, 4, 7},  {7, 4, 9},   {8, 4, 10},  {9, 4, 10},  {11, 4, 13},
                            {6, 5, 6},         {6, 6, 3},  {9, 3, 13},  {12, 3, 17}, {16, 4, 21}, {25, 5, 31}};
    for (const auto& [tables, seats, rounds] : instances) {
        CAPTURE(tables);
        CAPTURE(seats);
        CAPTURE(rounds);
        const SeatingTask task = event(tables * seats, seats, rounds);
        const SeatingPlan plan = seated(task);
        CHECK(fault_of(task, plan) == "");
        CHECK(repeats_of(plan) == 0);
    }
}

TEST_CASE("if repeats cannot be avoided there are few") {
    CHECK(repeats_of(seated(event(20, 4, 6))) <= 6);
    CHECK(repeats_of(seated(event(24, 4, 8))) <= 18);
    const SeatingPlan full = seated(event(28, 4, 10));
    CHECK(repeats_of(full) == 42);
    CHECK(report_seating(28, full).bound == 42);
}

TEST_CASE("tables of two sizes come from a design as well") {
    const SeatingTask task = event(23, 4, 7);
    const SeatingPlan plan = seated(task);
    CHECK(fault_of(task, plan) == "");
    CHECK(repeats_of(plan) == 0);
}

TEST_CASE("a thousand players meet no one twice") {
    const SeatingTask task = event(1000, 4, 5);
    const SeatingPlan plan = seated(task);
    CHECK(fault_of(task, plan) == "");
    const SeatingReport report = report_seating(task.players, plan);
    CHECK(report.repeats == 0);
    CHECK(report.most_meetings == 1);
    CHECK(report.role_spread <= 1);
    CHECK(report.seat_spread <= 1);
    CHECK(report.table_spread <= 1);
}

TEST_CASE("the same task has the same answer, another seed another one") {
    SeatingTask task = event(26, 4, 5);
    task.effort = SeatingEffort::quick;
    const SeatingPlan plan = seated(task);
    CHECK(seated(task) == plan);
    task.seed = 2;
    CHECK(seated(task) != plan);
}

TEST_CASE("the seating of a seed is the same on every machine") {
    const SeatingPlan plan = seated(event(9, 3, 1));
    std::string order;
    for (const SeatedTable& table : plan.rounds.front().tables)
        for (const SeatedPlayer& seat : table.seats)
            order += std::to_string(seat.player) + (seat.role == Role::monopolist ? "m" : "c");
    CHECK(order == "2m5c3c7m0m4c1m6c8c");
}

TEST_CASE("byes go round: no one has a second one before all had one") {
    SeatingTask task = event(10, 3, 10);
    task.tables.full = true;
    std::vector<int> byes(10);
    const SeatingPlan plan = seated(task);
    CHECK(fault_of(task, plan) == "");
    for (const SeatedRound& round : plan.rounds) {
        REQUIRE(round.byes.size() == 1);
        ++byes[static_cast<std::size_t>(round.byes.front())];
    }
    CHECK(std::ranges::count(byes, 1) == 10);
}

TEST_CASE("a pair meets in the round that was fixed by hand, at the table of the wheelchair") {
    SeatingTask task = event(24, 4, 6);
    task.wishes.together = {{0, 1, 2}, {1, 2, 2}, {5, 6, 6}};
    task.wishes.tables = {{2, 3}, {9, 1}};
    task.wishes.apart = {{0, 9}, {3, 4}, {7, 8}};
    const SeatingPlan plan = seated(task);
    CHECK(fault_of(task, plan) == "");
    CHECK(repeats_of(plan) <= 2);
}

TEST_CASE("a family of four never meets, and a design is kept as well as can be") {
    SeatingTask task = event(32, 4, 7);
    for (int one = 0; one < 4; ++one)
        for (int other = 0; other < one; ++other) task.wishes.apart.push_back({one, other});
    const SeatingPlan plan = seated(task);
    CHECK(fault_of(task, plan) == "");
    CHECK(repeats_of(plan) == 0);
}

TEST_CASE("an impossible seating names the request that prevents it") {
    SeatingTask task = event(12, 4, 3);
    task.wishes.apart = {{5, 6}, {0, 1}};
    task.wishes.together = {{0, 1, 2}};
    SeatingProblem problem = problem_of(task);
    CHECK(problem.code == Code::clash);
    CHECK(problem.round == 2);
    CHECK(problem.wish == WishRef{WishRef::List::apart, 1});
    CHECK(problem.other == WishRef{WishRef::List::together, 0});

    task.wishes = {.together = {{0, 1, 3}}, .tables = {{0, 1}, {1, 2}}};
    problem = problem_of(task);
    CHECK(problem.code == Code::clash);
    CHECK(problem.round == 3);

    task.wishes = {.tables = {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}}};
    problem = problem_of(task);
    CHECK(problem.code == Code::table_full);
    CHECK(problem.wish == WishRef{WishRef::List::table, 4});

    task.wishes = {.tables = {{0, 4}}};
    CHECK(problem_of(task).code == Code::no_such_table);

    // Four of a family at three tables.
    task.wishes = {.apart = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};
    problem = problem_of(task);
    CHECK(problem.code == Code::not_met);
    CHECK(problem.wish == WishRef{WishRef::List::apart, 5});

    // One who may meet only two others, at a table of four.
    task.wishes = {};
    for (int other = 1; other < 10; ++other) task.wishes.apart.push_back({0, other});
    problem = problem_of(task);
    CHECK(problem.code == Code::not_met);
    CHECK(problem.wish == WishRef{WishRef::List::apart, 8});
}

TEST_CASE("a task that makes no sense is refused") {
    CHECK(problem_of(event(2, 4, 1)).code == Code::players);
    CHECK(problem_of(event(1001, 4, 1)).code == Code::players);
    CHECK(problem_of(event(8, 4, 0)).code == Code::rounds);
    CHECK(problem_of(event(8, 4, 101)).code == Code::rounds);
    CHECK(problem_of(event(8, 7, 1)).code == Code::sizes);
    SeatingTask odd = event(15, 5, 2);
    odd.roles.difference = 0;
    CHECK(problem_of(odd).code == Code::roles);
    SeatingTask nobody = event(8, 4, 2);
    nobody.wishes.apart = {{1, 8}};
    CHECK(problem_of(nobody).code == Code::unknown_player);
    nobody.wishes = {.together = {{1, 2, 3}}};
    CHECK(problem_of(nobody).code == Code::unknown_round);
}

TEST_CASE("with equally few repeats no two players meet a third time, if such a seating is found") {
    for (const auto& [players, repeats] : {std::pair{22, 60}, {23, 70}, {26, 10}, {29, 40}}) {
        CAPTURE(players);
        SeatingTask task{.players = players, .rounds = 5};
        task.tables.wanted = 6;
        const SeatingReport report = report_seating(players, seated(task));
        CHECK(report.repeats <= std::int64_t{repeats});
        CHECK(report.most_meetings == 2);
        CHECK(report.thirds == 0);
    }
}

TEST_CASE("players of a club meet as seldom as can be, and prevent no seating") {
    SeatingTask task{.players = 24, .rounds = 3};
    for (int one = 0; one < 10; ++one)
        for (int other = one + 1; other < 10; ++other) task.wishes.apart.push_back({one, other, false});
    const SeatingPlan plan = seated(task);
    for (const SeatedRound& round : plan.rounds) {
        int together = 0;
        for (const SeatedTable& table : round.tables) {
            const auto members = std::ranges::count_if(table.seats, [](const auto& seat) { return seat.player < 10; });
            together += static_cast<int>(members * (members - 1) / 2);
        }
        CHECK(together == 4);  // ten members at six tables: four tables have two
    }
    // The same players as a family make it impossible, and are named with the tables.
    for (ApartWish& wish : task.wishes.apart) wish.must = true;
    const auto problem = std::get<SeatingProblem>(make_seating(task));
    CHECK(problem.code == SeatingProblem::Code::not_met);
    CHECK(problem.people.size() == 10);
    CHECK(problem.tables == 6);
}

}  // namespace
}  // namespace tablebank::testing
