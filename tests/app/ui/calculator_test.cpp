// The calculator on its screen: by keys alone, by the mouse alone, from the start and from a table, and back again.

#include <doctest/doctest.h>

#include <imgui.h>

#include <fstream>

#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

TEST_CASE("by keys alone: a deed is typed, built on with the arrows, and its rent is shown") {
    Bench bench;
    bench.press_ctrl(Key::k);
    REQUIRE(bench.has("calc.search"));
    bench.type("fisher");
    bench.press(Key::enter);
    CHECK(bench.widget("calc.amount").text == "$30");
    bench.press_ctrl(Key::d);
    bench.type("nob");
    bench.press(Key::enter);
    CHECK(bench.widget("calc.amount").text == "$64");  // two streets of the city: doubled
    // The rows are the city's; the third is Nob Hill.
    bench.press(Key::up);
    for (int step = 0; step < 3; ++step) bench.press(Key::right);
    CHECK(bench.program().state().calculator.draft.players.front().deeds.at(Space{34}) == 3);
    CHECK(bench.widget("calc.amount").text == "$184");
    bench.press(Key::f6);
    CHECK(bench.has("calc.problem"));  // built streets are not mortgaged
    bench.press_ctrl(Key::r);
    CHECK(bench.program().state().calculator.draft.players.front().role == Role::competitor);
    bench.press(Key::escape);
    CHECK(bench.has("start.new"));
}

TEST_CASE("by the mouse alone: a utility, its dice, another question") {
    Bench bench;
    bench.click("start.calculator");
    bench.click("calc.row.12");
    CHECK(bench.has("calc.problem"));  // its dice are wanted
    bench.click("calc.die.12.1.3");
    bench.click("calc.die.12.2.4");
    CHECK(bench.widget("calc.amount").text == "$28");
    bench.click("calc.deed.28.0");
    CHECK(bench.widget("calc.amount").text == "$70");  // both utilities
    bench.click("calc.question.worth");
    bench.click("calc.cash.more");
    CHECK(bench.has("calc.problem"));  // the other utility's dice
    bench.click("calc.die.28.1.1");
    CHECK(bench.widget("calc.amount").text == "$140");  // 50 and 70 and 20
    bench.click("calc.back");
    CHECK(bench.has("start.new"));
}

TEST_CASE("by keys alone: a utility is typed, and then its dice") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.type("@12");
    bench.press(Key::enter);
    CHECK(bench.has("calc.problem"));  // its dice are wanted
    bench.type("34");
    CHECK(bench.widget("calc.dice.12").text == "3 4");
    CHECK(bench.widget("calc.amount").text == "$28");
    bench.press_ctrl(Key::d);
    bench.type("34");  // in the search they are a space
    CHECK(bench.widget("calc.search").text == "34");
    CHECK(bench.widget("calc.dice.12").text == "3 4");
}

TEST_CASE("steps are asked for building, and the box is counted") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.type("fisher");
    bench.press(Key::enter);
    bench.click("calc.deed.34.0");
    bench.click("calc.question.build");
    CHECK(bench.widget("calc.amount").text == "$200");
    bench.click("calc.steps.more");
    CHECK(bench.widget("calc.amount").text == "$400");
    bench.click("calc.steps");
    bench.press_ctrl(Key::a);
    bench.type("9");
    CHECK(bench.has("calc.problem"));  // no street takes nine
}

TEST_CASE("the command is copied, and the button states it until the question changes") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.type("nob");
    bench.press(Key::enter);
    bench.press_ctrl(Key::c);
    const std::string copied = ImGui::GetClipboardText();
    CHECK(copied == bench.widget("calc.command").text);
    CHECK(copied.find("tablebank quote - rent @34") != std::string::npos);
    CHECK(bench.widget("calc.copy").text == "Copied");
    bench.press(Key::f3);
    CHECK(bench.widget("calc.copy").text == "Copy");
}

TEST_CASE("from a table the calculator begins with it, changes nothing of it, and leads back") {
    Bench bench;
    bench.begin_game();
    for (const char* line : {"24", "ok"}) {
        bench.type(line);
        bench.press(Key::enter);
    }
    const auto before = bench.game().last;
    bench.press_ctrl(Key::k);
    const CalculatorDraft& draft = bench.program().state().calculator.draft;
    REQUIRE(draft.players.size() == 2);
    CHECK(draft.players[0].cash == "1400");
    CHECK(draft.players[0].deeds.contains(Space{6}));
    bench.press_ctrl(Key::t);
    CHECK(bench.has("calc.standing.1.total"));
    bench.press(Key::page_up);
    bench.press(Key::page_up);
    CHECK(bench.program().state().calculator.opened.has_value());
    bench.press(Key::page_down);
    bench.press(Key::page_down);
    CHECK_FALSE(bench.program().state().calculator.opened.has_value());
    bench.click("calc.standing.1");
    bench.press(Key::escape);
    CHECK(bench.has("line"));
    CHECK(bench.game().last == before);
}

TEST_CASE("a settlement is typed in, players and all, saved, and read again") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.press_ctrl(Key::t);
    CHECK(bench.widget("calc.standing.1.total").text == "$0");
    bench.click("calc.add");
    bench.click("calc.cash");
    bench.press_ctrl(Key::a);
    bench.type("1200");
    CHECK(bench.widget("calc.standing.2.total").text == "$120");
    bench.click("calc.deed.1.0");
    CHECK(bench.widget("calc.standing.2.total").text != "$120");
    const std::string total = bench.widget("calc.standing.2.total").text;
    const std::string file = (bench.folder() / "position.json").string();
    bench.click("calc.file");
    bench.type(file);
    bench.click("calc.save");
    CHECK(std::filesystem::exists(file));
    bench.click("calc.save");
    CHECK(bench.widget("calc.file.answer").text.find("already") != std::string::npos);  // never over another file
    bench.click("calc.remove.1");
    CHECK_FALSE(bench.has("calc.standing.2.total"));
    bench.click("calc.open");
    CHECK(bench.widget("calc.standing.2.total").text == total);
}

TEST_CASE("a file that is not a position states why and leaves the table unchanged") {
    Bench bench;
    std::ofstream(bench.folder() / "broken.json") << "{ \"edition\": \"us\", \"players\": 3 }";
    bench.press_ctrl(Key::k);
    bench.click("calc.file");
    bench.type((bench.folder() / "broken.json").string());
    bench.press(Key::enter);
    CHECK(bench.widget("calc.file.answer").text.find("players") != std::string::npos);
    CHECK(bench.program().state().calculator.draft.players.size() == 1);
}

TEST_CASE("another edition and another ruling") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.click("calc.rulings");
    bench.click("calc.rule.rounding");
    CHECK(bench.program().state().calculator.draft.rulings.size() == 1);
    bench.click("calc.rulings");
    bench.press_ctrl(Key::e);
    REQUIRE(bench.has("calc.edition.1"));
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("calc.edition.1"));
    bench.click("calc.edition");
    bench.click("calc.edition.1");
    CHECK(bench.program().state().calculator.draft.edition == 1);
    CHECK(bench.program().state().calculator.draft.rulings.empty());
}

TEST_CASE("by keys alone: players come and go, rulings and the edition are chosen") {
    Bench bench;
    bench.press_ctrl(Key::k);
    const CalculatorState& state = bench.program().state().calculator;
    const std::size_t players = state.draft.players.size();
    bench.press_ctrl(Key::n);
    bench.press_ctrl(Key::n);
    REQUIRE(state.draft.players.size() == players + 2);
    CHECK(state.draft.player == players + 1);
    bench.press_ctrl(Key::up);
    CHECK(state.draft.player == players);
    const std::string shown = state.draft.players[players].name;
    bench.press_ctrl(Key::del);
    CHECK(state.draft.players.size() == players + 1);
    for (const DraftPlayer& player : state.draft.players) CHECK(player.name != shown);

    bench.press_ctrl(Key::u);
    CHECK(state.draft.rulings.empty());
    set_alt(true);
    bench.press(Key::down);
    bench.press(Key::right);
    set_alt(false);
    bench.frames();
    CHECK(state.draft.rulings.size() == 1);

    const std::size_t edition = state.draft.edition;
    bench.press_ctrl(Key::e);
    bench.press(Key::down);
    bench.press(Key::enter);
    CHECK_FALSE(state.choosing_edition);
    CHECK(state.draft.edition != edition);
}
