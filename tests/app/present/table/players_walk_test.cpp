// The players' window while the walk goes from payment to payment: the payment, its reason, and who saw the dice.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/table/players_view.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

testing::PlayedTable at_the_walk() {
    testing::PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"clock start", "anna 66", "buy", "anna pay 1 \"a note\"", "24", "decline", "next",
                             "boris 35", "decline", "clock call \"the bell\"", "closing", "keep"});
    return table;
}

}  // namespace

TEST_CASE("a utility's payment tells the players its dice and who saw them fall") {
    testing::PlayedTable table = at_the_walk();
    REQUIRE(table.game().owner_of(Space{12}) == Seat{1});
    table.post("walk next 3 4 \"Pavel\"");
    const PlayersView view = make_players_view(english, table.table());
    CHECK(view.heading == "The walk: the bank pays Anna");
    REQUIRE_FALSE(view.workings.empty());
    CHECK(std::ranges::any_of(view.workings,
                              [](const WorkingRow& row) { return row.what.find("3 and 4") != std::string::npos; }));
    CHECK(view.workings.back().what == "witness: Pavel");
}

TEST_CASE("without a witness none is mentioned") {
    testing::PlayedTable table = at_the_walk();
    table.post("walk next 3 4");
    for (const WorkingRow& row : make_players_view(english, table.table()).workings)
        CHECK(row.what.find("witness") == std::string::npos);
}

}  // namespace tablebank
