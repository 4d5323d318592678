// A sum that is none of those due: the small window that asks which line was meant.

#include <doctest/doctest.h>

#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

namespace {

const std::vector<PlayerSetup> three{
    {"Anna", Role::monopolist}, {"Boris", Role::competitor}, {"Clara", Role::monopolist}};

/// Anna owes the tax of 75, and 30 was typed.
void ask(Bench& bench) {
    bench.open_game("us", three, {"Anna at @36", "11"});
    bench.type("pay 30");
    bench.press(Key::enter);
    REQUIRE(bench.has("which.question"));
    bench.check_keys_differ();
}

Money cash(Bench& bench, int seat) {
    return bench.game().cash(Seat{seat});
}

}  // namespace

TEST_CASE("a sum that is none of those due asks which line was meant, one key each") {
    Bench bench;
    ask(bench);
    const Money before = cash(bench, 1);
    bench.type("1");
    CHECK(before - cash(bench, 1) == Money{75});
    CHECK_FALSE(bench.has("which.question"));
    CHECK(bench.widget("line").text.empty());
}

TEST_CASE("by mouse: the sum was a part of what is owed") {
    Bench bench;
    ask(bench);
    const Money before = cash(bench, 1);
    bench.click("which.2");
    CHECK_FALSE(bench.has("which.question"));
    CHECK(before - cash(bench, 1) == Money{30});
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
