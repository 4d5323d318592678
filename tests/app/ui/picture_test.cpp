// The table out of pictures that are kept: never anything but what would be painted now.

#include <doctest/doctest.h>

#include <string>

#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/languages.h"

namespace tablebank {

TEST_CASE("the table shows the present state: entries, typing, pointer, language, theme, scale, size, notes, dialogs") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::competitor}, {"Boris", Role::monopolist}},
                    {"roll 1 2", "buy", "roll 1 3", "tax fixed", "roll 2 4", "buy"});
    const auto same = [&bench](const std::string& after) {
        CAPTURE(after);
        for (int i = 0; i < 3; ++i) CHECK(bench.paints_the_same_without_pictures());
        bench.frames(5);
        CHECK(bench.paints_the_same_without_pictures());
    };
    same("opening");
    for (const char* under :
         {"space.1", "space.12", "chip.3", "top.games", "line.undo", "log.1", "die.1.2", "turn.roll"}) {
        if (!bench.has(under)) continue;
        const ImVec2 at = bench.widget(under).centre();
        bench.point_at(at.x, at.y);
        same(std::string("pointing at ") + under);
    }
    bench.point_at(-1, -1);
    same("pointing nowhere");
    bench.click("die.1.2");
    bench.point_at(-1, -1);
    same("choosing a die");
    bench.press(Key::escape);
    same("letting the die go");
    bench.click("space.3");
    same("choosing a space");
    bench.click("space.3");
    bench.type("1 get 5");
    same("typing");
    bench.type("0");
    same("typing on");
    bench.press(Key::escape);
    bench.type("23");
    same("typing dice");
    bench.press(Key::enter);
    same("posting");
    bench.press_ctrl(Key::z);
    same("undoing");
    bench.press_ctrl(Key::m);
    same("paper money");
    bench.press(Key::f5);
    same("a dialog");
    bench.press(Key::escape);
    bench.press_ctrl(Key::p);
    same("the list of actions");
    bench.press(Key::escape);
    bench.click("log.2");
    same("the past");
    bench.press(Key::escape);
    bench.screen().dress(ThemeChoice::light, 1);
    same("another theme");
    bench.screen().dress(ThemeChoice::high_contrast, 1.5F);
    bench.screen().resize({1920, 1200});
    bench.frames();  // the layout comes to rest
    same("another scale and size");
    bench.program().speak(speaking("ru"));
    same("another language");
}

TEST_CASE("a table at rest paints nothing again while the pointer is over nothing that can be pressed") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::competitor}, {"Boris", Role::monopolist}}, {"roll 1 2"});
    bench.point_at(-1, -1);
    bench.frames(10);
    const std::uint64_t before = bench.screen().pictures_painted();
    bench.frames(100);
    CHECK(bench.screen().pictures_painted() == before);
    for (const char* under : {"space.1", "space.20", "space.33", "log.1"}) {
        const ImVec2 at = bench.widget(under).centre();
        bench.point_at(at.x, at.y);
    }
    CHECK(bench.screen().pictures_painted() == before);
}

}  // namespace tablebank
