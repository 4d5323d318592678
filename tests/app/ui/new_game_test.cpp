// A new game set up by keyboard alone and by mouse alone: names, sides, the roll, an end, a ruling.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

#include "app/viewmodel/palette_snapshot.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {

namespace {

const std::string& focused(Bench& bench) {
    return bench.program().state().new_game.focus.key;
}

/// By Tab, as often as it takes.
void tab_to(Bench& bench, const std::string& key) {
    for (int i = 0; i < 120 && focused(bench) != key; ++i) bench.press(Key::tab);
    REQUIRE(focused(bench) == key);
}

const NewGameDraft& draft(Bench& bench) {
    return bench.program().state().new_game.draft;
}

const std::vector<PlayerSetup>& seated(Bench& bench) {
    REQUIRE(bench.program().session() != nullptr);
    return bench.program().session()->setup().players;
}

/// Whether the screen has this text.
bool written(Bench& bench, const std::string& text) {
    return std::ranges::any_of(bench.probe().texts(), [&](const PaintedText& each) { return each.text == text; });
}

void throw_dice(Bench& bench, int first, int second) {
    bench.click("new.die.1." + std::to_string(first));
    bench.click("new.die.2." + std::to_string(second));
}

}  // namespace

TEST_CASE("by keyboard alone: names, sides, an end, a ruling, and the game begins") {
    Bench bench;
    bench.press(Key::enter);
    bench.type("Vera");
    bench.press(Key::tab);
    bench.type("Boris");
    bench.press(Key::tab);
    bench.type("Clara");
    tab_to(bench, "new.role.0.monopolist");  // Tab leads to the side that holds
    bench.press(Key::right);
    CHECK(focused(bench) == "new.role.0.competitor");
    bench.press(Key::space);
    tab_to(bench, "new.add");
    bench.press(Key::space);
    CHECK(focused(bench) == "new.name.3");
    bench.type("Dmitri");
    CHECK(draft(bench).players.at(3).name == "Dmitri");
    tab_to(bench, "new.minutes.less");
    bench.press(Key::space);
    bench.type("-");
    CHECK(draft(bench).minutes == 100);
    tab_to(bench, "new.goal.2");
    bench.press(Key::left);
    bench.press(Key::space);
    CHECK(draft(bench).goal == Goal::b);
    tab_to(bench, "new.rule.ties.shared");
    bench.press(Key::down);
    CHECK(focused(bench) == "new.rule.ties.more_cash_kept");
    bench.press(Key::space);
    bench.press(Key::enter);
    REQUIRE(seated(bench).size() == 4);
    CHECK(seated(bench)[0].name == "Vera");
    CHECK(seated(bench)[0].role == Role::competitor);
    CHECK(seated(bench)[3].name == "Dmitri");
    CHECK(bench.program().session()->setup().rulings.ties == Ties::more_cash_kept);
}

TEST_CASE("by keyboard alone: another edition, a player fewer, the roll, and each chooses a side in turn") {
    Bench bench;
    bench.press(Key::enter);
    bench.name_players({"Anna", "Boris"});
    tab_to(bench, "new.name.2");
    bench.press_ctrl(Key::del);
    CHECK(draft(bench).players.size() == 2);
    bench.press(Key::tab);
    const std::string before = "new.edition." + std::to_string(draft(bench).edition);
    tab_to(bench, before);
    bench.press(Key::left);
    CHECK(focused(bench) != before);
    bench.press(Key::space);
    CHECK("new.edition." + std::to_string(draft(bench).edition) == focused(bench));
    tab_to(bench, "new.roll");
    bench.press(Key::space);
    CHECK(focused(bench) == "new.dice.0");
    bench.type("23");
    bench.type("66");
    CHECK(focused(bench) == "new.first");
    bench.press(Key::enter);
    CHECK(bench.program().session() == nullptr);
    CHECK(focused(bench) == "new.role.0.monopolist");
    bench.press(Key::right);
    bench.press(Key::space);
    CHECK(focused(bench).starts_with("new.role.1."));
    CHECK_FALSE(bench.widget("new.role.1.competitor").enabled);  // one each
    bench.press(Key::space);
    bench.press(Key::enter);
    CHECK(seated(bench)[0].name == "Boris");
    CHECK(seated(bench)[0].role == Role::competitor);
    CHECK(seated(bench)[1].name == "Anna");
    CHECK(seated(bench)[1].role == Role::monopolist);
}

TEST_CASE("while sides are chosen Enter takes the one at the keyboard, and the last choice leads to the beginning") {
    Bench bench;
    bench.press(Key::enter);
    bench.name_players({"Anna", "Boris", "Clara"});
    tab_to(bench, "new.roll");
    bench.press(Key::space);
    bench.type("66");
    bench.type("12");
    bench.type_line("13");
    REQUIRE(focused(bench) == "new.role.0.monopolist");
    bench.press(Key::enter);
    REQUIRE(focused(bench) == "new.role.1.monopolist");
    bench.press(Key::enter);
    // The monopolists are complete: the third is led to the side that is left, and by arrows to no closed one.
    CHECK_FALSE(bench.widget("new.role.2.monopolist").enabled);
    CHECK(focused(bench) == "new.role.2.competitor");
    bench.press(Key::left);
    CHECK_FALSE(focused(bench).starts_with("new.edition"));
    tab_to(bench, "new.role.2.competitor");
    bench.press(Key::enter);
    CHECK(bench.program().session() == nullptr);  // one press, one choice
    CHECK(focused(bench) == "new.begin");
    bench.press(Key::enter);
    REQUIRE(seated(bench).size() == 3);
    CHECK(seated(bench)[2].role == Role::competitor);
}

TEST_CASE("once every player has a side, Enter begins the game from a role too, as its button states") {
    Bench bench;
    bench.press(Key::enter);
    bench.name_players({"Anna", "Boris", "Clara"});
    tab_to(bench, "new.role.0.monopolist");
    bench.press(Key::right);
    bench.press(Key::enter);
    CHECK(seated(bench)[0].role == Role::monopolist);
}

TEST_CASE("by mouse alone: the roll with a tie, the sides in turn, and the game begins") {
    Bench bench;
    bench.click("start.new");
    bench.name_players({"Anna", "Boris", "Clara"});
    bench.click("new.roll");
    CHECK_FALSE(bench.widget("new.die.2.4").enabled);  // the second waits for the first
    throw_dice(bench, 3, 4);
    throw_dice(bench, 5, 2);
    CHECK_FALSE(bench.widget("new.begin").enabled);
    throw_dice(bench, 1, 2);
    CHECK(bench.widget("new.order").text == "Anna and Boris threw 7 each and throw again: now Anna.");
    throw_dice(bench, 1, 1);
    throw_dice(bench, 6, 6);
    CHECK(bench.widget("new.order").text == "Boris threw the most, 7, then 12, and begins.");
    CHECK(written(bench, "7, then 2"));  // Anna's throws stay in Anna's row
    CHECK(written(bench, "7, then 12"));
    CHECK(written(bench, "3"));
    bench.click("new.first");
    CHECK(bench.widget("new.side").text == "Boris chooses a side, then Clara and Anna.");
    CHECK_FALSE(bench.widget("new.role.1.monopolist").enabled);  // not yet
    bench.click("new.role.0.monopolist");
    bench.click("new.role.1.monopolist");
    CHECK_FALSE(bench.widget("new.role.2.monopolist").enabled);  // the monopolists are complete
    CHECK_FALSE(bench.widget("new.begin").enabled);
    bench.click("new.role.2.competitor");
    bench.click("new.rule.rounding.up");
    bench.click("new.begin");
    REQUIRE(seated(bench).size() == 3);
    CHECK(seated(bench)[0].name == "Boris");
    CHECK(seated(bench)[1].role == Role::monopolist);
    CHECK(seated(bench)[2].role == Role::competitor);
    CHECK(bench.program().session()->setup().rulings.rounding == Rounding::up);
}

TEST_CASE("after the roll the keyboard is seen, and Tab leads to no cross that takes a player off") {
    Bench bench;
    bench.click("start.new");
    bench.name_players({"Anna", "Boris", "Clara"});
    bench.click("new.roll");
    throw_dice(bench, 6, 6);
    throw_dice(bench, 1, 2);
    throw_dice(bench, 1, 3);
    CHECK_FALSE(bench.program().state().new_game.focus.shown);
    bench.press(Key::enter);
    CHECK(focused(bench) == "new.role.0.monopolist");
    CHECK(bench.program().state().new_game.focus.shown);
    for (int i = 0; i < 120; ++i) {
        CHECK_FALSE(focused(bench).starts_with("new.remove."));
        bench.press(Key::tab);
    }
    tab_to(bench, "new.role.0.competitor");
    bench.press(Key::right);
    CHECK(focused(bench) == "new.remove.0");  // by arrows
}

TEST_CASE("sides that were agreed on stay when only the order is rolled for") {
    Bench bench;
    bench.click("start.new");
    bench.name_players({"Anna", "Boris", "Clara"});
    bench.click("new.roll");
    throw_dice(bench, 1, 2);
    throw_dice(bench, 6, 5);
    throw_dice(bench, 2, 2);
    bench.click("new.first.stay");
    bench.press(Key::enter);
    CHECK(seated(bench)[0].name == "Boris");
    CHECK(seated(bench)[0].role == Role::competitor);
}

TEST_CASE("an invalid throw is reported, and a wrong throw is thrown again") {
    Bench bench;
    bench.click("start.new");
    bench.name_players({"Anna", "Boris", "Clara"});
    bench.click("new.roll");
    bench.type("wilhelmina");
    CHECK(bench.widget("new.dice.refusal").text == "Each die shows 1 to 6: type what fell, as 34.");
    CHECK(draft(bench).dice.at(0).empty());
    bench.type("34");
    CHECK_FALSE(bench.has("new.dice.refusal"));
    bench.type("566");  // Boris, and the first die of Clara
    bench.press(Key::backspace);
    bench.type("12");
    CHECK(bench.widget("new.order").text == "Boris threw the most, 11, and begins.");
    bench.click("new.dice.1");
    CHECK_FALSE(bench.has("new.first"));
    bench.type("11");
    CHECK(bench.widget("new.order").text == "Anna threw the most, 7, and begins.");
}

TEST_CASE("while the order is rolled for, digits are dice wherever the keyboard is, except in a name") {
    Bench bench;
    bench.click("start.new");
    bench.name_players({"Anna", "Boris", "Clara"});
    bench.click("new.roll");
    tab_to(bench, "new.add");
    bench.type("3x4");  // no one writes there: a letter has no effect
    CHECK(draft(bench).dice.at(0) == "34");
    CHECK_FALSE(bench.has("new.dice.refusal"));
    tab_to(bench, "new.name.0");
    bench.type("Anna 2");
    CHECK(draft(bench).players.at(0).name == "Anna 2");
    CHECK(draft(bench).dice.at(0) == "34");
}

TEST_CASE("in a name Left and Right move the caret first, and a letter typed at a button goes to a row") {
    Bench bench;
    bench.click("start.new");
    bench.type("Anna");
    bench.click("new.name.1");
    bench.type("Bors");
    bench.press(Key::left);
    bench.type("i");
    CHECK(draft(bench).players.at(1).name == "Boris");
    bench.press(Key::end);
    bench.press(Key::right);  // at the end of the typed text it leads on
    CHECK(focused(bench) == "new.role.1.monopolist");
    bench.type("C");
    CHECK(focused(bench) == "new.name.2");
    bench.type("lara");
    CHECK(draft(bench).players.at(1).name == "Boris");
    CHECK(draft(bench).players.at(2).name == "Clara");
    bench.press(Key::enter);
    bench.press(Key::enter);
    bench.press(Key::enter);
    CHECK(seated(bench)[0].name == "Anna");
    CHECK(seated(bench)[1].name == "Boris");
    CHECK(seated(bench)[2].name == "Clara");
    CHECK(seated(bench).size() == 3);
}

TEST_CASE("letters typed at the button that begins the game are a new player, whole words too") {
    Bench bench;
    bench.click("start.new");
    bench.name_players({"Max", "Maria", "Tom"});
    tab_to(bench, "new.begin");
    bench.type("Priya");
    CHECK(draft(bench).players.at(3).name == "Priya");
    bench.press(Key::enter);
    CHECK(bench.program().session() == nullptr);
    bench.type("Jonas");
    tab_to(bench, "new.begin");
    bench.press(Key::enter);
    REQUIRE(seated(bench).size() == 5);
    CHECK(seated(bench)[4].name == "Jonas");
}

TEST_CASE("a row without a name is not a player, wherever it is") {
    Bench bench;
    bench.click("start.new");
    bench.type("Anna");
    bench.click("new.name.2");
    bench.type("Clara");
    bench.click("new.role.2.competitor");
    CHECK(bench.widget("new.summary").text == "Anna goes first, then Clara.");
    CHECK(bench.widget("new.balance").text == "1 monopolist, 1 competitor");
    bench.click("new.begin");
    REQUIRE(seated(bench).size() == 2);
    CHECK(seated(bench)[1].name == "Clara");
}

TEST_CASE("no dice are thrown for a row without a name") {
    Bench bench;
    bench.click("start.new");
    CHECK_FALSE(bench.widget("new.roll").enabled);
    bench.type("Anna");
    bench.click("new.name.2");
    bench.type("Clara");
    bench.click("new.roll");
    bench.type("12");
    bench.type("34");
    CHECK(bench.widget("new.order").text == "Clara threw the most, 7, and begins.");
    bench.click("new.first.stay");
    bench.click("new.role.0.competitor");
    bench.press(Key::enter);
    REQUIRE(seated(bench).size() == 2);
    CHECK(seated(bench)[0].name == "Clara");
}

TEST_CASE("a full box ignores a letter typed at a button, and takes no other player") {
    Bench bench;
    bench.click("start.new");
    bench.name_players({"Anna", "Boris", "Clara", "Dmitri", "Elena", "Felix"});
    CHECK(draft(bench).players.size() == 6);
    tab_to(bench, "new.begin");
    bench.type("x");
    CHECK(draft(bench).players.size() == 6);
    CHECK(draft(bench).players.at(5).name == "Felix");
}

TEST_CASE("paper money is asked for, with the notes of one price as its picture") {
    Bench bench;
    bench.click("start.new");
    CHECK_FALSE(bench.has("new.notes"));
    bench.click("new.paper-money");
    CHECK(bench.program().settings().paper_money);
    CHECK(bench.has("new.notes"));
    CHECK(bench.widget("new.notes.example").text.ends_with(":"));
    bench.press_ctrl(Key::m);
    CHECK_FALSE(bench.has("new.notes"));
}

TEST_CASE("the list of every action names the player and the ruling of a button") {
    Bench bench;
    bench.click("start.new");
    bench.name_players({"Anna", "Boris", "Clara"});
    bench.press_ctrl(Key::p);
    bench.type("boris monopolist");
    CHECK(bench.widget("palette.row.0").text == "Boris: monopolist");
    bench.press(Key::enter);
    CHECK(draft(bench).players.at(1).role == Role::monopolist);
    bench.press_ctrl(Key::p);
    bench.type("take clara");
    CHECK(bench.widget("palette.row.0").text == "Take Clara off the list");
    bench.press(Key::enter);
    CHECK(draft(bench).players.size() == 2);
    bench.press_ctrl(Key::p);
    bench.type_line("ten minutes more");
    CHECK(draft(bench).minutes == 130);
    bench.press_ctrl(Key::p);
    bench.type("equal totals kept more cash");
    CHECK(bench.widget("palette.row.0").text == "Equal totals at the end: the one who kept more cash is ahead");
    bench.press(Key::enter);
    CHECK(draft(bench).rulings.at("ties") == "more_cash_kept");
}

TEST_CASE("a player who is added from the command palette is named at once, wherever the keyboard was") {
    Bench bench;
    bench.press(Key::enter);
    bench.press(Key::tab);
    bench.type("Boris");
    bench.press_ctrl(Key::p);
    bench.type("Add a player");
    bench.press(Key::enter);
    CHECK(focused(bench) == "new.name.0");  // the first empty row
    bench.type("Dmitri");
    CHECK(draft(bench).players.at(0).name == "Dmitri");
    CHECK(draft(bench).players.at(1).name == "Boris");
}

}  // namespace tablebank
