// The areas that the wheel scrolls: the log, which still shows the last posted entry, and the panel of a deed.

#include <doctest/doctest.h>

#include <string>

#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {
namespace {

void turn_wheel_over(Bench& bench, ImVec2 over, float steps) {
    bench.point_at(over.x, over.y);
    ImGui::GetIO().MouseWheel = steps;
    bench.frames();
}

/// A game whose log is longer than its panel.
void play_long(Bench& bench) {
    bench.begin_game();
    for (int entry = 2; entry <= 40; ++entry) bench.type_line("note \"what was said\"");
    REQUIRE(bench.has("log.40"));
}

bool log_is_at(Bench& bench, std::int64_t newest) {
    return bench.has("log." + std::to_string(newest));
}

}  // namespace

TEST_CASE("a posted entry of any kind scrolls into view in a log that was scrolled") {
    Bench bench;
    play_long(bench);
    const ImVec2 log = bench.widget("log.38").centre();
    for (const char* line : {"note \"heard\"", "undo", "redo", "24"}) {
        CAPTURE(line);
        turn_wheel_over(bench, log, -30);
        REQUIRE_FALSE(log_is_at(bench, bench.game().last));
        bench.type_line(line);
        CHECK(log_is_at(bench, bench.game().last));
    }
}

TEST_CASE("the log keeps its scroll position while nothing is posted, and while the past is shown") {
    Bench bench;
    play_long(bench);
    turn_wheel_over(bench, bench.widget("log.38").centre(), -30);
    REQUIRE(bench.has("log.10"));
    bench.frames(5);
    bench.type("34");  // typed and not posted
    CHECK(bench.has("log.10"));
    CHECK_FALSE(log_is_at(bench, 40));
    bench.click("log.10");
    CHECK(bench.has("past.when"));
    CHECK(bench.has("log.10"));
    CHECK_FALSE(log_is_at(bench, 40));
    bench.press(Key::escape);
    CHECK_FALSE(log_is_at(bench, 40));
}

TEST_CASE("the wheel moves the text about a deed, to its end and back, if the panel is too low for all of it") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}}, {"24", "ok"});
    bench.screen().resize({800, 500});
    bench.press_ctrl(Key::b);
    bench.click("space.6");
    const float first = bench.widget("deed.rents").min.y;
    const ImVec2 over = bench.widget("deed").centre();
    REQUIRE(bench.widget("deed.rents").max.y > bench.widget("deed").max.y);
    for (int step = 0; step < 20; ++step) turn_wheel_over(bench, over, -1);
    CHECK(bench.widget("deed.rents").min.y < first);
    CHECK(bench.widget("deed.rents").max.y <= bench.widget("deed").max.y);
    turn_wheel_over(bench, over, 30);
    CHECK(bench.widget("deed.rents").min.y == first);
}

}  // namespace tablebank
