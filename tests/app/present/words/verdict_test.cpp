// The deciding figure of a game, its winner and the margin.

#include "app/present/words/verdict.h"

#include <doctest/doctest.h>

#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

TEST_CASE("goal A counts nothing, goal B the richest, a timed game its settlement (us 1)") {
    CHECK(measure_of(PlayedTable("us", 2, Goal::a).game()) == Measure::last_left);
    CHECK(measure_of(PlayedTable("us", 4, Goal::b).game()) == Measure::richest);
    CHECK(measure_of(PlayedTable("us", 2, Goal::timed).game()) == Measure::settlement);
}

TEST_CASE("a timed game with one player left is won by them, and the sheet has the table's present total") {
    PlayedTable table("us", 2, Goal::timed);
    table.post("Anna leaves \"late train\"");
    REQUIRE(table.game().phase() == Phase::finished);
    CHECK(measure_of(table.game()) == Measure::settlement);
    const Verdict verdict = make_verdict(english, table.table());
    CHECK(verdict.heading == "Boris wins");
    CHECK(verdict.total.empty());
    CHECK(verdict.why == "No one else is left at the table.");
}

TEST_CASE("a timed game is won by the share kept and the walk, and the lead is shown") {
    PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"Boris pay 500", "clock call \"the bell\"", "closing", "keep", "walk", "finish"});
    const Verdict verdict = make_verdict(english, table.table());
    CHECK(verdict.heading == "Anna wins");
    CHECK(verdict.why.ends_with(" more than Boris."));
    CHECK(verdict.total.starts_with("$"));
}

TEST_CASE("players of equal totals share the place, and the ruling states it") {
    PlayedTable table("us", 3, Goal::timed);
    table.post_all(english, {"force \"for the test\" Boris pay 1400", "clock call \"the bell\"", "closing", "keep",
                             "walk", "finish"});
    const Verdict verdict = make_verdict(english, table.table());
    CHECK(verdict.heading == "Anna and Clara win");
    CHECK(verdict.why.find("more than Boris") != std::string::npos);
}

}  // namespace
}  // namespace tablebank
