// A sum that is none of those due: the small window that asks which line was meant.

#include <doctest/doctest.h>

#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/companies.h"

using namespace tablebank;

namespace {

/// Anna owes the tax of 75, and 30 was typed.
void ask(Bench& bench) {
    bench.open_game("us", testing::competitor_boris, {"Anna at @36", "11"});
    bench.type_line("pay 30");
    REQUIRE(bench.has("which.question"));
    bench.check_keys_differ();
}

}  // namespace

TEST_CASE("a sum that is none of those due asks which line was meant, one key each") {
    Bench bench;
    ask(bench);
    const Money before = bench.cash(1);
    bench.type("1");
    CHECK(before - bench.cash(1) == Money{75});
    CHECK_FALSE(bench.has("which.question"));
    CHECK(bench.widget("line").text.empty());
}

TEST_CASE("by mouse: the sum was a part of what is owed") {
    Bench bench;
    ask(bench);
    const Money before = bench.cash(1);
    bench.click("which.2");
    CHECK_FALSE(bench.has("which.question"));
    CHECK(before - bench.cash(1) == Money{30});
}

TEST_CASE("none of them: the line stays to be mended, and nothing is posted") {
    Bench bench;
    ask(bench);
    const auto last = bench.game().last;
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("which.question"));
    CHECK(bench.widget("line").text == "pay 30");
    bench.press(Key::enter);
    bench.click("which.leave");
    CHECK_FALSE(bench.has("which.question"));
    CHECK(bench.game().last == last);
}
