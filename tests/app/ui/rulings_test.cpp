// The rulings in force, shown and changed in their dialog.

#include <doctest/doctest.h>

#include "calculators/rulings.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/companies.h"

namespace tablebank {
namespace {

std::string rounding(Bench& bench) {
    return get(bench.game().rulings(), "rounding");
}

/// Leads the keyboard down the rulings, which scroll with it.
void look_at(Bench& bench, const std::string& ruling) {
    const auto at = [&] { return bench.program().game()->dialogs.state().focus.key; };
    for (int rows = 0; rows < 40 && at() != "rulings.key." + ruling; ++rows) bench.press(Key::down);
    bench.press(Key::space);
    REQUIRE(at() == "rulings.key." + ruling);
}

}  // namespace

TEST_CASE("a ruling is changed by keys, with its reason, and is first from then on") {
    Bench bench;
    bench.open_game("us", testing::pair, {});
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
    CHECK(bench.widget("rulings.key.rounding").min.y < bench.widget("rulings.key.hotel_counts_as").min.y);
    CHECK_FALSE(bench.has("rulings.key.closing"));  // a game without a clock comes to no closing
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("dialog.line"));
}

TEST_CASE("the rulings are shown and changed with the mouse") {
    Bench bench;
    bench.open_game("us", testing::pair, {"rule live_standings all \"nothing to hide\""});
    bench.click("top.rulings");
    CHECK(bench.widget("rulings.key.live_standings").min.y < bench.widget("rulings.key.rounding").min.y);
    bench.click("rulings.key.live_standings");
    CHECK(bench.widget("rulings.default").text == "In this edition: the judge");
    bench.click("rulings.value.judge");
    bench.click("rulings.why");
    bench.type("someone asked");
    CHECK(bench.widget("dialog.line").text == "rule live_standings judge \"someone asked\"");
    bench.click("dialog.post");
    CHECK(get(bench.game().rulings(), "live_standings") == "judge");
}

TEST_CASE("a ruling that takes a number is typed, or stepped with the mouse alone") {
    Bench bench;
    bench.open_game("it", testing::pair, {});
    bench.press_ctrl(Key::r);
    look_at(bench, "competitor_utility_factor");
    CHECK_FALSE(bench.widget("dialog.post").enabled);
    bench.click("rulings.number");
    bench.type("40");
    bench.click("rulings.number.more");
    bench.click("rulings.number.more");
    bench.click("rulings.number.less");
    bench.click("rulings.why");
    bench.type("misprint");
    CHECK(bench.widget("dialog.line").text == "rule competitor_utility_factor 41 \"misprint\"");
    bench.press(Key::enter);
    CHECK(get(bench.game().rulings(), "competitor_utility_factor") == "41");

    bench.press_ctrl(Key::r);                              // 1 less than 1 leaves it to the edition again
    bench.click("rulings.key.competitor_utility_factor");  // is first now
    bench.click("rulings.number");
    for (int digit = 0; digit < 2; ++digit) bench.press(Key::backspace);
    bench.type("1");
    bench.click("rulings.number.less");
    bench.click("rulings.why");
    bench.type("as printed");
    CHECK(bench.dialog_line() == "rule competitor_utility_factor printed \"as printed\"");
}

TEST_CASE("a new game begins with a ruling's number") {
    Bench bench;
    bench.click("start.new");
    bench.name_players({"Anna", "Boris"});
    std::size_t italian = 0;  // its book alone leaves the figure open
    while (bench.widget("new.edition." + std::to_string(italian)).text.find("talian") == std::string::npos) ++italian;
    bench.click("new.edition." + std::to_string(italian));
    const std::string number = "new.rule.competitor_utility_factor.number";
    for (int stops = 0; stops < 90 && bench.program().state().new_game.focus.key != number; ++stops)
        bench.press(Key::tab);
    bench.type("4000");  // more than the most, which is 1,000
    bench.click("new.rule.competitor_utility_factor.number.less");
    bench.click("new.begin");
    CHECK(get(bench.game().rulings(), "competitor_utility_factor") == "999");
}

TEST_CASE("Page Down, End and Home scroll the rulings in force, which are more than a page in a low window") {
    Bench bench;
    bench.screen().resize({1280, 500});
    bench.open_game("us", testing::pair, {});
    bench.press_ctrl(Key::r);
    const auto top = [&] { return bench.widget("rulings.key.rounding").min.y; };
    const float first = top();
    bench.press(Key::page_down);
    const float paged = top();
    CHECK(paged < first);
    bench.press(Key::end);
    CHECK(top() <= paged);
    bench.press(Key::home);
    CHECK(top() == first);
}

}  // namespace tablebank
