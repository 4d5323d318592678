// The keys shown beside the buttons of dialogs do what the buttons do.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {
namespace {

const std::vector<PlayerSetup> bidders{{"Anna", Role::player}, {"Boris", Role::player}, {"Clara", Role::player}};

}  // namespace

TEST_CASE("by keys the last bid is taken back, and the hammer falls while others could still bid") {
    Bench bench;
    bench.open_game("football", bidders, {"anna 12", "decline"});
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
