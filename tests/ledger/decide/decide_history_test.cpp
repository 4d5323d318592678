#include <string>
#include <utility>
#include <vector>

#include "ledger/decide/refusal_detail.h"
#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// Undo, redo and corrections, by lines. TableInWords::post tries for each line of all these tests that every entry can
// be undone at once.

TEST_CASE("undo takes the youngest entry in force, redo restores it until something else is posted") {
    TableInWords table;
    const std::string opening = table.state();
    CHECK(table.refused("undo") == "nothing-to-undo");
    CHECK(table.refused("redo") == "nothing-to-redo");
    table.play({"34", "card +50"});
    const std::string played = table.state();
    CHECK(table.post("undo") == "undo #3");
    CHECK(table.owes("Anna") == "card @7");
    CHECK(table.post("undo \"wrong dice\"") == "undo #2 \"wrong dice\"");
    CHECK(table.state() == opening);
    CHECK(table.refused("undo") == "nothing-to-undo");
    CHECK(table.post("redo") == "redo");
    table.post("redo");
    CHECK(table.state() == played);
    CHECK(table.refused("redo") == "nothing-to-redo");
    table.play({"undo", "note \"supper\""});
    CHECK(table.refused("redo") == "nothing-to-redo");
}

TEST_CASE("the opening stays, and nothing is undone twice") {
    TableInWords table;
    table.play({"34", "card +50"});
    CHECK(table.refused("undo #1") == "opening-entry");
    CHECK(table.refused("undo #9") == "no-such-entry");
    table.post("undo #3");
    CHECK(table.refused("undo #3") == "already-reversed");
    CHECK(table.refused("undo to #9") == "no-such-entry");
    CHECK(table.refused("undo to #4") == "nothing-to-undo");
}

TEST_CASE("an old entry goes back past later ones that do not touch it") {
    TableInWords table;
    table.play({"pay 50 \"a bet\"", "34", "card +50", "undo #2"});
    CHECK(table.cash("Anna") == 1550);
}

TEST_CASE("a roll does not go back once its due was settled") {
    TableInWords table;
    table.play({"12", "buy"});
    const Refusal blocked = table.refusal_of("undo #2");
    CHECK(blocked.code == RefusalCode::reversal_blocked);
    CHECK(blocked.entry == 3);
    table.play({"undo #3", "undo #2"});
    CHECK(table.place("Anna") == "@0");
}

TEST_CASE("a redeemed street that was built on since is not put back on the pledge pile") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @34:mortgaged"}});
    table.play({"turn Boris \"by the table\"", "Boris redeem @34", "Boris build @34"});
    const Refusal blocked = table.refusal_of("undo #3");
    CHECK(blocked.code == RefusalCode::reversal_blocked);
    CHECK(blocked.entry == 4);
    CHECK(blocked.space == Space{34});
    table.play({"Boris sell @34", "undo #3"});
    CHECK(table.owner(34) == "Boris, mortgaged");
}

TEST_CASE("a redeemed street on which the city's houses rest does not go back either") {
    TableInWords table({.players = {"Anna monopolist @31 @32:mortgaged", "Boris competitor"}});
    table.play({"Anna redeem @32", "Anna build @31"});
    CHECK(table.refused("undo #2") == "reversal-blocked");
}

TEST_CASE("a salary that is spent cannot be undone") {
    TableInWords table({.players = {"Anna monopolist 10", "Boris competitor"}});
    table.play({"Anna at @36", "Anna roll 1 3", "Anna pay 105 to Boris"});
    const Refusal poor = table.refusal_of("undo #3");
    CHECK(poor.code == RefusalCode::reversal_impossible);
    CHECK(poor.player == 1);
    CHECK(poor.has == Money{5});
    CHECK(poor.needs == Money{100});
}

TEST_CASE("pieces_run_out limited: a hotel does not go back once its houses are elsewhere") {
    TableInWords table({.players = {"Anna competitor 5000 @31:4 @32:4 @34:4 @21:4 @23:4 @24 @26",
                                    "Boris competitor @37:4 @39:4 @6:4", "Clara monopolist"},
                        .rulings = {"pieces_run_out limited"},
                        .edition = "fr"});
    table.play({"Anna build @31", "Anna build @24 4", "Anna build @26 3"});
    CHECK(table.table().game.in_bank().houses == 0);
    CHECK(table.refused("undo #2") == "reversal-impossible");
    table.play({"undo #4", "undo #3", "undo #2"});
    CHECK(table.built(31) == "4 houses");
}

TEST_CASE("a deed that was bought does not go back once it was mortgaged or traded") {
    TableInWords table;
    table.play({"12", "buy", "Anna mortgage @3"});
    CHECK(table.refused("undo #3") == "reversal-blocked");
    table.play({"undo #4", "Anna trade Boris give @3 get 70"});
    CHECK(table.refused("undo #3") == "reversal-blocked");
}

TEST_CASE("a bankruptcy goes back as a whole") {
    TableInWords table(
        {.players = {"Anna monopolist @32 @34:hotel", "Boris competitor 20 @1:1 @3:mortgaged", "Clara monopolist"}});
    table.play({"turn Boris \"by the table\"", "Boris at @31", "12"});
    const std::string before = table.state();
    table.play({"bankrupt", "undo"});
    CHECK(table.state() == before);
    CHECK(table.owes("Boris") == "rent 224 to Anna @34");
}

TEST_CASE("`undo to` undoes everything after an entry, or nothing, and `redo` restores all of it") {
    TableInWords table;
    table.post("12");
    const std::string bought = table.state();
    table.play({"buy", "Boris at @3", "Boris roll 3 4", "undo", "Clara pay 5"});
    const std::string played = table.state();
    CHECK(table.post("undo to #2") == "undo to #2; undo #4; undo #3");
    CHECK(table.state() == bought);
    CHECK(table.post("redo") == "redo; undo #9; undo #8");
    CHECK(table.state() == played);
    TableInWords stuck;
    stuck.play({"12", "buy", "note \"a\""});
    CHECK(stuck.post("undo to #3 \"slip\"") == "undo #4 \"slip\"");
}

TEST_CASE("`undo to` restores the entries undone after that entry") {
    TableInWords table;
    table.play({"pay 50", "note \"a\"", "undo #2"});
    CHECK(table.post("undo to #3") == "undo #4");
    CHECK(table.cash("Anna") == 1450);
}

TEST_CASE("amend puts an entry right and decides the later lines again") {
    TableInWords table;
    table.play({"34", "card +50", "undo #3", "card -25", "Boris roll 1 2", "buy"});
    CHECK(table.refused("amend #9 12") == "no-such-entry");
    CHECK(table.refused("amend #1 12") == "opening-entry");
    CHECK(table.refused("amend #3 12") == "already-reversed");
    CHECK(table.refused("amend #4 12") == "already-reversed");
    table.post("amend #2 Anna roll 5 2");
    CHECK(table.cash("Anna") == 1475);
    CHECK(table.owner(3) == "Boris");
}

TEST_CASE("amend keeps what follows from the corrected line") {
    TableInWords table({.players = {"Anna monopolist @8", "Boris competitor", "Clara monopolist"}});
    table.play({"turn Boris \"by the table\"", "Boris roll 3 4", "card +50", "next", "Clara pay 30"});
    CHECK(table.post("amend #4 card -75") ==
          "amend #4 card -75; undo #6; undo #5; undo #4; Boris card -75; next; Clara pay 30");
    CHECK(table.cash("Boris") == 1425);
    CHECK(table.cash("Clara") == 1470);
    CHECK(table.turn() == "Clara 1");
}

TEST_CASE("a line that would itself be refused is refused as such") {
    TableInWords table;
    table.play({"12", "ok"});
    CHECK(table.refused("amend #2 Boris roll 1 2") == "not-your-turn");
    CHECK(table.refused("amend #3 Anna buy for 10") == "price-differs");
    table.post("amend #3 force \"agreed\" Anna buy for 10");
    CHECK(table.cash("Anna") == 1490);
}

TEST_CASE("force sets aside the table's order, and never creates what is missing") {
    TableInWords table({.players = {"Anna monopolist 10 @34", "Boris competitor"}});
    for (const std::string line : {"Anna pay 11", "Anna buy @39", "Anna mortgage @39", "Anna redeem @34",
                                   "Anna sell @34", "Anna trade Boris give @39 get 5", "Anna fine", "ok", "finish",
                                   "undo #1", "Anna card keep \"x\"", "rule rounding sideways \"x\""}) {
        const Refusal refusal = table.refusal_of("force \"agreed\" " + line);
        CHECK_MESSAGE(!can_be_forced(refusal.code), line, ": ", to_string(refusal.code));
    }
    table.post("force \"for nothing\" Anna pay 5");
    CHECK(table.set_aside().empty());
    CHECK(table.table().history.entries().back().forced == "for nothing");
}

TEST_CASE("putting back never leaves two hotels on one street") {
    TableInWords table({.players = {"Anna competitor 6000 @37", "Boris monopolist"}});
    table.play({"Anna build @37 5", "undo", "Anna build @37 5"});
    CHECK(table.refused("undo #3") == "reversal-blocked");
    CHECK(table.built(37) == "hotel");
}

TEST_CASE("a token that went out of jail and back in one roll goes back only from jail") {
    TableInWords table({.players = {"Anna monopolist jailed", "Boris competitor"}, .edition = "example-small"});
    table.play({"66", "Anna free"});
    const Refusal refusal = table.refusal_of("undo #2");
    CHECK(refusal.code == RefusalCode::reversal_blocked);
    CHECK(refusal.entry == 3);
    table.play({"undo #3", "undo #2"});
}

TEST_CASE("lines that an amendment decides again keep their time: the clock has run as long as it did") {
    TableInWords table({.goal = Goal::timed});
    table.wait(10);
    table.play({"pay 50 \"a bet\"", "clock start"});
    table.wait(30);
    table.post("clock stop \"supper\"");
    table.wait(20);
    table.post("amend #2 pay 40 \"a bet\"");
    CHECK(table.cash("Anna") == 1460);
    CHECK(table.minutes_used() == 30);
    const auto entries = table.table().history.entries();
    CHECK(entries.back().verb == "clock");
    CHECK(entries.back().stamp.at_ms == 40 * 60'000);
}

TEST_CASE("an undo that is decided again keeps its time, its reason and the words it was typed in") {
    TableInWords table;
    table.play({"pay 50 \"a bet\"", "46"});
    table.wait(10);
    table.post("undo #2 \"no bet\"");
    table.wait(20);
    CHECK(table.post("amend #3 55") == "amend #3 roll 5 5; undo #4; undo #3; Anna roll 5 5; undo #2 \"no bet\"");
    const Entry& undo = table.table().history.at(table.last());
    CHECK(undo.stamp.at_ms == 10 * 60'000);
    CHECK(undo.why == "no bet");
    CHECK(undo.typed == "undo #2 \"no bet\"");
    CHECK(table.cash("Anna") == 1500);
    CHECK(table.turn() == "Anna 1");
}

TEST_CASE("an answer of a repair that names an entry which is not decided again is refused for that") {
    TableInWords table;
    table.play({"34", "card +50", "Boris roll 1 2", "buy"});
    for (const char* line : {"amend #3 Anna card +60; #3 drop", "amend #3 Anna card +60; #2 drop"}) {
        const Refusal refused = table.refusal_of(line);
        CHECK(refused.code == RefusalCode::no_such_entry);
        CHECK(refused.detail == not_decided_again);
    }
    CHECK(table.refusal_of("amend #3 Anna card +60; #9 drop").detail.empty());
}

TEST_CASE("a repair that changes nothing is refused for that, and force is not proposed for it") {
    TableInWords table({.goal = Goal::timed});
    table.play({"64", "clock call \"agreed\"", "closing", "keep", "walk", "finish"});
    CHECK(table.refused("amend #2 Anna roll 6 4") == "changes-nothing");
    CHECK(table.refused("amend #7 finish") == "changes-nothing");
    CHECK(table.refused("amend #2 Anna roll 4 6") == "judge-repairs");
}

TEST_CASE("an entry that no one can amend is refused for that, and not for who asks") {
    TableInWords table({.goal = Goal::timed});
    table.play({"34", "card +50", "undo", "card +50", "clock call \"agreed\""});
    const std::vector<std::pair<std::string, std::string>> refused{{"amend #1 note \"x\"", "opening-entry"},
                                                                   {"amend #3 Anna card +70", "already-reversed"},
                                                                   {"amend #4 note \"x\"", "already-reversed"},
                                                                   {"amend #9 note \"x\"", "no-such-entry"}};
    for (const auto& one : refused) {
        CHECK_MESSAGE(table.refused(one.first) == one.second, one.first);
        CHECK_MESSAGE(table.refused("force \"x\" " + one.first) == one.second, one.first);
    }
    CHECK(table.refused("amend #5 note \"x\"") == "judge-repairs");
}

TEST_CASE("an amended line that did not fit proposes nothing: a line typed now means the current table") {
    TableInWords table({.goal = Goal::timed});
    table.play({"12", "decline", "clock call \"agreed\""});
    const Refusal refused = table.refusal_of("force \"x\" amend #3 Anna roll 3 4");
    CHECK(refused.code == RefusalCode::due_open);
    CHECK(refused.line.empty());
    CHECK(refused.wanted.empty());
}

TEST_CASE("what the cash rests on is amended by a line that can be posted, or none is proposed") {
    TableInWords table({.goal = Goal::timed});
    table.play({"pay 50 \"a bet\"", "12", "buy", "clock call \"agreed\"", "closing", "keep"});
    for (const int asks : {4, 5}) {  // the purchase leaves its offer, and the call the lines that need it
        const Refusal refused = table.refusal_of("undo #" + std::to_string(asks));
        CHECK(refused.code == RefusalCode::reversal_blocked);
        CHECK(refused.line.empty());
    }
    const Refusal paid = table.refusal_of("undo #2");
    CHECK(paid.line == "force \"REASON\" amend #2 note \"undone\"");
    table.post(paid.line);
}

}  // namespace tablebank::testing
