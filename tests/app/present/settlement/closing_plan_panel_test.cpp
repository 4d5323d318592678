// The best closing as the window shows it: to whom, and with which text.

#include "app/present/settlement/closing_plan_panel.h"

#include <doctest/doctest.h>

#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {

TEST_CASE("the plan is the judge's, everyone's or no one's, as the table has ruled") {
    testing::PlayedTable table("us", 3, Goal::timed);
    table.post_all(english, {"force \"for the test\" Anna buy @5", "Anna mortgage @5"});
    const auto panel = [&](PlanReader reader) { return make_closing_plan_panel(english, table.table(), {}, reader); };
    CHECK(panel(PlanReader::judge).shown);
    CHECK_FALSE(panel(PlanReader::everyone).shown);
    REQUIRE(panel(PlanReader::judge).players.size() == 3);
    const PlanSheetPlayer anna = panel(PlanReader::judge).players.front();
    CHECK(anna.name == "Anna");
    REQUIRE(anna.steps.size() == 1);
    CHECK(anna.steps.front().line == "redeem @5");
    CHECK(panel(PlanReader::judge).players.back().nothing == "No dealing with the bank gains anything.");

    table.post_all(english, {"rule closing_plan all \"agreed\""});
    CHECK(panel(PlanReader::everyone).shown);
    table.post_all(english, {"rule closing_plan off \"agreed\""});
    CHECK(panel(PlanReader::judge).players.empty());
    REQUIRE(panel(PlanReader::judge).notes.size() == 1);
    CHECK(panel(PlanReader::judge).notes.front().find("no one sees the best closing") != std::string::npos);
}

TEST_CASE("a game for another goal has no plan") {
    const testing::PlayedTable table("us", 3);
    CHECK_FALSE(make_closing_plan_panel(english, table.table(), {}, PlanReader::judge).shown);
}

}  // namespace tablebank
