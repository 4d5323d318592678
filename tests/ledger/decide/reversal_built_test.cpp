// Undoing with buildings: buildings never change hands, and a later ruling of the table is not an obstacle (ru 11, 23;
// fr 11 F).

#include "tests/support/table_in_words.h"

namespace tablebank::testing {

TEST_CASE("ru 23: a street that was built on since does not go back, though its former owner could build there too") {
    TableInWords table(
        {.players = {"Anna monopolist", "Boris competitor", "Clara monopolist", "Dmitri competitor @34"}});
    table.play({"Dmitri trade Boris give @34 get 400", "turn Boris \"agreed\"", "Boris build @34"});
    const Refusal blocked = table.refusal_of("undo #2");
    CHECK(blocked.code == RefusalCode::reversal_blocked);
    CHECK(blocked.entry == 4);
    CHECK(blocked.space == Space{34});
    table.play({"undo #4", "undo #2"});
    CHECK(table.owner(34) == "Dmitri");
}

TEST_CASE("fr 11 F: houses sold under one ruling come back under another, unchanged") {
    TableInWords table({.players = {"Anna monopolist @31:2 @32", "Boris competitor"}, .edition = "fr"});
    REQUIRE(table.table().game.rulings().trade_breaking_monopoly == TradeBreakingMonopoly::as_mortgage);
    table.play(
        {"Anna trade Boris give @32 get 500", "Anna sell @31 2", "rule trade_breaking_monopoly sell_first \"agreed\""});
    CHECK(table.built(31) == "nothing");
    table.post("undo #3");
    CHECK(table.built(31) == "2 houses");
}

TEST_CASE("an entry that was redone and undone since has built nothing: a winding-up still goes back") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @39:1", "Clara monopolist"}});
    table.play({"Boris leaves", "undo", "redo", "undo #4", "undo #3"});
    table.post("undo #2");
    CHECK(table.table().game.on_street(Space{39}).houses == 1);
}

}  // namespace tablebank::testing
