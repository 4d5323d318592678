// Charts, the list for a judge and the best closing, in frames and by keys.

#include <doctest/doctest.h>

#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/companies.h"

namespace tablebank {
TEST_CASE("Ctrl+G shows charts, arrows tell each figure, Tab leads on, and Escape back") {
    Bench bench;
    bench.open_game("us", testing::pair, {"anna roll 2 4", "buy", "next", "roll 1 5", "ok"});
    bench.press_ctrl(Key::g);
    REQUIRE(bench.has("charts.reading"));
    bench.press(Key::home);
    CHECK(bench.widget("charts.reading").text == "After #1: Anna $1,500, Boris $1,500");
    bench.press(Key::right);
    CHECK(bench.widget("charts.reading").text.starts_with("After #2: "));
    bench.press(Key::left);
    bench.press(Key::left);
    CHECK(bench.widget("charts.reading").text.starts_with("After #1: "));
    bench.press(Key::tab);
    bench.press(Key::tab);
    bench.press(Key::down);
    CHECK(bench.widget("charts.reading").text.find("paid 1 time") != std::string::npos);
    bench.click("charts.landings");
    bench.press(Key::end);
    CHECK(bench.widget("charts.reading").text.find("expected") != std::string::npos);
    bench.press(Key::tab);
    CHECK(bench.program().game()->charts.chart == 0);
    CHECK(bench.paints_the_same_without_pictures());
    bench.press(Key::escape);
    CHECK(bench.has("line"));
}

TEST_CASE("the pointer over a chart tells the figures of its place, and nothing outside of it") {
    Bench bench;
    bench.open_game("us", testing::pair, {"anna roll 2 4", "buy"});
    bench.press_ctrl(Key::g);
    bench.point_at(640, 400);
    bench.point_at(641, 400);
    CHECK(bench.widget("charts.reading").text.starts_with("After #2: "));
    bench.point_at(641, 20);
    CHECK(bench.widget("charts.reading").text.starts_with("After #2: "));
}

TEST_CASE("charts of a game in which nothing happened state it") {
    Bench bench;
    bench.open_game("us", testing::pair, {});
    bench.press_ctrl(Key::g);
    bench.click("charts.income");
    CHECK(bench.widget("charts.nothing").text == "No rent was paid yet.");
    bench.press(Key::right);  // there is no target
    bench.click("charts.landings");
    CHECK(bench.widget("charts.nothing").text == "No token has moved yet.");
}

TEST_CASE("Ctrl+J shows the entries for a judge; Enter and a click lead to the entry, Escape back to the present") {
    Bench bench;
    bench.open_game("us", testing::pair,
                    {"anna pay 300 to boris \"a wager\"", "note \"in between\"", "boris pay 200 to anna \"a wager\""});
    bench.press_ctrl(Key::j);
    REQUIRE(bench.has("review.row.2"));
    bench.press(Key::down);
    bench.press(Key::enter);
    CHECK(bench.program().game()->table.past.at == 4);
    bench.press(Key::escape);
    CHECK_FALSE(bench.program().game()->table.past.at);
    bench.press_ctrl(Key::j);
    bench.click("review.row.1");
    CHECK(bench.program().game()->table.past.at == 2);
}

TEST_CASE("without remarks the screen states that, and Enter does nothing") {
    Bench bench;
    bench.open_game("us", testing::pair, {});
    bench.press(Key::f9);
    bench.click("settle.review");
    CHECK(bench.widget("review.nothing").text == "Nothing to review.");
    bench.press(Key::enter);
    CHECK(bench.has("review.nothing"));
    bench.press(Key::escape);
    CHECK(bench.program().state().screen == Screen::settlement);
}

TEST_CASE("the best closing is computed on request, and not if the table has ruled it away") {
    Bench bench;
    bench.open_game("us", testing::pair, Goal::timed, {"force \"a test\" Anna buy @5", "Anna mortgage @5"});
    bench.press(Key::f9);
    CHECK_FALSE(bench.program().game()->standings().plan.shown);
    bench.press_ctrl(Key::b);
    bench.frames();
    CHECK(bench.widget("plan.1.step.0").text.starts_with("redeem @5"));
    bench.click("settle.plan");
    CHECK_FALSE(bench.has("plan.1.step.0"));
    bench.press(Key::escape);
    bench.type_line("rule closing_plan off \"agreed\"");
    bench.press(Key::f9);
    CHECK_FALSE(bench.has("settle.plan"));
    bench.press_ctrl(Key::b);
    bench.frames();
    CHECK_FALSE(bench.program().game()->standings().plan.shown);
}

}  // namespace tablebank
