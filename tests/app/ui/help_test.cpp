// F1: everything that may be typed and pressed can be reached by keys alone, in every language and window, and found.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "app/ui/look/palettes.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

std::vector<ProbedWidget> help_rows(const Bench& bench) {
    std::vector<ProbedWidget> rows;
    for (const ProbedWidget& widget : bench.probe().widgets()) {
        const bool row = widget.key.starts_with("help.") && widget.kind == ProbedWidget::Kind::note;
        if (row) rows.push_back(widget);
    }
    return rows;
}

bool in_sight(const ProbedWidget& row, float height) {
    return row.min.y >= 0 && row.max.y <= height;
}

}  // namespace

TEST_CASE("the whole help is reached by keys, in every language and in the smallest window") {
    for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{1024, 640}}) {
        for (const std::string& tag : languages()) {
            CAPTURE(tag);
            CAPTURE(size.x);
            Bench bench;
            bench.program().speak(speaking(tag));
            bench.screen().resize(size);
            bench.press(Key::f1);
            const auto lowest = [](const auto& rows) {
                return *std::ranges::max_element(rows, {}, [](const ProbedWidget& row) { return row.max.y; });
            };
            CHECK(in_sight(help_rows(bench).front(), size.y));
            const std::string last = lowest(help_rows(bench)).key;
            CHECK_FALSE(in_sight(bench.widget(last), size.y));
            bench.press(Key::page_down);
            CHECK_FALSE(in_sight(help_rows(bench).front(), size.y));
            bench.press(Key::end);
            CHECK(in_sight(bench.widget(last), size.y));
            bench.press(Key::home);
            CHECK(in_sight(help_rows(bench).front(), size.y));
            const float before = help_rows(bench).front().min.y;
            bench.press(Key::down);
            CHECK(help_rows(bench).front().min.y < before);
            bench.press(Key::up);
            CHECK(help_rows(bench).front().min.y == before);
        }
    }
}

TEST_CASE("the help has a scroll bar that is seen") {
    Bench bench;
    bench.press(Key::f1);
    bool seen = false;
    for (float x = 1180; x < 1280 && !seen; x += 2)
        for (float y = 80; y < 780 && !seen; y += 10)
            seen = bench.screen().colour_at({x, y}) == palette_of(ThemeChoice::dark).bar;
    CHECK(seen);
}

TEST_CASE("a word typed in the help leaves the matching parts; Escape removes it, then closes") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f1);
    const std::size_t all = help_rows(bench).size();
    bench.type("hammer");
    REQUIRE(help_rows(bench).size() == 1);
    CHECK(help_rows(bench).front().text.starts_with("Ctrl+Enter"));
    CHECK(bench.has("help.0.0"));
    bench.type(" zebra");
    CHECK(bench.has("help.nothing"));
    bench.press(Key::escape);
    CHECK(help_rows(bench).size() == all);
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("help.close"));
    bench.type("34");
    CHECK(bench.widget("line").text == "34");
}

TEST_CASE("the handbook is read in the help: by keys from chapter to chapter, in the language of the window") {
    for (const std::string& tag : languages()) {
        CAPTURE(tag);
        Bench bench;
        bench.program().speak(speaking(tag));
        bench.press(Key::f1);
        CHECK_FALSE(bench.has("handbook.0"));
        bench.press(Key::tab);
        const std::string banker = bench.widget("help.part.1").text;
        CHECK(bench.widget("handbook.0").text == banker);
        CHECK(in_sight(bench.widget("handbook.0"), 800));
        bench.press(Key::page_down);
        CHECK_FALSE(in_sight(bench.widget("handbook.0"), 800));
        bench.press(Key::tab);
        CHECK(bench.widget("handbook.0").text == bench.widget("help.part.2").text);
        CHECK(in_sight(bench.widget("handbook.0"), 800));
        bench.click("help.part.0");
        CHECK_FALSE(bench.has("handbook.0"));
    }
}

TEST_CASE("a word typed in the help is found in the open chapter, with everything under its heading") {
    Bench bench;
    bench.press(Key::f1);
    bench.click("help.part.2");
    bench.type("protest lodged");
    CHECK_FALSE(bench.has("handbook.0"));
    bench.press(Key::escape);
    CHECK(bench.has("handbook.0"));
    bench.type("no such words");
    CHECK(bench.has("help.nothing"));
}

}  // namespace tablebank
