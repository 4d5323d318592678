// The start screen: the path of a game that is typed, the games that were played lately, and the rulings of a new game.

#include <doctest/doctest.h>

#include <string>

#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {

TEST_CASE("a wrong path on the start screen is kept for correction") {
    Bench bench;
    bench.press_ctrl(Key::o);
    bench.type_line("/tmp/no/such.tbl");
    CHECK(bench.has("start.trouble"));
    CHECK(bench.widget("start.path").text == "/tmp/no/such.tbl");
    bench.press(Key::end);
    bench.press(Key::backspace);  // the keyboard is still there
    CHECK(bench.widget("start.path").text == "/tmp/no/such.tb");
    CHECK_FALSE(bench.has("start.trouble"));
}

TEST_CASE("a game played lately is opened by its digit, or by arrows and Enter") {
    Bench bench;
    bench.begin_game();
    const auto older = bench.program().session()->path();
    bench.press(Key::escape);
    bench.begin_game();
    const auto newer = bench.program().session()->path();
    bench.press(Key::escape);
    bench.type("2");
    REQUIRE(bench.program().session() != nullptr);
    CHECK(bench.program().session()->path() == older);
    bench.press(Key::escape);
    bench.press(Key::down);  // from "Continue" to the first row, and to the second
    bench.press(Key::down);
    bench.press(Key::enter);
    REQUIRE(bench.program().session() != nullptr);
    CHECK(bench.program().session()->path() == newer);
    bench.press(Key::escape);
    bench.press_ctrl(Key::o);
    bench.type("1");
    CHECK(bench.program().session() == nullptr);
    CHECK(bench.widget("start.path").text == "1");
}

TEST_CASE("every ruling on the sheet states why it applies, and a changed one its default") {
    Bench bench;
    bench.click("start.new");
    CHECK(bench.widget("new.reason.rounding").text.find("Rounded once") != std::string::npos);
    CHECK(bench.has("new.reason.deck_order"));
}

}  // namespace tablebank
