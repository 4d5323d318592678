// Whatever goes wrong in the window is a sentence on the screen, and the game goes on.

#include <doctest/doctest.h>

#include <stdexcept>

#include "app/ui/widgets/paint.h"
#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

TEST_CASE("a line whose preview leaves every range is answered with a sentence, and the next roll posts") {
    Bench bench;
    bench.begin_game();
    for (int times = 0; times < 999; ++times) bench.program().carry_out(intent::Post{"Anna get 1000000000000000"});
    bench.frames();
    const auto before = bench.game().last;
    bench.type("Anna get 1000000000000000");
    CHECK(bench.widget("line.refusal").text.starts_with("Something went wrong: "));
    bench.press(Key::enter);
    CHECK(bench.game().last == before);
    CHECK(bench.widget("line.refusal").text.starts_with("Something went wrong: "));
    CHECK(bench.widget("line").text == "Anna get 1000000000000000");
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("line.refusal"));
    bench.type("24");
    bench.press(Key::enter);
    CHECK(bench.game().last == before + 1);
}

TEST_CASE("a screen that fails while it is drawn reports it, and the next frame draws it whole") {
    Bench bench;
    bench.begin_game();
    CommandLineState& line = bench.program().game()->table.line;
    line.history = {"roll 3 4"};
    line.recalled = 99;  // no such line: recalling it throws inside the field
    bench.press(Key::up);
    CHECK(bench.widget("line.refusal").text.starts_with("Something went wrong: "));
    CHECK(bench.has("turn.hint"));
    line.recalled.reset();
    bench.type("24");
    bench.press(Key::enter);
    CHECK_FALSE(bench.has("line.refusal"));
    CHECK(bench.game().space_of(Seat{1}) == Space{6});
}

TEST_CASE("anything that an interrupted drawing left open is closed with its panes") {
    Screenless screen;
    const auto broken = [](const Ui& ui) {
        const Pane outer("outer", {{0, 0}, {200, 200}});
        ImGui::PushID("left pushed");
        const LetteringScope letters(ui, Lettering::small);
        const Pane inner("inner", {{0, 0}, {100, 100}});
        ImGui::BeginDisabled(true);
        ImGui::BeginGroup();
        throw std::runtime_error("broken off");
    };
    for (int frames = 0; frames < 3; ++frames) {
        screen.frame([&](const Ui& ui) { CHECK_THROWS(broken(ui)); });
    }
    bool pressed = true;
    screen.frame([&](const Ui&) { pressed = ImGui::Button("whole"); });
    CHECK_FALSE(pressed);
}
