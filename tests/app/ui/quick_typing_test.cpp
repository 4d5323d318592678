// What is typed with a character in each frame, while the keyboard is on its way to a field: all of it arrives.

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

namespace {

void type_quickly(Bench& bench, std::string_view text) {
    for (const char character : text) {
        ImGui::GetIO().AddInputCharacter(static_cast<unsigned>(character));
        bench.frames(1);
    }
    bench.frames();
}

}  // namespace

TEST_CASE("a sum of a trade that is typed from one of its deeds is all of its digits") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}}, {"roll 5 6", "buy"});
    bench.press(Key::f5);
    bench.type("40");
    bench.press(Key::tab);
    type_quickly(bench, "1240");
    CHECK(bench.dialog_line() == "Anna trade Boris give 1240 get nothing");
}

TEST_CASE("after another deal is begun, digits are its first sum") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}, {"Clara", Role::monopolist}},
                    {"roll 5 6", "buy"});
    bench.press(Key::f5);
    bench.type("40");
    bench.click("trade.add");
    type_quickly(bench, "25");
    CHECK(bench.dialog_line() == "Anna trade Boris give 40 get nothing; Clara give 25 get nothing");
}

TEST_CASE("a name that is typed from a button of a new game is all of its letters") {
    Bench bench;
    bench.click("start.new");
    bench.type("Anna");
    bench.press(Key::tab);
    type_quickly(bench, "Boris");
    CHECK(bench.widget("new.name.1").text == "Boris");
}

TEST_CASE("a line that is typed on the settlement's screen is all of its characters") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}}, {"roll 5 6", "buy"});
    bench.press(Key::f9);
    type_quickly(bench, "note 12");
    CHECK(bench.widget("road.line").text == "note 12");
}
