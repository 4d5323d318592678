// The program by its keys and buttons, with no window: a banker's actions in a first game.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

#include "ledger/books/due.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/languages.h"

using namespace tablebank;

TEST_CASE("a game is set up and begun by clicking and typing names") {
    Bench bench;
    CHECK(bench.has("start.new"));
    CHECK_FALSE(bench.has("start.continue"));
    bench.click("start.new");
    CHECK_FALSE(bench.widget("new.begin").enabled);  // an empty row is not a player
    CHECK(bench.widget("new.problem").text == "Type the names of 2 players at least.");
    bench.type("Anna");
    bench.click("new.name.1");
    bench.type("Boris");
    bench.click("new.name.2");
    bench.type("anna");
    CHECK(bench.has("new.problem"));  // two names alike
    bench.click("new.remove.2");
    CHECK_FALSE(bench.has("new.problem"));
    bench.click("new.role.1.monopolist");
    CHECK(bench.has("new.problem"));  // two monopolists and no competitor
    CHECK_FALSE(bench.widget("new.begin").enabled);
    bench.click("new.role.1.competitor");
    bench.click("new.begin");
    REQUIRE(bench.program().session() != nullptr);
    CHECK(bench.game().name(Seat{1}) == "Anna");
    CHECK(bench.game().role(Seat{2}) == Role::competitor);
    CHECK(bench.game().cash(Seat{1}) == Money{1500});
}

TEST_CASE("an ordinary turn is four keys: 3 4 Enter Enter") {
    Bench bench;
    bench.begin_game();
    bench.type("33");  // to Sunset Boulevard, which is for sale at 100
    CHECK(bench.widget("line.preview").text.find("Sunset Boulevard") != std::string::npos);
    bench.press(Key::enter);
    CHECK(open_dues(bench.game(), Seat{1}).size() == 1);
    CHECK(bench.widget("line").text.empty());
    bench.press(Key::enter);
    CHECK(open_dues(bench.game()).empty());
    CHECK(bench.game().owner_of(Space{6}) == Seat{1});
    CHECK(bench.game().cash(Seat{1}) == Money{1400});
    CHECK(bench.widget("player.1.cash").text == "$1,400");
}

TEST_CASE("an empty Enter with nothing due posts nothing") {
    Bench bench;
    bench.begin_game();
    const auto before = bench.game().last;
    bench.press(Key::enter);
    bench.press(Key::enter);
    CHECK(bench.game().last == before);
}

TEST_CASE("dice are thrown by clicking their faces") {
    Bench bench;
    bench.begin_game();
    CHECK_FALSE(bench.widget("die.2.4").enabled);
    bench.click("die.1.2");
    bench.click("die.2.4");
    CHECK(bench.game().space_of(Seat{1}) == Space{6});
}

TEST_CASE("a double click posts once") {
    Bench bench;
    bench.begin_game();
    bench.type("24");
    bench.press(Key::enter);
    const auto before = bench.game().last;
    bench.click("turn.buy", 2);
    CHECK(bench.game().last == before + 1);
}

TEST_CASE("Esc clears the typed text and stays at the table") {
    Bench bench;
    bench.begin_game();
    bench.type("anna");
    bench.press(Key::escape);
    CHECK(bench.program().session() != nullptr);
    CHECK(bench.widget("line").text.empty());
    bench.type("34");
    CHECK(bench.widget("line").text == "34");
}

TEST_CASE("undo and redo by key") {
    Bench bench;
    bench.begin_game();
    bench.type("24");
    bench.press(Key::enter);
    bench.press_ctrl(Key::z);
    CHECK(bench.game().space_of(Seat{1}) == Space{0});
    CHECK(bench.program().session()->table().history.reversed_by(2).has_value());
    bench.press_ctrl(Key::y);
    CHECK(bench.game().space_of(Seat{1}) == Space{6});
}

TEST_CASE("a space that is clicked shows its deed, and Esc closes it before it leaves the game") {
    Bench bench;
    bench.begin_game();
    bench.click("space.6");
    CHECK(bench.has("deed.state"));
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("deed.state"));
    bench.press(Key::escape);
    CHECK(bench.program().session() != nullptr);  // too soon to be meant
    bench.frames(120);
    bench.press(Key::escape);
    CHECK(bench.program().session() == nullptr);
    CHECK(bench.has("start.continue"));
}

TEST_CASE("the deed of an owned street shows its rent today and why a button is greyed") {
    Bench bench;
    bench.begin_game();
    for (const char* line : {"24", "ok", "next"}) {
        bench.type(line);
        bench.press(Key::enter);
    }
    bench.click("space.6");
    CHECK(bench.widget("deed.today").text == "$10");
    CHECK_FALSE(bench.widget("deed.build").enabled);
    CHECK(bench.widget("deed.mortgage").enabled);
    const auto before = bench.game().last;
    bench.press_ctrl(Key::one);  // building is not allowed
    CHECK(bench.game().last == before);
    bench.press_ctrl(Key::three);
    CHECK(bench.game().last == before + 1);
    CHECK_FALSE(bench.widget("deed.mortgage").enabled);
    CHECK(bench.widget("deed.redeem").text.find("–55") != std::string::npos);
    bench.press_ctrl(Key::three);  // mortgaged already
    CHECK(bench.game().last == before + 1);
    bench.press_ctrl(Key::four);
    CHECK(bench.game().last == before + 2);
    CHECK_FALSE(bench.widget("deed.redeem").enabled);
}

TEST_CASE("each action of a deed keeps its own place: two slow clicks never do two different things") {
    for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{1024, 640}}) {
        Bench bench;
        bench.screen().resize(size);
        bench.open_game("us", {{"Anna", Role::competitor}, {"Boris", Role::monopolist}}, {"2 4", "ok"});
        bench.click("space.6");
        const auto places = [&] {
            std::vector<float> tops;
            for (const char* key : {"deed.build", "deed.sell", "deed.mortgage", "deed.redeem"}) {
                tops.push_back(bench.widget(key).min.x);
                tops.push_back(bench.widget(key).min.y);
            }
            return tops;
        };
        const auto at_first = places();
        auto last = bench.game().last;
        bench.click("deed.build");
        CHECK(bench.game().last == last + 1);
        CHECK(places() == at_first);
        bench.click("deed.sell");
        CHECK(bench.game().last == last + 2);
        CHECK(places() == at_first);
        bench.click("deed.mortgage");
        CHECK(places() == at_first);
        last = bench.game().last;
        bench.click("deed.mortgage");  // nothing else has come there
        CHECK(bench.game().last == last);
        CHECK(bench.game().is_mortgaged(Space{6}));
    }
}

TEST_CASE("the log is searched as one types") {
    Bench bench;
    bench.begin_game();
    bench.type("24");
    bench.press(Key::enter);
    bench.press(Key::enter);
    CHECK(bench.has("log.1"));
    bench.press_ctrl(Key::f);
    bench.type("sunset buy");
    CHECK(bench.has("log.3"));
    CHECK_FALSE(bench.has("log.1"));
    bench.press(Key::escape);
    CHECK(bench.has("log.1"));
}

TEST_CASE("the game goes on after the program was closed") {
    Bench bench;
    bench.begin_game();
    bench.type("24");
    bench.press(Key::enter);
    bench.restart();
    CHECK(bench.has("start.continue"));
    bench.press(Key::enter);
    REQUIRE(bench.program().session() != nullptr);
    CHECK(open_dues(bench.game(), Seat{1}).size() == 1);
}

TEST_CASE("a game that cannot be opened states why and leaves the start screen") {
    Bench bench;
    bench.click("start.path");
    bench.type("/nowhere/friday.tbl");
    bench.press(Key::enter);
    CHECK_FALSE(bench.widget("start.trouble").text.empty());
    CHECK(bench.program().session() == nullptr);
}

TEST_CASE("damaged settings and a damaged list of games are set aside, which is reported, and the program starts") {
    Bench bench;
    std::ofstream(bench.folder() / "recent.json") << "{ no list";
    std::ofstream(bench.folder() / "settings.json") << "[]";
    bench.restart();
    CHECK(bench.has("start.new"));
    CHECK(bench.widget("start.trouble").text.find("settings.json.damaged") != std::string::npos);
    CHECK(std::filesystem::exists(bench.folder() / "recent.json.damaged"));
    CHECK(std::filesystem::exists(bench.folder() / "settings.json.damaged"));
}

TEST_CASE("settings that are damaged again are set aside next to the earlier ones") {
    Bench bench;
    for (const char* text : {"first", "second", "third"}) {
        std::ofstream(bench.folder() / "settings.json") << text;
        bench.restart();
    }
    CHECK(bench.widget("start.trouble").text.find("settings.json.damaged.3") != std::string::npos);
    for (const auto& [name, text] : {std::pair{"settings.json.damaged", "first"},
                                     {"settings.json.damaged.2", "second"},
                                     {"settings.json.damaged.3", "third"}}) {
        std::ifstream stream(bench.folder() / name);
        CHECK(std::string(std::istreambuf_iterator<char>(stream), {}) == text);
    }
}

TEST_CASE("the window is called by the game that is open") {
    Bench bench;
    CHECK(bench.program().title() == "tablebank");
    bench.begin_game();
    CHECK(bench.program().title() == bench.program().session()->path().stem().string() + " – tablebank");
    bench.press(Key::escape);
    CHECK(bench.program().title() == "tablebank");
}

TEST_CASE("F1 shows the grammar and gives the line back") {
    Bench bench;
    bench.begin_game();
    bench.type("anna");
    bench.press(Key::f1);
    CHECK(bench.has("help.close"));
    bench.press(Key::f1);
    CHECK(bench.widget("line").text == "anna");
}

TEST_CASE("with paper money each payment shows its notes, before it is posted and after, until that is switched off") {
    Bench bench;
    bench.begin_game();
    bench.type("33");  // to Sunset Boulevard, which is for sale at 100
    bench.press(Key::enter);
    CHECK_FALSE(bench.has("turn.notes"));
    CHECK_FALSE(bench.has("line.notes"));
    bench.press_ctrl(Key::m);
    CHECK(bench.widget("turn.notes").text == "1×100");
    CHECK(bench.widget("line.notes").text == "Anna gives the bank 1×100.");
    bench.press(Key::enter);
    CHECK(bench.widget("line.notes").text == "Anna gives the bank 1×100.");
    bench.restart();
    CHECK(bench.program().settings().paper_money);
    bench.click("start.continue");
    bench.press(Key::f12);
    bench.click("settings.paper-money");
    CHECK_FALSE(bench.program().settings().paper_money);
}

TEST_CASE("letters grow and shrink, and stay so") {
    Bench bench;
    bench.press_ctrl(Key::plus);
    CHECK(bench.program().settings().scale_percent == 125);
    bench.restart();
    CHECK(bench.program().settings().scale_percent == 125);
    bench.press_ctrl(Key::zero);
    CHECK(bench.program().settings().scale_percent == 100);
}

TEST_CASE("a player who cannot pay sees what they could raise, and Enter does not release them") {
    Bench bench;
    bench.begin_game();
    bench.type("anna count 40 \"a loss at the other table\"");
    bench.press(Key::enter);
    bench.type("anna at @18");
    bench.press(Key::enter);
    bench.type("11");  // to the foundation, which takes 160 of a monopolist
    bench.press(Key::enter);
    CHECK(bench.widget("turn.hint").text.find("Anna bankrupt") != std::string::npos);
    CHECK_FALSE(bench.widget("turn.pay").enabled);
    CHECK(bench.widget("turn.raise").enabled);
    const auto before = bench.game().last;
    bench.press(Key::enter);
    CHECK(bench.game().last == before);
    CHECK_FALSE(bench.widget("line.refusal").text.empty());
}

TEST_CASE("a player who is added is named at once, and the button that begins the game stays visible") {
    Bench bench;
    bench.screen().resize({1024, 640});
    bench.frames();
    bench.click("start.new");
    bench.name_players({"Anna", "Boris", "Clara"});
    bench.click("new.add");
    bench.type("Dmitri");
    CHECK(bench.widget("new.name.3").text == "Dmitri");
    for (char name = 'E'; bench.has("new.add"); ++name) {
        const float choices_end = bench.widget("new.add").max.y;
        if (choices_end > bench.widget("new.begin").min.y) break;  // scrolled away under the button
        bench.click("new.add");
        bench.type(std::string(1, name));
    }
    const ProbedWidget& begin = bench.widget("new.begin");
    CHECK(begin.max.y <= 640);
    CHECK(begin.max.y - begin.min.y >= 40);
}

TEST_CASE("spaces around a name are not part of it") {
    Bench bench;
    bench.click("start.new");
    bench.type(" Anna ");
    bench.click("new.name.1");
    bench.type("Boris  ");
    bench.click("new.remove.2");
    bench.click("new.begin");
    REQUIRE(bench.program().session() != nullptr);
    CHECK(bench.game().name(Seat{1}) == "Anna");
    CHECK(bench.game().name(Seat{2}) == "Boris");
}

TEST_CASE("a long sentence under the line takes two rows, and is not cut") {
    Bench bench;
    bench.open_game("us", {{"Maximiliana Theodora", Role::monopolist}, {"Bartholomew Augustus", Role::competitor}},
                    {"roll 6 5", "buy", "next"});
    bench.type("65");
    bench.frames();
    CHECK(bench.widget("line.preview").text.find("Maximiliana") != std::string::npos);
    CHECK(std::ranges::none_of(bench.probe().texts(), &PaintedText::cut));
}

TEST_CASE("the empty line shows what Enter posts at this very table, or nothing") {
    Bench bench;
    bench.open_game("us", {{"Vera", Role::monopolist}, {"Igor", Role::competitor}}, {});
    TableSnapshot table;
    update(english, table, *bench.program().session(), {});
    CHECK(table.enter_posts.empty());
    bench.type("24");
    bench.press(Key::enter);
    update(english, table, *bench.program().session(), {});
    CHECK(table.enter_posts == "ok");
}
