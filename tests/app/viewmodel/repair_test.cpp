// Correcting an entry from the window, by actions: the screen opens, is answered, agreed to or left, and its post is
// one action.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/app/viewmodel/played_desk.h"

using namespace tablebank;
using tablebank::testing::PlayedWindow;

namespace {

/// At #13 Boris threw 4 and 1, read as 2 and 1; noticed ten entries later.
constexpr const char* put_right = "amend #13 Boris roll 4 1";

void play_with_mistake(PlayedWindow& table) {
    table.begin_game({"Anna", "Boris", "Clara"});
    for (const char* line : {"33", "decline", "43", "ok", "64", "44", "decline", "43", "ok", "51", "ok",
                             "21", "ok",      "12", "ok", "64", "ok", "24",      "ok", "62", "ok"})
        table.type(line);
    REQUIRE(table.last() == 22);
}

bool repair_is_open(PlayedWindow& table) {
    return table.game().dialogs.state().open == Dialog::repair;
}

const RepairSnapshot& repair(PlayedWindow& table) {
    REQUIRE(repair_is_open(table));
    return table.game().dialogs.repair();
}

void agree(PlayedWindow& table) {
    table.wish(intent::Post{repair(table).foot.line});
}

}  // namespace

TEST_CASE("an amendment is shown before it is posted, answered, agreed to, and undone by one undo") {
    PlayedWindow table;
    play_with_mistake(table);
    table.type_only(put_right);
    CHECK(table.game().shown().preview.kind == LinePreview::Kind::will_do);
    table.type(put_right);
    CHECK(table.last() == 22);
    REQUIRE(repair(table).question);
    agree(table);  // not while something is open
    CHECK(table.last() == 22);
    CHECK(repair_is_open(table));
    table.wish(intent::Answer{"Boris decline"});
    CHECK_FALSE(repair(table).question);
    CHECK(table.last() == 22);
    table.wish(intent::TakeAnswerBack{});
    CHECK(repair(table).question);
    table.wish(intent::Answer{"Boris decline"});
    agree(table);
    CHECK_FALSE(repair_is_open(table));
    CHECK(table.game().session().game().space_of(Seat{2}) == Space{21});
    CHECK(table.game().session().game().cash(Seat{3}) == Money{900});
    CHECK(table.game().table.line.typed.empty());
    CHECK(table.game().table.line.notice.find("In place of #13") != std::string::npos);
    CHECK(table.said().empty());
    table.wish(intent::Post{"undo"});
    CHECK(table.game().session().game().space_of(Seat{2}) == Space{19});
    CHECK(table.game().session().game().cash(Seat{3}) == Money{860});
    table.wish(intent::Post{"redo"});
    CHECK(table.game().session().game().cash(Seat{3}) == Money{900});
}

TEST_CASE("left without agreeing, nothing is posted and the line is still there") {
    PlayedWindow table;
    play_with_mistake(table);
    table.type(put_right);
    REQUIRE(repair_is_open(table));
    table.game().dialogs.close();
    table.desk().refresh();
    CHECK(table.last() == 22);
    CHECK(table.game().table.line.typed == put_right);
    table.type(put_right);
    CHECK(repair_is_open(table));
}

TEST_CASE("a correction that touches no later line is posted at once, and a refusal states why") {
    PlayedWindow table;
    play_with_mistake(table);
    table.type("amend #22 Clara decline");
    CHECK_FALSE(repair_is_open(table));
    CHECK(table.last() > 22);
    const auto before = table.last();
    table.type("amend #22 Clara decline");
    CHECK_FALSE(repair_is_open(table));
    CHECK(table.last() == before);
    CHECK_FALSE(table.said().empty());
}

TEST_CASE("a change without a question still waits for the banker") {
    PlayedWindow table;
    play_with_mistake(table);
    table.type("amend #17 Anna roll 4 1");
    CHECK(table.last() == 22);
    CHECK_FALSE(repair(table).question);
    CHECK(repair(table).foot.ready());
    agree(table);
    CHECK(table.last() > 22);
}

TEST_CASE("the table changes beneath: the plan is made again, and that plan is the one agreed to") {
    PlayedWindow table;
    play_with_mistake(table);
    table.type(put_right);
    table.wish(intent::Answer{"Boris decline"});
    const auto lines = repair(table).lines.size();
    const std::string before = repair(table).players[0].before;
    table.wish(intent::Post{"Anna pay 5 to Boris"});
    REQUIRE(repair_is_open(table));
    CHECK(repair(table).lines.size() == lines + 1);
    CHECK(repair(table).players[0].before != before);
    agree(table);
    CHECK_FALSE(repair_is_open(table));
    table.type(put_right + std::string("; #20 decline"));
    table.wish(intent::Post{"undo"});  // the repair is undone; nothing is open that could be agreed to
    table.wish(intent::Post{"undo"});
    CHECK(table.game().session().game().space_of(Seat{2}) == Space{19});
}

TEST_CASE("a bouncing Enter agrees to nothing that the user had no time to read") {
    PlayedWindow table;
    play_with_mistake(table);
    const std::string line = "amend #17 Anna roll 4 1";
    table.type_only(line);
    table.wish(intent::Post{.line = line, .typed = true, .press = Press{ActionKey::enter, 0, 1000}});
    REQUIRE(repair_is_open(table));
    const auto enter_at = [&](std::int64_t at_ms) {
        table.wish(intent::Post{.line = repair(table).foot.line, .press = Press{ActionKey::enter, 0, at_ms}});
    };
    enter_at(1100);
    CHECK(table.last() == 22);
    enter_at(1600);
    CHECK(table.last() > 22);
}

TEST_CASE("the last roll is put into the line from the list of every action, and goes back roll by roll") {
    PlayedWindow table;
    play_with_mistake(table);
    table.choose(KeyAction::put_roll_right);
    CHECK(table.game().table.line.typed == "amend #21 Clara roll ");
    CHECK(table.game().shown().preview.text == "#21 has: Clara, 6 and 2. Type the dice that were thrown.");
    for (int back = 0; back < 4; ++back) table.choose(KeyAction::put_roll_right);
    CHECK(table.game().table.line.typed == "amend #13 Boris roll ");
    table.type(table.game().table.line.typed + "41");
    CHECK(repair(table).question);
}

TEST_CASE("after a repair the log shows the corrected state: a reworded line is one row that opens") {
    PlayedWindow table;
    play_with_mistake(table);
    table.type("amend #17 Anna roll 4 1");
    agree(table);
    const auto lines = [&] {
        std::vector<std::string> said;
        for (const std::size_t row : table.game().shown().shown) said.push_back(table.game().shown().log[row].line);
        return said;
    };
    const auto rows = [&] { return table.game().shown().shown.size(); };
    const LogRow& head = table.game().shown().log.at(22);
    CHECK(head.text.starts_with("#17 put right by"));
    CHECK(head.holds == 12);  // #17 to #22, and as many reversals of them except for the row itself
    // Newest first: the lines decided again are single rows above it, the entries before the mistake below it.
    const auto folded = lines();
    REQUIRE(folded.size() == 23);
    CHECK(folded[5] == "Anna roll 4 1");
    CHECK(folded[6] == "amend #17 Anna roll 4 1");
    CHECK(folded[7] == table.game().shown().log.at(15).line);
    for (const std::size_t row : table.game().shown().shown)
        CHECK_FALSE(table.game().shown().log[row].reversed_by.has_value());
    CHECK(head.stands_at() < table.last());  // the table without the lines decided again

    table.choose(KeyAction::entry_menu);
    REQUIRE(table.game().table.log.menu);
    CHECK(table.game().table.log.menu->sequence == table.last());
    table.game().table.selection.opened.insert(23);
    table.desk().refresh();
    CHECK(rows() == static_cast<std::size_t>(table.last()));
    CHECK(table.game().shown().log.at(22).stands_at() == 23);
    table.game().table.selection.opened.clear();
    table.desk().refresh();
    CHECK(lines() == folded);
    table.game().table.selection.search = "put right";
    table.desk().refresh();
    CHECK(rows() >= 1);
}

TEST_CASE("a repair of a repair folds the first into its row, and one undo shows the log as it was") {
    PlayedWindow table;
    play_with_mistake(table);
    const auto lines = [&] {
        std::vector<std::string> said;
        for (const std::size_t row : table.game().shown().shown) said.push_back(table.game().shown().log[row].line);
        return said;
    };
    table.type("amend #17 Anna roll 4 1");
    agree(table);
    const auto once = lines();
    table.type("amend #11 Anna roll 1 5");  // the same space: every later line stays
    const auto twice = lines();
    CHECK(std::ranges::count_if(twice, [](const std::string& line) { return line.starts_with("amend"); }) == 1);
    CHECK(std::ranges::count(twice, "amend #11 Anna roll 1 5") == 1);
    table.type("undo");
    auto undone = lines();
    REQUIRE(undone.size() == once.size() + 2);  // the undone repair, and its reversal
    undone.erase(undone.begin(), undone.begin() + 2);
    CHECK(undone == once);
}
