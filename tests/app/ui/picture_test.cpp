// Parts of a screen that are painted once and shown again: never anything but what would be painted now.

#include "app/ui/widgets/picture.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/i18n/language.h"
#include "app/ui/widgets/button.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

/// A window with whatever a test paints into it.
class Canvas {
public:
    template <class Paint>
    void frame(const Paint& paint) {
        screen_.frame([&](const Ui& ui) {
            begin(ui);
            paint(ui);
            ImGui::End();
        });
    }
    Screenless& screen() { return screen_; }

    static void begin(const Ui& ui) {
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
        ImGui::Begin("canvas", nullptr, ImGuiWindowFlags_NoDecoration);
        if (ui.pictures != nullptr) ui.pictures->begin(ui);
    }

private:
    Screenless screen_;
};

const Rect spot{{100, 100}, {300, 200}};

/// Two frames until a picture has come out the same twice.
constexpr int until_kept = 2;

}  // namespace

TEST_CASE("a picture is painted until it comes out the same twice, and again when what it shows changes") {
    Canvas canvas;
    int shows = 0;
    int painted = 0;
    const auto frames = [&](int count) {
        painted = 0;
        for (int i = 0; i < count; ++i) {
            canvas.frame([&](const Ui& ui) {
                const Picture picture(ui, "panel", spot, Fingerprint(shows));
                if (!picture.wanted()) return;
                ++painted;
                paint_panel(ui, spot.inset(static_cast<float>(shows)), ui.palette().accent);
            });
        }
        return painted;
    };
    CHECK(frames(10) == until_kept);
    CHECK(frames(10) == 0);
    shows = 3;
    CHECK(frames(10) == until_kept);
    canvas.screen().dress(ThemeChoice::light, 1);
    CHECK(frames(10) >= 1);
    CHECK(frames(10) == 0);
    canvas.screen().dress(ThemeChoice::light, 1.5F);
    CHECK(frames(10) >= 1);
}

TEST_CASE("a picture that has not come to rest is not kept") {
    Canvas canvas;
    float grows = 0;
    int painted = 0;
    for (int i = 0; i < 20; ++i) {
        canvas.frame([&](const Ui& ui) {
            const Picture picture(ui, "panel", spot, Fingerprint());
            if (!picture.wanted()) return;
            ++painted;
            paint_panel(ui, spot.inset(grows), ui.palette().accent);
            if (i < 8) grows += 1;
        });
    }
    CHECK(painted == 10);
}

TEST_CASE("a button in a picture is asked while the pointer is over it, and answers its press") {
    Canvas canvas;
    int painted = 0;
    int presses = 0;
    const auto paint = [&](const Ui& ui) {
        const Picture picture(ui, "panel", spot, Fingerprint());
        if (!picture.wanted()) return;
        ++painted;
        ImGui::SetCursorScreenPos(spot.min);
        if (button(ui, "press.me", "Press me")) ++presses;
    };
    const auto frames = [&](int count) {
        painted = 0;
        for (int i = 0; i < count; ++i) canvas.frame(paint);
        return painted;
    };
    frames(5);
    const ProbedWidget* widget = canvas.screen().probe().find("press.me");
    REQUIRE_MESSAGE(widget != nullptr, "the probe sees what a picture shows again");
    const ImVec2 at = widget->centre();
    CHECK(frames(5) == 0);
    set_mouse(at.x, at.y, false);
    CHECK(frames(5) == 5);
    set_mouse(at.x, at.y, true);
    frames(1);
    set_mouse(at.x, at.y, false);
    frames(1);
    CHECK(presses == 1);
    set_mouse(spot.max.x + 50, spot.max.y + 50, false);
    CHECK(frames(5) == until_kept);
    CHECK(canvas.screen().probe().find("press.me") != nullptr);
}

TEST_CASE("what is painted around pictures keeps its order") {
    Canvas canvas;
    const auto paint = [&](const Ui& ui) {
        Canvas::begin(ui);
        paint_panel(ui, spot.inset(-4), ui.palette().panel);
        if (const Picture picture(ui, "one", spot, Fingerprint()); picture.wanted())
            paint_panel(ui, spot, ui.palette().accent);
        paint_panel(ui, spot.inset(4), ui.palette().raised);
        if (const Picture picture(ui, "other", spot, Fingerprint()); picture.wanted())
            paint_panel(ui, spot.inset(8), ui.palette().refused);
        paint_panel(ui, spot.inset(12), ui.palette().text);
        ImGui::End();
    };
    canvas.screen().use_pictures(false);
    canvas.screen().frame(paint);
    const std::uint64_t without = canvas.screen().triangles_in_order();
    canvas.screen().use_pictures(true);
    for (int i = 0; i < 4; ++i) {
        canvas.screen().frame(paint);
        CHECK(canvas.screen().triangles_in_order() == without);
    }
}

TEST_CASE("what follows a picture in the flow stays where it was") {
    Canvas canvas;
    float y = 0;
    const auto frame = [&] {
        canvas.frame([&](const Ui& ui) {
            if (const Picture picture(ui, "text", spot, Fingerprint()); picture.wanted())
                text(ui, Lettering::title, ui.palette().text, "two words and two more and two more");
            y = ImGui::GetCursorScreenPos().y;
        });
    };
    frame();
    const float first = y;
    CHECK(first > spot.min.y + 15);
    for (int i = 0; i < 5; ++i) {
        frame();
        CHECK(y == first);
    }
}

TEST_CASE("fingerprints tell values apart") {
    CHECK(Fingerprint("ab", "c").number() != Fingerprint("a", "bc").number());
    CHECK(Fingerprint(std::string(8, 'a')).number() != Fingerprint(std::string(16, 'a')).number());
    CHECK(Fingerprint(1, 2).number() != Fingerprint(2, 1).number());
    CHECK(Fingerprint(std::optional<int>{}).number() != Fingerprint(std::optional<int>{0}).number());
    CHECK(Fingerprint(0.0F).number() != Fingerprint(1.0F).number());
    CHECK(Fingerprint(std::string("same")).number() == Fingerprint("same").number());
}

TEST_CASE(
    "the table shows what is: entries, typing, selection, pointer, language, theme, scale, size, notes, dialogs") {
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

TEST_CASE("a table at rest paints nothing anew, wherever the pointer is that has nothing to press") {
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
