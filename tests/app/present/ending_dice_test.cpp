// At the end the owners of utilities throw, and their dice are all that is typed.

#include "app/present/typing/ending_dice.h"

#include <doctest/doctest.h>

#include "app/present/table/turn_snapshot.h"
#include "app/present/typing/typed_line.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"
#include "tests/support/typed_meaning.h"

namespace tablebank {
namespace {

using testing::meant;

/// A timed game whose cash has been handed in; Anna holds the utilities named.
testing::PlayedTable handed_in(const std::vector<std::string>& utilities) {
    testing::PlayedTable table("us", 4, Goal::timed);
    for (const std::string& utility : utilities) table.post("force \"for the test\" Anna buy " + utility);
    table.post_all(english, {"clock call \"the bell\"", "force \"for the test\" closing", "keep"});
    return table;
}

}  // namespace

TEST_CASE("the dice of the one utility make the walk") {
    const auto table = handed_in({"@12"});
    CHECK(meant(table, "14") == "walk @12 1 4");
    CHECK(meant(table, "1 4") == "walk @12 1 4");
    CHECK(meant(table, "145") == "145");
    const TurnSnapshot turn = make_turn_snapshot(english, table.table());
    CHECK(turn.dice.dice == 2);
    CHECK(turn.dice.prefix == "walk @12 ");
    CHECK(turn.hint == "Anna throws for U.S. Electric Company. Type the dice: 3 4");
    CHECK(turn.actions.empty());
}

TEST_CASE("the dice of two utilities are typed in the order of the board") {
    const auto table = handed_in({"@12", "@28"});
    CHECK(ending_dice(table.table())->utilities == std::vector{Space{12}, Space{28}});
    CHECK(meant(table, "14 56") == "walk @12 1 4 @28 5 6");
    CHECK(meant(table, "14") == "14");
    CHECK(make_turn_snapshot(english, table.table()).dice.dice == 0);
}

TEST_CASE("without utilities the walk has its key") {
    const auto table = handed_in({});
    const TurnSnapshot turn = make_turn_snapshot(english, table.table());
    REQUIRE(turn.actions.size() == 1);
    CHECK(turn.actions.front().line == "walk");
    CHECK(turn.actions.front().key == ActionKey::f2);
    CHECK_FALSE(ending_answer(table.table(), "14"));
    CHECK_FALSE(ending_dice(testing::PlayedTable().table()));
}

}  // namespace tablebank
