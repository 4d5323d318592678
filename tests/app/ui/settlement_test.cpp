// The settlement by its keys and fields, with no window: the standings at any time, and the end of a timed game.

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/languages.h"

using namespace tablebank;

namespace {

void post_all(Bench& bench, const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        bench.type(line);
        bench.press(Key::enter);
        if (bench.has("which.question")) bench.type("y");  // before the closing: something is not done
        CAPTURE(line);
        CHECK(bench.widget("line").text.empty());
    }
}

}  // namespace

TEST_CASE("the settlement shows what each keeps and returns to the table") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f9);
    CHECK(bench.widget("settle.player.1.total").text == "$300");  // 20 % of 1500
    CHECK(bench.widget("settle.player.2.total").text == "$150");  // 10 %
    bench.press(Key::page_down);
    CHECK(bench.program().game()->settlement.opened == 1);
    bench.press(Key::page_down);
    CHECK(bench.program().game()->settlement.opened == 2);
    bench.press(Key::page_down);
    CHECK_FALSE(bench.program().game()->settlement.opened.has_value());
    bench.press(Key::page_up);
    CHECK(bench.program().game()->settlement.opened == 2);
    bench.press(Key::escape);
    CHECK(bench.has("line"));
}

TEST_CASE("a timed game is ended on the settlement screen, one key per step") {
    Bench bench;
    bench.begin_game();
    post_all(bench, {"clock start", "24", "decline", "35", "decline", "clock call \"the bell\""});
    bench.press(Key::f9);
    bench.press(Key::f2);
    CHECK_MESSAGE(bench.game().phase() == Phase::play, "F2 is the current step, and nobody confirms without a name");
    bench.type("Vera");
    bench.press(Key::enter);
    CHECK(bench.game().facts.number({FactName::confirmed}) == bench.game().last);
    CHECK(bench.has("settle.closing"));
    bench.press(Key::f3);  // past the notes, which were not counted
    CHECK(bench.widget("road.question").text == "Not done: Notes counted. Go on all the same?");
    CHECK(bench.game().phase() == Phase::play);
    bench.press(Key::f3);
    for (const char* step : {"settle.keep", "settle.walk", "settle.finish"}) {
        CHECK(bench.has(step));
        bench.press(Key::f2);
        CHECK_FALSE(bench.has("settle.refusal"));
    }
    CHECK(bench.game().phase() == Phase::finished);
    CHECK(bench.widget("settle.player.1.total").text == "$300");
    bench.press(Key::escape);
    CHECK(bench.has("line"));
}

TEST_CASE("one press certifies nothing: a name, a reason for the open steps, and a question") {
    Bench bench;
    bench.begin_game();
    post_all(bench, {"clock start", "clock call \"the bell\"", "closing", "keep", "walk", "finish"});
    bench.press(Key::f9);
    const auto certified = [&] { return !bench.game().facts.get({FactName::certified}).empty(); };
    bench.click("road.certify");
    bench.click("road.certify");
    CHECK_FALSE(certified());
    CHECK_FALSE(bench.has("road.question"));
    CHECK(bench.widget("road.judge").text.empty());
    bench.click("road.judge");
    bench.type("Vera");
    bench.press(Key::enter);
    CHECK_FALSE(bench.has("road.question"));
    bench.click("road.despite");
    bench.type("nobody is left");
    bench.press(Key::enter);
    CHECK(bench.widget("road.question").text.starts_with("Vera certifies the sheet."));
    bench.press(Key::enter);
    bench.press(Key::enter);
    CHECK_FALSE(certified());
    bench.click("road.certify.not");
    CHECK_FALSE(bench.has("road.question"));
    bench.click("road.certify");
    bench.click("road.certify.sure");
    CHECK(certified());
    CHECK_FALSE(bench.has("settle.refusal"));
}

TEST_CASE("a button writes the score sheet next to the game and shows its path") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f9);
    bench.click("settle.sheet");
    CHECK(bench.widget("settle.told").text.find(".pdf") != std::string::npos);
    CHECK_FALSE(bench.has("settle.refusal"));
    CHECK(bench.game().last == 1);
}

TEST_CASE("another button writes it with the charts after it, into its own file") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f9);
    bench.click("settle.sheet");
    const auto written = [&] {
        const std::string& told = bench.widget("settle.told").text;
        const std::size_t from = told.find('/');
        return std::filesystem::path(told.substr(from, told.find(".pdf") + 4 - from));
    };
    const auto plain = written();
    bench.click("settle.sheet.charts");
    const auto charted = written();
    CHECK(charted != plain);
    CHECK(std::filesystem::file_size(charted) > std::filesystem::file_size(plain));
}

TEST_CASE("dice typed for the settlement stay visible and can be corrected") {
    Bench bench;
    bench.begin_game();
    post_all(bench, {"clock start", "66", "buy", "24", "decline", "35", "decline", "clock call \"the bell\""});
    REQUIRE(bench.game().owner_of(Space{12}) == Seat{1});
    bench.press(Key::f9);
    // The cash is not collected yet: dice are tried here, and none are recorded.
    CHECK(bench.widget("settle.note").text.starts_with("Utilities count one and one"));
    bench.click("settle.dice.12");
    bench.type("6 6");
    const std::string mistyped = bench.widget("settle.player.1.total").text;
    bench.click("settle.dice.12");
    bench.press(Key::end);
    for (int i = 0; i < 3; ++i) bench.press(Key::backspace);
    bench.type("1 2");
    CHECK(bench.widget("settle.dice.12").text == "1 2");
    CHECK(bench.widget("settle.player.1.total").text != mistyped);
}

TEST_CASE("digits reach the dice of the settlement by keys alone, and Backspace removes one") {
    Bench bench;
    bench.begin_game();
    post_all(bench, {"clock start", "66", "buy", "24", "decline", "35", "decline", "clock call \"the bell\""});
    bench.press(Key::f9);
    bench.type("6");
    CHECK(bench.widget("settle.dice.12").text == "6");
    const std::string before = bench.widget("settle.player.1.total").text;
    bench.type("5");
    CHECK(bench.widget("settle.dice.12").text == "6 5");
    CHECK(bench.widget("settle.player.1.total").text != before);  // two thrown in place of one and one
    bench.press(Key::backspace);
    bench.type("78");  // no dice
    bench.type("1");
    CHECK(bench.widget("settle.dice.12").text == "6 1");
    bench.type("34");  // once more
    CHECK(bench.widget("settle.dice.12").text == "3 4");
}

TEST_CASE("the steps of the ending are on F2, and the empty line names none of them") {
    Bench bench;
    bench.begin_game();
    post_all(bench, {"clock start", "24", "decline", "35", "decline", "clock call \"the bell\""});
    for (const char* step : {"closing", "keep", "walk"}) {
        TableSnapshot table;
        update(english, table, *bench.program().session(), {});
        CHECK(table.enter_posts.empty());
        post_all(bench, {step});
    }
}

TEST_CASE("a line that was refused at the table is not shown on the settlement, and waits at the table") {
    Bench bench;
    bench.begin_game();
    bench.type("anna build nob");
    bench.press(Key::enter);
    CHECK_FALSE(bench.widget("line.refusal").text.empty());
    bench.press(Key::f9);
    CHECK_FALSE(bench.has("settle.refusal"));
    bench.press(Key::escape);
    CHECK(bench.widget("line").text == "anna build nob");
}

TEST_CASE("goal B is decided on the settlement screen by the faces of the dice, and a player who is out is last") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}, {"Clara", Role::monopolist}},
                    Goal::b, {"66", "buy", "Boris leaves"});
    REQUIRE(bench.game().phase() == Phase::side_gone);
    bench.press(Key::f9);
    CHECK(bench.has("settle.note"));
    bench.click("settle.dice.12.2.4");  // the second die waits for the first
    CHECK(bench.widget("settle.dice.12").text.empty());
    bench.click("settle.dice.12.1.3");
    bench.click("settle.dice.12.2.4");
    CHECK(bench.widget("settle.dice.12").text == "3 4");
    bench.click("settle.dice.12.1.6");
    CHECK(bench.widget("settle.dice.12").text == "6 4");
    CHECK_FALSE(bench.has("settle.note"));
    CHECK(bench.widget("settle.player.1.total").text == "$1,390");  // 1350 and 4 x 10
    bench.press(Key::f2);
    CHECK(bench.game().phase() == Phase::finished);
    CHECK(bench.widget("settle.player.3.total").text == "$1,500");
    CHECK(bench.widget("settle.gone.2").text == "has left the table");
    bench.press(Key::page_up);  // nothing of that player can be opened
    CHECK(bench.program().game()->settlement.opened == 1);
}

namespace {

/// A finished game of two, with the settlement open.
void open_finished(Bench& bench) {
    bench.begin_game();
    post_all(bench, {"clock start", "clock call \"the bell\"", "closing", "keep", "walk", "finish"});
    bench.press(Key::f9);
}

}  // namespace

TEST_CASE(
    "the end of play is asked about at the table as on the settlement's screen, while a step before it is not done") {
    Bench bench;
    bench.begin_game();
    post_all(bench, {"clock start", "24", "decline", "35", "decline", "clock call \"the bell\""});
    bench.press(Key::f2);
    CHECK(bench.game().phase() == Phase::play);
    CHECK(bench.widget("which.question").text == "Not done: Rulings confirmed and Notes counted. Go on all the same?");
    bench.press(Key::f2);
    bench.press(Key::enter);
    CHECK(bench.game().phase() == Phase::play);
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("which.question"));
    bench.press(Key::f9);
    bench.press(Key::f3);
    CHECK(bench.widget("road.question").text == "Not done: Rulings confirmed and Notes counted. Go on all the same?");
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("road.question"));
    bench.press(Key::escape);
    bench.press(Key::f2);
    bench.type("y");
    CHECK(bench.game().phase() == Phase::closing);
}

TEST_CASE("with the rulings confirmed and the notes counted the end of play is posted at once") {
    Bench bench;
    bench.begin_game();
    post_all(bench, {"clock start", "24", "decline", "35", "decline", "clock call \"the bell\"",
                     "confirm rulings \"Vera\"", "Anna count 1500", "Boris count 1500"});
    bench.press(Key::f2);
    CHECK_FALSE(bench.has("which.question"));
    CHECK(bench.game().phase() == Phase::closing);
}

TEST_CASE("lines are typed one after another on the settlement's screen without a click") {
    Bench bench;
    open_finished(bench);
    const std::int64_t before = bench.game().last;
    for (const char* line : {"Anna signs", "Boris signs", "protest minutes 0"}) {
        bench.type_line(line);
        CHECK(bench.widget("road.line").text.empty());
    }
    CHECK(bench.game().last == before + 3);
    bench.type_line("nobody signs");  // refused: the text stays, and is continued
    bench.type("!");
    CHECK(bench.widget("road.line").text == "nobody signs!");
}

TEST_CASE(
    "the judge's name is typed as soon as its step is shown, and text typed after the last act goes to the line") {
    Bench bench;
    bench.begin_game();
    post_all(bench, {"clock start", "24", "decline", "35", "decline", "clock call \"the bell\""});
    bench.press(Key::f9);
    bench.type("Vera");
    CHECK(bench.widget("road.judge").text == "Vera");
    bench.press(Key::enter);
    CHECK(bench.game().facts.number({FactName::confirmed}) == bench.game().last);
    for (const Key key : {Key::f3, Key::f3, Key::f2, Key::f2, Key::f2}) bench.press(key);
    REQUIRE(bench.game().phase() == Phase::finished);
    bench.type("Anna si");
    bench.type("gns");
    CHECK(bench.widget("road.line").text == "Anna signs");
}

TEST_CASE("the judge certifies by keys alone: Enter in the reason asks, Tab goes to the answer, Enter presses it") {
    Bench bench;
    open_finished(bench);
    const auto certified = [&] { return !bench.game().facts.get({FactName::certified}).empty(); };
    bench.click("road.certify");
    bench.type("Vera");
    bench.press(Key::enter);
    bench.type("nobody is left");
    CHECK(bench.widget("road.despite").text == "nobody is left");
    bench.press(Key::enter);
    REQUIRE(bench.has("road.certify.sure"));
    bench.frames(60);
    bench.press(Key::enter);
    CHECK_FALSE(certified());
    bench.press(Key::tab);
    bench.press(Key::tab);
    bench.press(Key::enter);  // Cancel
    CHECK_FALSE(bench.has("road.question"));
    CHECK_FALSE(certified());
    bench.click("road.despite");
    bench.press(Key::enter);
    bench.press(Key::tab);
    bench.press(Key::enter);
    CHECK(certified());
}

TEST_CASE("a signature moves no button: the button under the pointer stays there") {
    Bench bench;
    open_finished(bench);
    const auto places = [&] {
        std::vector<float> tops;
        for (const char* key : {"road.signs.1", "road.refuses.1", "road.signs.2", "road.refuses.2"})
            tops.push_back(bench.widget(key).min.y);
        return tops;
    };
    const std::vector<float> before = places();
    bench.click("road.signs.1");
    CHECK(places() == before);
    CHECK_FALSE(bench.widget("road.refuses.1").enabled);
    CHECK(bench.widget("road.refuses.2").enabled);
}
