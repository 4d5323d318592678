// The clock's changes and the corrections, as a score sheet lists them: computed from the entries in force.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/present/sheet/sheet_facts.h"
#include "tests/support/timed_game.h"

namespace tablebank::testing {
namespace {

using ClockKind = SheetClockStep::Kind;
using CorrectionKind = SheetCorrection::Kind;

std::vector<CorrectionKind> kinds_of(const std::vector<SheetCorrection>& corrections) {
    std::vector<CorrectionKind> kinds;
    for (const SheetCorrection& correction : corrections) kinds.push_back(correction.kind);
    return kinds;
}

constexpr std::int64_t minute = 60'000;

}  // namespace

TEST_CASE("the clock counts only while it runs, and each step states how much it had counted by then") {
    TimedGame game;
    game.post({"clock start"});
    game.wait(30);
    game.post({"clock stop \"supper\""});
    game.wait(45);
    game.post({"clock start"});
    game.wait(10);
    game.post({"clock extend 5 \"a spilled drink\""});
    game.wait(2);
    game.post({"clock call \"the hall closes\""});
    const auto steps = clock_steps(game.table());
    REQUIRE(steps.size() == 6);
    CHECK(steps[0].kind == ClockKind::started);
    CHECK(steps[0].used_ms == 0);
    CHECK(steps[1].kind == ClockKind::stopped);
    CHECK(steps[1].used_ms == 30 * minute);
    CHECK(steps[1].why == "supper");
    CHECK(steps[2].kind == ClockKind::started);
    CHECK(steps[2].used_ms == 30 * minute);
    CHECK(steps[3].kind == ClockKind::extended);
    CHECK(steps[3].minutes == 5);
    CHECK(steps[3].used_ms == 40 * minute);
    CHECK(steps[4].kind == ClockKind::called);
    CHECK(steps[4].used_ms == 42 * minute);
    CHECK(steps[4].entry == 6);
    CHECK(steps[5].kind == ClockKind::played);
    CHECK(steps[5].entry == 6);
}

namespace {

/// The entries of the steps of this kind.
std::vector<std::int64_t> entries_of(const TimedGame& game, ClockKind kind) {
    std::vector<std::int64_t> entries;
    for (const SheetClockStep& step : clock_steps(game.table()))
        if (step.kind == kind) entries.push_back(step.entry);
    return entries;
}

}  // namespace

TEST_CASE("play is over with the entry after which nothing was in hand, however late the closing is typed") {
    TimedGame nothing_in_hand;
    nothing_in_hand.post({"clock start", "clock call \"the hall closes\""});
    const std::int64_t call = nothing_in_hand.last();
    CHECK(entries_of(nothing_in_hand, ClockKind::played) == std::vector{call});
    nothing_in_hand.wait(3);
    nothing_in_hand.post({"force \"agreed\" Boris pay 5 to Anna", "closing", "keep"});
    CHECK(entries_of(nothing_in_hand, ClockKind::called) == std::vector{call});
    CHECK(entries_of(nothing_in_hand, ClockKind::played) == std::vector{call});

    TimedGame turn_in_hand;
    turn_in_hand.post({"clock start", "Anna roll 1 2", "clock call \"the hall closes\""});
    CHECK(entries_of(turn_in_hand, ClockKind::played).empty());
    turn_in_hand.post({"decline", "undo", "buy"});
    const std::int64_t bought = turn_in_hand.last();
    CHECK(entries_of(turn_in_hand, ClockKind::played) == std::vector{bought});
    turn_in_hand.post({"closing", "keep"});
    CHECK(entries_of(turn_in_hand, ClockKind::played) == std::vector{bought});
}

TEST_CASE("a reversed step of the clock does not count") {
    TimedGame game;
    game.post({"clock start"});
    game.wait(30);
    game.post({"clock extend 5 \"a spilled drink\"", "undo"});
    const auto steps = clock_steps(game.table());
    REQUIRE(steps.size() == 1);
    CHECK(steps.front().kind == ClockKind::started);
}

TEST_CASE("undone, redone, forced and differently counted entries are listed with their reason; nothing else is") {
    TimedGame game;
    game.post({"roll 1 2", "ok", "Clara get 50 \"a gift\"", "undo #4 \"a wrong player\"", "redo",
               "force \"the table agreed\" Anna build @3", "Clara count 1490 \"sixty under the board\"",
               "Boris count 1500"});
    const auto corrections = corrections_of(game.table());
    CHECK(kinds_of(corrections) == std::vector{CorrectionKind::taken_back, CorrectionKind::brought_back,
                                               CorrectionKind::forced, CorrectionKind::counted});
    CHECK(corrections[0].entry == 5);
    CHECK(corrections[0].of == 4);
    CHECK(corrections[0].why == "a wrong player");
    CHECK_FALSE(corrections[0].in_force);  // it was itself undone
    CHECK(corrections[1].of == 5);
    CHECK(corrections[1].in_force);
    CHECK(corrections[2].why == "the table agreed");
    CHECK_FALSE(corrections[2].set_aside.empty());
    CHECK(corrections[3].why == "sixty under the board");
    CHECK(corrections[3].at_ms == game.now_ms());
}

TEST_CASE("a repair of several entries is one correction from its first entry to its last") {
    TimedGame game;
    game.post({"roll 1 2", "ok", "next", "roll 1 2", "ok", "amend #2 roll 2 1"});
    const auto corrections = corrections_of(game.table());
    REQUIRE(corrections.size() == 1);
    CHECK(corrections[0].kind == CorrectionKind::put_right);
    CHECK(corrections[0].entry == 7);
    CHECK(corrections[0].last == game.last());
    CHECK(corrections[0].last > corrections[0].entry);
}

TEST_CASE("a forced entry is listed once, even if a repair of an earlier line posted it again") {
    TimedGame game;
    game.post({"roll 1 2", "ok", "force \"agreed\" Anna build @3", "amend #2 roll 2 1"});
    const auto corrections = corrections_of(game.table());
    REQUIRE(corrections.size() == 2);
    CHECK(corrections[0].kind == CorrectionKind::put_right);
    CHECK(corrections[1].kind == CorrectionKind::forced);
    CHECK(corrections[1].in_force);
}

TEST_CASE("play after the call at a table that keeps no turns is listed as by the word of the table") {
    TimedGame game;
    game.post({"clock start", "rule track_tokens no \"paper\"", "Clara card +20 \"x\"", "clock call \"x\"",
               "Clara card +50", "Anna count 1500", "closing"});
    const auto corrections = corrections_of(game.table());
    REQUIRE(corrections.size() == 1);
    CHECK(corrections.front().kind == CorrectionKind::by_hand);
    CHECK(corrections.front().line == "Clara card +50");
}

}  // namespace tablebank::testing
