// A sum that is not one of those due: the small window that asks which line was meant.

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

TEST_CASE("a sum that is not one of those due asks which line was meant, one key each") {
    Bench bench;
    ask(bench);
    const Money before = bench.cash(1);
    bench.type("1");
    CHECK(before - bench.cash(1) == Money{75});
    CHECK_FALSE(bench.has("which.question"));
    CHECK(bench.widget("line").text.empty());
}

TEST_CASE("by mouse: the sum was a part of a debt") {
    Bench bench;
    ask(bench);
    const Money before = bench.cash(1);
    bench.click("which.2");
    CHECK_FALSE(bench.has("which.question"));
    CHECK(before - bench.cash(1) == Money{30});
}

TEST_CASE("none of them: the line stays for correction, and nothing is posted") {
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

namespace {

/// Anna's turn is over, and the screen shows Boris.
void between_two(Bench& bench) {
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}}, {"12", "buy"});
    REQUIRE(bench.program().game()->shown().turn.person == 2);
}

}  // namespace

TEST_CASE("a sum without a name between two turns is asked about, and one letter names the player") {
    Bench bench;
    between_two(bench);
    const Money anna = bench.cash(1);
    const Money boris = bench.cash(2);
    bench.type("pay 50");
    CHECK(bench.widget("line.preview").text == "Boris or Anna? Enter asks whose line it is.");
    bench.press(Key::enter);
    CHECK(bench.widget("which.question").text == "Whose is this line: Boris or Anna?");
    bench.check_keys_differ();
    bench.press(Key::enter);  // a second Enter in haste is not an answer
    bench.type("12");         // nor are the next dice
    CHECK(bench.has("which.question"));
    CHECK(bench.cash(1) == anna);
    CHECK(bench.cash(2) == boris);
    bench.type("a");
    CHECK_FALSE(bench.has("which.question"));
    CHECK(anna - bench.cash(1) == Money{50});
    CHECK(bench.widget("line").text.empty());
    bench.type_line("pay 50");
    bench.click("which.B");
    CHECK(boris - bench.cash(2) == Money{50});
}

TEST_CASE("whose line it is can be left open, and the line stays to be given a name") {
    Bench bench;
    between_two(bench);
    const auto last = bench.game().last;
    bench.type_line("get 100 \"a prize\"");
    bench.press(Key::escape);
    CHECK(bench.widget("line").text == "get 100 \"a prize\"");
    CHECK(bench.game().last == last);
}

TEST_CASE("the question shows which player a rule forbids the line, and that player cannot be chosen") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}},
                    {"12", "buy", "Boris count 20 \"the rest is lost\""});
    const auto last = bench.game().last;
    bench.type_line("pay 50 \"a window\"");
    CHECK(bench.widget("which.B").text.starts_with("Boris: "));
    bench.type("b");
    CHECK(bench.has("which.question"));
    CHECK(bench.game().last == last);
    bench.type("A");
    CHECK(bench.game().last == last + 1);
}

TEST_CASE("pasted lines stop at one that could be two players'") {
    Bench bench;
    between_two(bench);
    const auto last = bench.game().last;
    bench.program().game()->table.line.pasted = {"note \"a\"", "pay 50", "next"};
    bench.program().carry_out(intent::PostPasted{});
    bench.frames();
    CHECK(bench.game().last == last + 1);
    CHECK(bench.widget("line").text == "pay 50");
}

TEST_CASE("a payout that no rule gives is a question, and a digit is not an answer to it") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}}, {});
    const auto last = bench.game().last;
    bench.type_line("anna get 5000");
    REQUIRE(bench.has("which.question"));
    CHECK(bench.widget("which.question").text.starts_with("Anna gets 5,000 from the bank?"));
    bench.type("1");
    bench.press(Key::enter);
    CHECK(bench.game().last == last);
    bench.press(Key::escape);
    CHECK(bench.widget("line").text == "anna get 5000");
    bench.press(Key::enter);
    bench.type("y");
    CHECK(bench.game().last == last + 1);
    CHECK(bench.cash(1) == Money{6500});
}
