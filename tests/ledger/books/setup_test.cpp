#include "ledger/books/setup.h"

#include <algorithm>

#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;
using Kind = SetupProblem::Kind;

/// Players M (monopolist) and C (competitor) with names of their own.
Setup roles(const std::string& letters) {
    const std::vector<std::string> names{"Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Greta"};
    Setup setup = two_hours();
    setup.players.clear();
    for (std::size_t i = 0; i < letters.size(); ++i)
        setup.players.push_back({names.at(i), letters[i] == 'M' ? Role::monopolist : Role::competitor});
    return setup;
}

Setup named(const std::string& first, const std::string& second) {
    Setup setup = roles("MC");
    setup.players[0].name = first;
    setup.players[1].name = second;
    return setup;
}

std::vector<Kind> problems(const Setup& setup, bool from_position = false) {
    std::vector<Kind> kinds;
    for (const SetupProblem& problem : validate(setup, from_position)) kinds.push_back(problem.kind);
    return kinds;
}

const std::vector<Kind> none;

}  // namespace

TEST_CASE("two to six players, roles equal or one apart (ru 4)") {
    for (const char* sound : {"MC", "MCM", "CMC", "MCMC", "MMCCM", "MCMCMC"}) {
        CAPTURE(sound);
        CHECK(problems(roles(sound)) == none);
    }
    for (const char* unbalanced : {"MM", "MMM", "MMMC", "MCCC", "CCCCM", "MMMMCC"}) {
        CAPTURE(unbalanced);
        CHECK(problems(roles(unbalanced)) == std::vector{Kind::roles_unbalanced});
    }
    CHECK(problems(roles("M")) == std::vector{Kind::player_count});
    CHECK(problems(roles("MCMCMCM")) == std::vector{Kind::player_count});
    CHECK(validate(roles("MMMC"), false).front().detail == "3:1");
    CHECK(validate(roles("MCMCMCM"), false).front().detail == "7");
}

TEST_CASE("in the middle of a game one player is enough, and the roles are those of the players who are left") {
    CHECK(problems(roles("M"), true) == none);
    CHECK(problems(roles("MMM"), true) == none);
    CHECK(problems(roles("MCMCMCM"), true) == std::vector{Kind::player_count});
    CHECK(problems(roles(""), true) == std::vector{Kind::player_count});
}

TEST_CASE("names are short, plain, and no two alike in any script") {
    CHECK(problems(named("Anna-Maria", "O'Neil 2")) == none);
    CHECK(problems(named("Анна", "Борис")) == none);
    for (const char* invalid : {"", " Anna", "Anna ", "An\tna", "Anna!", "Abcdefghijklmnopqrstuvwxy"}) {
        CAPTURE(invalid);
        CHECK(problems(named(invalid, "Boris")) == std::vector{Kind::name_invalid});
    }
    CHECK(problems(named("Anna", "ANNA")) == std::vector{Kind::names_alike});
    CHECK(problems(named("Анна", "аННа")) == std::vector{Kind::names_alike});
    CHECK(validate(named("Anna", "ANNA"), false).front().detail == "ANNA");
}

TEST_CASE("a timed game lasts from a minute to a day; another has no clock") {
    Setup setup = two_hours();
    for (const int minutes : {1, 120, 1440}) {
        setup.minutes = minutes;
        CHECK(problems(setup) == none);
    }
    for (const int minutes : {-1, 0, 1441}) {
        setup.minutes = minutes;
        CHECK(problems(setup) == std::vector{Kind::minutes_invalid});
    }
    setup.goal = Goal::b;
    setup.minutes = 0;
    CHECK(problems(setup) == none);
    setup.minutes = 60;
    CHECK(problems(setup) == std::vector{Kind::minutes_invalid});
}

TEST_CASE("the id of a practice game states it, and differs from game to game; nothing else makes one") {
    Setup setup = two_hours();
    CHECK_FALSE(is_practice(setup));
    setup.game_id = practice_id("0123456789abcdef0123456789abcdef");
    CHECK(setup.game_id == "0123456789abcdef7072616374696365");
    CHECK(is_practice(setup));
    CHECK(practice_id(std::string(32, '1')) != practice_id(std::string(32, '2')));
    setup.game_id = "70726163746963650123456789abcdef";
    CHECK_FALSE(is_practice(setup));
}

TEST_CASE("everything wrong is reported at once") {
    Setup setup = roles("M");
    setup.players[0].name = "?";
    setup.minutes = 0;
    CHECK(problems(setup) == std::vector{Kind::player_count, Kind::name_invalid, Kind::minutes_invalid});
}

TEST_CASE("a goal reads back from its text") {
    for (const Goal goal : {Goal::a, Goal::b, Goal::timed}) CHECK(parse_goal(to_string(goal)) == goal);
    CHECK_FALSE(parse_goal("c"));
}

}  // namespace tablebank
