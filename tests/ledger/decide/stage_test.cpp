#include "ledger/books/stage.h"

#include <algorithm>

#include "ledger/decide/checklist.h"
#include "ledger/decide/stage_table.h"
#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// The possible lines after time was called follow from the state of the table (the two-hour game).

namespace {

const std::string bell = "clock call \"the bell\"";

TableInWords evening(std::vector<std::string> rulings = {}, std::string edition = "us") {
    return TableInWords({.players = {"Anna monopolist 1000 @31 @32 @12:mortgaged", "Boris competitor 2001 @39:1",
                                     "Clara monopolist 900"},
                         .goal = Goal::timed,
                         .rulings = std::move(rulings),
                         .edition = std::move(edition)});
}

std::string stage(const TableInWords& table) {
    return std::string{to_string(stage_of(table.table().game))};
}

/// A roll that leaves nothing to settle: to the space of jail, as a visitor.
void roll(TableInWords& table, const std::string& player) {
    table.play({player + " at @0 \"so that the roll ends at jail\"", player + " roll 4 6"});
}

}  // namespace

TEST_CASE("a turn is in hand if its player has rolled, paid the fine or traded in it; next alone begins none") {
    TableInWords rolled = evening();
    rolled.play({"Anna at @0 \"x\"", "Anna roll 5 5", bell});
    CHECK(stage(rolled) == "last_turn");
    CHECK(rolled.refused("closing") == "turn-not-finished");

    TableInWords dealt = evening();
    roll(dealt, "Anna");
    dealt.play({"Boris build @39", bell});
    CHECK(stage(dealt) == "last_turn");
    CHECK(dealt.refused("closing") == "turn-not-finished");
    dealt.play({"Boris roll 1 2", "Boris decline"});
    CHECK(stage(dealt) == "dealings");

    TableInWords passed = evening();
    roll(passed, "Anna");
    passed.play({"next", bell});
    CHECK(stage(passed) == "dealings");
    for (const char* line :
         {"Boris roll 1 2", "Boris at @3 \"x\"", "Boris jail", "next", "turn Boris \"x\"", "turn Clara \"x\""})
        CHECK_MESSAGE(passed.refused(line) == "time-called-already", line);
}

TEST_CASE("a prisoner who paid before the call plays the turn, and one who pays after it is refused") {
    const Sitting sitting{.players = {"Anna monopolist jailed", "Boris competitor"}, .goal = Goal::timed};
    TableInWords paid(sitting);
    paid.play({"Anna fine", bell});
    CHECK(paid.refused("closing") == "turn-not-finished");
    paid.post("Anna roll 4 6");
    TableInWords late(sitting);
    late.post(bell);
    CHECK(late.refused("Anna fine") == "time-called-already");
    CHECK(late.refused("Anna free \"x\"") == "time-called-already");
    CHECK(late.refused("Boris fine") == "time-called-already");
}

TEST_CASE("no word pays a fine outside the turn in hand, while a player still owes") {
    TableInWords table(
        {.players = {"Anna monopolist 100", "Boris competitor", "Clara monopolist jailed"}, .goal = Goal::timed});
    for (int tries = 0; tries < 2; ++tries) {
        roll(table, "Anna");
        roll(table, "Boris");
        table.post("Clara roll 1 2");
    }
    roll(table, "Anna");
    table.play({"Boris at @0 \"x\"", "Boris roll 1 1", "Boris card each monopolist 900 \"x\"", "Boris at @0 \"x\"",
                "Boris roll 4 6", "next", bell});
    CHECK(stage(table) == "last_turn");  // Anna owes, and Clara's turn has not begun
    for (const char* line : {"Clara fine", "Clara ok", "ok", "Clara pay 50", "pay 50"})
        CHECK_MESSAGE(table.refused(line) == "time-called-already", line);
}

TEST_CASE("with at_once a fine before a roll that never comes is not owed, though the turn began") {
    TableInWords table({.players = {"Anna monopolist 100 @12", "Boris competitor", "Clara monopolist jailed @28"},
                        .goal = Goal::timed,
                        .rulings = {"time_called at_once"}});
    for (int tries = 0; tries < 2; ++tries) {
        roll(table, "Anna");
        roll(table, "Boris");
        table.post("Clara roll 1 2");
    }
    roll(table, "Anna");
    roll(table, "Boris");
    table.play({"next", "Clara mortgage @28", bell});
    CHECK(stage(table) == "dealings");
    CHECK(table.refused("Clara ok") == "time-called-already");
    table.play({"closing", "keep"});
}

TEST_CASE("the fine of a player whose turn does not come any more does not delay the ending") {
    TableInWords table(
        {.players = {"Anna monopolist", "Boris competitor", "Clara monopolist jailed"}, .goal = Goal::timed});
    for (int tries = 0; tries < 2; ++tries) {
        roll(table, "Anna");
        roll(table, "Boris");
        table.post("Clara roll 1 2");
    }
    roll(table, "Anna");
    roll(table, "Boris");
    table.play({"next", "turn Boris \"one more, the table agreed\"", "Boris at @0 \"x\"", "Boris roll 4 6", bell});
    CHECK(stage(table) == "dealings");
    table.play({"closing", "keep"});
}

TEST_CASE("the last line of a repair that changes nothing does not hold back an entry before it") {
    TableInWords table = evening();
    table.play({"note \"a\"", bell, "closing", "note \"b\"", "force \"x\" amend #2 note \"c\""});
    const auto last = table.table().history.last();
    table.post("undo #" + std::to_string(last - 1));
    CHECK(table.phase() == "play");
}

TEST_CASE("nothing that is brought back leaves one player alone in a closing that never ends") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}, .goal = Goal::timed});
    table.play({bell, "closing", "Anna leaves", "undo", "Clara leaves", "undo", "undo #5"});
    CHECK(table.refused("redo") == "reversal-impossible");
    table.play({"keep"});
}

TEST_CASE("the last turn is its player's: the others settle their dues and give nothing") {
    TableInWords table = evening();
    table.play({"Anna at @36 \"x\"", "Anna roll 2 1", bell});  // Boris's street
    CHECK(stage(table) == "last_turn");
    CHECK(table.refused("Clara pay 50 to Anna \"x\"") == "trade-closed");
    CHECK(table.refused("Anna get 5 from Clara \"x\"") == "trade-closed");
    CHECK(table.refused("Anna trade Clara give 5 get nothing") == "trade-closed");
    CHECK(table.refused("Boris waive \"a favour\"") == "trade-closed");
    for (const char* line :
         {"Boris build @39", "Boris mortgage @39", "Clara get 50", "Clara roll 1 2", "Boris sell @39"})
        CHECK_MESSAGE(table.refused(line) == "time-called-already", line);
    table.play({"Anna build @31", "Anna rent"});
    CHECK(stage(table) == "dealings");
}

TEST_CASE("the last turn has its roll after a double") {
    TableInWords table = evening();
    table.play({"Anna at @0 \"x\"", "Anna roll 5 5", bell, "Anna build @31", "Anna roll 4 6"});
    CHECK(table.refused("Boris roll 1 2") == "time-called-already");
}

TEST_CASE("with at_once nothing is in hand, and only the existing dues are settled") {
    TableInWords table = evening({"time_called at_once"});
    table.play({"Anna at @0 \"x\"", "Anna roll 5 5", bell});
    CHECK(stage(table) == "dealings");
    CHECK(table.refused("Anna roll 1 2") == "time-called-already");
    CHECK(table.refused("Boris pay 1000 to Anna \"gift\"") == "closing-bank-only");
    TableInWords due = evening({"time_called at_once"});
    due.play({"Anna at @36 \"x\"", "Anna roll 2 1", bell});
    CHECK(stage(due) == "last_turn");
    CHECK(due.refused("Anna build @31") == "time-called-already");
    CHECK(due.refused("Clara pay 5 to Anna \"x\"") == "trade-closed");
    due.post("Anna rent");
    CHECK(stage(due) == "dealings");
}

TEST_CASE("a round in hand is played out, and no new one begins") {
    for (const char* ruling : {"time_called finish_round", "equal_turns yes"}) {
        CAPTURE(ruling);
        TableInWords table = evening({ruling});
        roll(table, "Anna");
        table.play({bell, "next"});
        CHECK(stage(table) == "last_turn");
        CHECK(table.refused("Clara build @39") == "time-called-already");
        roll(table, "Boris");
        roll(table, "Clara");
        CHECK(stage(table) == "dealings");
        CHECK(table.refused("next") == "time-called-already");
        CHECK(table.refused("Anna roll 1 2") == "time-called-already");
        TableInWords begun = evening({ruling});
        for (const char* player : {"Anna", "Boris", "Clara"}) roll(begun, player);
        begun.play({"next", bell});
        CHECK(stage(begun) == "dealings");
        CHECK(begun.refused("Anna roll 1 2") == "time-called-already");
        CHECK(begun.refused("next") == "time-called-already");
    }
}

TEST_CASE("the first transaction with the bank after play is over begins the closing") {
    TableInWords table = evening();
    table.post(bell);
    table.post("Boris build @39");
    CHECK(table.phase() == "closing");
    CHECK(table.refused("closing") == "wrong-phase");
    table.play({"undo", "closing", "Boris build @39", "keep"});
}

TEST_CASE("without closing transactions the cash is handed in, and nothing is dealt") {
    TableInWords table = evening({"closing no"}, "fr");
    table.post(bell);
    CHECK(stage(table) == "handing_in");
    for (const char* line : {"Boris build @39", "Anna redeem @12", "Boris mortgage @39", "Boris sell @39", "closing"})
        CHECK_MESSAGE(table.refused(line) == "not-in-this-edition", line);
    CHECK(table.refused("Anna trade Clara give 5 get nothing") == "trade-closed");
    CHECK(table.refused("Anna pay 5 to Clara") == "trade-closed");
    table.post("keep");
}

TEST_CASE("rulings that can change the result are closed from the call on") {
    TableInWords table = evening();
    table.post("rule ties more_deeds \"before\"");
    table.post(bell);
    table.post("rule closing_plan all \"shows a plan only\"");
    CHECK(table.refused("rule unheard yes \"x\"") == "unknown-ruling");
    for (const char* step : {"", "closing", "keep", "walk"}) {
        if (*step != '\0') table.post(step);
        CHECK_MESSAGE(table.refused("rule ties shared \"Boris wishes\"") == "rulings-closed", step);
    }
    table.post("force \"the judge read the sheet again\" rule ties shared \"x\"");
    CHECK(table.set_aside() == "rulings-closed");
}

TEST_CASE("closing_own_turn kept: players deal once each, from the player in turn on, and no round begins") {
    TableInWords table = evening({"closing_own_turn kept"});
    roll(table, "Anna");
    table.post(bell);
    CHECK(table.refused("Clara redeem @12") == "not-your-turn");
    CHECK(table.refused("Boris build @39") == "not-your-turn");  // Anna has not traded yet
    table.play({"Anna build @31", "Boris build @39"});
    CHECK(table.refused("Anna build @32") == "not-your-turn");
    CHECK(table.round() == 1);
    table.post("next");
    CHECK(table.refused("next") == "time-called-already");
    CHECK(table.refused("Anna build @32") == "not-your-turn");
    CHECK(table.round() == 1);
    TableInWords lifted = evening();
    lifted.play({bell, "closing"});
    CHECK(lifted.refused("next") == "time-called-already");
}

TEST_CASE("after time was called only the judge undoes an entry that others follow") {
    TableInWords table = evening();
    table.play({"Anna trade Clara give 100 get 50", "Anna build @31"});
    const auto traded = table.last() - 1;
    const std::string alone = "undo #" + std::to_string(traded) + " \"x\"";
    table.post(bell);
    CHECK(table.refused(alone) == "judge-repairs");
    CHECK(table.refused("amend #" + std::to_string(traded) + " Anna trade Clara give 1 get 50") == "judge-repairs");
    table.post("force \"the judge heard both\" undo #" + std::to_string(traded));
    CHECK(table.set_aside() == "judge-repairs");
    // An undo that would be refused from the judge too gives that reason.
    table.play({"Anna roll 4 6", "Boris sell @39", "Boris mortgage @39"});
    CHECK(table.refused("undo #" + std::to_string(table.last() - 1)) == "reversal-impossible");
}

TEST_CASE("after time was called the judge corrects an entry that others follow, as the judge undoes it") {
    TableInWords table = evening();
    table.play({"Anna roll 4 6", bell});
    const std::string call = "#" + std::to_string(table.last());
    table.play({"Boris sell @39", "Boris mortgage @39"});
    CHECK(table.refused("amend " + call + " note \"x\"") == "judge-repairs");
    CHECK(table.refused("amend #" + std::to_string(table.last() - 1) + " Boris sell @39 2") == "judge-repairs");
    const auto first = table.last() + 1;
    table.post("force \"heard\" amend " + call + " note \"x\"");
    CHECK(table.table().history.at(first).set_aside == std::vector<std::string>{"judge-repairs"});
}

TEST_CASE("once the cash is handed in, nothing that it rests on is undone alone; the judge amends it") {
    TableInWords table = evening();
    table.play({"Anna trade Clara give 100 get 50", "rule ties more_deeds \"agreed\"", "Anna roll 4 6", bell});
    const auto call = table.last();
    const auto undone_alone = [&](std::int64_t entry) {
        return table.refused("force \"x\" undo #" + std::to_string(entry));
    };
    table.post("closing");
    CHECK(undone_alone(call) == "reversal-blocked");
    table.play({"Boris sell @39", "keep"});
    for (const std::int64_t entry : {call - 3, call - 2, call, table.last() - 1})
        CHECK(undone_alone(entry) == "reversal-blocked");
    table.play({"walk", "finish"});
    CHECK(undone_alone(call - 2) == "reversal-blocked");
    table.post("force \"x\" amend #" + std::to_string(call - 2) + " note \"undone\"");
    CHECK(table.table().game.phase() == Phase::finished);
}

TEST_CASE("the checklist names a call that was undone, played past and restored") {
    TableInWords table = evening();
    table.play({"Anna roll 4 6", bell});
    const auto call = table.last();
    table.play({"undo", "Boris pay 500 to Anna \"x\"", "undo #" + std::to_string(call + 1) + " \"slip\"", "closing",
                "keep", "walk", "finish"});
    const auto undone = undone_for_certificate(table.table(), 0);
    CHECK(std::ranges::count(undone, Undone{Undone::Kind::taken_back, call + 1}) == 1);

    TableInWords at_once = evening();
    at_once.play({"Anna roll 4 6", bell, "undo", "redo", "closing", "keep", "walk", "finish"});
    for (const Undone& item : undone_for_certificate(at_once.table(), 0)) CHECK(item.kind != Undone::Kind::taken_back);
}

TEST_CASE("the checklist names the entries recorded by the word of the table after time was called") {
    for (const std::string line : {"Anna get 500 \"x\"", "Anna at @10 \"x\"", "Anna pay 5 \"x\""}) {
        TableInWords table = evening();
        table.play({"Anna at @0 \"x\"", "Anna roll 5 5", bell, line});
        const auto by_word = table.last();
        table.play({"Anna roll 4 6"});
        const auto undone = undone_for_certificate(table.table(), 0);
        CHECK_MESSAGE(std::ranges::count(undone, Undone{Undone::Kind::unasked, by_word}) == 1, line);
        CHECK(std::ranges::count(undone, Undone::Kind::unasked, &Undone::kind) == 1);
    }
}

TEST_CASE("the checklist names cards of a deck that no one compared with the box once they are large together") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}, .goal = Goal::timed, .edition = "ru"});
    table.play({"Anna roll 1 1", bell});
    const auto listed = [&] {
        return std::ranges::count(undone_for_certificate(table.table(), 0), Undone::Kind::unasked, &Undone::kind);
    };
    table.play({"Anna card goto @2", "Anna card goto @2"});  // past START, to the space of the card
    CHECK(listed() == 0);
    table.play({"Anna card goto @2"});  // a third salary of 100: more than a sixth of 1,500
    CHECK(listed() == 1);
    table.play({"undo"});
    CHECK(listed() == 0);
}

TEST_CASE("a refusal proposes no gift that would be refused once time was called") {
    TableInWords table = evening();
    table.play({"Anna at @33 \"x\"", "Anna roll 2 4"});  // to Boris, who has a house there
    const auto proposes_gift = [&] {
        const Refusal which = table.refusal_of("Anna pay 900 to Boris");
        CHECK(which.code == RefusalCode::which_due);
        return std::ranges::find(which.wanted, "Anna pay 900 to Boris \"why\"") != which.wanted.end();
    };
    CHECK(proposes_gift());
    table.post(bell);
    CHECK_FALSE(proposes_gift());
}

TEST_CASE("a player with only an offer raises no cash for it after time was called; a debtor does") {
    TableInWords table = evening({"time_called at_once"});
    table.play({"Anna at @0 \"x\"", "Anna roll 1 2", bell});
    CHECK(table.refused("Anna sell @31") != "");
    CHECK(table.refused("Anna mortgage @32") == "time-called-already");
    table.play({"decline", "Anna mortgage @32"});  // the closing begins
    CHECK(stage(table) == "dealings");
}

TEST_CASE("a round in hand is finished by the player who plays next") {
    TableInWords table = evening({"time_called finish_round"});
    roll(table, "Anna");
    table.post(bell);
    CHECK(table.refusal_of("closing").player == 2);
}

TEST_CASE("a round in hand is played out though the player who began it is gone") {
    for (const char* ruling : {"time_called finish_round", "equal_turns yes"}) {
        for (const bool before_bell : {true, false}) {
            CAPTURE(ruling);
            CAPTURE(before_bell);
            TableInWords table = evening({ruling});
            roll(table, "Anna");
            for (const bool leaves : {before_bell, !before_bell}) table.post(leaves ? "Anna leaves \"home\"" : bell);
            CHECK(stage(table) == "last_turn");
            roll(table, "Boris");
            roll(table, "Clara");
            CHECK(stage(table) == "dealings");
            CHECK(table.round() == 1);
        }
    }
    TableInWords goes_on = evening();
    roll(goes_on, "Anna");
    goes_on.post("Anna leaves \"home\"");
    for (const char* player : {"Boris", "Clara"}) roll(goes_on, player);
    CHECK(goes_on.round() == 1);
    roll(goes_on, "Boris");
    CHECK(goes_on.round() == 2);
    CHECK(goes_on.fact("round_began") == "2");
}

TEST_CASE("closing_own_turn kept: if the player who deals leaves, the next one deals, and no one twice") {
    TableInWords first = evening({"closing_own_turn kept"});
    roll(first, "Anna");
    first.play({bell, "closing", "Anna leaves \"home\"", "Boris build @39", "next"});
    CHECK(first.refused("Boris build @39") == "not-your-turn");
    CHECK(first.refused("next") == "time-called-already");
    TableInWords last = evening({"closing_own_turn kept"});
    roll(last, "Anna");
    last.play({bell, "closing", "Anna build @31", "Boris build @39", "next", "Clara leaves \"home\""});
    CHECK(last.refused("Anna build @32") == "time-called-already");
    CHECK(last.refused("Boris build @39") == "time-called-already");
    last.post("keep");
}

}  // namespace tablebank::testing
