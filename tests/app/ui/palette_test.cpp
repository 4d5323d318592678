// Ctrl+P over the screens: opened, searched, walked and chosen from by keys and by the mouse.

#include <doctest/doctest.h>

#include "ledger/books/due.h"
#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

TEST_CASE("Ctrl+P finds a verb and puts the beginning of its line into the command line") {
    Bench bench;
    bench.begin_game();
    bench.press_ctrl(Key::p);
    CHECK(bench.has("palette.field"));
    bench.type("mortg");
    CHECK(bench.widget("palette.row.0").text == "Mortgage a deed");
    bench.press(Key::enter);
    CHECK_FALSE(bench.has("palette.field"));
    CHECK(bench.widget("line").text == "mortgage ");
    bench.type("nob");  // the line has the keyboard again
    CHECK(bench.widget("line").text == "mortgage nob");
}

TEST_CASE("Escape, the key itself and a click outside it close the list and do nothing") {
    Bench bench;
    bench.begin_game();
    bench.type("anna");
    const auto before = bench.game().last;
    for (int way = 0; way < 3; ++way) {
        bench.press_ctrl(Key::p);
        REQUIRE(bench.has("palette.field"));
        if (way == 0) bench.press(Key::escape);
        if (way == 1) bench.press_ctrl(Key::p);
        if (way == 2) bench.click_at(20, 780);
        CHECK_FALSE(bench.has("palette.field"));
        CHECK(bench.widget("line").text == "anna");
        CHECK(bench.game().last == before);
    }
}

TEST_CASE("text typed into the palette reaches neither the line nor the screen beneath") {
    Bench bench;
    bench.begin_game();
    bench.type("24");
    bench.press(Key::enter);  // Sunset Boulevard may be bought: F2 would decline it
    const auto before = bench.game().last;
    bench.press_ctrl(Key::p);
    bench.type("zzz");
    bench.press(Key::f2);
    CHECK(bench.game().last == before);
    CHECK(bench.widget("palette.field").text == "zzz");
    CHECK(bench.widget("line").text.empty());
}

TEST_CASE("the buttons of the screen are in the list, with their keys, and are pressed from it") {
    Bench bench;
    bench.begin_game();
    bench.type("24");
    bench.press(Key::enter);
    bench.press_ctrl(Key::p);
    bench.type("buy sunset");
    bench.press(Key::escape);
    bench.press_ctrl(Key::p);
    bench.type("turn decline");
    bench.press(Key::enter);
    CHECK(open_dues(bench.game()).empty());
    CHECK_FALSE(bench.game().owner_of(Space{6}));
}

TEST_CASE("a deed is looked at, by the arrows and Enter or by a click") {
    Bench bench;
    bench.begin_game();
    bench.press_ctrl(Key::p);
    bench.type("deed san francisco");
    bench.press(Key::down);
    const std::string second = bench.widget("palette.row.1").text;
    bench.press(Key::enter);
    REQUIRE(bench.program().game()->table.selection.space);
    CHECK(bench.program().game()->table.selection.space == Space{32});
    bench.press_ctrl(Key::p);
    bench.type("nob hill");
    bench.click("palette.row.0");
    CHECK(bench.program().game()->table.selection.space == Space{34});
}

TEST_CASE("the list leads to a screen and works there too") {
    Bench bench;
    bench.begin_game();
    bench.press_ctrl(Key::p);
    bench.type("settlement");
    bench.press(Key::enter);
    CHECK(bench.has("settle.back"));
    bench.press_ctrl(Key::p);
    bench.type("to the table");
    bench.press(Key::enter);
    CHECK(bench.has("line"));
    bench.press_ctrl(Key::p);
    bench.type("search");
    bench.press(Key::enter);
    bench.type("salary");
    CHECK(bench.program().game()->table.selection.search == "salary");
}

TEST_CASE("before any game the list opens the start screen's ways") {
    Bench bench;
    bench.press_ctrl(Key::p);
    bench.type("new game");
    bench.press(Key::enter);
    CHECK(bench.has("new.begin"));
    bench.press_ctrl(Key::p);
    bench.type("by its path");
    bench.press(Key::enter);
    bench.type("/tmp/x.tbl");
    CHECK(bench.widget("start.path").text == "/tmp/x.tbl");
    bench.press_ctrl(Key::p);
    bench.type("no such thing");
    CHECK(bench.has("palette.nothing"));
    bench.press(Key::enter);
    CHECK(bench.has("palette.nothing"));
}

TEST_CASE("one game is left for another by the list") {
    Bench bench;
    bench.begin_game();
    const auto first = bench.program().session()->path();
    bench.press(Key::escape);
    bench.begin_game();
    REQUIRE(bench.program().session()->path() != first);
    bench.press_ctrl(Key::p);
    bench.type(first.filename().string());
    bench.press(Key::enter);
    REQUIRE(bench.program().session() != nullptr);
    CHECK(bench.program().session()->path() == first);
}

TEST_CASE("the language is chosen from the palette, and a game half set up is kept meanwhile") {
    Bench bench;
    bench.click("start.new");
    bench.type("Anna");
    bench.press_ctrl(Key::p);
    bench.type("language ru");
    bench.press(Key::enter);
    CHECK(bench.program().settings().language == "ru");
    CHECK(bench.widget("new.back").text != "Back");
    bench.press_ctrl(Key::p);
    bench.type("settings");  // in English as well
    bench.press(Key::enter);
    CHECK(bench.has("settings.back"));
    bench.press(Key::escape);
    CHECK(bench.widget("new.name.0").text == "Anna");
    bench.press_ctrl(Key::p);
    bench.type("language en");
    bench.press(Key::enter);
    CHECK(bench.widget("new.back").text == "Back");
}
