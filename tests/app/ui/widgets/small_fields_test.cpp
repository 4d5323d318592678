// Numbers, choices and dice: their input from keys, clicks and letters, and their limits.

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "tests/app/ui/widgets/canvas.h"

namespace tablebank {
namespace {

struct OneNumber {
    int value = 5;
    NumberStyle style{.least = 1, .most = 8};
    int changes = 0;
    Hand hand{[this](const Ui& ui) {
        if (number_field(ui, "rounds", value, style)) ++changes;
    }};
    /// The whole text is selected first.
    void type(const std::string& digits) {
        hand.click("rounds");
        set_ctrl(true);
        hand.press(Key::a);
        set_ctrl(false);
        hand.type(digits);
        hand.press(Key::enter);
    }
};

}  // namespace

TEST_CASE("a number goes up and down by clicks, each of which counts, and stops at its ends") {
    OneNumber number;
    number.hand.click("rounds.more", 2);
    CHECK(number.value == 7);
    number.hand.click("rounds.more", 4);
    CHECK(number.value == 8);
    number.hand.click("rounds.less", 20);
    CHECK(number.value == 1);
    CHECK(number.changes == 10);
}

TEST_CASE("a typed number is kept within its range, and invalid text is the least") {
    OneNumber number;
    number.type("3");
    CHECK(number.value == 3);
    number.type("90");
    CHECK(number.value == 8);
    number.type("99999999999999999999");
    CHECK(number.value == 8);
    number.type("x");
    CHECK(number.value == 1);
}

TEST_CASE("if the least is not a figure, the field is empty and states what that means") {
    OneNumber number;
    number.style = {.least = 0, .most = 90, .none = "as the book has it"};
    number.value = 0;
    number.hand.frames(2);
    CHECK(number.hand.widget("rounds").text.empty());
    number.value = 30;
    number.hand.frames(2);
    CHECK(number.hand.widget("rounds").text == "30");
}

TEST_CASE("a choice advances by clicks, arrows and Space, back by the opposite arrows, and only in its own field") {
    int step = 0;
    int sum = 0;
    Hand hand([&](const Ui& ui) {
        step = choice_field(ui, "role", "monopolist", {.width = 160});
        sum += step;
    });
    hand.press(Key::down);
    CHECK(sum == 0);
    hand.click("role");
    CHECK(sum == 1);
    for (const Key key : {Key::down, Key::right, Key::space}) hand.press(key);
    CHECK(sum == 4);
    for (const Key key : {Key::up, Key::left}) hand.press(key);
    CHECK(sum == 2);
    CHECK(hand.widget("role").text == "monopolist");
    hand.type("x");  // nothing is written in it
    CHECK(hand.widget("role").text == "monopolist");
}

TEST_CASE("a die that waits for the other one cannot be pressed") {
    DieLook look;
    int presses = 0;
    Hand hand([&](const Ui& ui) {
        if (die_button(ui, "die.1.6", {{100, 100}, {140, 140}}, 6, look)) ++presses;
    });
    CHECK(hand.widget("die.1.6").text == "6");
    hand.click("die.1.6");
    CHECK(presses == 1);
    look.waits = true;
    hand.frames(2);
    hand.click("die.1.6");
    CHECK(presses == 1);
}

TEST_CASE("typed dice go to the requested throws one after another, and Backspace removes one") {
    std::string first;
    std::string second;
    int changes = 0;
    Hand hand([&](const Ui&) {
        const std::array<std::string*, 2> throws{&first, &second};
        if (type_dice(throws)) ++changes;
    });
    hand.type("3");
    hand.type("0");  // no face of a die
    hand.type("7");
    hand.type("4");
    hand.type("66");
    CHECK(first == "3 4");
    CHECK(second == "6 6");
    CHECK(changes == 3);
    hand.press(Key::backspace);
    CHECK(second == "6");
    hand.press(Key::backspace);
    hand.press(Key::backspace);
    CHECK(second.empty());
    CHECK(first == "3");
}

TEST_CASE("digits that are typed into a field are not dice") {
    std::string thrown;
    std::string typed;
    Hand hand([&](const Ui& ui) {
        static_cast<void>(field(ui, "sum", typed, {.width = 100}));
        const std::array<std::string*, 1> throws{&thrown};
        static_cast<void>(type_dice(throws));
    });
    hand.click("sum");
    hand.type("34");
    CHECK(typed == "34");
    CHECK(thrown.empty());
}

}  // namespace tablebank
