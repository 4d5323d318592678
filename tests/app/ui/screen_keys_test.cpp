// The keys shown next to the buttons of dialogs do the same as the buttons.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/companies.h"

namespace tablebank {
TEST_CASE("by keys the last bid is undone, and the hammer falls while others could still bid") {
    Bench bench;
    bench.open_game("football", testing::three_without_sides, {"anna 12", "decline"});
    bench.press(Key::f6);
    REQUIRE(bench.has("auction.high"));
    bench.type("+");
    bench.type("+");
    const std::string second = bench.widget("dialog.line").text;
    bench.type("+");
    CHECK(bench.widget("dialog.line").text != second);
    bench.press_ctrl(Key::z);
    CHECK(bench.widget("dialog.line").text == second);
    const auto before = bench.game().last;
    bench.press_ctrl(Key::enter);
    CHECK(bench.game().last == before + 1);
    CHECK_FALSE(bench.has("dialog.line"));
}

}  // namespace tablebank
