// The board of the calculator: a click gives and takes, the wheel builds, a right click mortgages, for any row; an
// owned deed is asked for first, as everywhere.

#include <doctest/doctest.h>

#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

namespace {

std::string line_of_shown(Bench& bench) {
    const CalculatorDraft& draft = bench.calculator_draft();
    const auto document = bench.program().calculator().document(bench.program().state().calculator);
    return line_of(*document.edition, draft, draft.player);
}

void turn_wheel(Bench& bench, const std::string& key, float steps) {
    const ImVec2 at = bench.widget(key).centre();
    bench.point_at(at.x, at.y);
    ImGui::GetIO().MouseWheel = steps;
    bench.frames(1);
    ImGui::GetIO().MouseWheel = 0;
    bench.frames(1);
}

void right_click(Bench& bench, const std::string& key) {
    const ImVec2 at = bench.widget(key).centre();
    bench.point_at(at.x, at.y);
    set_right_mouse(at.x, at.y, true);
    bench.frames(1);
    set_right_mouse(at.x, at.y, false);
    bench.frames(2);
}

/// The settlement, with the board in the place of the list.
void open_board(Bench& bench) {
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::t);
    bench.press(Key::escape);  // the search of another question no longer has the keyboard
    if (!bench.has("calc.back")) bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::i);
    REQUIRE(bench.has("calc.space.34"));
}

}  // namespace

TEST_CASE("the board opens by key and by button, with the answer next to it") {
    for (const ImVec2 size : {ImVec2{1024, 640}, ImVec2{1920, 1080}}) {
        Bench bench;
        bench.screen().resize(size);
        open_board(bench);
        for (const char* key : {"calc.space.0", "calc.space.39", "calc.line", "calc.touch", "calc.copy"}) {
            const ProbedWidget& widget = bench.widget(key);
            CAPTURE(key);
            CHECK(widget.min.x >= 0);
            CHECK(widget.max.x <= size.x);
            CHECK(widget.max.y <= size.y);
        }
        CHECK_FALSE(bench.has("calc.row.34"));
        bench.check_keys_differ();
        bench.click("calc.board");
        CHECK(bench.has("calc.row.34"));
        CHECK_FALSE(bench.has("calc.space.34"));
    }
}

TEST_CASE("a click gives a deed and removes it; the wheel builds, a right click mortgages") {
    Bench bench;
    open_board(bench);
    bench.click("calc.space.34");
    CHECK(line_of_shown(bench) == "Anna m 0 34");
    bench.click("calc.space.34");
    CHECK(line_of_shown(bench) == "Anna m 0");
    bench.click("calc.space.0");  // no deed
    CHECK(line_of_shown(bench) == "Anna m 0");
    bench.click("calc.space.34");
    turn_wheel(bench, "calc.space.34", 1);
    turn_wheel(bench, "calc.space.34", 1);
    CHECK(line_of_shown(bench) == "Anna m 0 34+2");
    turn_wheel(bench, "calc.space.34", 0.4F);  // a touchpad: no whole step
    CHECK(line_of_shown(bench) == "Anna m 0 34+2");
    turn_wheel(bench, "calc.space.34", 0.6F);
    CHECK(line_of_shown(bench) == "Anna m 0 34+3");
    turn_wheel(bench, "calc.space.34", 1);
    CHECK(line_of_shown(bench) == "Anna m 0 34h");
    turn_wheel(bench, "calc.space.34", 1);
    CHECK(line_of_shown(bench) == "Anna m 0 34h");
    turn_wheel(bench, "calc.space.34", -1);
    CHECK(line_of_shown(bench) == "Anna m 0 34+3");
    bench.click("calc.space.5");
    right_click(bench, "calc.space.5");
    CHECK(line_of_shown(bench) == "Anna m 0 5- 34+3");
    turn_wheel(bench, "calc.space.5", 1);
    CHECK(line_of_shown(bench) == "Anna m 0 5- 34+3");
    right_click(bench, "calc.space.5");
    CHECK(line_of_shown(bench) == "Anna m 0 5 34+3");
    turn_wheel(bench, "calc.space.39", 1);  // without an owner
    right_click(bench, "calc.space.39");
    CHECK(line_of_shown(bench) == "Anna m 0 5 34+3");
}

TEST_CASE("another player's deed changes hands with its buildings, and only after it is confirmed") {
    Bench bench;
    open_board(bench);
    bench.click("calc.space.34");
    turn_wheel(bench, "calc.space.34", 1);
    bench.click("calc.add");
    bench.click("calc.space.34");
    CHECK(bench.widget("calc.move").text == "Nob Hill is typed for Anna and for Boris.");
    CHECK(bench.calculator_draft().players[0].deeds.contains(Space{34}));
    bench.click("calc.move.no");
    CHECK_FALSE(bench.has("calc.move"));
    CHECK(bench.calculator_draft().players[0].deeds.contains(Space{34}));
    bench.click("calc.space.34");
    bench.click("calc.move.yes");
    CHECK(line_of_shown(bench) == "Boris c 0 34+1");
    CHECK(bench.calculator_draft().players[0].deeds.empty());
    // The wheel builds for the owner, without a question.
    bench.click("calc.player.0");
    turn_wheel(bench, "calc.space.34", 1);
    CHECK_FALSE(bench.has("calc.move"));
    CHECK(bench.calculator_draft().players[1].deeds.at(Space{34}) == 2);
}

TEST_CASE("the arrows go on from the space that was pressed") {
    Bench bench;
    open_board(bench);
    bench.click("calc.space.34");
    bench.press(Key::right);
    CHECK(line_of_shown(bench) == "Anna m 0 34+1");
    bench.press(Key::down);
    bench.press(Key::right);
    bench.press(Key::right);
    CHECK(line_of_shown(bench) == "Anna m 0 34+1 35");
}

TEST_CASE("while a deed is asked about, a click asks about it") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::i);
    bench.click("calc.space.34");
    CHECK(bench.calculator_draft().deed == Space{34});
    CHECK(bench.widget("calc.amount").text == "$32");
}
