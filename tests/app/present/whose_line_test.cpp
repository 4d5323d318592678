// The player of a line that names no one: the person whom the screen shows, and a question if two could be meant.

#include "app/present/typing/whose_line.h"

#include <doctest/doctest.h>

#include "app/present/table/turn_snapshot.h"
#include "app/present/typing/person_to_act.h"
#include "app/present/typing/typed_line.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using Lines = std::vector<std::string>;

/// Anna's turn is over, no one has said "next", and the screen shows Boris. Anna holds the deed of space 3, Boris that
/// of 39.
testing::PlayedTable between_two() {
    testing::PlayedTable table;
    table.post_all(english,
                   {"force \"for the test\" Anna buy @39", "Anna trade Boris give @39 get nothing", "Anna 1 2", "buy"});
    REQUIRE(person_to_act(table.table()) == Seat{2});
    REQUIRE(table.game().turn() == Seat{1});
    return table;
}

}  // namespace

TEST_CASE("a sum without a name is asked about between the one shown and the one whose turn it still is") {
    const auto table = between_two();
    for (const std::string line : {"pay 50", "get 100 \"a prize\"", "jail", "leaves", "at @10 \"moved\""}) {
        CAPTURE(line);
        const WhoseLine whose = whose_line(table.table(), line);
        CHECK(whose.names == Lines{"Boris", "Anna"});
        REQUIRE(whose.ways.size() == 2);
        CHECK(whose.ways[0] == "Boris " + std::string(line));
        CHECK(whose.ways[1] == "Anna " + std::string(line));
    }
}

TEST_CASE("it is asked as well if only the player who is not shown has the money") {
    auto table = between_two();
    table.post("Boris count 20 \"the rest is lost\"");
    const WhoseLine whose = whose_line(table.table(), "pay 50 \"a window\"");
    CHECK(whose.names == Lines{"Boris", "Anna"});
}

TEST_CASE("a deed has one owner, and shows whose line it is") {
    const auto table = between_two();
    CHECK(whose_line(table.table(), "mortgage @39").line == "Boris mortgage @39");
    CHECK(whose_line(table.table(), "mortgage @3").line == "Anna mortgage @3");
    CHECK_FALSE(whose_line(table.table(), "mortgage @39").asks());
    CHECK_FALSE(whose_line(table.table(), "mortgage @3").asks());
    // Without an owner: refused in the name of the one who is shown.
    CHECK(whose_line(table.table(), "mortgage @34").line == "Boris mortgage @34");
    CHECK(whose_line(table.table(), "trade Anna give 10 get @3").line == "Boris trade Anna give 10 get @3");
}

TEST_CASE("a line that names a player, dice, and a line of no player stay unchanged") {
    const auto table = between_two();
    for (const char* line : {"Anna pay 50", "3 4", "roll 3 4", "next", "undo", "note \"tea\"", "clock start", "pay"}) {
        CAPTURE(line);
        CHECK(whose_line(table.table(), line).line == line);
        CHECK_FALSE(whose_line(table.table(), line).asks());
    }
}

TEST_CASE("in the middle of a turn nothing is asked, and a due of another player is asked about") {
    testing::PlayedTable table;
    CHECK(whose_line(table.table(), "pay 50").line == "pay 50");
    table.post_all(english, {"force \"for the test\" Anna buy @34", "Anna trade Boris give @34 get nothing",
                             "turn Clara \"x\"", "Clara at @31 \"x\"", "Clara roll 1 2", "turn Anna \"x\""});
    REQUIRE(person_to_act(table.table()) == Seat{3});
    CHECK(whose_line(table.table(), "pay 5 to Boris \"a bet\"").names == Lines{"Clara", "Anna"});
}

TEST_CASE("the person of the screen is the person of a line, over a whole turn") {
    testing::PlayedTable table;
    for (const char* line : {"1 2", "buy", "next", "1 2", "ok", "next"}) {
        CHECK(make_turn_snapshot(english, table.table()).person == person_to_act(table.table()).number);
        table.post(line);
    }
}

TEST_CASE("if two could be meant, a sum around an equals sign is asked about too") {
    const auto table = between_two();
    const LineToPost read = read_typed(table.table(), "5=clara");
    CHECK(read.whose.ways == Lines{"Boris pay 5 to Clara", "Anna pay 5 to Clara"});
    CHECK(read_typed(table.table(), "anna 5=clara").line == "Anna pay 5 to Clara");
}

}  // namespace tablebank
