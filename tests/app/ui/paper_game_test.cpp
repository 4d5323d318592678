// The calculator for a table that was played with paper only: by keys alone from the lines to the sheet; nothing that
// was typed is lost, moved or changed without a word.

#include <doctest/doctest.h>

#include <fstream>

#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

TEST_CASE("by keys alone: lines, a deed for two, a reason, the sheet") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::t);
    bench.press_ctrl(Key::l);
    bench.type_line("Anna m 846 34+4 39");
    bench.type_line("Boris c 1200 39 zz");
    CHECK(bench.widget("calc.line.wrong").text.find("no deed") != std::string::npos);
    CHECK(bench.widget("calc.line").text == "Boris c 1200 39 zz");  // to be corrected
    bench.press(Key::backspace);
    bench.press(Key::backspace);
    bench.type_line("14");
    CHECK(bench.widget("calc.move").text == "Wall Street is typed for Anna and for Boris.");
    bench.press_ctrl(Key::two);  // it stays with Anna
    CHECK_FALSE(bench.has("calc.move"));
    CHECK(bench.calculator_draft().players[0].deeds.contains(Space{39}));
    bench.type_line("Boris c 1200 39 14");  // the field has kept the keyboard
    bench.press_ctrl(Key::one);
    CHECK_FALSE(bench.has("calc.move"));
    CHECK(bench.calculator_draft().players[1].deeds.contains(Space{39}));

    CHECK(bench.has("calc.standing.1.total"));  // live, before any reason
    CHECK(bench.widget("calc.finding.0").text.find("has 4 houses") != std::string::npos);
    bench.press_ctrl(Key::w);
    CHECK_FALSE(bench.has("calc.sheet.answer"));  // no reason yet
    bench.press_ctrl(Key::h);
    bench.type("the table agreed");
    bench.press_ctrl(Key::w);
    const std::string told = bench.widget("calc.sheet.answer").text;
    CHECK(told.find(".pdf") != std::string::npos);
    const std::string file = told.substr(told.find('/'), told.find(".pdf") + 4 - told.find('/'));
    std::ifstream pdf(file);
    CHECK(static_cast<char>(pdf.get()) == '%');
    bench.press_ctrl(Key::w);
    CHECK(bench.widget("calc.sheet.answer").text != told);  // never over a sheet that is there
}

TEST_CASE("a click gives a deed to a second player only after it is confirmed") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::t);
    bench.click("calc.deed.6.0");
    bench.click("calc.add");
    bench.click("calc.deed.6.2");
    CHECK(bench.calculator_draft().players[0].deeds.contains(Space{6}));
    bench.click("calc.move.no");
    CHECK_FALSE(bench.has("calc.move"));
    CHECK(bench.calculator_draft().players[0].deeds.contains(Space{6}));
    bench.click("calc.deed.6.2");
    bench.click("calc.move.yes");
    CHECK(bench.calculator_draft().players[1].deeds.at(Space{6}) == 2);
    CHECK_FALSE(bench.calculator_draft().players[0].deeds.contains(Space{6}));
}

TEST_CASE("a question about a deed is asked in every question of the calculator") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.type_line("nob");
    bench.click("calc.add");
    bench.click("calc.deed.34.0");
    REQUIRE(bench.has("calc.move"));
    bench.press(Key::enter);
    CHECK_FALSE(bench.calculator_draft().players[1].deeds.contains(Space{34}));
    bench.press_ctrl(Key::one);
    CHECK(bench.calculator_draft().players[1].deeds.contains(Space{34}));
}

TEST_CASE("a disputed deed waits for its own keys: six lines are typed on, and each of them counts") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::t);
    bench.press_ctrl(Key::l);
    bench.type_line("Clara m 846 31 34");
    bench.type_line("Vera c 1200 31");
    REQUIRE(bench.widget("calc.move").text == "Fisherman's Wharf is typed for Clara and for Vera.");
    for (const char* line : {"Dora m 500 34", "Anna c 60 14", "Boris m 70", "Felix c 90"}) {
        bench.type_line(line);
        CHECK(bench.widget("calc.line").text.empty());
        CHECK(bench.widget("calc.move").text == "Fisherman's Wharf is typed for Clara and for Vera.");
    }
    const CalculatorDraft& draft = bench.calculator_draft();
    REQUIRE(draft.players.size() == 6);
    CHECK(draft.players[2].name == "Dora");
    CHECK(draft.players[0].deeds.contains(Space{31}));
    CHECK(draft.players[0].deeds.contains(Space{34}));
    bench.type("half a line");  // and no answer takes the text in the field, or the keyboard from it
    bench.press_ctrl(Key::one);
    CHECK(draft.players[1].deeds.contains(Space{31}));
    CHECK(bench.widget("calc.move").text == "Nob Hill is typed for Clara and for Dora.");
    CHECK(bench.widget("calc.line").text == "half a line");
    bench.click("calc.move.no");
    CHECK_FALSE(bench.has("calc.move"));
    bench.type("s");
    CHECK(bench.widget("calc.line").text == "half a lines");
    CHECK(draft.players[0].deeds.contains(Space{34}));
    CHECK_FALSE(draft.players[2].deeds.contains(Space{34}));
}

TEST_CASE("Enter and Escape answer no question, in the field and outside") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::t);
    bench.press_ctrl(Key::l);
    bench.type_line("Clara m 846 31");
    bench.type_line("Vera c 1200 31");
    bench.press(Key::enter);  // an empty line
    REQUIRE(bench.has("calc.move"));
    bench.press(Key::escape);  // leaves the field
    bench.press(Key::enter);
    REQUIRE(bench.has("calc.move"));
    bench.press(Key::escape);  // leaves the screen
    CHECK(bench.has("start.new"));
    bench.press_ctrl(Key::k);
    CHECK(bench.has("calc.move"));
    CHECK(bench.calculator_draft().players[0].deeds.contains(Space{31}));
    bench.press_ctrl(Key::l);
    bench.type_line("Clara m 846");  // Vera's line is corrected: the deed is Vera's without a question
    CHECK_FALSE(bench.has("calc.move"));
    CHECK(bench.calculator_draft().players[1].deeds.contains(Space{31}));
}

TEST_CASE("the Enter of a line chooses no edition") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::t);
    bench.press_ctrl(Key::e);
    bench.press(Key::down);
    const std::size_t before = bench.calculator_draft().edition;
    bench.press_ctrl(Key::l);
    bench.type_line("Clara m 846 31");
    CHECK(bench.calculator_draft().edition == before);
    CHECK(bench.calculator_draft().players[0].name == "Clara");
}

TEST_CASE("a line without cash asks, and the cash that is missing is typed") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::t);
    bench.press_ctrl(Key::l);
    bench.type_line("Anna m 31 39");
    CHECK(bench.widget("calc.move").text == "Is 31 the cash of Anna, or Fisherman's Wharf?");
    bench.type_line("Boris c 1200 12=3,4");
    REQUIRE(bench.calculator_draft().players.size() == 2);
    bench.press_ctrl(Key::w);
    CHECK_FALSE(bench.has("calc.sheet.answer"));
    bench.press_ctrl(Key::two);
    CHECK_FALSE(bench.has("calc.move"));
    CHECK(bench.calculator_draft().players[0].deeds.contains(Space{31}));
    CHECK(bench.has("calc.problem"));  // the cash
    bench.type_line("Anna m =31 39");
    CHECK_FALSE(bench.has("calc.move"));
    CHECK(bench.has("calc.standing.1.total"));
}

TEST_CASE("no row moves when dice are asked for") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::t);
    const float before = bench.widget("calc.deed.12.0").min.y;
    bench.click("calc.deed.12.0");
    REQUIRE(bench.has("calc.dice.12"));
    CHECK(bench.widget("calc.deed.12.0").min.y == before);
}

TEST_CASE("Escape leaves a field with the typed text, and only then the screen") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::t);
    bench.click("calc.cash");
    bench.press_ctrl(Key::a);
    bench.type("846");
    bench.press(Key::escape);
    CHECK(bench.widget("calc.cash").text == "846");
    CHECK(bench.calculator_draft().players[0].cash == "846");
    bench.press(Key::escape);
    CHECK(bench.has("start.new"));
    bench.press_ctrl(Key::k);
    CHECK(bench.calculator_draft().players[0].cash == "846");
}

TEST_CASE("a role, a bankrupt, cash by notes: each by its key or field") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::t);
    bench.press_ctrl(Key::l);
    bench.type_line("Anna c 1x500 3x100 4x10 6x1 34+4");
    CHECK(bench.widget("calc.cash").text == "1x500 3x100 4x10 6x1");
    bench.press(Key::escape);
    bench.press_ctrl(Key::r);
    CHECK(bench.calculator_draft().players[0].role == Role::monopolist);
    CHECK(bench.widget("calc.finding.0").text.find("has 4 houses") != std::string::npos);
    bench.press_ctrl(Key::g);
    CHECK(bench.calculator_draft().players[0].bankrupt);
    CHECK_FALSE(bench.has("calc.standing.1.total"));
    bench.press_ctrl(Key::g);
    CHECK(bench.has("calc.standing.1.total"));
}
