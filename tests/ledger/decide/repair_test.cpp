#include "ledger/decide/repair.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "ledger/decide/decide.h"
#include "tests/support/notation_table.h"
#include "tests/support/table_in_words.h"

namespace tablebank::testing {
namespace {

// Correcting an old line, by lines of the grammar: the fate of each later one, the questions, and that the whole is one
// action. Squares of `us`: @1 and @3 are streets of one city, @4 income tax, @7 a card, @12 a utility, @5 and @15
// transport.

constexpr std::string_view word_of(Fate fate) {
    constexpr std::array words{"put right", "kept", "changed", "dropped", "added", "asked"};
    return words.at(static_cast<std::size_t>(fate));
}

/// "51 put right: Boris roll 4 1; 52 changed: Boris rent @5; 60 asked: Clara buy @11 | Clara decline"
std::string told(const RepairPlan& plan) {
    std::string text;
    for (const RepairRow& row : plan.rows) {
        if (row.fate == Fate::kept) continue;
        text += fmt::format("{}{} {}", text.empty() ? "" : "; ", row.entry, word_of(row.fate));
        if (row.fate == Fate::asked) text += fmt::format(": {}", fmt::join(row.answers, " | "));
        if (!row.after.empty()) text += ": " + row.after;
    }
    return text;
}

std::string fates(const TableInWords& table, const std::string& line) {
    return told(repair_plan_of(table, line));
}

Sitting owned(const std::string& boris, const std::string& clara = "Clara monopolist") {
    return {.players = {"Anna monopolist", boris, clara}};
}

}  // namespace

TEST_CASE("a question that a wrong answer leaves open is asked once") {
    TableInWords table(owned("Boris competitor"));
    table.play({"12", "decline", "61", "card jail", "Clara roll 4 2", "decline", "21", "decline"});
    CHECK(fates(table, "amend #2 Anna roll 5 3; #6 Anna decline") ==
          "2 put right: Anna roll 5 3; 6 asked: drop; 7 dropped; 8 asked: Clara roll 2 1 | Boris roll D1 D2 | next; 9 "
          "dropped");
}

TEST_CASE("a payment of an old due becomes the payment of the present one, with its new sum and creditor") {
    for (const std::string paid : {"ok", "rent", "Anna rent @5", "Anna rent"}) {
        CAPTURE(paid);
        TableInWords table(owned("Boris competitor @5", "Clara monopolist @8"));
        table.play({"41", paid, "next", "note \"later\""});
        CHECK(fates(table, "amend #2 Anna roll 5 3") == "2 put right: Anna roll 5 3; 3 changed: Anna rent @8");
        table.post("amend #2 Anna roll 5 3");
        CHECK(table.owes("Anna").empty());
        CHECK(table.place("Anna") == "@8");
        CHECK(table.cash("Boris") == 1500);
        CHECK(table.cash("Clara") == 1500 + (1500 - table.cash("Anna")));
        CHECK(table.turn() == "Boris 1");
    }
}

TEST_CASE("a line without its object is dropped") {
    TableInWords table(owned("Boris competitor @5"));
    table.play({"41", "ok", "next"});
    CHECK(fates(table, "amend #2 Anna roll 6 4") == "2 put right: Anna roll 6 4; 3 dropped");
    TableInWords bought;
    bought.play({"12", "buy @3", "Anna mortgage @3", "next", "Boris pay 5"});
    CHECK(fates(bought, "amend #2 Anna roll 6 4") == "2 put right: Anna roll 6 4; 3 dropped; 4 dropped");
    bought.post("amend #2 Anna roll 6 4");
    CHECK(bought.owner(3) == "bank");
    CHECK(bought.cash("Anna") == 1500);
}

TEST_CASE("a new debt, with one way to pay it, is paid before the lines that wait for it") {
    TableInWords table(owned("Boris competitor @5"));
    table.play({"64", "next", "Boris roll 1 2", "ok"});
    CHECK(fates(table, "amend #2 Anna roll 4 1") == "2 put right: Anna roll 4 1; 3 added: Anna rent @5");
}

TEST_CASE("`ok` settles the due: it buys after a purchase, pays after a payment, and is asked if a payment would buy") {
    TableInWords table(owned("Boris competitor @5"));
    table.play({"12", "ok", "next"});
    CHECK(fates(table, "amend #2 21") == "2 put right: Anna roll 2 1");
    CHECK(fates(table, "amend #2 Anna roll 5 1") == "2 put right: Anna roll 5 1; 3 changed: Anna buy @6");
    CHECK(fates(table, "amend #2 Anna roll 4 1") == "2 put right: Anna roll 4 1; 3 changed: Anna rent @5");
    TableInWords paid(owned("Boris competitor @5"));
    paid.play({"41", "ok", "next"});
    CHECK(fates(paid, "amend #2 Anna roll 5 1") == "2 put right: Anna roll 5 1; 3 asked: Anna buy @6 | Anna decline");
    paid.post("amend #2 Anna roll 5 1; #3 Anna decline");
    CHECK(paid.owner(6) == "bank");
    CHECK(paid.cash("Boris") == 1500);
}

TEST_CASE("an offer without an answer, missing dice and a card that was not drawn are asked for") {
    TableInWords table(owned("Boris competitor @12"));
    table.play({"64", "next", "Boris roll 6 4"});
    CHECK(fates(table, "amend #2 Anna roll 1 2") == "2 put right: Anna roll 1 2; 3 asked: Anna buy @3 | Anna decline");
    CHECK(fates(table, "amend #2 Anna roll 6 6") ==
          "2 put right: Anna roll 6 6; 3 asked: Anna rent @12 dice D1 D2; 3 asked: Anna roll D1 D2 | "
          "force \"not rolled\" next");
    CHECK(fates(table, "amend #2 Anna roll 3 4") == "2 put right: Anna roll 3 4; 3 asked: Anna card EFFECT");
    CHECK(fates(table, "amend #2 Anna roll 3 1") ==
          "2 put right: Anna roll 3 1; 3 asked: Anna tax fixed | Anna tax percent");
    const Refusal open = table.refusal_of("amend #2 Anna roll 1 2");
    CHECK(open.code == RefusalCode::repair_open);
    CHECK(open.entry == 3);
    CHECK(open.repair->open().size() == 1);
    CHECK(
        table.post("amend #2 Anna roll 1 2; #3 buy") ==
        "amend #2 Anna roll 1 2; #3 buy; undo #4; undo #3; undo #2; Anna roll 1 2; Anna buy @3; next; Boris roll 6 4");
    CHECK(table.owner(3) == "Anna");
}

TEST_CASE("dice belong to the player whose roll it is, unless another was named") {
    TableInWords table;
    table.play({"12", "decline", "46", "12", "decline"});  // Boris to @10, Clara to @3
    CHECK(table.place("Clara") == "@3");
    // Anna had thrown a double, and moved on by the dice taken for Boris's roll.
    CHECK(fates(table, "amend #2 11") ==
          "2 put right: Anna roll 1 1; 3 dropped; 4 asked: Anna card EFFECT; "
          "4 asked: Anna roll 4 6 | Anna roll D1 D2 | force \"not rolled\" next");
    CHECK(fates(table, "amend #2 11; #4 Anna card -25; #4 Anna roll 4 6") ==
          "2 put right: Anna roll 1 1; 3 dropped; 4 added: Anna card -25; "
          "4 changed: Anna roll 4 6; 5 asked: Anna buy @12 | Anna decline; "
          "5 changed: Boris roll 1 2; 6 changed: Boris decline");
    TableInWords named;
    named.play({"64", "next", "Boris roll 4 6", "next"});
    CHECK(fates(named, "amend #2 Anna roll 5 5") ==
          "2 put right: Anna roll 5 5; 3 asked: Anna roll D1 D2 | force \"not rolled\" next");
    CHECK(fates(named, "amend #2 Anna roll 5 5; #3 Anna roll 4 6") ==
          "2 put right: Anna roll 5 5; 3 added: Anna roll 4 6; 3 added: Anna pay 160");
    TableInWords left = named;
    left.post("amend #2 Anna roll 5 5; #3 force \"not rolled\" next");  // the table never made the second roll
    CHECK(left.turn() == "Clara 1");
    CHECK(left.place("Boris") == "@10");
    TableInWords right(Sitting{.players = {"Anna monopolist", "Boris competitor"}, .edition = "fr"});
    right.play({"64", "next", "Boris roll 4 6", "next"});
    CHECK(fates(right, "amend #2 Anna roll 5 5") == "2 put right: Anna roll 5 5");  // `next` passed the second roll
}

TEST_CASE("the fine that opens a prisoner's turn waits for the dues of the turn before (ru 15)") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor jailed", "Clara monopolist @5"}});
    table.play({"turn Boris \"again\"", "Boris roll 1 2", "turn Boris \"again\"", "Boris roll 1 2",
                "turn Anna \"again\"", "Anna roll 6 4", "Boris fine", "Boris roll 1 2"});
    CHECK(fates(table, "amend #7 Anna roll 4 1").starts_with("7 put right: Anna roll 4 1; 8 added: Anna rent @5"));
    CHECK(fates(table, "amend #7 Anna roll 4 1").find("dropped") == std::string::npos);
}

TEST_CASE("a sum that the cash does not reach is asked, with what would raise it") {
    TableInWords table({.players = {"Anna monopolist 30 @5", "Boris competitor @39:hotel", "Clara monopolist"}});
    table.play({"Anna at @35", "64", "next", "Boris pay 5"});  // @35 to @5, an own deed
    CHECK(fates(table, "amend #3 Anna roll 3 1") ==
          "3 put right: Anna roll 3 1; 4 asked: Anna mortgage @5 | Anna bankrupt");
    CHECK(table.refused("amend #3 Anna roll 3 1; #4 Anna mortgage @5") == "repair-open");
    table.post("amend #3 Anna roll 3 1; #4 Anna bankrupt");
    CHECK(table.turn() == "Boris 1");
}

TEST_CASE("an amendment that changes nothing posts nothing, and an amendment of an amendment is refused") {
    TableInWords table;
    table.play({"12", "ok", "next"});
    CHECK(table.refused("amend #2 Anna roll 1 2") == "changes-nothing");
    table.post("amend #2 21");
    CHECK(table.refused("amend #5 21") == "no-own-line");
    CHECK(table.refused("amend #3 ok") == "already-reversed");
}

TEST_CASE("a repair is one action: one undo reverses it whole, one redo restores it") {
    TableInWords table(owned("Boris competitor @5"));
    table.play({"41", "ok", "next", "Boris roll 6 4", "next"});
    const std::string wrong = table.state();
    CHECK(table.post("amend #2 Anna roll 6 4") ==
          "amend #2 Anna roll 6 4; undo #6; undo #5; undo #4; undo #3; "
          "undo #2; Anna roll 6 4; next; Boris roll 6 4; next");
    const std::string right = table.state();
    CHECK(table.table().history.action_of(9)->first == 7);
    CHECK(table.table().history.action_of(9)->repaired == RepairCounts{3, 0, 1, 0});
    CHECK(table.post("undo").starts_with("undo #7; undo #16; undo #15"));
    CHECK(table.state() == wrong);
    CHECK(table.post("redo").starts_with("redo; undo #"));
    CHECK(table.state() == right);
    CHECK(table.refused("redo") == "nothing-to-redo");
    table.post("undo #7");
    CHECK(table.state() == wrong);
    CHECK(table.refused("undo #7") == "already-reversed");
    table.post("undo");
    CHECK(table.turn() == "Boris 0");
    table.play({"redo", "redo"});
    CHECK(table.state() == right);
}

TEST_CASE("a repair of a repair, and of the entries before one") {
    TableInWords table(owned("Boris competitor @5", "Clara monopolist @8"));
    table.play({"64", "next", "Boris roll 6 4", "next", "Clara roll 6 4"});
    table.post("amend #4 Boris roll 5 3");
    CHECK(table.cash("Clara") > 1500);
    table.post("amend #2 Anna roll 4 1");
    CHECK(table.cash("Boris") + table.cash("Clara") + table.cash("Anna") == 4500);
    CHECK(table.place("Boris") == "@8");
    CHECK(table.place("Anna") == "@5");
    table.play({"undo", "undo"});
    CHECK(table.cash("Clara") == 1500);
    CHECK(table.place("Boris") == "@10");
}

TEST_CASE("`undo to` undoes a repair with what came before it, and is then one action itself") {
    TableInWords table(owned("Boris competitor @5"));
    table.play({"note \"first\"", "41", "ok"});
    const std::string first = table.state();
    table.post("amend #3 Anna roll 6 4");
    const std::string right = table.state();
    CHECK(table.post("undo to #2") == "undo to #2; undo #5");
    CHECK(table.place("Anna") == "@0");
    CHECK(table.turn() == "Anna 1");
    table.post("redo");
    CHECK(table.state() == right);
    table.post("undo #5");
    CHECK(table.state() == first);
    for (const Entry& entry : table.table().history.entries()) {
        CAPTURE(entry.line);
        const auto again = decide_again(table_at(table.table(), entry.sequence - 1), entry);
        CHECK(std::get<std::vector<Entry>>(again).front() == entry);
    }
}

TEST_CASE("answers: `drop` and `keep` of any later line, a line in its place") {
    TableInWords table;
    table.play({"64", "Anna pay 50 to Boris \"a bet\"", "next"});
    CHECK(fates(table, "amend #2 Anna roll 4 6; #3 drop") == "2 put right: Anna roll 4 6; 3 dropped");
    CHECK(fates(table, "amend #2 Anna roll 4 6; #3 Anna pay 40 to Boris") ==
          "2 put right: Anna roll 4 6; 3 changed: Anna pay 40 to Boris");
    CHECK(table.refused("amend #2 Anna roll 4 6; #9 drop") == "no-such-entry");
}

TEST_CASE("after the cash was handed in only the judge repairs, with a reason") {
    TableInWords table({.goal = Goal::timed});
    table.play({"64", "clock call \"agreed\"", "closing", "keep"});
    CHECK(table.refused("amend #2 Anna roll 4 6") == "judge-repairs");
    table.post("force \"seen on the film\" amend #2 Anna roll 4 6");
    CHECK(table.table().history.at(6).set_aside == std::vector<std::string>{"judge-repairs"});
    CHECK(table.table().history.at(6).forced == "seen on the film");
    CHECK_FALSE(table.table().history.at(7).forced);
}

TEST_CASE("a rent that is owed only now, and that the next dice would drop, is for the banker (football 10)") {
    Sitting sitting{.players = {"Anna player", "Boris player 1500 @9", "Clara player"}, .edition = "football"};
    TableInWords table(sitting);
    table.play({"Anna at @6", "Anna roll 1 3", "Boris roll 1 2", "note \"later\""});
    const std::string right = "amend #3 Anna roll 1 2";
    CHECK(fates(table, right) == "3 put right: Anna roll 1 2; 4 asked: Anna rent @9 | Boris waive");
    SUBCASE("its owner asked for it") {
        table.post(right + "; #4 Anna rent @9");
        CHECK(table.cash("Boris") == 1508);
        CHECK(table.place("Boris") == "@3");
    }
    SUBCASE("it was not asked for") {
        table.post(right + "; #4 Boris waive");
        CHECK(table.cash("Boris") == 1500);
        CHECK(table.place("Boris") == "@3");
    }
    CHECK(table.owes("Anna").empty());
}

TEST_CASE("a rent that is owed only now, and that the cash does not reach, is asked for or let go (football 10)") {
    TableInWords table(
        {.players = {"Anna player 5 @1", "Boris player 1500 @9", "Clara player"}, .edition = "football"});
    table.play({"Anna at @6", "Anna roll 1 3", "Boris roll 1 2"});
    const std::string right = "amend #3 Anna roll 1 2";
    CHECK(fates(table, right) == "3 put right: Anna roll 1 2; 4 asked: Boris get 8 from Anna | Boris waive");
    table.post(right + "; #4 Boris get 8 from Anna; #4 Anna mortgage @1");
    CHECK(table.cash("Boris") == 1508);
    CHECK(table.owner(1) == "Anna, mortgaged");
    CHECK(table.place("Boris") == "@3");
}

TEST_CASE("a rent that lapsed as it does now stays unpaid (football 10)") {
    TableInWords table({.players = {"Anna player", "Boris player 1500 @9", "Clara player"}, .edition = "football"});
    table.play({"note \"first\"", "Anna at @6", "Anna roll 1 2", "Boris roll 1 2"});
    CHECK(table.owes("Anna").empty());
    CHECK(fates(table, "amend #2 note \"second\"") == "2 put right: note \"second\"");
}

TEST_CASE("a line about a deed waits for its auction (football 6)") {
    TableInWords table({.players = {"Anna player", "Boris player"}, .edition = "football"});
    table.play({"Anna roll 3 5", "ok", "Anna mortgage @8"});
    table.post("amend #3 decline; #4 auction @8 Anna 60");
    CHECK(table.owner(8) == "Anna, mortgaged");
}

TEST_CASE("a trade that opens the next player's turn waits for the dues of the turn before (it Ipoteche)") {
    Sitting sitting{.players = {"Anna monopolist 5000 @39", "Boris competitor 5000"}, .edition = "it"};
    TableInWords table(sitting);
    table.play({"Boris at @1", "Anna roll 4 6", "Boris trade Anna give 4000 get @39"});
    CHECK(fates(table, "amend #3 Anna roll 2 3") == "3 put right: Anna roll 2 3; 4 asked: Anna buy @5 | Anna decline");
    table.post("amend #3 Anna roll 2 3; #4 Anna decline");
    CHECK(table.turn() == "Boris 1");
}

TEST_CASE("dice after a double that was not there before are asked about once, and then move on or stay") {
    TableInWords table(Sitting{.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}});
    table.play({"64", "21", "decline", "12", "decline"});
    CHECK(fates(table, "amend #2 Anna roll 5 5") ==
          "2 put right: Anna roll 5 5; 3 asked: Anna roll 2 1 | Anna roll D1 D2 | force \"not rolled\" next");
    // They were Anna's: those after them were the next players', and are not asked again.
    CHECK(fates(table, "amend #2 Anna roll 5 5; #3 Anna roll 2 1") ==
          "2 put right: Anna roll 5 5; 3 changed: Anna roll 2 1; 4 changed: Anna decline; 5 changed: Boris roll 1 2; "
          "6 changed: Boris decline");
    // Anna's were never posted: Boris and Clara threw the recorded ones.
    CHECK(fates(table, "amend #2 Anna roll 5 5; #3 Anna roll 1 2; #3 Anna decline") ==
          "2 put right: Anna roll 5 5; 3 added: Anna roll 1 2; 3 added: Anna decline");
    table.post("amend #2 Anna roll 5 5; #3 Anna roll 2 1");
    CHECK(table.turn() == "Boris 0");
}

TEST_CASE("if a double is no longer a double, the dice after it were the next player's") {
    TableInWords table(Sitting{.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}});
    table.play({"55", "21", "decline", "12", "decline"});
    CHECK(fates(table, "amend #2 Anna roll 6 4") ==
          "2 put right: Anna roll 6 4; 3 changed: Boris roll 2 1; 4 changed: Boris decline; 5 changed: Clara roll 1 2; "
          "6 changed: Clara decline");
}

TEST_CASE("`undo turn` undoes everything since the player in turn rolled, as one action") {
    TableInWords played(owned("Boris competitor @5 @1"));
    played.play({"64", "next", "Boris mortgage @1"});
    const std::string before = played.state();
    played.play({"Boris roll 5 5", "Boris mortgage @5", "Boris roll 1 2"});
    const std::string after = played.state();
    CHECK(played.post("undo turn \"wrong board\"") ==
          "undo turn \"wrong board\"; undo #6 \"wrong board\"; undo #5 \"wrong board\"");
    CHECK(played.state() == before);
    played.post("redo");
    CHECK(played.state() == after);
    played.post("undo turn");
    CHECK(played.post("undo turn") == "undo turn");
    CHECK(played.owner(1) == "Boris");
    CHECK(played.refused("undo turn") == "nothing-to-undo");
}

TEST_CASE("`undo turn` leaves the opening, and before the first roll undoes what was done before it") {
    TableInWords table;
    CHECK(table.refused("undo turn") == "nothing-to-undo");
    table.play({"pay 50 \"a bet\"", "pay 20 \"another\""});
    CHECK(table.post("undo turn") == "undo turn; undo #2");
    CHECK(table.cash("Anna") == 1500);
}

TEST_CASE("a waiver of the same debt stays, and so does a count of notes that differed by as much") {
    TableInWords table(owned("Boris competitor @5"));
    table.play({"note \"first\"", "41", "Boris waive \"his birthday\"", "Anna count 1450 \"lost\"", "next"});
    CHECK(fates(table, "amend #2 note \"second\"") == "2 put right: note \"second\"");
    TableInWords found;
    found.play({"note \"first\"", "Anna count 1520 \"under the board\""});
    CHECK(fates(found, "amend #2 note \"second\"") == "2 put right: note \"second\"");
    CHECK(fates(found, "amend #2 pay 100 \"a bet\"") ==
          "2 put right: Anna pay 100 \"a bet\"; 3 asked: Anna count 1420 \"under the board\" | keep | drop");
}

TEST_CASE("a line that is kept unchanged keeps the words it was typed in") {
    TableInWords table;
    table.play({"pay 10 \"a bet\"", "anna  count 1490 \"by hand\""});
    table.post("amend #2 pay 20 \"a bet\"; #3 keep");
    const Entry& kept = table.table().history.at(table.last());
    CHECK(kept.line == "Anna count 1490 \"by hand\"");
    CHECK(kept.typed == "anna  count 1490 \"by hand\"");
    CHECK(table.cash("Anna") == 1490);
}

TEST_CASE("the fine before a third roll that opened a turn is paid again if the turn still opens with it (ru 15)") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor jailed:2"}});
    table.play({"64", "Boris fine", "Boris roll 4 6"});
    CHECK(fates(table, "amend #2 46") == "2 put right: Anna roll 4 6");
}

TEST_CASE("a fine that a repair adds has its printed line as typed text") {
    TableInWords table({.players = {"Anna competitor @13 jailed:2", "Boris monopolist"}, .edition = "fr"});
    table.play({"Anna fine", "Anna build @13"});
    const std::string line = "amend #2 note \"a coin fell\"";
    CHECK(fates(table, line) == "2 put right: note \"a coin fell\"; 3 added: Anna fine");
    table.post(line);
    CHECK(table.table().history.at(table.last() - 1).line == "Anna fine");
    CHECK(table.table().history.at(table.last() - 1).typed == "Anna fine");
}

}  // namespace tablebank::testing
