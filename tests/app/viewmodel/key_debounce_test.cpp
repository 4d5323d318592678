// Two presses of one key never act for two people.

#include "app/viewmodel/key_debounce.h"

#include <doctest/doctest.h>

#include "tests/app/viewmodel/played_desk.h"

using namespace tablebank;
using tablebank::testing::PlayedWindow;

TEST_CASE("a second press of the same key does nothing for another person within a moment, and acts after it") {
    KeyDebounce guard;
    guard.shows(1, 0);
    CHECK(guard.lets({ActionKey::f2, 1, 1000}));
    guard.shows(2, 1016);
    CHECK_FALSE(guard.lets({ActionKey::f2, 2, 1100}));
    CHECK_FALSE(guard.lets({ActionKey::f2, 2, 1350}));  // a finger that drums
    CHECK(guard.lets({ActionKey::f2, 2, 1350 + KeyDebounce::moment_ms}));
}

TEST_CASE("for the same person, by another key, or after something was typed a press acts at once") {
    KeyDebounce guard;
    guard.shows(1, 0);
    CHECK(guard.lets({ActionKey::enter, 1, 1000}));
    CHECK(guard.lets({ActionKey::enter, 1, 1050}));
    CHECK(guard.lets({ActionKey::f2, 2, 1060}));
    guard.typed();
    CHECK(guard.lets({ActionKey::f2, 3, 1070}));
}

TEST_CASE("a press that is older than the screen acts only for the person who was shown") {
    KeyDebounce guard;
    guard.shows(1, 0);
    guard.shows(2, 5000);
    CHECK_FALSE(guard.lets({ActionKey::f2, 2, 4990}));
    guard.shows(1, 6000);
    CHECK(guard.lets({ActionKey::f3, 2, 5990}));  // on the screen when it went down
}

TEST_CASE("a step back is another thing than leaving only after a moment") {
    KeyDebounce guard;
    CHECK(guard.may_leave(0));
    guard.stepped_back(1000);
    CHECK_FALSE(guard.may_leave(1100));
    CHECK(guard.may_leave(1000 + KeyDebounce::leave_ms));
}

TEST_CASE("Enter twice pays what the player who rolled owes, and nothing for others") {
    PlayedWindow table;
    table.begin_game({"Anna", "Boris", "Clara"});
    for (const char* line : {"24", "buy", "12", "buy", "13", "ok"}) table.type(line);
    const auto enter = [&](std::int64_t at_ms) {
        const int person = table.game().shown().turn.person;
        table.game().table.guard.shows(person, at_ms - 1);
        table.wish(intent::Post{.line = {}, .typed = true, .press = Press{ActionKey::enter, person, at_ms}});
    };
    table.type("24");
    CHECK(table.game().shown().turn.person == 1);
    const std::int64_t before = table.last();
    enter(1000);
    CHECK(table.last() == before + 1);
    CHECK(table.said().empty());
}

TEST_CASE("the desk asks the guard: a key for another player within a moment posts nothing and is reported") {
    PlayedWindow table;
    table.begin_game({"Anna", "Boris", "Clara"});
    table.type("24");
    const auto f2 = [&](const std::string& line, int seat, std::int64_t at_ms) {
        table.wish(intent::Post{.line = line, .press = Press{ActionKey::f2, seat, at_ms}});
    };
    f2("decline", 1, 1000);
    CHECK(table.said().empty());
    const std::int64_t before = table.last();
    f2("Clara pay 50", 3, 1120);
    CHECK(table.last() == before);
    CHECK(table.said().starts_with("Nothing was done"));
    f2("Clara pay 50", 3, 2000);
    CHECK(table.last() == before + 1);
}

TEST_CASE("Escape at the table leaves it only if nothing is open") {
    PlayedWindow table;
    table.begin_game();
    table.type("24");
    table.wish(intent::StepOut{});
    CHECK(table.screen() == Screen::table);
    CHECK(table.said().starts_with("Esc does not leave a table where something is open: Anna may buy "));
    CHECK(table.said().ends_with(". To leave it all the same: Ctrl+P."));
    table.type("decline");
    table.wish(intent::Show{Dialog::trade});
    table.game().dialogs.state().trade.gifts[0].cash = "40";
    table.wish(intent::Show{Dialog::trade});
    table.wish(intent::StepOut{});
    CHECK(table.screen() == Screen::table);  // a trade that was begun waits under its key
    CHECK(table.said().find("a trade or an auction was begun. To leave") != std::string::npos);
    table.type("note \"x\"");
    table.wish(intent::StepOut{});
    CHECK(table.screen() == Screen::start);
}

TEST_CASE(
    "one person is in turn on the screen: the card that is marked, and every button, are of whom the table waits for") {
    PlayedWindow table;
    table.begin_game({"Anna", "Boris", "Clara"});
    for (const char* line : {"24", "decline", "12", "Anna jail", "buy", "next"}) {
        const TableSnapshot& shown = table.game().shown();
        int marked = 0;
        for (const PlayerCard& card : shown.players) {
            marked += card.in_turn ? 1 : 0;
            CHECK(card.in_turn == (card.mark.seat == shown.turn.person));
        }
        CHECK(marked == 1);
        table.type(line);
    }
    CHECK(table.game().shown().turn.person == 3);
    table.type("24");
    REQUIRE(table.game().shown().turn.actions.size() >= 2);
    CHECK(table.game().shown().turn.actions[0].text.starts_with("Clara "));
    CHECK(table.game().shown().turn.actions[1].text == "Clara leaves it");
}
