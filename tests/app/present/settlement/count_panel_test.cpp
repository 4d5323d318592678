// Notes counted value by value: what they make, how that differs from the books, and the line that comes of it.

#include "app/present/settlement/count_panel.h"

#include <doctest/doctest.h>

#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

/// The American box has notes of 500, 100, 50, 10, 5 and 1; each player begins with 1,500.
CountPanel panel_of(const testing::PlayedTable& table, std::vector<std::string> notes, std::string why = {}) {
    CountDraft draft;
    draft.seat = 1;
    draft.hands[1] = {std::move(notes), std::move(why)};
    return make_count_panel(english, table.table(), draft);
}

TEST_CASE("a count that agrees with the books is a line at once, and a value that is left out does not count") {
    const testing::PlayedTable table("us", 3, Goal::timed);
    const CountPanel panel = panel_of(table, {"2", " ", "10"});
    REQUIRE(panel.fields.size() == 6);
    CHECK(panel.fields.front().head == "500");
    CHECK(panel.sense == CountSense::agrees);
    CHECK_FALSE(panel.wants_reason);
    CHECK(panel.line == "Anna count 2x500 10x50");
    CHECK(panel.waiver.empty());
    CHECK(panel_of(table, {"2 ", "", " 10 "}).line == "Anna count 2x500 10x50");
    CHECK(panel_of(table, {"1 0"}).at_fault == 0);
}

TEST_CASE("a difference has its sign, its words, and no line before its reason") {
    const testing::PlayedTable table("us", 3, Goal::timed);
    CountPanel panel = panel_of(table, {"3", "", "", "1"});
    CHECK(panel.sense == CountSense::more);
    CHECK(panel.difference == "+$10: more than the $1,500 of the books");
    CHECK(panel.wants_reason);
    CHECK(panel.line.empty());
    panel = panel_of(table, {"2"}, " ");
    CHECK(panel.sense == CountSense::less);
    CHECK(panel.difference == "-$500: less than the $1,500 of the books");
    CHECK(panel.line.empty());
    panel = panel_of(table, {"2"}, "\"lost\"");
    CHECK(panel.line == "Anna count 2x500 \"lost\"");
    CHECK(panel.waiver == "Anna count 2x500 waived \"lost\"");
    CHECK(panel_of(table, {}, "all gone").line == "Anna count 0 \"all gone\"");
}

TEST_CASE("an unreadable count is reported at its field, and so is more than the box has") {
    const testing::PlayedTable table("us", 3, Goal::timed);
    for (const char* wrong : {"-1", "x", "1.5", "100001", "99999999999999999999"}) {
        CAPTURE(wrong);
        const CountPanel panel = panel_of(table, {"3", wrong});
        CHECK(panel.at_fault == 1);
        CHECK_FALSE(panel.fields[1].wrong.empty());
        CHECK(panel.sum.empty());
        CHECK(panel.line.empty());
    }
    const CountPanel panel = panel_of(table, {"99"}, "rich");
    CHECK(panel.fields[0].wrong.starts_with("the box has "));
    CHECK_MESSAGE(panel.line == "Anna count 99x500 \"rich\"", "the ledger refuses it, nobody else");
}

TEST_CASE("a player who was counted is not asked again, and no one is once the cash is collected") {
    testing::PlayedTable table("us", 3, Goal::timed);
    CHECK(next_to_count(table.table(), 0) == 1);
    CHECK(next_to_count(table.table(), 3) == 1);
    table.post_all(english, {"Anna count 3x500", "Clara count 3x500"});
    CHECK(next_to_count(table.table(), 1) == 2);
    CHECK(next_to_count(table.table(), 2) == 2);
    CHECK(panel_of(table, {}).hands.front().counted);
    table.post_all(english, {"Boris count 3x500"});
    CHECK(next_to_count(table.table(), 0) == 0);
    table.post_all(english, {"clock start", "clock call \"the bell\"", "closing", "keep"});
    CHECK(panel_of(table, {"3"}).hands.empty());
}

}  // namespace
}  // namespace tablebank
