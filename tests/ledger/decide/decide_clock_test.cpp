// The judge's clock counts the time of the table: a computer's clock neither turns it back nor makes it jump, and its
// time can be set.

#include "tests/support/table_in_words.h"

namespace tablebank::testing {
namespace {

TableInWords table_with_clock() {
    return TableInWords({.players = {"Anna monopolist", "Boris competitor"}, .goal = Goal::timed});
}

/// Late enough that the computer's clock can be set back.
TableInWords table_of_the_evening() {
    TableInWords table = table_with_clock();
    table.wait(300);
    return table;
}

std::int64_t minutes_left(const TableInWords& table, std::int64_t now_ms) {
    return read_clock(table.table().game, now_ms).left_ms() / 60'000;
}

}  // namespace

TEST_CASE("the clock never shows less than its entries: set back, it stays at the last one until an entry changes it") {
    TableInWords table = table_of_the_evening();
    table.post("clock start");
    table.wait(110);
    table.post("note \"the last entry\"");
    CHECK(table.minutes_used() == 110);
    table.wait(-60);
    CHECK(table.minutes_used() == 110);
    table.post("clock jump -1:00:00");
    CHECK(table.minutes_used() == 110);
    table.wait(5);
    CHECK(table.minutes_used() == 115);
    table.post("clock call \"the bell\"");
    CHECK(table.fact("clock_used") == std::to_string(115 * 60'000));
}

TEST_CASE("set forward, the clock goes on as if nothing had happened, and never falls below the last entry") {
    TableInWords table = table_with_clock();
    table.post("clock start");
    table.wait(10);
    table.post("note \"x\"");
    table.wait(75);
    table.post("clock jump 1:00:00");
    CHECK(table.minutes_used() == 25);
    // Taking out more than the elapsed time takes out the elapsed time.
    table.wait(5);
    table.post("clock jump 24:00:00");
    CHECK(table.minutes_used() == 25);
    table.wait(3);
    CHECK(table.minutes_used() == 25);
}

TEST_CASE("a start, a stop and an extension undone after a jump are as if it had not been") {
    TableInWords table = table_of_the_evening();
    table.post("clock start");
    table.wait(20);
    table.post("clock stop \"supper\"");
    table.wait(10);
    table.post("note \"x\"");
    table.wait(-60);
    table.post("clock jump -1:00:00");
    table.wait(5);
    table.post("undo #3");  // the stop
    CHECK(table.minutes_used() == 35);
    table.wait(1);
    CHECK(table.minutes_used() == 36);
}

TEST_CASE("the change of the computer's clock stays whatever is undone, and plain undo skips it") {
    TableInWords table = table_of_the_evening();
    table.play({"clock start", "Anna roll 3 4", "clock slept 0:45:00"});
    CHECK(table.refused("undo #4") == "clock-seen");
    CHECK(table.refused("force \"x\" undo #4") == "clock-seen");
    CHECK(table.refused("amend #4 clock slept 0:30:00") == "clock-seen");
    CHECK(table.post("undo") == "undo #3");
    table.play({"clock jump -1:00:00", "note \"x\""});
    table.post("undo to #2");
    CHECK(table.table().history.in_force(6));
    CHECK_FALSE(table.table().history.in_force(7));
    CHECK(table.fact("clock_shift") == "3600000");
}

TEST_CASE("a repair before a jump decides everything again, and the clock keeps its time") {
    TableInWords table = table_of_the_evening();
    table.post("clock start");
    table.wait(10);
    table.post("Anna roll 3 4");
    table.wait(20);
    table.post("note \"x\"");
    table.wait(-60);
    table.post("clock jump -1:00:00");
    table.wait(5);
    CHECK(table.minutes_used() == 35);
    CHECK(table.refused("amend #3 Anna roll 4 5; #5 drop") == "no-such-entry");
    table.post("amend #3 Anna roll 3 5");
    CHECK(table.minutes_used() == 35);
    CHECK(table.fact("clock_shift") == "3600000");
    table.wait(5);
    CHECK(table.minutes_used() == 40);
}

TEST_CASE("the time that is left is set, up and down and to the second, and undone like any entry") {
    TableInWords table = table_with_clock();
    table.post("clock start");
    table.wait(30);
    table.post("clock set 27:30 \"the hall's clock\"");
    CHECK(read_clock(table.table().game, 30 * 60'000).left_ms() == (27 * 60 + 30) * 1000);
    CHECK(table.minutes_used() == 30);
    table.post("clock set 2:00:00 \"no, two hours\"");
    CHECK(minutes_left(table, 30 * 60'000) == 120);
    table.wait(10);
    CHECK(minutes_left(table, 40 * 60'000) == 110);
    table.play({"clock extend 5 \"x\"", "clock stop \"x\""});
    CHECK(minutes_left(table, 40 * 60'000) == 115);
    table.play({"undo", "undo", "undo", "undo"});
    CHECK(minutes_left(table, 40 * 60'000) == 80);
    // Before it began, too; and a reversal below it does not make a game without a clock.
    TableInWords unstarted = table_with_clock();
    unstarted.post("clock set 10:00 \"a short evening\"");
    CHECK(minutes_left(unstarted, 0) == 10);
    unstarted.play({"clock extend 1440 \"x\"", "clock set 0:01 \"x\"", "undo #3"});
    CHECK(read_clock(unstarted.table().game, 0).limit_ms == 1);
}

TEST_CASE("a bell before the clock began, or called twice, has one answer") {
    TableInWords table = table_with_clock();
    CHECK(table.refused("clock call") == "reason-needed");
    CHECK(table.post("clock call \"the bell\"") == "clock call \"the bell\"");
    CHECK(table.fact("time_called") == "early");
    for (const char* line : {"clock call", "clock call \"again\"", "clock set 5:00 \"x\"", "clock jump 1:00:00",
                             "clock slept 1:00:00", "clock zone 2:00:00", "clock bell 0:10 60 \"x\""})
        CHECK_MESSAGE(table.refused(line) == "time-called-already", line);
    for (const char* line : {"clock set 5:00 \"x\"", "clock jump 1:00:00", "clock bell 0:10 60 \"x\""})
        CHECK_MESSAGE(TableInWords().refused(line) == "wrong-goal", line);
}

TEST_CASE("a table plays by the bell of its round, whatever its own clock showed") {
    TableInWords table = table_with_clock();
    table.post("clock start");
    table.wait(12);
    table.post("clock bell 10:00 125 \"Club evening, 1\"");
    CHECK(table.minutes_used() == 10);
    CHECK(minutes_left(table, 12 * 60'000) == 115);
    table.post("clock stop \"supper\"");
    table.wait(20);
    table.post("clock bell 30:00 60 \"Club evening, 1\"");
    CHECK(table.minutes_used() == 30);
    CHECK(minutes_left(table, 32 * 60'000) == 30);
    table.wait(31);
    table.post("clock call");
    CHECK(table.fact("time_called") == "over 1");
}

TEST_CASE("under the older rules the clock is unchanged") {
    TableInWords table = table_with_clock();
    Game old = table.table().game;
    old.facts.set({FactName::rules}, "3");
    old.facts.set({FactName::clock_since}, std::to_string(60 * 60'000));
    old.latest_ms = 90 * 60'000;
    CHECK(read_clock(old, 80 * 60'000).used_ms == 20 * 60'000);
    old.facts.set({FactName::rules}, "4");
    CHECK(read_clock(old, 80 * 60'000).used_ms == 30 * 60'000);
}

}  // namespace tablebank::testing
