// Pressing widgets: once by a double click, not while disabled, and explained under the pointer.

#include "app/ui/widgets/button.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/app/ui/widgets/canvas.h"

namespace tablebank {
namespace {

/// One button at a place, and how often it was pressed.
struct OneButton {
    std::string text = "Pay 184";
    ButtonStyle style{};
    ImVec2 place{100, 100};
    int presses = 0;
    Hand hand{[this](const Ui& ui) {
        ImGui::SetCursorScreenPos(place);
        if (button(ui, "pay", text, style)) ++presses;
    }};
};

}  // namespace

TEST_CASE("a double click presses a button once, but each click counts where a figure goes up by steps") {
    OneButton one;
    one.hand.click("pay");
    CHECK(one.presses == 1);
    one.hand.click("pay", 2);
    CHECK(one.presses == 2);
    one.style.repeats = true;
    one.hand.click("pay", 4);
    CHECK(one.presses == 6);
}

TEST_CASE("a press that ends outside the button does not count") {
    OneButton one;
    const ImVec2 at = one.hand.widget("pay").centre();
    set_mouse(at.x, at.y, true);
    one.hand.frames(2);
    set_mouse(at.x + 400, at.y, false);
    one.hand.frames(2);
    CHECK(one.presses == 0);
}

TEST_CASE("a disabled button takes no press, looks disabled, and still has its tip") {
    OneButton one;
    one.style.enabled = false;
    one.style.tip = "Boris has too little cash";
    one.hand.frames();
    one.hand.click("pay");
    CHECK(one.presses == 0);
    CHECK_FALSE(one.hand.widget("pay").enabled);
    one.hand.point_at(one.hand.widget("pay").centre());
    CHECK(one.hand.widget("tip").text == "Boris has too little cash");
}

TEST_CASE("a button is pressed by its key, unless it is disabled or something covers the screen") {
    int presses = 0;
    bool enabled = true;
    bool covered = false;
    std::vector<SeenButton> seen;
    Hand hand([&](const Ui& ui) {
        Ui asking = ui;
        asking.press = "pay";
        asking.covered = covered;
        asking.buttons = &seen;
        seen.clear();
        if (button(asking, "pay", "Pay", {.enabled = enabled, .key_hint = "F2", .says = "Anna pays 184"})) ++presses;
        if (button(asking, "leave", "Leave", {.enabled = enabled})) presses += 100;
    });
    CHECK(presses == 3);  // in each of its frames
    REQUIRE(seen.size() == 2);
    CHECK(seen[0].key == "pay");
    CHECK(seen[0].text == "Anna pays 184");  // its action, for the command palette
    CHECK(seen[0].hint == "F2");
    CHECK(seen[1].text == "Leave");
    covered = true;
    hand.frames();
    CHECK(presses == 3);
    covered = false;
    enabled = false;
    hand.frames();
    CHECK(presses == 3);
    CHECK(seen.empty());
}

TEST_CASE("a button is as wide as its text, its key and its switch need") {
    Canvas canvas;
    canvas.frame([](const Ui& ui) {
        const float bare = button_width(ui, "Pay 184");
        CHECK(bare > measure(ui, Lettering::body, "Pay 184").x);
        CHECK(button_width(ui, "Pay 184 to Boris") > bare);
        CHECK(button_width(ui, "Pay 184", {.key_hint = "F2"}) > bare);
        CHECK(button_width(ui, "Pay 184", {.on = false}) > bare);
    });
}

TEST_CASE("a text that does not fit is shown whole under the pointer, followed by the tip") {
    OneButton one;
    one.text = "Wilhelmina-Maximiliane pays what she owes to everybody at the table";
    one.style.width = 60;
    one.style.tip = "all of it";
    one.hand.frames();
    one.hand.point_at(one.hand.widget("pay").centre());
    CHECK(one.hand.widget("tip").text == one.text + "\nall of it");
}

TEST_CASE("a key that does not fit next to its text is shown under the pointer") {
    OneButton one;
    one.style.key_hint = "F2";
    one.hand.frames();
    one.hand.point_at(one.hand.widget("pay").centre());
    CHECK_FALSE(one.hand.has("tip"));
    one.style.width = 60;
    one.hand.frames(3);
    one.hand.point_at(one.hand.widget("pay").centre());
    CHECK(one.hand.widget("tip").text == "F2");
}

TEST_CASE("a tip is below what it explains, above it at the foot of the screen, and never over it") {
    OneButton one;
    one.style.tip = "what it does";
    for (const float y : {100.0F, 760.0F}) {
        one.place.y = y;
        one.hand.frames(2);
        one.hand.point_at(one.hand.widget("pay").centre());
        const ProbedWidget pay = one.hand.widget("pay");
        const ProbedWidget tip = one.hand.widget("tip");
        CHECK((y < 400 ? tip.min.y >= pay.max.y : tip.max.y <= pay.min.y));
        CHECK(tip.max.y <= 800);
    }
}

TEST_CASE("one of many areas is pressed by the pointer, and all of them are known by kind and number") {
    int pressed_one = 0;
    Hand hand([&](const Ui& ui) {
        for (int i = 1; i <= 3; ++i) {
            const auto left = static_cast<float>(100 * i);
            if (touch_area(ui, "space", i, "a space", {{left, 100}, {left + 80, 180}}).pressed) pressed_one = i;
        }
    });
    CHECK(hand.has("space.1"));
    CHECK(hand.has("space.3"));
    hand.click("space.2");
    CHECK(pressed_one == 2);
}

TEST_CASE(
    "a button that appears under a pointer that rests takes no click for a moment, and one that is pointed at does") {
    PointerRest pointer;
    bool there = false;
    int presses = 0;
    Hand hand([&](const Ui& ui) {
        pointer.begin_frame(ImGui::GetIO().MousePos.x, ImGui::GetIO().MousePos.y, 4, ui.now_ms);
        Ui watched = ui;
        watched.pointer = &pointer;
        ImGui::SetCursorScreenPos({100, 100});
        if (there && button(watched, "buy", "Anna buys for 100")) ++presses;
    });
    const auto click = [&](float x) {
        for (const bool down : {true, false}) {
            set_mouse(x, 110, down);
            hand.frames();
        }
    };
    hand.point_at({120, 110});
    there = true;
    click(120);
    CHECK(presses == 0);
    hand.frames(30);
    click(120);
    CHECK(presses == 1);
    there = false;
    hand.frames(30);
    there = true;
    click(120);
    CHECK(presses == 1);
    hand.point_at({160, 110});  // a hand that goes to it means it
    click(160);
    CHECK(presses == 2);
}

}  // namespace tablebank
