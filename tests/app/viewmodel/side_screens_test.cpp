// Charts, the list for a judge, and the best closing, by actions: when they are made, their targets, who sees them;
// and that a changed time zone is reported.

#include <doctest/doctest.h>

#include "app/present/settlement/public_standings.h"
#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {

TEST_CASE("charts follow each post, and a screen without a game is not opened") {
    PlayedWindow table;
    table.go(Screen::charts);
    CHECK(table.screen() == Screen::start);
    table.go(Screen::review);
    CHECK(table.screen() == Screen::start);
    table.begin_game();
    table.go(Screen::charts);
    REQUIRE(table.screen() == Screen::charts);
    CHECK(table.game().charts.from == Screen::table);
    const auto places = [&] { return table.game().charts_shown().charts[0].readings.size(); };
    const std::size_t before = places();
    table.go(Screen::table);
    table.type("anna pay 5 \"parking\"");
    table.go(Screen::settlement);
    table.choose(KeyAction::charts);
    REQUIRE(table.screen() == Screen::charts);
    CHECK(table.game().charts.from == Screen::settlement);
    CHECK(places() == before + 1);
    // Back from the calculator the way on is still the one by which one came.
    table.go(Screen::calculator);
    table.wish(intent::Back{});
    CHECK(table.screen() == Screen::charts);
    CHECK(table.game().charts.from == Screen::settlement);
}

TEST_CASE("a remark leads to the table as it was after its entry") {
    PlayedWindow table;
    table.begin_game();
    table.go(Screen::review);
    CHECK(table.game().review_shown().rows.empty());
    CHECK(table.game().review_shown().nothing == "Nothing to review.");
    table.go(Screen::table);
    table.type("anna pay 300 to boris \"a wager\"");
    table.type("note \"later\"");
    table.go(Screen::review);
    REQUIRE(table.game().review_shown().rows.size() == 1);
    const std::int64_t entry = table.game().review_shown().rows.front().entry;
    CHECK(table.game().review_shown().rows.front().head.find("Anna pay 300") != std::string::npos);
    table.wish(intent::LookAt{entry});
    CHECK(table.screen() == Screen::table);
    CHECK(table.game().table.past.at == entry);
    REQUIRE(table.game().past().shown() != nullptr);
    CHECK(table.game().past().shown()->sequence == entry);
    table.wish(intent::LookAt{99});  // no such entry: nothing is looked at otherwise
    CHECK(table.game().table.past.at == entry);
}

TEST_CASE("another time zone of the computer is reported once, with the shift of the time of day") {
    PlayedWindow table;
    table.begin_game();
    table.desk().refresh();
    CHECK(table.said().empty());
    table.zone_ms += 7'200'000;
    table.desk().refresh();
    CHECK(table.said().find("2:00:00 later") != std::string::npos);
    table.type("note \"seen\"");
    table.desk().refresh();
    CHECK(table.said().empty());
    table.zone_ms -= 3'600'000;
    table.desk().refresh();
    CHECK(table.said().find("1:00:00 earlier") != std::string::npos);
}

TEST_CASE("a computer's clock that was set is an entry and a question, and a line answers it") {
    PlayedWindow table;
    table.begin_game();
    table.type("clock start");
    REQUIRE(read_clock(table.game().session().game(), 0).running);
    table.desk().refresh();
    CHECK(table.game().shown().clock_asks.empty());
    table.clock_set_ms = 3'600'000;
    table.desk().refresh();
    table.desk().refresh();
    CHECK(table.game().session().table().history.at(3).line == "clock jump 1:00:00");
    CHECK(table.game().shown().clock_asks.find("forward") != std::string::npos);
    REQUIRE(table.game().shown().top.clock.back().id == "clock-right");
    // It removes no line that is typed meanwhile.
    table.type("get 5");
    CHECK_FALSE(table.game().shown().clock_asks.empty());
    table.wish(intent::Post{table.game().shown().top.clock.back().line});
    CHECK(table.game().shown().clock_asks.empty());
    CHECK(table.game().shown().top.clock.back().id == "clock-stop");
}

TEST_CASE("standings during play are on the players' window only if the table has ruled so") {
    PlayedTable table("us", 3, Goal::timed);
    CHECK(public_standings(english, table.table()).empty());
    table.post("rule live_standings all \"agreed\"");
    const auto seen = public_standings(english, table.table());
    REQUIRE(seen.size() == 1);
    CHECK(seen.front().find("If the timed game ended now") != std::string::npos);
    for (const char* name : {"Anna", "Boris", "Clara"}) CHECK(seen.front().find(name) != std::string::npos);
    table.post("rule live_standings off \"agreed\"");
    CHECK(public_standings(english, table.table()).empty());
    // Then no one has them, not even the judge, and no plan that would give them away.
    CHECK(make_settlement_snapshot(english, table.table(), {}).standings.empty());
    CHECK_FALSE(may_see_closing_plan(table.game(), PlanReader::judge));
    table.post("rule live_standings judge \"agreed\"");
    CHECK(public_standings(english, table.table()).empty());
    CHECK(make_settlement_snapshot(english, table.table(), {}).standings.size() == 3);
}

TEST_CASE("plans are on the players' window in the closing, only if the table has ruled so") {
    PlayedTable table("us", 3, Goal::timed);
    table.post_all(english, {"force \"a test\" Anna buy @5", "Anna mortgage @5", "clock start", "clock call \"a test\"",
                             "Anna roll 4 6", "closing"});
    CHECK(public_standings(english, table.table()).empty());
    CHECK(may_see_closing_plan(table.game(), PlanReader::judge));
    table.post("rule closing_plan all \"agreed\"");
    const auto seen = public_standings(english, table.table());
    REQUIRE(seen.size() == 3);
    CHECK(seen.front().find("redeem @5") != std::string::npos);
    table.post("rule closing_plan off \"agreed\"");
    CHECK(public_standings(english, table.table()).empty());
    CHECK_FALSE(may_see_closing_plan(table.game(), PlanReader::judge));
}

}  // namespace tablebank::testing
