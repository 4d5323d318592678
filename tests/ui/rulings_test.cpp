// The rulings in force, shown and changed in their dialog.

#include <doctest/doctest.h>

#include "calculators/rulings.h"
#include "tests/ui/bench_of_screens.h"

namespace tablebank {
namespace {

const std::vector<PlayerSetup> players{{"Anna", Role::monopolist}, {"Boris", Role::competitor}};

std::string rounding(Bench& bench) {
    return get(bench.game().rulings(), "rounding");
}

}  // namespace

TEST_CASE("a ruling is changed by keys, with its reason, and stands first from then on") {
    Bench bench;
    bench.open_game("us", players, {});
    CHECK(bench.widget("top.rulings").text == "Rulings");
    bench.press_ctrl(Key::r);
    CHECK(bench.widget("rulings.heading").text == "Rounding of a charge, once, on the total, to the smallest note");
    CHECK_FALSE(bench.widget("dialog.post").enabled);
    bench.click("rulings.value.down");
    CHECK(bench.widget("dialog.preview").text.find("why") != std::string::npos);  // nothing changes without a reason
    CHECK_FALSE(bench.widget("dialog.post").enabled);
    bench.click("rulings.why");
    bench.type("speeds");
    bench.press(Key::backspace);
    CHECK(bench.widget("dialog.line").text == "rule rounding down \"speed\"");
    bench.press(Key::enter);
    CHECK(rounding(bench) == "down");
    CHECK_FALSE(bench.has("dialog.line"));
    CHECK(bench.widget("top.rulings").text == "1 ruling of its own");
    bench.press_ctrl(Key::r);
    CHECK(bench.widget("rulings.key.rounding").min.y < bench.widget("rulings.key.closing").min.y);
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("dialog.line"));
}

TEST_CASE("the rulings are shown and changed with the mouse") {
    Bench bench;
    bench.open_game("us", players, {"rule closing no \"no time for it\""});
    bench.click("top.rulings");
    CHECK(bench.widget("rulings.key.closing").min.y < bench.widget("rulings.key.rounding").min.y);
    bench.click("rulings.key.closing");
    CHECK(bench.widget("rulings.default").text == "In this edition: yes");
    bench.click("rulings.value.yes");
    bench.click("rulings.why");
    bench.type("there is time");
    CHECK(bench.widget("dialog.line").text == "rule closing yes \"there is time\"");
    bench.click("dialog.post");
    CHECK(get(bench.game().rulings(), "closing") == "yes");
}

}  // namespace tablebank
