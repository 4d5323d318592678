// The next step of the table, in words and keys: only lines that would be accepted, and nothing twice in one place.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/table/turn_roll.h"
#include "app/present/table/turn_snapshot.h"
#include "app/present/typing/fine_before_roll.h"
#include "app/present/typing/typed_line.h"
#include "ledger/text/case_fold.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {

namespace {

OfferedAction offered(const TurnSnapshot& turn, const std::string& id) {
    const auto found = std::ranges::find(turn.actions, id, &OfferedAction::id);
    REQUIRE(found != turn.actions.end());
    return *found;
}

}  // namespace

TEST_CASE("a card to draw is mentioned once, in every language") {
    PlayedTable table;
    table.post("roll 1 1");
    const auto check = [&](const Language& lang, const std::string& heading, const std::string& to_jail) {
        const TurnSnapshot turn = make_turn_snapshot(lang, table.table());
        CHECK(turn.heading == heading);
        CHECK(turn.sentence.empty());
        CHECK(offered(turn, "card-jail").text == to_jail);
    };
    check(english, "Anna draws a card", "Anna: to jail");
    check(speaking("ru"), "Anna берёт карту", "Anna: в тюрьму");
}

TEST_CASE("passing is separate from the next player, under another key") {
    PlayedTable table("fr");
    const auto before = make_turn_snapshot(english, table.table()).actions;
    CHECK(std::ranges::find(before, "pass", &OfferedAction::id) == before.end());  // no turn ends without its roll
    table.post("roll 5 5");
    const OfferedAction pass = offered(make_turn_snapshot(english, table.table()), "pass");
    CHECK(pass.aside);
    table.post_all(english, {"roll 4 6", "ok"});
    const OfferedAction next = offered(make_turn_snapshot(english, table.table()), "next");
    CHECK_FALSE(next.aside);
    CHECK(next.key != pass.key);
    CHECK(next.line == pass.line);
}

TEST_CASE("in a price war that bars building a player is not offered building") {
    PlayedTable table("fr");
    table.post_all(english, {"turn Boris \"agreed\"", "roll 2 4", "ok"});
    CHECK(make_turn_snapshot(english, table.table()).sentence == "Boris may still build, mortgage or trade.");
    table.post_all(english, {"turn Boris \"agreed\"", "Boris at @27", "roll 1 2"});
    CHECK(table.game().is_jailed(Seat{2}));
    CHECK(make_turn_snapshot(english, table.table()).sentence == "Boris may still mortgage or trade.");
}

TEST_CASE("a deed that the cash does not cover is not offered first: the funds that can be raised are") {
    PlayedTable table;
    table.post_all(english, {"Anna count 90 \"a loss\"", "roll 2 4"});
    TurnSnapshot turn = make_turn_snapshot(english, table.table());
    CHECK_FALSE(offered(turn, "buy").allowed);
    CHECK(offered(turn, "buy").reason == "Anna has 90.");
    CHECK(turn.hint == "Anna could raise no more than 90.");
    CHECK(std::ranges::none_of(turn.actions, &OfferedAction::foremost));
    // Mortgage of the first deed: with it the cash reaches.
    table.post_all(english, {"decline", "Anna count 200 \"by hand\"", "turn Anna \"agreed\"", "Anna at @0", "roll 1 2",
                             "ok", "Anna count 90 \"by hand\"", "turn Anna \"agreed\"", "roll 1 2"});
    turn = make_turn_snapshot(english, table.table());
    CHECK_FALSE(offered(turn, "buy").allowed);
    CHECK(offered(turn, "decline").allowed);
    CHECK(turn.hint.find("sell or mortgage first") != std::string::npos);
    CHECK(turn.actions.front().id == "raise");
}

TEST_CASE("the text above a step of the ending begins with a capital in every language") {
    PlayedTable table("us", 2, Goal::timed);
    for (const char* step : {"closing", "keep", "walk"}) {
        if (std::string_view(step) == "closing") table.post("clock call \"the bell\"");
        table.post(step);
        CAPTURE(step);
        for (const char* tag : {"en", "fr", "it", "pl", "ru"}) {
            CAPTURE(tag);
            const Language in = speaking(tag);
            const std::string heading = make_turn_snapshot(in, table.table()).heading;
            const std::size_t letter = static_cast<unsigned char>(heading.front()) < 0x80 ? 1 : 2;
            CHECK(fold(heading.substr(0, letter)) != heading.substr(0, letter));
        }
    }
}

TEST_CASE("dice of a utility that the cash does not reach become a sum to be raised") {
    PlayedTable table;
    table.post_all(
        english, {"roll 6 6", "ok", "Boris count 30 \"by hand\"", "turn Boris \"agreed\"", "Boris at @9", "roll 1 2"});
    TurnSnapshot turn = make_turn_snapshot(english, table.table());
    CHECK(turn.amount == "4 × dice");
    CHECK(turn.dice.dice == 2);
    const std::string line = read_typed(table.table(), "64").line;
    CHECK(line == "rent dice 6 4");
    CHECK(table.post(line) == "Boris owes Anna 40 for U.S. Electric Company (4 × 10).");
    turn = make_turn_snapshot(english, table.table());
    CHECK(turn.amount == "$40");
    CHECK(turn.dice.dice == 0);
    CHECK_FALSE(offered(turn, "pay").allowed);
    CHECK(offered(turn, "pay").reason == "Boris has 30.");
    CHECK(turn.actions.front().id == "raise");
    CHECK(turn.hint.starts_with("Boris could raise no more than 30."));
}

TEST_CASE("a sum that a card asks for is due with the words of the card") {
    PlayedTable table;
    table.post_all(
        english, {"Anna count 20 \"by hand\"", "Anna at @30", "roll 1 2", "card pay-each competitor 100 \"our box\""});
    const TurnSnapshot turn = make_turn_snapshot(english, table.table());
    CHECK(turn.heading == "Anna owes Boris");
    REQUIRE(turn.workings.size() == 1);
    CHECK(turn.workings.front().what.starts_with("card: "));
    CHECK(turn.workings.front().what.find("100") != std::string::npos);
    CHECK(turn.workings.front().figure == "100");
}

TEST_CASE("after the last try in jail the fine is asked for, and Enter pays it") {
    PlayedTable table("fr", 2);
    table.post_all(english, {"Anna at @27", "roll 1 2"});
    for (int round = 0; round < 5 && fine_before_roll(table.table()).empty(); ++round) {
        table.post_all(english, {"Boris at @0", "roll 4 6"});
        if (fine_before_roll(table.table()).empty()) table.post("roll 1 2");
    }
    REQUIRE(fine_before_roll(table.table()) == "Anna fine");
    const TurnSnapshot turn = make_turn_snapshot(english, table.table());
    CHECK(turn.heading == "Anna pays the fine before the next roll");
    CHECK(turn.dice.dice == 0);
    CHECK(offered(turn, "fine").key == ActionKey::enter);
    CHECK(read_typed(table.table(), "").line == "Anna fine");
}

TEST_CASE("after a double the same player rolls again, and else the next one; to pass is another key than to go on") {
    PlayedTable table("fr", 2);
    table.post_all(english, {"Anna roll 2 2", "ok"});
    TurnSnapshot again;
    await_roll(english, table.table(), again);
    CHECK(again.to_roll == 1);
    CHECK(again.heading == "Anna threw a double and rolls again");
    CHECK(again.dice.dice == 2);
    CHECK(offered(again, "pass").aside);
    CHECK(offered(again, "pass").key == ActionKey::f3);
    // If the other roll is a duty (ru 8), passing it is not offered.
    PlayedTable duty("us", 2);
    duty.post_all(english, {"Anna roll 1 1", "Anna card none \"our box\""});
    TurnSnapshot must;
    await_roll(english, duty.table(), must);
    CHECK(std::ranges::find(must.actions, std::string("pass"), &OfferedAction::id) == must.actions.end());
    PlayedTable plain("us", 2);
    plain.post("Anna roll 1 2");
    TurnSnapshot next;
    await_roll(english, plain.table(), next);
    CHECK(next.to_roll == 2);
    CHECK(next.heading == "Boris to roll");
    CHECK(offered(next, "next").key == ActionKey::f2);
}

TEST_CASE("once time was called and the last turn is played nothing is left but the ending") {
    PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"rule time_called at_once \"for the test\"", "clock call \"the bell\""});
    TurnSnapshot turn;
    await_end_of_play(english, table.table(), turn);
    CHECK(turn.heading == "Time has been called");
    CHECK(turn.dice.dice == 0);
    REQUIRE(turn.actions.size() == 1);
    CHECK(turn.actions.front().line == "closing");
}

TEST_CASE("the end of play has a question while the rulings are not confirmed or notes are not counted") {
    PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"clock call \"the bell\""});
    const auto question = [&] { return offered(make_turn_snapshot(english, table.table()), "closing").question; };
    CHECK(question() == "Not done: Rulings confirmed and Notes counted. Go on all the same?");
    table.post("confirm rulings \"Vera\"");
    CHECK(question() == "Not done: Notes counted. Go on all the same?");
    table.post_all(english, {"Anna count 1500", "Boris count 1500"});
    CHECK(question().empty());
}

}  // namespace tablebank::testing
