#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// Moving, the salary and doubles (ru 7, 8, 14), and whose turn it is.

TEST_CASE("ru 5, 7: everyone begins on START with the start cash, and the first player is in turn") {
    const TableInWords table;
    for (const char* player : {"Anna", "Boris", "Clara", "Dmitri"}) {
        CHECK(table.cash(player) == 1500);
        CHECK(table.place(player) == "@0");
    }
    CHECK(table.turn() == "Anna 1");
    CHECK(table.round() == 1);
}

TEST_CASE("ru 7: a token moves on by the sum of the dice") {
    TableInWords table;
    CHECK(table.post("34") == "Anna roll 3 4");
    CHECK(table.place("Anna") == "@7");
    CHECK(table.owes("Anna") == "card @7");
    CHECK(table.turn() == "Anna 0");
}

TEST_CASE("ru 14: the salary is paid for passing START and for stopping on it") {
    TableInWords table;
    table.play({"Anna at @37", "Anna roll 2 1"});
    CHECK(table.place("Anna") == "@0");
    CHECK(table.cash("Anna") == 1600);
    CHECK(table.owes("Anna").empty());
    table.play({"Boris at @38", "Boris roll 1 2", "buy"});
    CHECK(table.place("Boris") == "@1");
    CHECK(table.cash("Boris") == 1600 - 60);
}

TEST_CASE("ru 14: the salary comes before the due of the space") {
    TableInWords table({.players = {"Anna monopolist 1000", "Boris competitor"}});
    table.play({"Anna at @39", "Anna roll 2 3"});
    CHECK(table.owes("Anna") == "income_tax 200 or 220 @4");
}

TEST_CASE("ru 8: a double gives one more roll, a second double does not") {
    TableInWords table;
    table.play({"Anna at @6", "22"});
    CHECK(table.turn() == "Anna 1");
    table.post("55");
    CHECK(table.place("Anna") == "@20");
    CHECK(table.turn() == "Anna 0");
    CHECK(table.refused("Anna roll 1 1") == "due-open");
    table.post("ok");
    CHECK(table.refused("Anna roll 1 1") == "already-rolled");
}

TEST_CASE("ru 8: a due that the first roll of a double left open is settled before the second") {
    TableInWords table;
    table.post("33");
    const Refusal open = table.refusal_of("12");
    CHECK(open.code == RefusalCode::due_open);
    CHECK(open.line == "Anna buy @6");
    CHECK(open.detail == "offer");
    CHECK(open.needs == Money{100});
    table.play({"decline", "12"});
    CHECK(table.place("Anna") == "@9");
}

TEST_CASE("a roll without a player is that of the player in turn, or of the next once nothing is left for the former") {
    TableInWords table;
    table.play({"Anna at @6", "22", "Anna roll 3 1"});
    CHECK(table.place("Anna") == "@14");
    table.post("decline");
    CHECK(table.post("3 4") == "Boris roll 3 4");
    CHECK(table.turn() == "Boris 0");
    CHECK(table.refused("46") == "due-open");
}

TEST_CASE("a roll out of turn is refused; only the next player may, once the one before is done") {
    TableInWords table;
    CHECK(table.refused("Boris roll 1 2") == "not-your-turn");
    CHECK(table.refused("Clara roll 1 2") == "not-your-turn");
    table.post("12");
    CHECK(table.refused("Boris roll 1 2") == "due-open");
    CHECK(table.refused("Clara roll 1 2") == "not-your-turn");
    table.post("ok");
    CHECK(table.post("Boris roll 1 3") == "Boris roll 1 3");
}

TEST_CASE("if a due and a roll are both left, the due is named first") {
    TableInWords table;
    table.play({"33"});
    CHECK(table.owes("Anna") == "offer 100 @6");
    CHECK(table.refused("Boris roll 1 2") == "due-open");
}

TEST_CASE("`next` passes the remaining roll and opens the turn of the next player") {
    TableInWords table;
    CHECK(table.refused("next") == "not-rolled");
    table.post("force \"she went home\" next");
    CHECK(table.set_aside() == "not-rolled");
    CHECK(table.turn() == "Boris 1");
    table.play({"22"});
    CHECK(table.refused("next") == "due-open");
    table.post("ok");
    CHECK(table.refused("next") == "not-rolled");
    table.post("force \"they went on\" next");
    CHECK(table.turn() == "Clara 1");
    CHECK(table.cash("Boris") == 1350);
    TableInWords right(Sitting{.edition = "fr"});
    right.play({"22", "ok", "next"});
    CHECK(right.turn() == "Boris 1");
}

TEST_CASE("a transaction that opens the next player's turn leaves them their roll") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @39"}});
    table.play({"46", "Boris build @39"});
    CHECK(table.turn() == "Boris 1");
    CHECK(table.refused("next") == "not-rolled");
    table.play({"Boris roll 4 6", "next"});
    CHECK(table.turn() == "Anna 1");
}

TEST_CASE("with track_tokens no, turns pass as the table likes") {
    TableInWords table({.rulings = {"track_tokens no"}});
    table.play({"next", "next"});
}

TEST_CASE("rounds are counted each time the turn comes back to the player who began") {
    TableInWords table({.rulings = {"unrolled_turn allowed"}});
    table.play({"next", "next", "next"});
    CHECK(table.round() == 1);
    table.post("next");
    CHECK(table.round() == 2);
    CHECK(table.turn() == "Anna 1");
    table.play({"Anna at @3", "34", "next", "next", "next", "next"});
    CHECK(table.round() == 3);
}

TEST_CASE("`turn` is a ruling about whose turn it is: no round is counted, nothing settled") {
    TableInWords table;
    const Refusal unsaid = table.refusal_of("turn Clara");
    CHECK(unsaid.code == RefusalCode::reason_needed);
    CHECK(unsaid.line == "turn Clara \"why\"");
    table.play({"34", "turn Clara \"agreed\""});
    CHECK(table.turn() == "Clara 1");
    CHECK(table.round() == 1);
    CHECK(table.owes("Anna") == "card @7");
}

TEST_CASE("a debt of a player who is not in turn does not stop the others, but comes before their own roll") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor 5", "Clara monopolist", "Dmitri competitor"}});
    table.play({"Anna at @3", "22", "card each competitor 25"});
    CHECK(table.owes("Boris") == "payment 25 to Anna @0");
    CHECK(table.cash("Anna") == 1525);
    table.play({"Anna roll 1 3", "Anna decline", "next", "Boris get 40 \"found\""});
    CHECK(table.refused("Boris roll 3 4") == "due-open");
    CHECK(table.post("ok") == "Boris pay 25 to Anna");
    CHECK(table.cash("Anna") == 1550);
    table.post("34");
    CHECK(table.place("Boris") == "@7");
}

TEST_CASE("a forced roll out of turn is a turn of its own") {
    TableInWords table;
    table.post("force \"agreed\" Clara roll 1 3");
    CHECK(table.set_aside() == "not-your-turn");
    CHECK(table.turn() == "Clara 0");
    CHECK(table.place("Clara") == "@4");
}

TEST_CASE("a third roll may be forced, and is recorded as such") {
    TableInWords table;
    table.play({"Anna at @3", "34", "force \"agreed\" Anna roll 3 5"});
    CHECK(table.set_aside() == "already-rolled");
    CHECK(table.place("Anna") == "@18");
}

TEST_CASE("`at` puts a token on its space: no salary, nothing due") {
    TableInWords table;
    table.play({"Anna at @39", "Anna at @4 \"a roll was missed\""});
    CHECK(table.place("Anna") == "@4");
    CHECK(table.cash("Anna") == 1500);
    CHECK(table.owes("Anna").empty());
    CHECK(table.refused("ok") == "nothing-due");
}

TEST_CASE("a due of the space under a token put there may still be settled, once") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @34"}});
    table.play({"Anna at @4", "Anna tax fixed"});
    CHECK(table.cash("Anna") == 1300);
    CHECK(table.refused("Anna tax fixed") == "nothing-due");
    table.play({"Anna at @34", "Anna rent"});
    CHECK(table.cash("Anna") == 1268);
    CHECK(table.refused("Anna rent") == "nothing-due");
    table.play({"Anna at @7", "card +50"});
    CHECK(table.refused("card +50") == "nothing-due");
    table.play({"Boris at @20", "Boris foundation 2"});
    CHECK(table.refused("Boris foundation 2") == "nothing-due");
    CHECK(table.cash("Boris") == 1500 + 32 + 50);
}

TEST_CASE("the effect of a roll is settled once, in any form of the line") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @8"}});
    table.play({"Anna at @1", "34", "rent"});
    CHECK(table.cash("Anna") == 1490);
    CHECK(table.refused("rent") == "nothing-due");
    CHECK(table.refused("rent @8") == "nothing-due");
    CHECK(table.refused("tax fixed") == "nothing-due");
}

TEST_CASE("track_tokens no: no one rolls, and every deed and charge is taken from anyone") {
    TableInWords table({.players = {"Anna monopolist @12", "Boris competitor @39", "Clara monopolist"},
                        .rulings = {"track_tokens no"}});
    for (const char* line : {"34", "Anna jail", "Anna at @3", "Anna card goto @39"})
        CHECK_MESSAGE(table.refused(line) == "not-tracked", line);
    CHECK(table.refused("Anna buy") == "choice-needed");
    CHECK(table.refused("Anna rent") == "choice-needed");
    CHECK(table.refused("Anna rent @34") == "unowned");
    table.play({"Clara buy @34", "Clara rent @39", "Boris rent @12 dice 3 4", "Boris tax percent", "Clara card -50",
                "Clara card -50", "Boris foundation 1", "Boris build @39"});
}

TEST_CASE("the edition of the Russian book counts in the same way") {
    TableInWords table({.edition = "ru"});
    table.play({"Anna at @38", "Anna roll 3 4", "Anna buy"});
    CHECK(table.cash("Anna") == 1500 + 100 - 200);
    CHECK(table.owner(5) == "Anna");
}

TEST_CASE("a player's debt is named before whose turn it is, and set aside first") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor 5", "Clara monopolist", "Dmitri competitor"}});
    table.play({"Anna at @3", "22", "card each competitor 25"});
    CHECK(table.turn() == "Anna 1");
    const Refusal open = table.refusal_of("Boris roll 3 4");
    CHECK(open.code == RefusalCode::due_open);
    CHECK(open.line == "Boris bankrupt");
    table.post("force \"agreed\" Boris roll 3 5");
    CHECK(table.set_aside() == "due-open not-your-turn");
}

}  // namespace tablebank::testing
