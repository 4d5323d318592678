// A hand that is faster than the eye: two presses of one key, keys that are older than the screen, Enter in a field.

#include <doctest/doctest.h>

#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {
namespace {

/// Anna left a deed to the bank; Dan's offer is open, and Jean, who is next, sits in jail with a fine to pay.
void open_offer_before_fine(Bench& bench) {
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Dan", Role::competitor}, {"Jean", Role::monopolist}},
                    {"Jean jail", "roll 2 4", "decline", "roll 1 2"});
    REQUIRE(bench.widget("turn.decline").text == "Dan leaves it");
}

}  // namespace

TEST_CASE("F2 twice declines Dan's offer and pays nothing for Jean, who comes next") {
    Bench bench;
    open_offer_before_fine(bench);
    const std::int64_t before = bench.game().last;
    const Money cash = bench.game().cash(Seat{3});
    bench.press(Key::f2);
    CHECK(bench.widget("turn.fine").text == "Jean pays 50 and goes");
    bench.press(Key::f2);
    CHECK(bench.game().last == before + 1);
    CHECK(bench.game().cash(Seat{3}) == cash);
    CHECK(bench.widget("line.refusal").text.starts_with("Nothing was done"));
    bench.frames(30);
    bench.press(Key::f4);  // the key of the fine, after a moment
    CHECK(bench.game().last == before + 2);
    CHECK(bench.game().cash(Seat{3}) < cash);
}

TEST_CASE("on a slow machine a key that went down before Jean was shown does nothing for Jean") {
    Bench bench;
    open_offer_before_fine(bench);
    const std::int64_t before = bench.game().last;
    bench.press(Key::f2);
    bench.frames(60);
    bench.screen().be_late(1100);
    bench.press(Key::f2);
    CHECK(bench.game().last == before + 1);
    bench.screen().be_late(0);
    bench.frames(30);
    bench.press(Key::f2);
    CHECK(bench.game().last == before + 2);
}

TEST_CASE("the keys of an ordinary turn are not delayed: dice, Enter, Enter at once") {
    Bench bench;
    bench.begin_game();
    bench.type("24");
    bench.press(Key::enter);
    bench.press(Key::enter);
    CHECK(bench.game().owner_of(Space{6}) == Seat{1});
    bench.type("12");
    bench.press(Key::enter);
    bench.press(Key::f2);
    CHECK_FALSE(bench.game().owner_of(Space{3}));
}

TEST_CASE("Escape stays at the table while an offer is open, and states why") {
    Bench bench;
    bench.begin_game();
    bench.type("24");
    bench.press(Key::enter);
    bench.frames(30);
    bench.press(Key::escape);
    CHECK(bench.program().session() != nullptr);
    CHECK(bench.widget("line.told").text.starts_with("Esc does not leave a table"));
}

TEST_CASE("Escape twice closes the commands or the help over a table, and does not leave it") {
    for (const bool help : {true, false}) {
        CAPTURE(help);
        Bench bench;
        bench.begin_game();
        bench.frames(120);
        help ? bench.press(Key::f1) : bench.press_ctrl(Key::p);
        bench.press(Key::escape);
        bench.press(Key::escape);
        CHECK(bench.program().session() != nullptr);
        bench.frames(120);
        bench.press(Key::escape);
        CHECK(bench.program().session() == nullptr);
    }
}

TEST_CASE("a typo is asked about: Enter agrees, and Escape restores the typed text") {
    Bench bench;
    bench.begin_game();
    bench.type("Anna pya 50");
    CHECK(bench.widget("line.preview").text == "Did you mean Anna pay 50?");
    const std::int64_t before = bench.game().last;
    bench.press(Key::enter);
    CHECK(bench.game().last == before);
    CHECK(bench.widget("line").text == "Anna pay 50");
    CHECK(bench.widget("line.preview").text.starts_with("Anna pay 50? "));
    bench.press(Key::escape);
    CHECK(bench.widget("line").text == "Anna pya 50");
    bench.press(Key::enter);
    bench.press(Key::enter);
    CHECK(bench.game().last == before + 1);
    CHECK(bench.widget("line").text.empty());
}

TEST_CASE("Enter in a name goes to the next row, from the last name to a new one, and begins no game by itself") {
    Bench bench;
    bench.press(Key::f2);
    bench.frames();
    for (int i = 0; i < 5; ++i) {
        CHECK(bench.program().state().new_game.focus.key == "new.name." + std::to_string(i));
        bench.type(std::string(1, static_cast<char>('A' + i)) + "nna");
        bench.press(Key::enter);
        CHECK(bench.program().session() == nullptr);
    }
    CHECK(bench.program().state().new_game.focus.key == "new.name.5");
    bench.press(Key::enter);  // at an empty row: no one else comes
    CHECK(bench.program().state().new_game.focus.key == "new.begin");
    CHECK(bench.program().session() == nullptr);
    bench.press(Key::enter);
    REQUIRE(bench.program().session() != nullptr);
    CHECK(bench.game().seats() == 5);
    CHECK(bench.game().name(Seat{2}) == "Bnna");
}

TEST_CASE("a game leaves the list by key or symbol, and its file stays where the banker leaves it") {
    Bench bench;
    bench.begin_game();
    const std::filesystem::path file = bench.program().session()->path();
    bench.frames(30);
    bench.press(Key::escape);
    REQUIRE(bench.has("start.recent.0"));
    bench.click("start.recent.0.off");
    CHECK(bench.has("start.removing"));
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("start.removing"));
    CHECK(bench.has("start.recent.0"));
    for (int i = 0; i < 3; ++i) bench.press(Key::tab);
    REQUIRE(bench.program().state().start.focus.key == "start.recent.0");
    bench.press_ctrl(Key::del);
    CHECK(bench.has("start.removing"));
    bench.press(Key::enter);
    CHECK_FALSE(bench.has("start.recent.0"));
    CHECK(std::filesystem::exists(file));
    CHECK_FALSE(bench.has("start.continue"));
}

TEST_CASE("a second slow click where the last die was buys nothing: the button came under a pointer at rest") {
    Bench bench;
    bench.begin_game();
    bench.click("die.1.2");
    bench.click("die.2.4");
    REQUIRE(bench.game().last == 2);
    const ProbedWidget buy = bench.widget("turn.buy");
    // The same with the pointer where the button appears, as where both have one place.
    bench.press_ctrl(Key::z);
    bench.point_at(buy.centre().x, buy.centre().y);
    bench.frames(60);
    bench.type_line("24");
    const std::int64_t before = bench.game().last;
    bench.click_again();
    bench.frames(2);
    CHECK(bench.game().last == before);
    bench.frames(60);
    bench.click_again();
    bench.frames(2);
    CHECK(bench.game().last == before + 1);
    CHECK(bench.game().owner_of(Space{6}) == Seat{1});
}

}  // namespace tablebank
