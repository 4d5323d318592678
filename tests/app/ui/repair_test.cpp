// Correcting an entry by keys alone and by mouse alone: the screen of the repair, and its row in the log.

#include <doctest/doctest.h>

#include <array>

#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/companies.h"

using namespace tablebank;

namespace {

/// At #13 Boris threw 4 and 1, read as 2 and 1.
const std::vector<std::string> misread{"33", "decline", "43", "ok", "64", "44", "decline", "43", "ok", "51", "ok",
                                       "21", "ok",      "12", "ok", "64", "ok", "24",      "ok", "62", "ok"};

/// Long enough for an Enter to be one of its own.
void wait(Bench& bench) {
    bench.frames(30);
}

/// A game whose roll at #17 was corrected, and agreed to.
void open_repaired(Bench& bench) {
    bench.open_game("us", testing::competitor_boris, misread);
    bench.type_line("amend #17 Anna roll 4 1");
    wait(bench);
    bench.press(Key::enter);
}

}  // namespace

TEST_CASE("a wrong roll that is noticed later is corrected by twelve keys, and undone by one") {
    Bench bench;
    bench.open_game("us", testing::competitor_boris, misread);
    const auto before = bench.game().last;
    int keys = 0;
    for (int back = 0; back < 5; ++back, ++keys) bench.press_ctrl(Key::d);
    CHECK(bench.widget("line").text == "amend #13 Boris roll ");
    bench.type_line("41");
    keys += 3;
    REQUIRE(bench.has("repair.question"));
    CHECK(bench.widget("repair.difference.1").text == "-34");
    CHECK_FALSE(bench.widget("dialog.post").enabled);
    wait(bench);
    bench.type("2");
    CHECK_FALSE(bench.has("repair.question"));
    CHECK(bench.game().last == before);
    wait(bench);
    bench.press(Key::enter);
    keys += 2;
    CHECK(keys <= 12);
    CHECK_FALSE(bench.has("dialog.line"));
    CHECK(bench.cash(3) == Money{900});
    CHECK(bench.game().last > before);
    bench.press_ctrl(Key::z);
    CHECK(bench.cash(3) == Money{860});
}

TEST_CASE("by mouse: an answer, the last one asked again, the lines that stay, and agreed to") {
    Bench bench;
    bench.open_game("us", testing::competitor_boris, misread);
    bench.type_line("amend #13 Boris roll 4 1");
    bench.check_keys_differ();
    bench.click("repair.answer.1");
    CHECK(bench.dialog_line() == "amend #13 Boris roll 4 1; #20 Boris buy @21");
    bench.click("repair.back");
    REQUIRE(bench.has("repair.question"));
    CHECK_FALSE(bench.has("repair.after.2"));
    bench.click("repair.kept");
    CHECK(bench.has("repair.after.2"));
    bench.check_keys_differ();
    bench.click("repair.answer.2");
    const auto before = bench.game().last;
    bench.click("dialog.post");
    CHECK(bench.game().last > before);
    CHECK(bench.cash(3) == Money{900});
}

TEST_CASE("Backspace asks the last question again, Escape leaves without posting, and the line is still there") {
    Bench bench;
    bench.open_game("us", testing::competitor_boris, misread);
    const auto before = bench.game().last;
    bench.type_line("amend #13 Boris roll 4 1");
    bench.type("1");
    CHECK_FALSE(bench.has("repair.question"));
    bench.press(Key::backspace);
    CHECK(bench.has("repair.question"));
    bench.press(Key::backspace);
    bench.press(Key::enter);  // nothing while something is open
    CHECK(bench.has("repair.question"));
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("dialog.line"));
    CHECK(bench.game().last == before);
    CHECK(bench.widget("line").text == "amend #13 Boris roll 4 1");
}

TEST_CASE("missing text is typed after its beginning, and Enter gives it") {
    Bench bench;
    bench.open_game("us", testing::competitor_boris,
                    {"66", "buy @12", "12", "decline", "Boris roll 6 4", "next", "Clara roll 6 4"});
    bench.type_line("amend #6 Boris roll 6 6");
    REQUIRE(bench.has("repair.filled"));
    bench.type_line("77");
    CHECK(bench.has("repair.refused"));
    bench.press(Key::backspace);
    CHECK(bench.widget("repair.filled").text == "7");
    bench.press(Key::backspace);
    bench.type_line("34");
    CHECK(bench.dialog_line().find("#7 Boris rent @12 dice 3 4") != std::string::npos);
}

TEST_CASE("one of several answers that is still to be filled in: Escape and Backspace step back from it first") {
    Bench bench;
    bench.open_game("football", {{"Anna", Role::player}, {"Boris", Role::player}, {"Clara", Role::player}},
                    {"64", "next", "Boris roll 6 4", "next"});
    bench.type_line("amend #2 Anna roll 1 2");
    bench.type("2");  // declined: then it is auctioned
    REQUIRE(bench.has("repair.answer.2"));
    CHECK_FALSE(bench.has("repair.filled"));
    bench.type("1");
    REQUIRE(bench.has("repair.filled"));
    bench.press(Key::escape);
    REQUIRE(bench.has("repair.question"));
    CHECK_FALSE(bench.has("repair.filled"));
    bench.type("1");
    bench.press(Key::backspace);
    CHECK_FALSE(bench.has("repair.filled"));
    bench.type("1");
    bench.type_line("boris 50");
    CHECK(bench.dialog_line() == "amend #2 Anna roll 1 2; #3 Anna decline; #3 auction @3 Boris 50");
}

TEST_CASE("a long plan is scrolled by pages, and the question is in sight at every size") {
    std::vector<std::string> lines;
    for (int round = 0; round < 8; ++round)
        for (const char* name : {"Anna", "Boris", "Clara"}) lines.push_back(std::string(name) + " pay 5");
    std::vector<std::string> game = misread;
    game.insert(game.end(), lines.begin(), lines.end());
    for (const auto& [size, scale] : {std::pair{ImVec2{1024, 640}, 1.0F}, std::pair{ImVec2{1024, 640}, 1.6F},
                                      std::pair{ImVec2{1920, 1080}, 1.0F}, std::pair{ImVec2{1920, 1080}, 1.6F}}) {
        CAPTURE(size.x);
        CAPTURE(scale);
        Bench bench;
        bench.open_game("us", testing::competitor_boris, game);
        bench.screen().dress(ThemeChoice::dark, scale);
        bench.screen().resize(size);
        bench.frames();
        bench.type_line("amend #13 Boris roll 4 1");
        for (const char* key :
             {"repair.question", "repair.answer.1", "repair.answer.2", "dialog.post", "dialog.close"}) {
            const ProbedWidget& widget = bench.widget(key);
            CHECK_MESSAGE(widget.min.y >= 0, key);
            CHECK_MESSAGE(widget.max.y <= size.y, key);
            CHECK_MESSAGE(widget.max.x <= size.x, key);
        }
        bench.click("repair.answer.2");
        const float post = bench.widget("dialog.post").min.y;
        for (int page = 0; page < 9; ++page) bench.press(Key::page_down);
        CHECK(bench.widget("repair.kept").max.y <= post);
        bench.click("repair.kept");
        const float top = bench.widget("repair.after.1").min.y;
        bench.press(Key::page_down);
        CHECK(bench.widget("repair.after.1").min.y < top);
        bench.press(Key::page_up);
        bench.press(Key::page_up);
        CHECK(bench.widget("repair.after.1").min.y >= top);
        bench.press(Key::enter);
        CHECK_FALSE(bench.has("dialog.line"));
    }
}

TEST_CASE("a line that a repair reworded is one row of the log: it opens and folds by mouse and from its menu") {
    Bench bench;
    open_repaired(bench);
    const std::int64_t newest = bench.game().last;
    const std::string last = "log." + std::to_string(newest);
    REQUIRE(newest > 22);
    REQUIRE(bench.has("log.fold.23"));
    CHECK(bench.has(last));
    CHECK_FALSE(bench.has("log.24"));  // takes an entry back
    CHECK_FALSE(bench.has("log.22"));  // was undone
    bench.click("log.fold.23");
    CHECK(bench.has("log.24"));
    REQUIRE(bench.has("log.fold.23"));  // still in sight
    CHECK(bench.widget("log.fold.23").text == "fold");
    bench.click("log.fold.23");
    CHECK_FALSE(bench.has("log.24"));

    bench.press(Key::menu);  // of the last entry, which is decided again and has a row of its own
    CHECK_FALSE(bench.has("log.menu.fold"));
    CHECK(bench.widget("log.menu.amend").enabled);
    bench.press(Key::escape);
    bench.press_alt(Key::down);
    for (int row = 0; row < 6; ++row) bench.press(Key::down);  // past the lines decided again
    bench.press(Key::menu);
    CHECK(bench.widget("log.menu.entry").text.starts_with("#23"));
    CHECK_FALSE(bench.widget("log.menu.amend").enabled);
    bench.press(Key::up);  // round to the last item
    bench.press(Key::enter);
    CHECK(bench.has("log.24"));
}

TEST_CASE("F5 corrects the entry that is looked at, and the opening cannot be") {
    Bench bench;
    bench.open_game("us", testing::competitor_boris, {"12", "buy @3", "64", "64"});
    bench.press_alt(Key::down);
    bench.press(Key::down);
    bench.press(Key::down);
    bench.press(Key::f5);
    CHECK(bench.widget("line").text == "amend #3 Anna buy @3");
    CHECK_FALSE(bench.program().game()->table.past.at);
    bench.press_alt(Key::down);
    bench.press(Key::home);
    CHECK_FALSE(bench.widget("past.amend").enabled);
    bench.press(Key::f5);
    CHECK(bench.program().game()->table.past.at == 1);
}

TEST_CASE("the arrows go from row to row past the folded part of a repair, and into it if it is open") {
    Bench bench;
    open_repaired(bench);
    const auto last = bench.game().last;
    const auto again = last - 5;  // six lines are decided again
    const auto& past = bench.program().game()->table.past;
    bench.press_alt(Key::down);
    CHECK(past.at == last);
    for (std::int64_t row = last; row > again; --row) bench.press(Key::down);
    CHECK(past.at == again);
    bench.press(Key::down);
    CHECK(past.at == again - 1);  // without the undone entries
    bench.press(Key::down);
    CHECK(past.at == 16);
    bench.press(Key::up);
    bench.press(Key::menu);
    bench.press(Key::up);
    bench.press(Key::enter);
    for (std::int64_t row = again - 1; row > 23; --row) {
        CHECK(past.at == row);
        bench.press(Key::down);
    }
    bench.press(Key::down);
    CHECK(past.at == 22);
}

TEST_CASE("\"Put it right\" of the log's menu begins the line, of a roll all except its dice") {
    Bench bench;
    bench.open_game("us", testing::competitor_boris, misread);
    set_alt(true);
    bench.press(Key::down);
    bench.press(Key::down);
    set_alt(false);
    bench.press(Key::menu);
    bench.press(Key::down);
    bench.press(Key::down);
    bench.press(Key::enter);
    CHECK(bench.widget("line").text == "amend #21 Clara roll ");
    bench.type_line("63");
    CHECK(bench.has("repair.counts"));
}
