#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// The walk payment by payment, and totals that a judge sets (the two-hour game; rulings of the house).

namespace {

/// Nob Hill 2 houses: Anna; electric company: Boris; Boardwalk: Boris; Clara has nothing.
TableInWords at_the_walk() {
    TableInWords table(
        {.players = {"Anna monopolist 1000 @31 @32 @34", "Boris competitor 2000 @12 @39", "Clara monopolist 900"},
         .goal = Goal::timed});
    table.play({"clock call \"the bell\"", "closing", "keep"});
    return table;
}

}  // namespace

TEST_CASE("the walk from payment to payment ends with the same result as the walk at once") {
    TableInWords at_once = at_the_walk();
    at_once.post("walk @12 3 4");

    TableInWords one_by_one = at_the_walk();
    CHECK(one_by_one.refused("walk next") == "dice-missing");
    CHECK(one_by_one.refusal_of("walk next").space == Space{12});
    CHECK(one_by_one.refusal_of("walk next").line == "walk next D1 D2");
    CHECK(one_by_one.post("walk next 34 \"Vera\"") == "walk next 3 4 \"Vera\"");
    CHECK(one_by_one.fact("walk_at") == "12");
    CHECK(one_by_one.phase() == "kept");
    CHECK(one_by_one.refused("finish") == "wrong-phase");
    CHECK(one_by_one.refused("walk next 3 4") == "dice-not-wanted");
    one_by_one.play({"walk next", "walk next", "walk next"});
    CHECK(one_by_one.phase() == "kept");
    one_by_one.post("walk next");
    CHECK(one_by_one.phase() == "walked");
    for (const char* seat : {"walked:1", "walked:2", "walked:3"})
        CHECK_MESSAGE(one_by_one.fact(seat) == at_once.fact(seat), seat);
    for (const char* player : {"Anna", "Boris", "Clara"}) CHECK(one_by_one.cash(player) == at_once.cash(player));
    CHECK(one_by_one.fact("walk_dice:12") == "3 4");
}

TEST_CASE("the walk at once pays the payments that the walk step by step has not paid yet") {
    TableInWords at_once = at_the_walk();
    at_once.post("walk @12 3 4");
    TableInWords table = at_the_walk();
    table.play({"walk next 34", "walk next"});
    table.post("walk");
    CHECK(table.phase() == "walked");
    for (const char* seat : {"walked:1", "walked:2", "walked:3"}) CHECK(table.fact(seat) == at_once.fact(seat));
}

TEST_CASE("if no deed earns anything the walk is over with its first step") {
    TableInWords table(
        {.players = {"Anna monopolist 1000", "Boris competitor 2000 @39:mortgaged"}, .goal = Goal::timed});
    table.play({"clock call \"the bell\"", "closing", "keep", "walk next"});
    CHECK(table.phase() == "walked");
    CHECK(table.fact("walked:2") == "0");
}

TEST_CASE("a payment of the walk can be undone and made again with other dice") {
    TableInWords table = at_the_walk();
    table.play({"walk next 34", "undo"});
    CHECK(table.fact("walk_at").empty());
    CHECK(table.fact("walked:2").empty());
    table.post("walk next 66");
    CHECK(table.fact("walk_dice:12") == "6 6");
}

TEST_CASE("a judge sets a total, and the first places follow from it") {
    TableInWords table = at_the_walk();
    CHECK(table.refused("Clara adjust 5000 \"too early\"") == "wrong-phase");
    table.play({"walk @12 3 4", "finish"});
    CHECK(table.winners() == "Anna");
    table.post("Clara adjust 5000.5 \"her deeds were given away by mistake\"");
    CHECK(table.winners() == "Clara");
    CHECK(table.fact("adjusted:3") == "5000.5");
    table.post("Boris adjust +4000 \"so were his\"");
    table.post("Boris adjust -10.5 \"and he was late\"");
    CHECK(table.winners() == "Clara");
    table.post("Clara adjust -4820.5 \"a slip\"");
    CHECK(table.fact("adjusted:3").empty());  // 20 % of 900 is the share by the book
    CHECK(table.winners() == "Boris");        // 4,000 more, and 10.5 less
    CHECK(table.refused("Boris adjust +0 \"nothing\"") == "changes-nothing");
    CHECK(table.refused("Clara adjust 180 \"what they have\"") == "changes-nothing");
}

}  // namespace tablebank::testing
