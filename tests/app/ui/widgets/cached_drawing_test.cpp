// Parts of a screen that are painted once and shown again: never anything but what would be painted now.

#include "app/ui/widgets/cached_drawing.h"

#include <doctest/doctest.h>

#include <string>

#include "app/ui/widgets/button.h"
#include "tests/app/ui/widgets/canvas.h"

namespace tablebank {
namespace {

const Rect spot{{100, 100}, {300, 200}};

/// Two frames until a picture has come out the same twice.
constexpr int until_kept = 2;

}  // namespace

TEST_CASE("a picture is painted until it comes out the same twice, and again when its content changes") {
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

TEST_CASE("the painting around pictures keeps its order") {
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

TEST_CASE("what follows a picture in the flow does not move") {
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

TEST_CASE("fingerprints distinguish values") {
    CHECK(Fingerprint("ab", "c").number() != Fingerprint("a", "bc").number());
    CHECK(Fingerprint(std::string(8, 'a')).number() != Fingerprint(std::string(16, 'a')).number());
    CHECK(Fingerprint(1, 2).number() != Fingerprint(2, 1).number());
    CHECK(Fingerprint(std::optional<int>{}).number() != Fingerprint(std::optional<int>{0}).number());
    CHECK(Fingerprint(0.0F).number() != Fingerprint(1.0F).number());
    CHECK(Fingerprint(std::string("same")).number() == Fingerprint("same").number());
}

}  // namespace tablebank
