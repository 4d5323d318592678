// The settings: each choice holds at once and is kept for the next time.

#include <doctest/doctest.h>

#include "app/i18n/language.h"
#include "app/ui/widgets/paint.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {

TEST_CASE("a figure is not parted at the end of a row") {
    Screenless screen;
    screen.frame([](const Ui& ui) {
        const auto width = [&](const char* words) { return measure(ui, Lettering::body, words).x; };
        const float room = width("each gets 1,") + 2;
        const ImVec2 wrapped = measure(ui, Lettering::body, "each gets 1,500", room);
        CHECK(wrapped.y > 1.5F * measure(ui, Lettering::body, "each").y);
        CHECK(wrapped.x < width("each gets 1"));
        CHECK(measure(ui, Lettering::body, "gets it, or not", width("gets it,") + 2).x > width("gets it"));
    });
}

TEST_CASE("the language switches without a restart, and the screens show it") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f12);
    bench.click("settings.language.ru");
    CHECK(bench.program().language().tag() == "ru");
    CHECK(bench.widget("settings.back").text == "Назад");
    bench.press(Key::escape);
    CHECK(bench.widget("top.games").text == "Закрыть игру");
    CHECK(bench.program().session() != nullptr);
    bench.restart();
    CHECK(bench.program().settings().language == "ru");
    bench.press(Key::f12);
    bench.click("settings.language.en");
    CHECK(bench.widget("settings.back").text == "Back");
}

TEST_CASE("a theme and a size apply at once and the next time") {
    Bench bench;
    bench.click("start.settings");
    bench.click("settings.theme.high_contrast");
    bench.click("settings.larger");
    CHECK(bench.program().settings().theme == ThemeChoice::high_contrast);
    CHECK(bench.widget("settings.percent").text == "125 %");
    bench.restart();
    CHECK(bench.program().settings().theme == ThemeChoice::high_contrast);
    CHECK(bench.program().settings().scale_percent == 125);
    bench.press_ctrl(Key::zero);
    CHECK(bench.program().settings().scale_percent == 100);
}

TEST_CASE("every setting is chosen by arrows and Space, and keys are written as in the help") {
    Bench bench;
    bench.press(Key::f12);
    const auto go_to = [&](Key way, const char* key) {
        for (int step = 0; step < 12; ++step) {
            if (bench.program().state().settings.focus.key == key) return;
            bench.press(way);
        }
        FAIL(key);
    };
    go_to(Key::right, "settings.language.fr");
    bench.press(Key::space);
    CHECK(bench.program().language().tag() == "fr");
    go_to(Key::left, "settings.language.en");
    bench.press(Key::space);
    go_to(Key::tab, "settings.theme.light");
    bench.press(Key::space);
    CHECK(bench.program().settings().theme == ThemeChoice::light);
    go_to(Key::down, "settings.dice");
    bench.press(Key::space);
    CHECK(bench.program().settings().dice_at_once);
    go_to(Key::down, "settings.warnings");
    bench.press_ctrl(Key::a);
    bench.type("15 45");
    bench.press(Key::enter);
    CHECK(bench.program().settings().clock_warnings == std::vector<int>{45, 15});
    CHECK(bench.program().state().settings.warnings == "45, 15");
    go_to(Key::down, "settings.games");
    bench.press_ctrl(Key::a);
    bench.type("/tmp/a folder");
    bench.press(Key::left);  // the caret's, not the ring's
    CHECK(bench.program().state().settings.focus.key == "settings.games");
    bench.press(Key::enter);
    CHECK(bench.program().settings().games == "/tmp/a folder");
    bench.type("x");
    bench.press(Key::escape);
    CHECK(bench.program().settings().games == "/tmp/a folder");
    CHECK(bench.has("start.new"));
}

TEST_CASE("an invalid number of minutes is reported at the field, and nothing is changed") {
    Bench bench;
    bench.click("start.settings");
    bench.click("settings.warnings");
    bench.press_ctrl(Key::a);
    bench.type("30, soon");
    bench.press(Key::enter);
    CHECK(bench.widget("settings.trouble").text.find("1 to 600") != std::string::npos);
    CHECK(bench.program().settings().clock_warnings == Settings{}.clock_warnings);
    bench.press_ctrl(Key::a);
    bench.type("20");
    CHECK_FALSE(bench.has("settings.trouble"));
    bench.click("settings.keep-warnings");
    CHECK(bench.program().settings().clock_warnings == std::vector<int>{20});
}

TEST_CASE("a folder is named by its whole path") {
    Bench bench;
    bench.screen().resize({1280, 1080});  // the folder is the last of the settings: nothing has to be scrolled
    bench.frames();
    bench.click("start.settings");
    bench.click("settings.games");
    bench.press_ctrl(Key::a);
    bench.type("games");
    bench.press(Key::enter);
    CHECK(bench.widget("settings.trouble").text.find("whole path") != std::string::npos);
    bench.press_ctrl(Key::a);
    bench.type("/tmp/games");
    CHECK_FALSE(bench.has("settings.trouble"));
    bench.click("settings.keep");
    CHECK(bench.program().settings().games == "/tmp/games");
    CHECK_FALSE(bench.widget("settings.keep").enabled);
    bench.press(Key::escape);
    CHECK(bench.has("start.new"));
}

TEST_CASE("Page Down, End, Page Up and Home scroll the settings in a low window") {
    Bench bench;
    bench.screen().resize({1280, 500});
    bench.press(Key::f12);
    const auto top = [&] { return bench.widget("settings.language.system").min.y; };
    const float first = top();
    bench.press(Key::page_down);
    const float paged = top();
    CHECK(paged < first);
    bench.press(Key::end);
    CHECK(top() <= paged);
    CHECK(bench.widget("settings.games").max.y <= 500);
    bench.press(Key::page_up);
    bench.press(Key::home);
    CHECK(top() == first);
}

}  // namespace tablebank
