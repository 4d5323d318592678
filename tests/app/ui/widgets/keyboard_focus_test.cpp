// The focus among widgets: Tab goes round, arrows go to the nearest that way, Space presses, the mouse leads without
// showing a frame, and a field keeps the arrows for its caret.

#include "app/ui/widgets/keyboard_focus.h"

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "tests/app/ui/widgets/canvas.h"

namespace tablebank {
namespace {

struct Part {
    std::string key;
    ImVec2 at;
    bool enabled = true;
    bool by_tab = true;
};

Rect place_of(const Part& part) {
    return {part.at, {part.at.x + 60, part.at.y + 30}};
}

/// Two rows of three:  a b c
///                     d e f
struct Parts {
    std::vector<Part> parts{{"a", {100, 100}}, {"b", {200, 100}}, {"c", {300, 100}},
                            {"d", {100, 200}}, {"e", {200, 200}}, {"f", {300, 200}}};
    Focus focus{.key = "a"};
    std::map<std::string, int> presses{};
    std::string digits{};
    Hand hand{[this](const Ui& ui) {
        FocusRing ring(ui, focus);
        digits += ring.take_digits();
        for (const Part& part : parts)
            if (ring.stop(part.key, place_of(part), part.enabled, part.by_tab)) ++presses[part.key];
    }};
    std::string after(Key key) {
        hand.press(key);
        return focus.key;
    }
};

}  // namespace

TEST_CASE("Tab goes round the stops in the order in which they are drawn, and with Shift the other way") {
    Parts all;
    std::string way;
    for (int i = 0; i < 6; ++i) way += all.after(Key::tab);
    CHECK(way == "bcdefa");
    all.hand.press_shift(Key::tab);
    CHECK(all.focus.key == "f");
}

TEST_CASE("Tab skips unselected items of a choice, and disabled ones") {
    Parts all;
    all.parts[1].by_tab = false;
    all.parts[2].enabled = false;
    CHECK(all.after(Key::tab) == "d");
    all.focus.key = "a";
    CHECK(all.after(Key::right) == "b");  // which arrows lead to all the same
    CHECK(all.after(Key::right) == "f");  // and widgets to the side, if nothing else is that way
}

TEST_CASE("arrows go to the nearest widget that way, first of all in the same row or column") {
    Parts all;
    CHECK(all.after(Key::right) == "b");
    CHECK(all.after(Key::down) == "e");
    CHECK(all.after(Key::left) == "d");
    CHECK(all.after(Key::up) == "a");
    CHECK(all.after(Key::up) == "a");
    CHECK(all.after(Key::left) == "a");
    all.parts[1].at = {180, 140};  // nearer, but not in the row
    CHECK(all.after(Key::right) == "c");
}

TEST_CASE("Space presses the item with the frame, and without a frame nothing") {
    Parts all;
    all.hand.press(Key::space);
    CHECK(all.presses.empty());  // the keyboard has not been used yet
    all.hand.press(Key::tab);
    CHECK(all.focus.shown);
    all.hand.press(Key::space);
    CHECK(all.presses == std::map<std::string, int>{{"b", 1}});
}

TEST_CASE("the mouse moves the focus to what it presses, and no frame is shown") {
    Parts all;
    all.hand.press(Key::tab);
    all.hand.click_at(place_of(all.parts[4]).centre());
    CHECK(all.focus.key == "e");
    CHECK_FALSE(all.focus.shown);
    CHECK_FALSE(all.focus.by_keys);
    CHECK(all.after(Key::tab) == "f");
    CHECK(all.focus.shown);
}

TEST_CASE("if the stop that had the keyboard is gone the first one has it") {
    Parts all;
    all.after(Key::tab);
    all.after(Key::tab);
    all.parts.erase(all.parts.begin() + 2);
    all.hand.frames();
    CHECK(all.focus.key == "a");
}

TEST_CASE("typed digits are there for their reader, once") {
    Parts all;
    all.hand.type("3x4");
    CHECK(all.digits == "34");
    CHECK(all.focus.by_keys);
}

TEST_CASE(
    "a field of the ring is typed into while the ring is at it, and its caret has the arrows until it is at an end") {
    Focus focus{.key = "before"};
    std::string typed = "Anna";
    bool active = false;
    Hand hand([&](const Ui& ui) {
        FocusRing ring(ui, focus);
        static_cast<void>(ring.stop("before", {{10, 100}, {60, 130}}));
        ImGui::SetCursorScreenPos({100, 100});
        active = ring.field_stop("name", typed, {.width = 100}).active;
        static_cast<void>(ring.stop("behind", {{300, 100}, {360, 130}}));
    });
    hand.press(Key::tab);
    hand.frames(2);
    CHECK(focus.key == "name");
    CHECK(active);
    hand.type("Zoé");
    CHECK(typed == "Zoé");
    hand.press(Key::left);
    CHECK(focus.key == "name");
    hand.press(Key::right);
    CHECK(focus.key == "name");
    hand.press(Key::right);  // the caret is behind all letters
    CHECK(focus.key == "behind");
    hand.frames(2);
    CHECK_FALSE(active);
    hand.type("5");
    CHECK(typed == "Zoé");
}

TEST_CASE("a screen may lead the keyboard to a stop, and shows the frame only to users of keys") {
    Focus focus{.key = "a"};
    bool lead = false;
    Hand hand([&](const Ui& ui) {
        FocusRing ring(ui, focus);
        if (lead) ring.go("b");
        lead = false;
        static_cast<void>(ring.stop("a", {{100, 100}, {160, 130}}));
        static_cast<void>(ring.stop("b", {{200, 100}, {260, 130}}));
        CHECK(ring.within(focus.key));
        CHECK_FALSE(ring.within("other"));
    });
    lead = true;
    hand.frames(2);
    CHECK(focus.key == "b");
    CHECK_FALSE(focus.shown);
    focus = {.key = "a", .by_keys = true};
    lead = true;
    hand.frames(2);
    CHECK(focus.key == "b");
    CHECK(focus.shown);
}

TEST_CASE("a typed character is taken once, by the first that asks for it") {
    Focus focus;
    int more = 0;
    Hand hand([&](const Ui& ui) {
        FocusRing ring(ui, focus);
        static_cast<void>(ring.stop("a", {{100, 100}, {160, 130}}));
        while (ring.take(KeyAction::more)) ++more;
    });
    hand.type("+");
    CHECK(more == 1);
    hand.type("x");
    CHECK(more == 1);
    hand.type("+ +");
    CHECK(more == 3);
}

}  // namespace tablebank
