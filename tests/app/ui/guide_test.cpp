// The guided first game on the screen: as a new user plays it.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

#include "app/i18n/catalogues.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {
namespace {

const std::array sizes{ImVec2{1280, 800}, ImVec2{1024, 640}, ImVec2{800, 500}};

bool rent_was_paid(const Game& game) {
    return game.cash(Seat{2}) == Money{1220};
}

bool lies_in_window(const ProbedWidget& widget) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    return widget.min.x >= 0 && widget.min.y >= 0 && widget.max.x <= size.x && widget.max.y <= size.y;
}

TEST_CASE("eighteen presses lead from the first start to the first rent paid, and four more to the end") {
    Bench bench;
    bench.press(Key::f3);
    int presses = 1;
    for (; presses < 40 && !rent_was_paid(bench.game()); ++presses) bench.press_ctrl(Key::n);
    CHECK(presses == 18);
    CHECK(bench.widget("guide.heading").text == "Turn 10 of 10: Anna");
    for (int i = 0; i < 4; ++i) bench.press_ctrl(Key::n);
    CHECK(bench.widget("guide.heading").text == "That is all");
    bench.press_ctrl(Key::n);  // once too often: the last page stays
    CHECK(bench.widget("guide.heading").text == "That is all");
    bench.click("guide.next");
    CHECK(bench.program().state().screen == Screen::new_game);
}

/// Clicks through to the end; every line is one click on a button in one place.
void click_through(Bench& bench) {
    bench.click("start.show-me");
    const ImVec2 place = bench.widget("guide.next").min;
    while (!bench.program().game()->shown().guide->line.empty()) {
        const ProbedWidget& next = bench.widget("guide.next");
        CHECK(lies_in_window(next));
        CHECK(next.min.x == place.x);
        CHECK(next.min.y == place.y);
        CHECK(bench.has("guide.keys"));
        const auto last = bench.game().last;
        bench.click("guide.next");
        REQUIRE(bench.game().last == last + 1);
    }
    // The way to one's own game is elsewhere.
    const ProbedWidget& own = bench.widget("guide.next");
    CHECK((own.min.x > place.x || own.min.y > place.y));
    bench.click("guide.next");
    CHECK(bench.program().state().screen == Screen::new_game);
}

TEST_CASE("with the mouse alone every line is one click on a button that stays in its place, in every language") {
    for (const std::string& tag : languages()) {
        for (const ImVec2 size : sizes) {
            CAPTURE(tag);
            CAPTURE(size.x);
            Bench bench;
            Settings settings = bench.program().settings();
            settings.language = tag;
            bench.program().carry_out(intent::Set{settings});
            bench.screen().resize(size);
            bench.frames();
            click_through(bench);
        }
    }
}

TEST_CASE("next to the guide every offer of the turn is visible, and so is the line") {
    for (const ImVec2 size : sizes) {
        CAPTURE(size.x);
        Bench bench;
        bench.screen().resize(size);
        bench.press(Key::f3);
        for (int i = 0; i < 21; ++i) {
            const ProbedWidget turn = bench.widget("turn");
            for (const ProbedWidget& widget : bench.probe().widgets()) {
                if (!widget.key.starts_with("turn.") || widget.kind != ProbedWidget::Kind::button) continue;
                CAPTURE(widget.key);
                CHECK(widget.max.y <= turn.max.y + 1);
                CHECK(widget.min.y >= turn.min.y - 1);
            }
            CHECK(bench.has("line"));
            bench.check_keys_differ();
            bench.press_ctrl(Key::n);
        }
    }
}

TEST_CASE("while a deed is looked at in a low window the guide keeps to the keys") {
    Bench bench;
    bench.screen().resize({1024, 640});
    bench.press(Key::f3);
    CHECK(bench.has("guide.situation"));
    bench.program().game()->table.selection.space = Space{3};
    bench.frames();
    CHECK_FALSE(bench.has("guide.situation"));
    CHECK(bench.has("guide.keys"));
    CHECK(bench.has("guide.next"));
}

TEST_CASE("the guide is dismissed and restored by key and by button, and the game goes on without it") {
    Bench bench;
    bench.press(Key::f3);
    bench.press_ctrl(Key::i);
    CHECK_FALSE(bench.has("guide.heading"));
    bench.type_line("12");
    CHECK(bench.game().last == 2);
    bench.press_ctrl(Key::n);
    CHECK(bench.game().last == 2);
    bench.click("top.practice");
    CHECK(bench.widget("guide.heading").text == "Turn 1 of 10: Anna");
    bench.click("guide.aside");
    CHECK_FALSE(bench.has("guide.heading"));
}

TEST_CASE("another roll is noticed, and the guide then leads back") {
    Bench bench;
    bench.press(Key::f3);
    bench.type_line("66");
    CHECK(bench.widget("guide.heading").text == "Something else was posted");
    CHECK(bench.widget("guide.keys").text == "Ctrl+Z");
    bench.press_ctrl(Key::z);
    CHECK(bench.widget("guide.heading").text == "Turn 1 of 10: Anna");
}

TEST_CASE("Enter at the start begins a new game as before, even with a practice game that was left") {
    Bench bench;
    bench.press(Key::f3);
    bench.press_ctrl(Key::n);
    bench.restart();
    bench.frames();
    CHECK(bench.has("start.show-me"));
    CHECK(bench.has("start.recent.0"));
    bench.press(Key::enter);
    CHECK(bench.program().state().screen == Screen::new_game);
}

TEST_CASE("once a game was played \"Show me\" is among the other ways, under the same key") {
    Bench bench;
    CHECK(bench.has("start.show-me.says"));
    bench.begin_game();
    bench.restart();
    bench.frames();
    CHECK_FALSE(bench.has("start.show-me.says"));
    bench.press(Key::f3);
    CHECK(bench.has("guide.heading"));
}

}  // namespace
}  // namespace tablebank
