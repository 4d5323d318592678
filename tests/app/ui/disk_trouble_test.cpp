// The disk refuses while a game is played: posted entries stay, and no typed text is lost.

#include <doctest/doctest.h>

#include <fstream>

#include "ledger/books/due.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/full_disk.h"

using namespace tablebank;

TEST_CASE("the disk refuses: nothing is posted, everything stays, a copy can be saved, and it goes on") {
    Bench bench;
    bench.begin_game();
    bench.type("24");
    const auto before = bench.game().last;
    {
        const FullDisk full;
        bench.press(Key::enter);
    }
    CHECK(bench.game().last == before);
    CHECK_FALSE(bench.widget("disk.what").text.empty());
    CHECK_FALSE(bench.widget("disk.kept").text.empty());
    CHECK(bench.widget("line").text == "24");
    {
        const FullDisk full;
        bench.press(Key::enter);  // tried again too early
    }
    CHECK(bench.game().last == before);
    CHECK(bench.has("disk.what"));

    const std::filesystem::path copy = bench.widget("disk.copy-to").text;
    CHECK(copy.parent_path() == bench.folder());
    bench.click("disk.copy");
    CHECK(std::filesystem::exists(copy));
    CHECK(bench.has("disk.answer"));

    bench.click("disk.again");
    CHECK_FALSE(bench.has("disk.what"));
    CHECK(bench.game().last == before + 1);
    CHECK(bench.widget("line").text.empty());
}

TEST_CASE("the disk refuses: by keys alone a copy is saved, elsewhere too, and the refused line is posted") {
    Bench bench;
    bench.begin_game();
    bench.type("24");
    const auto before = bench.game().last;
    {
        const FullDisk full;
        bench.press(Key::enter);
    }
    for (const Key dead : {Key::f1, Key::f5, Key::f9, Key::f12, Key::left}) {
        bench.press(dead);
        CHECK(bench.has("disk.what"));
    }
    bench.press_ctrl(Key::p);
    CHECK_FALSE(bench.has("palette.field"));
    bench.press_ctrl(Key::k);
    CHECK(bench.has("disk.what"));
    // Widgets underneath cannot be pressed by the mouse either.
    bench.click("top.actions");
    CHECK_FALSE(bench.has("palette.field"));

    const std::filesystem::path copy = bench.widget("disk.copy-to").text;
    bench.press_ctrl(Key::s);
    CHECK(std::filesystem::exists(copy));
    bench.press(Key::tab);
    bench.press_ctrl(Key::a);
    bench.type((bench.folder() / "elsewhere.tbl").string());
    bench.press(Key::enter);  // in the name of the copy Enter saves it
    CHECK(std::filesystem::exists(bench.folder() / "elsewhere.tbl"));
    CHECK(bench.game().last == before);

    bench.press(Key::enter);
    CHECK_FALSE(bench.has("disk.what"));
    CHECK(bench.game().last == before + 1);
}

TEST_CASE("the disk refuses: Escape leads back to the table with the refused line, a pasted line with the rest") {
    Bench bench;
    bench.begin_game();
    bench.type("33");
    bench.press(Key::enter);
    const auto before = bench.game().last;
    {
        const FullDisk full;
        bench.click("turn.buy");
    }
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("disk.what"));
    CHECK_FALSE(bench.widget("line").text.empty());
    bench.press(Key::enter);
    CHECK(bench.game().last == before + 1);
    bench.press(Key::f1);
    CHECK(bench.has("help.close"));
}
