// A judge's ruling in the window: its effect on the standings is shown first, on the settlement's screen and on that of
// the repair; and a certified sheet is corrected without another program.

#include <doctest/doctest.h>

#include "app/session/key_store.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/companies.h"

namespace tablebank {
namespace {

void open_ended(Bench& bench) {
    bench.screen().resize({1280, 2000});  // so that all of the road is in sight
    setenv("HOME", bench.folder().c_str(), 1);
    unsetenv("XDG_DATA_HOME");
    KeyStore(keys_folder()).keep("Vera", SecretKey::fresh(), "");
    bench.open_game(
        "us", testing::competitor_clara, Goal::timed,
        {"boris pay 100 to anna \"a wager\"", "clock call \"the bell\"", "closing", "keep", "walk", "finish"});
}

void type_road_line(Bench& bench, const std::string& line) {
    bench.click("road.line");
    bench.type(line);
    bench.frames();
}

}  // namespace

TEST_CASE("a total typed on the settlement's screen shows places and totals before Enter posts it") {
    Bench bench;
    open_ended(bench);
    bench.press(Key::f9);
    CHECK_FALSE(bench.has("road.preview"));
    bench.click("road.open.totals");
    bench.click("road.adjust.2");
    bench.frames();
    bench.type("320.5 \"the wager\"");  // after the button's text
    bench.frames();
    CHECK(bench.widget("road.line").text == "Boris adjust 320.5 \"the wager\"");
    CHECK(bench.widget("road.preview").text.find("given a total of 320.5") != std::string::npos);
    CHECK(bench.widget("road.standing.first").text == "First place: Boris, not Anna.");
    CHECK(bench.widget("road.standing.2").text == "Boris 2 → 1 280 → 320.5");
    CHECK(bench.widget("road.standing.3").text == "Clara 3 150");
    CHECK(bench.game().last == 7);
    bench.check_keys_differ();
    bench.press(Key::enter);
    CHECK(bench.game().last == 8);
    CHECK_FALSE(bench.has("road.preview"));
    CHECK(bench.widget("settle.player.2.total").text == "$320.5");
}

TEST_CASE("the line under the table states it in a sentence") {
    Bench bench;
    open_ended(bench);
    bench.click("line");
    bench.type("boris adjust 320.5 \"the wager\"");
    bench.frames();
    CHECK(bench.widget("line.preview")
              .text.find(
                  "Boris: place 1 (before: 2), total 320.5 (before: 280); Anna: place 2 (before: 1), total 320.") !=
          std::string::npos);
    CHECK(bench.paints_the_same_without_pictures());
}

TEST_CASE("a repair typed on the settlement's screen is shown with its standings, and posted once it is agreed to") {
    Bench bench;
    open_ended(bench);
    bench.press(Key::f9);
    type_road_line(bench, "force \"protest\" amend #2 Anna pay 100 to Boris \"a wager\"");
    CHECK(bench.widget("road.standing.first").text == "First place: Boris, not Anna.");
    bench.press(Key::enter);
    CHECK(bench.game().last == 7);
    CHECK(bench.widget("repair.standing.first").text == "First place: Boris, not Anna.");
    CHECK(bench.widget("repair.standing.1").text == "Anna 1 → 2 320 → 280");
    CHECK_FALSE(bench.has("repair.cash.1"));
    bench.check_keys_differ();
    bench.click("dialog.post");
    CHECK(bench.game().last > 7);
    CHECK(bench.game().winners() == std::vector{Seat{2}});
}

TEST_CASE("by mouse: certified with a key, the correction's checkpoint signed, the correction begun, a new sheet") {
    Bench bench;
    open_ended(bench);
    bench.press_ctrl(Key::h);
    bench.program().game()->proof.state.draft.name = "Vera";
    bench.click("proof.role.judge");
    bench.click("proof.certify");
    CHECK_MESSAGE(bench.game().facts.get({FactName::certified}).empty(), "one press certifies nothing");
    bench.click("proof.sign");
    bench.click("proof.reason");
    bench.type("a test");
    bench.click("proof.certify-now");
    REQUIRE(bench.has("settle.back"));
    bench.click("road.correction-checkpoint");
    CHECK(bench.widget("proof.purpose").text.starts_with("Correction 1 of the certified sheet"));
    CHECK(bench.widget("proof.giver").text == "Given by: judge Vera");
    CHECK_FALSE(bench.has("proof.role.judge"));
    CHECK_FALSE(bench.widget("proof.begin-correction").enabled);
    bench.check_keys_differ();
    bench.click("proof.correction");
    CHECK(bench.has("proof.role.judge"));
    bench.click("proof.correction");
    bench.click("proof.sign");
    CHECK(bench.widget("proof.correction-says").text.find("is next to the game") != std::string::npos);
    CHECK_FALSE(bench.widget("proof.begin-correction").enabled);
    bench.click("proof.reason");
    bench.type("one note too few");
    bench.click("proof.begin-correction");
    REQUIRE(bench.has("settle.back"));
    CHECK(bench.game().facts.number({FactName::corrections}) == 1);
    type_road_line(bench, "boris adjust +40.5 \"the wager\"");
    bench.press(Key::enter);
    bench.press_ctrl(Key::h);
    bench.click("proof.certify");
    bench.click("proof.sign");
    bench.click("proof.reason");
    bench.type("a test");
    bench.click("proof.certify-now");
    CHECK(bench.game().facts.get({FactName::certified}) == "2");
    CHECK(bench.game().winners() == std::vector{Seat{2}});
}

}  // namespace tablebank
