// What a banker's program is told of its table: everything, in one line that says when a sign of it was lost.

#include <doctest/doctest.h>

#include <random>
#include <set>
#include <string>
#include <variant>

#include "app/event/table_setup.h"
#include "ledger/text/fold.h"
#include "tests/support/event_fixture.h"

namespace tablebank::testing {
namespace {

const std::string some_event(32, 'b');

JoinProblem problem_of(const std::string& line) {
    const auto read = read_join_line(line);
    REQUIRE(std::holds_alternative<JoinProblem>(read));
    return std::get<JoinProblem>(read);
}

TEST_CASE("a line says who plays what in which order, with which box and rulings, how long, and where entries go") {
    Event event = seated_evening();
    event.made.rulings = {"closing=no"};
    TableSetup setup = table_setup(event, some_event, 2, 1);
    setup.hub = "http://hub.local:8017";
    REQUIRE(setup.players.size() == 4);
    CHECK(setup.players[1].name == "Elena");
    CHECK(setup.players[1].role == Role::competitor);
    CHECK(setup.minutes == 90);
    const auto read = read_join_line("  " + join_line(setup) + "\r\n");
    REQUIRE(std::holds_alternative<TableSetup>(read));
    CHECK(std::get<TableSetup>(read) == setup);
}

TEST_CASE("a line with any sign changed or lost is told from a whole one") {
    const std::string line = join_line(table_setup(seated_evening(), some_event, 1, 2));
    for (std::size_t at = 0; at < line.size(); ++at) {
        std::string changed = line;
        changed[at] = changed[at] == 'A' ? 'B' : 'A';
        CAPTURE(at);
        CHECK(std::holds_alternative<JoinProblem>(read_join_line(changed)));
        CHECK(std::holds_alternative<JoinProblem>(read_join_line(line.substr(0, at))));
    }
    CHECK(problem_of("Anna") == JoinProblem::no_line);
    CHECK(problem_of("tablebank-table-2:abc") == JoinProblem::newer);
    CHECK(problem_of("tablebank-table-1:abc") == JoinProblem::damaged);
    CHECK(problem_of(std::string(longest_join_line + 1, 'x')) == JoinProblem::no_line);
}

TEST_CASE("what was made to look whole and says nonsense is refused") {
    const TableSetup sound = table_setup(seated_evening(), some_event, 1, 1);
    const auto refused = [](const TableSetup& setup) { return problem_of(join_line(setup)) == JoinProblem::not_sound; };
    TableSetup setup = sound;
    setup.round = 0;
    CHECK(refused(setup));
    setup = sound;
    setup.players.front().name = "Anna\nBoris";
    CHECK(refused(setup));
    setup = sound;
    setup.players.clear();
    CHECK(refused(setup));
    setup = sound;
    setup.minutes = 100'000;
    CHECK(refused(setup));
    setup = sound;
    setup.event_id = "../../etc";
    CHECK(refused(setup));
}

TEST_CASE("a table's game has one id, another one for every table, round and event") {
    std::set<std::string> ids;
    for (int round = 1; round <= 5; ++round)
        for (int table = 1; table <= 40; ++table)
            for (const char* event : {"a", "b"}) ids.insert(game_of_table(event, round, table));
    CHECK(ids.size() == 400);
    CHECK(game_of_table(some_event, 1, 2) == game_of_table(some_event, 1, 2));
    CHECK(game_of_table(some_event, 1, 2).size() == 32);
}

TEST_CASE("whatever people are called, a game can write it, and no two at a table alike") {
    Event event;
    done(event, decide_creation(club_evening()));
    for (const char* name : {"<script>alert(1)</script>", "=1+1", "Anna-Maria Wilhelmine von Hohenberg", "Anna (A)",
                             "anna a", "Елена", "«»", "שלום"})
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    const auto names = game_names(event, table_of(1, {1, 2, 3, 4, 5, 6, 7, 8}));
    std::set<std::string> alike;
    for (const auto& [player, name] : names) {
        CAPTURE(name);
        CHECK(is_player_name(name));
        CHECK(alike.insert(fold(name)).second);
    }
    CHECK(names.at(6) == "Елена");
    CHECK(names.at(3) == "Anna-Maria Wilhelmine vo");
    CHECK(names.at(4) == "Anna A");
    CHECK(names.at(5) == "5");
    CHECK(names.at(7) == "7");
}

}  // namespace
}  // namespace tablebank::testing
