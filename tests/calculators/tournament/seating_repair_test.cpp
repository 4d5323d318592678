// An event that differs from its plan: players leave, come late, are replaced; the leaders play each other.

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

#include "tests/calculators/tournament/seats.h"
#include "tests/support/chance.h"

namespace tablebank::testing {
namespace {

using random_play::Rng;

/// The task after this many rounds of its plan.
SeatingTask after(SeatingTask task, const SeatingPlan& plan, std::size_t rounds) {
    const auto middle = plan.rounds.begin() + static_cast<std::ptrdiff_t>(rounds);
    task.played.assign(plan.rounds.begin(), middle);
    task.planned.assign(middle, plan.rounds.end());
    task.effort = SeatingEffort::quick;
    return task;
}

TEST_CASE("a drop-out changes only rounds that were not played") {
    Rng chance(7);
    for (int turn = 0; turn < 30; ++turn) {
        SeatingTask task{.players = chance.between(12, 48), .rounds = chance.between(3, 6)};
        task.effort = SeatingEffort::quick;
        task.wishes.apart = {{0, 1}};
        const SeatingPlan plan = seated(task);
        const auto played = static_cast<std::size_t>(chance.between(1, task.rounds - 1));
        SeatingTask less = after(task, plan, played);
        less.absences = {{chance.below(task.players), static_cast<int>(played) + 1}};
        CAPTURE(task.players);
        CAPTURE(task.rounds);
        CAPTURE(played);
        const SeatingPlan mended = seated(less);
        CHECK(fault_of(less, mended) == "");
        CHECK(report_seating(less.players, mended).role_spread <= 2);
        CHECK(report_seating(less.players, mended).seat_spread <= 2);
    }
}

TEST_CASE("an undisturbed plan stays the plan, with its pairings") {
    const SeatingTask task{.players = 24, .rounds = 6};
    const SeatingPlan plan = seated(task);
    const SeatingPlan again = seated(after(task, plan, 2));
    CHECK(fault_of(after(task, plan, 2), again) == "");
    CHECK(repeats_of(again) == 0);
}

TEST_CASE("late players, and players who miss a round, sit in the rounds in which they are there") {
    SeatingTask task{.players = 21, .rounds = 5};
    task.absences = {{20, 1, 2}, {3, 2, 2}};
    const SeatingPlan plan = seated(task);
    CHECK(fault_of(task, plan) == "");
    CHECK(plan.rounds[0].tables.size() == 5);
}

TEST_CASE("a substitute plays from the round in which they come in") {
    const SeatingTask task{.players = 16, .rounds = 4};
    const SeatingPlan plan = seated(task);
    SeatingTask with = after(task, plan, 2);
    with.players = 17;
    with.absences = {{5, 3}, {16, 1, 2}};
    const SeatingPlan mended = seated(with);
    CHECK(fault_of(with, mended) == "");
}

TEST_CASE("a late player has no bye before those who were there all the time") {
    SeatingTask task{.players = 10, .rounds = 4, .tables = {.wanted = 3, .full = true}};
    task.absences = {{9, 1, 1}};
    const SeatingPlan plan = seated(task);
    CHECK(fault_of(task, plan) == "");
    for (const SeatedRound& round : plan.rounds) CHECK(std::ranges::count(round.byes, 9) == 0);
}

TEST_CASE("a played round that names a player twice is refused") {
    const SeatingTask task{.players = 8, .rounds = 3};
    SeatingTask twice = after(task, seated(task), 1);
    twice.played[0].tables[0].seats[0].player = twice.played[0].tables[1].seats[0].player;
    const SeatingAnswer answer = make_seating(twice);
    REQUIRE(std::holds_alternative<SeatingProblem>(answer));
    CHECK(std::get<SeatingProblem>(answer).code == SeatingProblem::Code::played_round);
}

TEST_CASE("an impossible planned or played round is refused by every seating method") {
    const SeatingTask task{.players = 8, .rounds = 3};
    const SeatingPlan plan = seated(task);
    const auto code_of = [](const SeatingAnswer& answer) {
        REQUIRE(std::holds_alternative<SeatingProblem>(answer));
        return std::get<SeatingProblem>(answer).code;
    };
    std::vector<SeatedRound> impossible(6, plan.rounds[0]);
    impossible[0].tables[0].seats[0].player = 8;
    impossible[1].tables[0].seats[0].player = -1;
    impossible[2].tables[0].seats.clear();
    impossible[3].tables[0].seats.assign(5'000, {0, Role::monopolist});
    impossible[4].tables[0].number = 0;
    impossible[5].byes.push_back(plan.rounds[0].tables[0].seats[0].player);
    for (const SeatedRound& round : impossible) {
        SeatingTask planned = task;
        planned.planned = {round};
        CHECK(code_of(make_seating(planned)) == SeatingProblem::Code::played_round);
        SeatingTask played = task;
        played.played = {round};
        CHECK(code_of(seat_by_standing(played, {0, 1, 2, 3})) == SeatingProblem::Code::played_round);
        CHECK_THROWS_AS(static_cast<void>(report_seating(8, {{round}})), std::invalid_argument);
    }
    CHECK_THROWS_AS(static_cast<void>(report_seating(1'001, {})), std::invalid_argument);
    CHECK_THROWS_AS(static_cast<void>(report_seating(-1, {})), std::invalid_argument);
    CHECK_THROWS_AS(static_cast<void>(report_seating(8, {std::vector<SeatedRound>(101)})), std::invalid_argument);
}

TEST_CASE("a round is seated also if those before it were not") {
    SeatingTask task{.players = 11, .rounds = 3};
    task.played.resize(2);
    const SeatingAnswer answer = make_seating(task);
    REQUIRE(std::holds_alternative<SeatingPlan>(answer));
    CHECK(std::get<SeatingPlan>(answer).rounds.at(2).tables.size() == 3);
}

std::vector<int> at_table(const SeatedTable& table) {
    std::vector<int> players;
    for (const SeatedPlayer& seat : table.seats) players.push_back(seat.player);
    std::ranges::sort(players);
    return players;
}

TEST_CASE("by standing the leaders sit together, and so on down to the last") {
    SeatingTask task{.players = 11, .rounds = 4};
    task = after(task, seated(task), 3);
    std::vector<int> order{4, 9, 0, 7, 2, 5, 10, 1, 3, 6, 8};
    const auto plan = std::get<SeatingPlan>(seat_by_standing(task, order));
    CHECK(fault_of(task, plan) == "");
    CHECK(at_table(plan.rounds[3].tables[0]) == std::vector{0, 4, 7, 9});
    CHECK(at_table(plan.rounds[3].tables[1]) == std::vector{1, 2, 5, 10});
    CHECK(at_table(plan.rounds[3].tables[2]) == std::vector{3, 6, 8});
}

TEST_CASE("by standing a family is parted by as few places as can be") {
    SeatingTask task{.players = 8, .rounds = 1};
    task.wishes.apart = {{2, 3}};
    std::vector<int> order(8);
    std::iota(order.begin(), order.end(), 0);
    const auto plan = std::get<SeatingPlan>(seat_by_standing(task, order));
    CHECK(fault_of(task, plan) == "");
    CHECK(at_table(plan.rounds[0].tables[0]) == std::vector{0, 1, 2, 4});
}

TEST_CASE("the final table is the first of the standing alone") {
    SeatingTask task{.players = 12, .rounds = 4};
    task = after(task, seated(task), 3);
    const auto plan = std::get<SeatingPlan>(seat_by_standing(task, {7, 1, 11, 4}));
    REQUIRE(plan.rounds.size() == 4);
    REQUIRE(plan.rounds[3].tables.size() == 1);
    CHECK(at_table(plan.rounds[3].tables[0]) == std::vector{1, 4, 7, 11});
    task.wishes.apart = {{7, 1}};
    const SeatingAnswer parted = seat_by_standing(task, {7, 1, 11, 4});
    REQUIRE(std::holds_alternative<SeatingProblem>(parted));
    CHECK(std::get<SeatingProblem>(parted).wish == WishRef{WishRef::List::apart, 0});
    CHECK(std::get<SeatingProblem>(seat_by_standing(task, {7, 7, 11})).code == SeatingProblem::Code::unknown_player);
}

TEST_CASE("by standing a club is parted only where an exchange does it") {
    SeatingTask task{.players = 4, .rounds = 1};
    task.wishes.apart = {{0, 1, false}};
    const auto final_table = std::get<SeatingPlan>(seat_by_standing(task, {0, 1, 2, 3}));
    CHECK(at_table(final_table.rounds[0].tables[0]) == std::vector{0, 1, 2, 3});
    task.players = 8;
    const auto plan = std::get<SeatingPlan>(seat_by_standing(task, {2, 0, 3, 1, 4, 5, 6, 7}));
    CHECK(at_table(plan.rounds[0].tables[0]) == std::vector{0, 2, 3, 4});
}

TEST_CASE("the roles of a round that people seated are balanced with those before") {
    SeatingTask task{.players = 8, .rounds = 2};
    SeatingPlan plan = seated(task);
    for (SeatedTable& table : plan.rounds[1].tables)
        for (SeatedPlayer& seat : table.seats) seat.role = Role::player;
    balance_last_round(plan, 8, task.roles);
    CHECK(report_seating(8, plan).role_spread == 0);
    SeatingPlan twice = plan;
    twice.rounds[1].tables[0].seats[0] = twice.rounds[1].tables[0].seats[1];
    const SeatingPlan before = twice;
    balance_last_round(twice, 8, task.roles);
    CHECK(twice == before);
}

}  // namespace
}  // namespace tablebank::testing
