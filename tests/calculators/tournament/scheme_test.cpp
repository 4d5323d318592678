// How an event scores, as it is written and read.

#include "calculators/tournament/scheme.h"

#include <doctest/doctest.h>

#include <numeric>
#include <string>

namespace {

using namespace tablebank;
using Kind = SchemeProblem::Kind;

Scheme read(const std::string& text) {
    const auto scheme = parse_scheme(text);
    REQUIRE(std::holds_alternative<Scheme>(scheme));
    return std::get<Scheme>(scheme);
}

SchemeProblem problem_in(const std::string& text) {
    const auto scheme = parse_scheme(text);
    REQUIRE(std::holds_alternative<SchemeProblem>(scheme));
    return std::get<SchemeProblem>(scheme);
}

}  // namespace

TEST_CASE("the usual scheme is worth as much a head at tables of every size, and a bye as much as a head") {
    const Scheme scheme = usual_scheme();
    for (const std::size_t size : {3U, 4U, 5U, 6U}) {
        CAPTURE(size);
        const auto* list = scheme.points_at(size);
        REQUIRE(list != nullptr);
        REQUIRE(list->size() == size);
        CHECK(Share{std::accumulate(list->begin(), list->end(), 0), static_cast<std::int64_t>(size)} == scheme.bye);
    }
    CHECK(scheme.points_at(2) == nullptr);
}

TEST_CASE("a scheme reads back as it is written") {
    const std::string usual =
        "14-10-6-4-2-0 12-8-5-3-2 11-7-4-2 10-6-2 bye=6 by=points,wins,head-to-head,table-share,opponents,lots";
    CHECK(to_string(usual_scheme()) == usual);
    CHECK(read(usual) == usual_scheme());
    const Scheme own = read("5-3-1  7-5-3-1 by=wins,totals bye=2.5");
    CHECK(to_string(own) == "7-5-3-1 5-3-1 bye=2.5 by=wins,totals");
    CHECK(read(to_string(own)) == own);
}

TEST_CASE("a scheme without byes or tie-breaks has the usual ones") {
    const Scheme scheme = read("3-2-1-0");
    CHECK(scheme.bye == usual_scheme().bye);
    CHECK(scheme.order == usual_scheme().order);
    CHECK(scheme.points_at(3) == nullptr);
}

TEST_CASE("points of rounds that a player asked for, or missed, are written only if there are any") {
    const Scheme scheme = read("3-2-1-0 missed=1.5 requested=3 by=final,points");
    CHECK(to_string(scheme) == "3-2-1-0 bye=6 requested=3 missed=1.5 by=final,points");
    CHECK(read(to_string(scheme)) == scheme);
    CHECK(read("3-2-1-0 missed=0 bye=6") == read("3-2-1-0"));
    CHECK(problem_in("3-2-1 missed=1001").kind == Kind::points_range);
    CHECK(problem_in("3-2-1 missed=1 missed=2").kind == Kind::criterion_twice);
}

TEST_CASE("an error of a scheme is named with its place") {
    CHECK(problem_in("") == SchemeProblem{Kind::empty, ""});
    CHECK(problem_in("3-2-1 by=") == SchemeProblem{Kind::empty, "3-2-1 by="});
    CHECK(problem_in("3-2-x") == SchemeProblem{Kind::unknown_word, "3-2-x"});
    CHECK(problem_in("3--2") == SchemeProblem{Kind::unknown_word, "3--2"});
    CHECK(problem_in("3-2-1 bye=a") == SchemeProblem{Kind::unknown_word, "bye=a"});
    CHECK(problem_in("3-2-1 by=luck") == SchemeProblem{Kind::unknown_word, "luck"});
    CHECK(problem_in("3-2-1 home=1") == SchemeProblem{Kind::unknown_word, "home=1"});
    CHECK(problem_in("3-2") == SchemeProblem{Kind::table_size, "3-2"});
    CHECK(problem_in("7-6-5-4-3-2-1") == SchemeProblem{Kind::table_size, "7-6-5-4-3-2-1"});
    CHECK(problem_in("3-2-1 5-4-3") == SchemeProblem{Kind::size_twice, "5-4-3"});
    CHECK(problem_in("3-4-1") == SchemeProblem{Kind::points_rise, "3-4-1"});
    CHECK(problem_in("1001-1-1") == SchemeProblem{Kind::points_range, "1001-1-1"});
    CHECK(problem_in("3-2-1 bye=1001") == SchemeProblem{Kind::points_range, "bye=1001"});
    CHECK(problem_in("3-2-1 bye=1/7") == SchemeProblem{Kind::points_range, "bye=1/7"});
    CHECK(problem_in("3-2-1 by=wins,wins") == SchemeProblem{Kind::criterion_twice, "wins"});
    CHECK(problem_in("3-2-1 bye=1 bye=2") == SchemeProblem{Kind::criterion_twice, "bye=2"});
    CHECK(problem_in("99999999999-1-1").kind == Kind::unknown_word);
}
