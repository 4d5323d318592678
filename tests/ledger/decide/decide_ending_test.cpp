#include "calculators/ruling_scope.h"
#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// The two-hour game: the clock, the call, the closing, keep, walk and finish.

namespace {

TableInWords timed_table(std::vector<std::string> rulings = {}, std::string edition = "us") {
    return TableInWords(
        {.players = {"Anna monopolist 1000 @31 @32 @12", "Boris competitor 2001 @39:1", "Clara monopolist 900"},
         .goal = Goal::timed,
         .rulings = std::move(rulings),
         .edition = std::move(edition)});
}

}  // namespace

TEST_CASE("the clock runs from start to stop, and as long as the judge grants") {
    TableInWords table = timed_table();
    CHECK(table.refused("clock stop \"supper\"") == "clock-state");
    table.post("clock start");
    CHECK(table.refused("clock start") == "clock-state");
    table.wait(30);
    CHECK(table.minutes_used() == 30);
    table.post("clock stop \"supper\"");
    table.wait(20);
    CHECK(table.minutes_used() == 30);
    table.play({"clock start", "clock extend 10 \"supper\""});
    table.wait(5);
    CHECK(table.minutes_used() == 35);
    CHECK(read_clock(table.table().game, 0).limit_ms == 130 * 60'000);
}

TEST_CASE("the call stops the clock for good; undone, it runs from the same time") {
    TableInWords table = timed_table();
    table.post("clock start");
    table.wait(120);
    table.post("clock call \"the bell\"");
    CHECK(table.fact("time_called") == "yes");
    table.wait(7);
    CHECK(table.minutes_used() == 120);
    for (const char* line : {"clock start", "clock call", "clock extend 5 \"x\""})
        CHECK_MESSAGE(table.refused(line) == "time-called-already", line);
    CHECK(table.refused("clock stop \"x\"") == "clock-state");
    table.post("undo");
    CHECK(table.fact("time_called").empty());
    CHECK(table.minutes_used() == 127);
}

TEST_CASE("a call after the end states by how many whole minutes it is late") {
    const std::vector<std::pair<int, std::string>> calls{
        {120, "yes"}, {121, "over 1"}, {124, "over 4"}, {200, "over 80"}};
    for (const auto& [minutes, called] : calls) {
        CAPTURE(minutes);
        TableInWords table = timed_table();
        table.post("clock start");
        table.wait(minutes);
        table.post("clock call");
        CHECK(table.fact("time_called") == called);
    }
    TableInWords granted = timed_table();
    granted.play({"clock start", "clock extend 3 \"supper\""});
    granted.wait(124);
    granted.post("clock call");
    CHECK(granted.fact("time_called") == "over 1");
    TableInWords stopped = timed_table();
    stopped.post("clock start");
    stopped.wait(122);
    stopped.post("clock stop \"supper\"");
    stopped.wait(30);
    stopped.post("clock call");
    CHECK(stopped.fact("time_called") == "over 2");
}

TEST_CASE("the ending does not begin before time is called, nor while a player owes anything") {
    TableInWords table = timed_table();
    CHECK(table.refused("closing") == "time-not-called");
    table.play({"Anna at @36", "12", "clock call \"the bell\""});
    CHECK(table.owes("Anna") == "rent 60 to Boris @39");
    CHECK(table.refused("closing") == "due-open");
    table.play({"ok", "closing"});
    CHECK(table.phase() == "closing");
}

TEST_CASE("an offer is answered before the closing") {
    TableInWords table = timed_table();
    table.play({"Anna at @31", "12", "clock call \"the bell\""});
    CHECK(table.refused("closing") == "due-open");
    table.play({"decline", "closing"});
}

TEST_CASE("time_called finish_turn: the turn in hand is finished, the roll of a double with it, and no other begins") {
    TableInWords table = timed_table();
    table.play({"Anna at @6", "22", "clock call \"the bell\""});
    CHECK(table.refused("closing") == "turn-not-finished");
    table.play({"34", "card none"});
    CHECK(table.refused("Boris roll 1 2") == "time-called-already");
    CHECK(table.refused("next") == "time-called-already");
    table.post("closing");
}

TEST_CASE("a turn that was opened without a roll had not begun") {
    TableInWords table = timed_table();
    table.play({"turn Boris \"by the table\"", "clock call \"the bell\"", "closing"});
    CHECK(table.phase() == "closing");
    CHECK(table.turn() == "Boris 1");
    TableInWords begun = timed_table();
    begun.play({"turn Boris \"by the table\"", "Boris at @0", "22", "Boris tax fixed", "clock call \"the bell\""});
    CHECK(begun.refused("closing") == "turn-not-finished");
}

TEST_CASE("the fine of a third turn in jail that will not be played is not owed") {
    TableInWords table({.players = {"Anna monopolist jailed", "Boris competitor"}, .goal = Goal::timed});
    table.play({"12", "Boris roll 4 6", "12", "Boris at @0", "Boris roll 4 6", "next", "clock call \"the bell\""});
    CHECK(table.owes("Anna") == "jail_fine 50 @10");
    table.post("closing");
    CHECK(table.owes("Anna").empty());
}

TEST_CASE("time_called finish_round, and equal_turns: every player has as many turns") {
    for (const std::string ruling : {"time_called finish_round", "equal_turns yes"}) {
        TableInWords table = timed_table({ruling});
        table.play({"34", "clock call \"the bell\""});
        CHECK(table.refused("closing") == "due-open");
        table.post("card none");
        CHECK(table.refused("closing") == "turn-not-finished");
        table.play({"Boris at @3", "34", "next", "Clara at @3", "34"});
        CHECK(table.refused("Anna roll 1 2") == "time-called-already");
        CHECK(table.refused("next") == "time-called-already");
        table.post("closing");
    }
}

TEST_CASE("time_called at_once: nothing is rolled any more") {
    TableInWords table = timed_table({"time_called at_once"});
    table.play({"Anna at @6", "22", "clock call \"the bell\""});
    CHECK(table.refused("34") == "time-called-already");
    table.post("closing");
}

TEST_CASE("a player who leaves in the last turn or round opens no turn that would not be played") {
    for (const std::string ruling : {"time_called finish_turn", "time_called finish_round"}) {
        TableInWords table = timed_table({ruling});
        table.play({"turn Boris \"by the table\"", "turn Clara \"by the table\"", "Clara at @6", "22",
                    "clock call \"the bell\"", "Clara leaves"});
        CHECK(table.turn() == "Boris 0");
        CHECK(table.refused("Anna roll 1 2") == "time-called-already");
        table.post("closing");
    }
}

TEST_CASE("in the closing the bank deals, and no one else") {
    TableInWords table = timed_table();
    table.play({"clock call \"the bell\"", "closing"});
    CHECK(table.refused("Anna trade Boris give 5 get nothing") == "closing-bank-only");
    CHECK(table.refused("Anna pay 5 to Boris") == "closing-bank-only");
    CHECK(table.refused("Anna get 5") == "closing-bank-only");
    CHECK(table.refused("34") == "wrong-phase");
    CHECK(table.refused("Anna buy @34") == "wrong-phase");
    table.play({"Boris build @39", "Anna build @31", "Anna sell @31", "Anna mortgage @12", "Anna redeem @12"});
    table.post("force \"agreed\" Anna trade Boris give 5 get nothing");
    CHECK(table.set_aside() == "closing-bank-only");
}

TEST_CASE("closing_own_turn kept: the transactions are made in turn") {
    TableInWords table = timed_table({"closing_own_turn kept"});
    table.play({"34", "card none", "clock call \"the bell\"", "closing"});
    table.post("Anna build @31");
    CHECK(table.refused("Clara mortgage @12") == "not-your-turn");
    table.post("Boris build @39");
    CHECK(table.turn() == "Boris 0");  // in the order of the players, and no turn of play
    CHECK(table.refused("Anna build @31") == "not-your-turn");
    table.post("next");
    CHECK(table.refused("Anna sell @31") == "not-your-turn");
}

TEST_CASE("closing_own_turn kept: a prisoner's transactions cost no try and no fine") {
    TableInWords table({.players = {"Anna monopolist jailed", "Boris competitor"},
                        .goal = Goal::timed,
                        .rulings = {"closing_own_turn kept"}});
    table.play({"12", "Boris roll 4 6", "next", "clock call \"the bell\"", "closing", "next"});
    CHECK(table.refused("next") == "time-called-already");  // each of the two has had their place
    CHECK(table.owes("Anna").empty());
    CHECK(table.fact("jail_tries:1") == "1");
    table.post("keep");
}

TEST_CASE("a player who leaves in the closing is left out of the score") {
    TableInWords table = timed_table();
    table.play({"clock call \"the bell\"", "closing", "Boris leaves", "keep", "walk @12 1 2", "finish"});
    CHECK(table.fact("kept:2").empty());
    CHECK(table.winners() == "Anna");
}

TEST_CASE("each keeps their exact share, all cash goes to the bank, and the bank pays every owner once round") {
    TableInWords table = timed_table();
    table.post("clock call \"the bell\"");
    const Refusal early = table.refusal_of("keep");
    CHECK(early.code == RefusalCode::wrong_phase);
    CHECK(early.line == "closing");
    table.play({"closing", "keep"});
    CHECK(table.cash("Anna") == 0);
    CHECK(table.fact("kept:1") == "200");
    CHECK(table.fact("kept:2") == "200.1");
    CHECK(table.fact("kept:3") == "180");
    CHECK(table.refused("Anna build @31") == "wrong-phase");
    CHECK(table.refused("finish") == "wrong-phase");
    const Refusal dice = table.refusal_of("walk");
    CHECK(dice.code == RefusalCode::dice_missing);
    CHECK(dice.line == "walk @12 D1 D2");
    CHECK(table.refused("walk @31 1 2") == "dice-not-wanted");
    CHECK(table.post("walk electric 3 4") == "walk @12 3 4");
    CHECK(table.fact("walked:1") == "148");
    CHECK(table.fact("walked:2") == "60");
    CHECK(table.fact("walked:3") == "0");
    CHECK(table.fact("walk_dice:12") == "3 4");
    CHECK(table.cash("Anna") == 148);
    table.post("finish");
    CHECK(table.phase() == "finished");
    CHECK(table.winners() == "Anna");
    CHECK(table.refused("finish") == "game-over");
}

TEST_CASE("jailed_in_walk: a jailed monopolist earns nothing in the walk, or their rents") {
    for (const auto& [value, walked] : {std::pair{"nothing", "0"}, {"collects", "40"}}) {
        TableInWords table({.players = {"Anna monopolist @39 jailed", "Boris competitor"},
                            .goal = Goal::timed,
                            .rulings = {"jailed_in_walk " + std::string(value)}});
        table.play({"clock call \"the bell\"", "closing", "keep", "walk"});
        CHECK(table.fact("walked:1") == walked);
    }
}

TEST_CASE("closing no: keep follows at once") {
    TableInWords table = timed_table({"closing no"}, "fr");
    CHECK(table.refused("keep") == "time-not-called");
    table.post("clock call \"the bell\"");
    const Refusal none = table.refusal_of("closing");
    CHECK(none.code == RefusalCode::not_in_this_edition);
    CHECK(none.line == "keep");
    table.play({"keep", "walk @12 1 1", "finish"});
}

TEST_CASE("equal scores share the place, or are separated as the ruling states") {
    const auto winners = [](const std::string& ruling) {
        // Anna 200 + 40, Boris 240, Clara 220 + 10 + 10: the same total.
        TableInWords table(
            {.players = {"Anna monopolist 1000 @39", "Boris competitor 2400", "Clara competitor 2200 @6 @8"},
             .goal = Goal::timed,
             .rulings = {ruling}});
        table.play({"clock call \"the bell\"", "closing", "keep", "walk", "finish"});
        return table.winners();
    };
    CHECK(winners("ties shared") == "Anna Boris Clara");
    CHECK(winners("ties more_cash_kept") == "Boris");
    CHECK(winners("ties more_deeds") == "Clara");
}

TEST_CASE("the ending may be forced before its time, and undone step by step") {
    TableInWords table = timed_table();
    const std::string before = table.state();
    table.post("force \"hall closes\" closing");
    CHECK(table.set_aside() == "time-not-called");
    table.play({"keep", "walk @12 1 2", "finish", "undo", "undo", "undo", "undo"});
    CHECK(table.state() == before);
}

TEST_CASE("a timed game of which one is left is over") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}, .goal = Goal::timed});
    table.post("Boris leaves");
    CHECK(table.winners() == "Anna");
}

TEST_CASE("a ruling applies from now on: earlier posts and dues stay") {
    TableInWords table = timed_table();
    table.play({"Anna at @36", "12", "rule rounding up \"agreed\"", "rule jailed_in_walk collects \"agreed\""});
    CHECK(table.owes("Anna") == "rent 60 to Boris @39");
    CHECK(table.fact("ruling:jailed_in_walk") == "collects");
    table.post("rule jailed_in_walk nothing \"as agreed at first\"");
    CHECK(table.fact("ruling:jailed_in_walk").empty());
    CHECK(table.refused("rule no_such_thing up \"x\"") == "unknown-ruling");
    CHECK(table.refused("rule rounding sideways \"x\"") == "unknown-ruling-value");
    table.play({"rule track_tokens no \"only the bank\""});
    CHECK(table.refused("34") == "not-tracked");
}

TEST_CASE("closing_own_turn kept: a whole city is sold in turn as well") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor", "Clara monopolist @31:1 @32:2"},
                        .goal = Goal::timed,
                        .rulings = {"closing_own_turn kept"}});
    table.play({"clock call \"the bell\"", "closing"});
    CHECK(table.refused("Clara sell all san") == "not-your-turn");
    table.play({"next", "next", "Clara sell all san"});
    CHECK(table.built(31) == "nothing");
}

TEST_CASE("closing_own_turn kept: no fine is raised before a roll that will not be made") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor jailed:2"},
                        .goal = Goal::timed,
                        .rulings = {"closing_own_turn kept"}});
    table.play({"46", "clock call \"the bell\"", "closing", "next"});
    CHECK(table.turn() == "Boris 0");
    CHECK(table.owes("Boris").empty());
}

TEST_CASE("time_called finish_round: a turn that has not begun is over only if it would begin the next round") {
    const Sitting sitting{.goal = Goal::timed, .rulings = {"time_called finish_round"}};
    TableInWords whole(sitting);
    whole.play({"46", "Boris at @0", "Boris roll 4 6", "Clara roll 4 6", "Dmitri roll 4 6", "next"});
    CHECK(whole.turn() == "Anna 1");
    whole.play({"clock call \"the bell\"", "closing"});
    CHECK(whole.phase() == "closing");
    TableInWords short_of_one(sitting);
    short_of_one.play({"46", "Boris roll 4 6", "Clara roll 4 6", "next", "clock call \"the bell\""});
    CHECK(short_of_one.turn() == "Dmitri 1");
    CHECK(short_of_one.refused("closing") == "turn-not-finished");
    short_of_one.play({"46", "closing"});
}

TEST_CASE("closing no: what only further play could settle falls away with `keep`") {
    TableInWords fine({.players = {"Anna monopolist jailed:2", "Boris competitor"},
                       .goal = Goal::timed,
                       .rulings = {"closing no"},
                       .edition = "fr"});
    CHECK(fine.owes("Anna") == "jail_fine 50 @10");
    fine.play({"clock call \"the bell\"", "keep"});
    CHECK(fine.owes("Anna").empty());
    TableInWords offer = timed_table({"closing no"}, "fr");
    offer.play({"Anna at @36", "Anna roll 1 2"});
    offer.play({"Anna pay 60 to Boris", "turn Clara \"agreed\"", "Clara roll 1 2", "clock call \"the bell\""});
    CHECK(offer.owes("Clara").starts_with("offer"));
    offer.post("force \"hall closes\" keep");
    CHECK(offer.owes("Clara").empty());
}

TEST_CASE("a fine that a thrown roll waits for is a debt, and does not fall away (football 18)") {
    // The Russian book ends with the last player only; a table may time a game of its own.
    TableInWords table(
        {.players = {"Anna player jailed:2", "Boris player"}, .goal = Goal::timed, .edition = "football"});
    table.play({"Anna roll 1 2", "clock call \"the bell\"", "force \"hall closes\" closing"});
    CHECK(table.phase() == "closing");
    CHECK(table.owes("Anna") == "jail_fine 50 x3 @10");
}

TEST_CASE("a fine that a thrown roll waited for lapses if the turn went on: no one can pay it after the bell") {
    TableInWords table(
        {.players = {"Anna player jailed:2", "Boris player"}, .goal = Goal::timed, .edition = "classic"});
    table.play({"Anna roll 1 2", "turn Boris \"agreed\"", "clock call \"the bell\""});
    CHECK(table.owes("Anna").starts_with("jail_fine 50"));
    CHECK(table.refused("Anna fine") == "time-called-already");
    table.post("closing");
    CHECK(table.owes("Anna").empty());
}

TEST_CASE("a forced keep in the last turn proposes what a plain one does") {
    const auto proposed = [](const TableInWords& table) {
        const Refusal forced = table.refusal_of("force \"x\" keep");
        CHECK(forced.code == RefusalCode::wrong_phase);
        CHECK(forced.line == table.refusal_of("keep").line);
        return forced.line;
    };
    TableInWords table({.goal = Goal::timed});
    table.play({"12", "clock call \"the bell\""});
    CHECK(proposed(table) == "Anna buy @3");
    table.post("decline");
    CHECK(proposed(table) == "closing");
    TableInWords round({.goal = Goal::timed, .rulings = {"equal_turns yes"}});
    round.play({"12", "decline", "clock call \"the bell\""});
    CHECK(proposed(round).empty());
}

TEST_CASE("closing_own_turn kept: a deal out of turn is refused by that ruling, and by no paragraph about the deal") {
    for (const char* book : {"ru", "us", "pl"}) {
        CAPTURE(book);
        TableInWords table({.players = {"Anna monopolist", "Boris competitor @34 @39", "Clara competitor"},
                            .goal = Goal::timed,
                            .rulings = {"closing_own_turn kept"},
                            .edition = book});
        table.play({"Boris mortgage @39", "clock call \"the bell\"", "closing"});
        for (const char* line : {"Boris redeem @39", "Boris mortgage @34", "Boris build @34"}) {
            const Refusal late = table.refusal_of(line);
            CHECK_MESSAGE(late.code == RefusalCode::not_your_turn, line);
            CHECK_MESSAGE(late.rule == cite_ruling_or_book(table.table().game.edition(), "closing_own_turn"), line);
        }
    }
}

}  // namespace tablebank::testing
