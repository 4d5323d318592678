// A scrolling area shows its position, and a tip does not cover what it explains.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "app/ui/look/palettes.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {
namespace {

/// Whether the colour of scroll bars is anywhere in a column of the screen next to a widget, to its right.
bool bar_beside(Bench& bench, std::string_view key, ThemeChoice theme) {
    const float right = bench.widget(key).max.x;
    for (float x = right; x < std::min(right + 60, 1280.0F); x += 2) {
        for (float y = 20; y < 800; y += 10)
            if (bench.screen().colour_at({x, y}) == palette_of(theme).bar) return true;
    }
    return false;
}

bool overlap(const ProbedWidget& one, const ProbedWidget& other) {
    return one.min.x < other.max.x && other.min.x < one.max.x && one.min.y < other.max.y && other.min.y < one.max.y;
}

}  // namespace

TEST_CASE("the rulings of a new game and a long log have a scroll bar that is seen, in every theme") {
    Bench bench;
    for (const ThemeChoice theme : {ThemeChoice::dark, ThemeChoice::light, ThemeChoice::high_contrast}) {
        CAPTURE(std::string(to_string(theme)));
        bench.screen().dress(theme, 1);
        bench.click("start.new");
        const auto& widgets = bench.probe().widgets();
        const auto ruling =
            std::ranges::find_if(widgets, [](const auto& it) { return it.key.starts_with("new.rule."); });
        REQUIRE(ruling != widgets.end());
        CHECK(bar_beside(bench, ruling->key, theme));
        bench.press(Key::escape);
    }
    bench.screen().dress(ThemeChoice::dark, 1);
    bench.begin_game();
    for (int entry = 0; entry < 20; ++entry) {
        bench.type("note \"what was said\"");
        bench.press(Key::enter);
    }
    CHECK(bar_beside(bench, "log.20", ThemeChoice::dark));
}

TEST_CASE("a tip is next to what it explains, also at the edges of the window") {
    Bench bench;
    bench.begin_game();
    bench.type("33");
    bench.press(Key::enter);
    for (const char* key : {"turn.buy", "turn.decline", "line.undo"}) {
        CAPTURE(key);
        const ImVec2 at = bench.widget(key).centre();
        bench.point_at(at.x, at.y);
        const ProbedWidget& tip = bench.widget("tip");
        CHECK_FALSE(overlap(tip, bench.widget(key)));
        CHECK(tip.min.x >= 0);
        CHECK(tip.max.x <= 1280);
        CHECK(tip.max.y <= 800);
    }
}

}  // namespace tablebank
