// The dialog of a drawn card by keys alone and by mouse alone.

#include <doctest/doctest.h>

#include "ledger/books/due.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/companies.h"

using namespace tablebank;

TEST_CASE("a card is found by its number and posted with Enter") {
    Bench bench;
    bench.open_game("us", testing::pair, {"anna 61"});
    bench.press(Key::f7);
    bench.type("11");
    CHECK(bench.dialog_line() == "Anna card #11");
    CHECK(bench.widget("dialog.preview").text.find("75") != std::string::npos);
    bench.press(Key::enter);
    CHECK(bench.game().cash(Seat{1}) == Money{1575});
    CHECK(open_dues(bench.game()).empty());
}

TEST_CASE("a card is found by a word and chosen among the others with the arrows") {
    Bench bench;
    bench.open_game("us", testing::pair, {"anna 61"});
    bench.press(Key::f7);
    bench.type("start");
    CHECK(bench.dialog_line() == "Anna card #4");
    CHECK_FALSE(bench.has("card.number.0"));
    bench.press(Key::down);
    bench.press(Key::down);
    bench.press(Key::space);
    CHECK(bench.dialog_line() == "Anna card #5");
    bench.press(Key::escape);
    CHECK(bench.game().cash(Seat{1}) == Money{1500});
}

TEST_CASE("the effect of a card is entered with the mouse alone") {
    Bench bench;
    bench.open_game("us", testing::pair, {"anna 61"});
    bench.click("turn.card");
    bench.check_keys_differ();
    bench.click("card.effect.3");  // gets from each
    CHECK(bench.widget("dialog.preview").text.find("sum") != std::string::npos);
    bench.click("card.role.competitor");
    bench.click("card.amount.more.10");
    CHECK(bench.dialog_line() == "Anna card each competitor 10");
    bench.click("dialog.post");
    CHECK(bench.game().cash(Seat{1}) == Money{1510});
}

TEST_CASE("a card that sends somewhere, and one that throws dice") {
    Bench bench;
    bench.open_game("us", testing::pair, {"anna 61"});
    bench.press(Key::f7);
    bench.click("card.effect.6");
    bench.click("card.space");
    bench.type("39");
    bench.click("card.salary");
    CHECK(bench.dialog_line() == "Anna card goto @39 nosalary");
    bench.click("card.search");
    bench.type("1");
    bench.click("card.number.1");  // 75 for a throw of 8 or more
    CHECK(bench.dialog_line().empty());
    bench.click("card.die.1.6");
    bench.click("card.die.2.3");
    CHECK(bench.dialog_line() == "Anna card dice 8 75 6 3");
    bench.press(Key::enter);
    CHECK(bench.game().cash(Seat{1}) == Money{1575});
}

TEST_CASE("by keys alone: the reason for a card that no deck has") {
    Bench bench;
    bench.open_game("us", testing::pair, {"anna 61"});
    bench.press(Key::f7);
    CHECK_FALSE(bench.has("card.why"));
    bench.click("card.effect.1");  // gets from the bank
    bench.type("999");
    CHECK(bench.dialog_line() == "Anna card +999");
    CHECK_FALSE(bench.widget("dialog.post").enabled);
    bench.press(Key::enter);  // on to the reason
    bench.type("read from the card");
    CHECK(bench.dialog_line() == "Anna card +999 \"read from the card\"");
    bench.press(Key::enter);
    CHECK(bench.game().cash(Seat{1}) == Money{2499});
    CHECK_FALSE(bench.has("dialog.line"));
}

TEST_CASE("by keys alone: the dice of a card that throws them") {
    Bench bench;
    bench.open_game("us", testing::pair, {"anna 61"});
    bench.press(Key::f7);
    bench.type("1");
    CHECK(bench.dialog_line().empty());
    bench.press(Key::enter);  // on to its dice
    bench.type("63");
    CHECK(bench.dialog_line() == "Anna card dice 8 75 6 3");
    bench.press(Key::enter);
    CHECK(bench.game().cash(Seat{1}) == Money{1575});
}

TEST_CASE("after a press on a card that throws dice, digits are its dice") {
    Bench bench;
    bench.open_game("us", testing::pair, {"anna 61"});
    bench.press(Key::f7);
    bench.click("card.number.1");
    bench.type("22");
    CHECK(bench.dialog_line() == "Anna card dice 8 75 2 2");
}

TEST_CASE("a card that is under others states it if the order is checked") {
    Bench bench;
    bench.open_game("us", testing::pair,
                    {"rule deck_order checked \"agreed\"", "anna 61", "card #2", "anna at @2", "anna card #3"});
    bench.press(Key::f7);
    CHECK(bench.widget("card.pile").text.find("checked") != std::string::npos);
    bench.type("2");
    CHECK(bench.dialog_line() == "Anna card #2");
    CHECK_FALSE(bench.widget("dialog.refusal").text.empty());
}
