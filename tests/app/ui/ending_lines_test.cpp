// The ending by typed lines and keys: a typed step asks what its button asks, a refusal goes with the line that it is
// about, and the settlement of another game begins at its top.

#include <doctest/doctest.h>

#include <string>

#include "app/i18n/catalogues.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/languages.h"

using namespace tablebank;

namespace {

constexpr const char* not_done = "Not done: Rulings confirmed and Notes counted. Go on all the same?";

void open_after_the_bell(Bench& bench) {
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}}, Goal::timed,
                    {"clock start", "roll 2 4", "decline", "roll 3 5", "decline", "clock call \"the bell\""});
}

}  // namespace

TEST_CASE("the closing that is typed at the table asks about what is not done, as its key does") {
    Bench bench;
    open_after_the_bell(bench);
    bench.type_line("closing");
    REQUIRE(bench.has("which.question"));
    CHECK(bench.widget("which.question").text == not_done);
    CHECK(bench.game().phase() == Phase::play);
    bench.press(Key::escape);
    CHECK(bench.game().phase() == Phase::play);
    bench.press(Key::enter);
    bench.type("y");
    CHECK(bench.game().phase() == Phase::closing);
}

TEST_CASE("the closing that is typed on the settlement's screen opens the question of its step") {
    Bench bench;
    open_after_the_bell(bench);
    bench.press(Key::f9);
    bench.click("road.line");
    bench.type_line("closing");
    CHECK(bench.game().phase() == Phase::play);
    CHECK(bench.widget("road.question").text == not_done);
    CHECK(bench.has("settle.closing.sure"));
    bench.press(Key::enter);
    CHECK(bench.game().phase() == Phase::closing);
    CHECK(bench.widget("road.line").text.empty());
}

TEST_CASE("after the bell a narrow window has the phase of the ending whole, in every language") {
    Bench bench;
    open_after_the_bell(bench);
    bench.screen().resize({1024, 640});
    for (const char* line : {"force \"late\" closing", "keep"}) {
        bench.type_line(line);
        for (const std::string& tag : languages()) {
            CAPTURE(tag);
            bench.program().speak(speaking(tag));
            bench.frames();
            const std::string& phase = bench.program().game()->shown().top.phase;
            REQUIRE_FALSE(phase.empty());
            bool whole = false;
            for (const PaintedText& text : bench.probe().texts())
                if (text.text.ends_with(phase)) whole = !text.cut;
            CHECK(whole);
        }
    }
}

TEST_CASE("a closing with its reason, and one with nothing left out, are posted at once") {
    for (const bool forced : {true, false}) {
        CAPTURE(forced);
        Bench bench;
        open_after_the_bell(bench);
        if (!forced)
            for (const char* line : {"confirm rulings \"Vera\"", "Anna count 1500", "Boris count 1500"})
                bench.type_line(line);
        bench.type_line(forced ? "force \"the hall closes\" closing" : "closing");
        CHECK_FALSE(bench.has("which.question"));
        CHECK(bench.game().phase() == Phase::closing);
    }
}

TEST_CASE("a refusal on the settlement's screen goes when its line is changed or left") {
    Bench bench;
    open_after_the_bell(bench);
    bench.press(Key::f9);
    const auto refuse = [&] {
        bench.click("road.line");
        bench.type_line("nobody signs");
        REQUIRE(bench.has("settle.refusal"));
    };
    refuse();
    bench.press(Key::backspace);
    CHECK_FALSE(bench.has("settle.refusal"));
    bench.press(Key::enter);
    CHECK(bench.has("settle.refusal"));
    bench.click("road.judge");
    CHECK_FALSE(bench.has("settle.refusal"));
}

TEST_CASE("the settlement of another game begins at its top, wherever that of the former one was left") {
    Bench bench;
    const auto top = [&] { return bench.widget("settle.player.1.total").min.y; };
    bench.begin_game();
    bench.press(Key::f9);
    const float unscrolled = top();
    bench.point_at(400, 400);
    ImGui::GetIO().MouseWheel = -20;
    bench.frames(1);
    ImGui::GetIO().MouseWheel = 0;
    bench.frames();
    CHECK(top() < unscrolled);
    bench.press(Key::escape);
    bench.press(Key::f9);
    CHECK_MESSAGE(top() < unscrolled, "in the same game it is found as it was left");
    bench.press(Key::escape);
    bench.type_line("note \"one more\"");
    bench.press(Key::f9);
    CHECK_MESSAGE(top() == unscrolled, "an entry was posted since");
    bench.press(Key::escape);
    bench.press(Key::escape);
    bench.begin_game();
    bench.press(Key::f9);
    CHECK(top() == unscrolled);
}
