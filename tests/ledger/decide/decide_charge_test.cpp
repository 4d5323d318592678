#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// The debts of visitors and the sums of the special spaces (ru 9, 10, 12, 15, 17-21).

namespace {

/// Boris comes to `space` by a roll of 1 2; the rest is as the owner's words say.
TableInWords visited(const std::string& owner, int space, const std::string& visitor = "Boris competitor") {
    TableInWords table({.players = {owner, visitor}});
    table.play({"turn Boris \"by the table\"", "Boris at @" + std::to_string(space - 3), "12"});
    return table;
}

}  // namespace

TEST_CASE("ru 9, 10, 12: the rent that a landing raises") {
    struct Row {
        std::string owner;
        int space;
        std::string due;
    };
    for (const Row& row : std::vector<Row>{
             {"Anna competitor @34", 34, "rent 32 to Anna @34"},
             {"Anna competitor @34:4", 34, "rent 112 to Anna @34"},
             {"Anna competitor @34:hotel", 34, "rent 132 to Anna @34"},
             {"Anna competitor @31 @32 @34", 34, "rent 32 to Anna @34"},
             {"Anna monopolist @34", 34, "rent 32 to Anna @34"},
             {"Anna monopolist @32 @34", 34, "rent 64 to Anna @34"},
             {"Anna monopolist @32:mortgaged @34", 34, "rent 32 to Anna @34"},
             {"Anna monopolist @32 @34:3", 34, "rent 184 to Anna @34"},
             {"Anna monopolist @32 @34:hotel", 34, "rent 224 to Anna @34"},
             {"Anna monopolist @34:mortgaged", 34, ""},
             {"Anna monopolist @34 jailed", 34, ""},
             {"Anna competitor @34 jailed", 34, "rent 32 to Anna @34"},
             {"Anna competitor @15", 15, "rent 20 to Anna @15"},
             {"Anna competitor @5 @15 @25 @35", 15, "rent 20 to Anna @15"},
             {"Anna monopolist @15", 15, "rent 40 to Anna @15"},
             {"Anna monopolist @5 @15", 15, "rent 80 to Anna @15"},
             {"Anna monopolist @5:mortgaged @15 @25", 15, "rent 160 to Anna @15"},
             {"Anna monopolist @5 @15 @25 @35", 15, "rent 320 to Anna @15"},
             {"Anna competitor @12 @28", 12, "utility_rent x4 to Anna @12"},
             {"Anna monopolist @12", 12, "utility_rent x4 to Anna @12"},
             {"Anna monopolist @12 @28", 12, "utility_rent x10 to Anna @12"},
             {"Anna monopolist @12:mortgaged @28", 12, ""},
             {"Anna monopolist @12 @28 jailed", 12, ""},
         }) {
        CAPTURE(row.owner);
        CHECK(visited(row.owner, row.space).owes("Boris") == row.due);
    }
}

TEST_CASE("`ok` pays the rent, recorded as its effect") {
    TableInWords table = visited("Anna monopolist @32 @34", 34);
    CHECK(table.post("ok") == "Boris rent @34");
    CHECK(table.cash("Anna") == 1564);
    CHECK(table.cash("Boris") == 1436);
    CHECK(table.owes("Boris").empty());
}

TEST_CASE("ru 20: a utility requires the visitor's dice") {
    TableInWords table = visited("Anna monopolist @12 @28", 12);
    const Refusal dice = table.refusal_of("ok");
    CHECK(dice.code == RefusalCode::choice_needed);
    CHECK(dice.line == "Boris rent @12 dice D1 D2");
    CHECK(table.refused("rent") == "choice-needed");
    CHECK(table.post("rent dice 3 4") == "Boris rent @12 dice 3 4");
    CHECK(table.cash("Anna") == 1570);
}

TEST_CASE("dice for a deed that needs none are a typing error") {
    CHECK(visited("Anna monopolist @34", 34).refused("rent dice 3 4") == "dice-not-wanted");
}

TEST_CASE("the sum stays as it was when the token stopped, and goes to the owner of that time") {
    TableInWords table = visited("Anna monopolist @32 @34", 34);
    table.play({"Anna mortgage @32", "Anna trade Boris give @34 get nothing", "ok"});
    CHECK(table.cash("Anna") == 1500 + 150 + 64);
    CHECK(table.owner(34) == "Boris");
}

TEST_CASE("rent that the visitor cannot pay stays due") {
    TableInWords table = visited("Anna monopolist @32 @34", 34, "Boris competitor 40 @1");
    const Refusal poor = table.refusal_of("ok");
    CHECK(poor.code == RefusalCode::short_of_cash);
    CHECK(poor.player == 2);
    CHECK(poor.has == Money{40});
    CHECK(poor.needs == Money{64});
    CHECK(table.refused("bankrupt") == "can-still-pay");
    table.play({"mortgage @1", "ok"});
    CHECK(table.cash("Boris") == 6);
}

TEST_CASE("ru 20: dice that the cash does not reach are kept, and are the debt") {
    TableInWords table = visited("Anna monopolist @12 @28", 12, "Boris competitor 40 @1");
    CHECK(table.post("rent dice 3 4") == "Boris rent @12 dice 3 4");
    CHECK(table.owes("Boris") == "utility_rent 70 x10 to Anna @12");
    CHECK(table.cash("Boris") == 40);
    CHECK(table.refused("rent dice 1 1") == "dice-not-wanted");
    CHECK(table.refusal_of("rent dice 1 1").line == "Boris rent @12");
    const Refusal poor = table.refusal_of("ok");
    CHECK(poor.code == RefusalCode::short_of_cash);
    CHECK(poor.needs == Money{70});
    table.play({"mortgage @1", "rent dice 3 4"});
    CHECK(table.cash("Boris") == 0);
    CHECK(table.cash("Anna") == 1570);
}

TEST_CASE("kept dice are paid by `ok`, whatever becomes of the owner's other deeds") {
    TableInWords table = visited("Anna monopolist @12 @28", 12, "Boris competitor 40 @1");
    table.play({"rent dice 3 4", "Anna mortgage @28", "mortgage @1"});
    CHECK(table.post("ok") == "Boris rent @12");
    CHECK(table.cash("Boris") == 0);
}

TEST_CASE("no one is bankrupt from a throw that was not made") {
    TableInWords table = visited("Anna monopolist @12 @28", 12, "Boris competitor 40 @1");
    const Refusal early = table.refusal_of("bankrupt");
    CHECK(early.code == RefusalCode::choice_needed);
    CHECK(early.line == "Boris rent @12 dice D1 D2");
    CHECK(table.refused("force \"he will never pay\" bankrupt") == "choice-needed");
    table.play({"rent dice 2 3"});
    CHECK(table.refused("bankrupt") == "can-still-pay");
    TableInWords lost = visited("Anna monopolist @12 @28", 12, "Boris competitor 40");
    lost.play({"rent dice 2 3"});
    CHECK(lost.post("bankrupt") == "Boris bankrupt to Anna");
    CHECK(lost.cash("Anna") == 1540);
}

TEST_CASE("a rent that nothing had raised and the cash does not reach is owed from then on") {
    TableInWords table({.players = {"Anna monopolist @32 @34 @12", "Boris competitor 40 @1", "Clara competitor"}});
    CHECK(table.post("Boris at @34") == "Boris at @34");
    CHECK(table.post("Boris rent") == "Boris rent @34");
    CHECK(table.owes("Boris") == "rent 64 to Anna @34");
    CHECK(table.refused("Boris rent") == "short-of-cash");
    table.play({"Boris mortgage @1", "Boris ok", "Boris at @12", "Boris rent dice 6 6"});
    CHECK(table.owes("Boris") == "utility_rent 48 x4 to Anna @12");
    CHECK(table.cash("Boris") == 6);
}

TEST_CASE("the owner waives a rent, and cannot ask for it again") {
    TableInWords table = visited("Anna monopolist @32 @34", 34);
    CHECK(table.post("Anna waive \"asked too late\"") == "Anna waive \"asked too late\"");
    CHECK(table.owes("Boris").empty());
    CHECK(table.refused("Anna waive") == "nothing-due");
}

TEST_CASE("a debtor of rent does not waive it if it need not be asked for (ru 9), but does if it must (football 10)") {
    TableInWords owed = visited("Anna monopolist @32 @34", 34);
    CHECK(owed.refused("Boris waive") == "nothing-due");
    CHECK(owed.refusal_of("Boris waive").line == "Anna waive");
    TableInWords claimed({.players = {"Anna player @3", "Boris player"}, .edition = "football"});
    claimed.play({"Anna at @36", "Anna roll 1 2", "decline", "auction @39 none", "Boris roll 1 2"});
    CHECK(claimed.owes("Boris") == "rent 4 to Anna @3");
    CHECK(claimed.refusal_of("Boris waive \"not asked for\"").line == "Anna waive");
    claimed.post("Anna roll 1 2");
    CHECK(claimed.owes("Boris").empty());
    CHECK(claimed.refused("Anna get 4 from Boris") == "claim-late");
    claimed.post("Boris rent @3");  // voluntarily
    CHECK(claimed.cash("Anna") == 1704);
}

TEST_CASE("a sum handed over by name settles the same debt") {
    TableInWords paid = visited("Anna monopolist @32 @34", 34);
    paid.post("Boris pay 64 to Anna");
    CHECK(paid.owes("Boris").empty());
    TableInWords got = visited("Anna monopolist @32 @34", 34);
    got.post("Anna get 64 from Boris");
    CHECK(got.owes("Boris").empty());
    TableInWords other = visited("Anna monopolist @32 @34", 34);
    CHECK(other.refused("Boris pay 60 to Anna") == "which-due");
    other.post("force \"a bet\" Boris pay 60 to Anna");
    CHECK(other.owes("Boris") == "rent 64 to Anna @34");
}

TEST_CASE("no one pays rent on an own deed, nor if it has no owner, nor from elsewhere") {
    TableInWords table({.players = {"Anna monopolist @34", "Boris competitor @37:mortgaged"}});
    CHECK(table.refused("Anna rent @34") == "not-there");
    table.post("Anna at @34");
    CHECK(table.refused("Anna rent @34") == "owned-by-self");
    table.post("Anna at @39");
    CHECK(table.refused("Anna rent") == "unowned");
    table.post("Anna at @37");
    CHECK(table.refused("Anna rent") == "nothing-due");
    CHECK(table.post("force \"agreed\" Boris rent @34") == "force \"agreed\" Boris rent @34");
    CHECK(table.set_aside() == "not-there");
    CHECK(table.fact("phase") == "play");
}

TEST_CASE("no debt is paid in deeds in this edition") {
    CHECK(visited("Anna monopolist @34", 34).refused("rent give @1") == "not-in-this-edition");
}

TEST_CASE("ru 17: income tax is 200 or the percentages, as the player chooses; `ok` takes the cheaper") {
    TableInWords rich({.players = {"Anna monopolist 2000 @1 @3:mortgaged @31:1 @32", "Boris competitor"}});
    rich.play({"Anna at @1", "12"});
    // 20 % of 2000, 10 % of 60 + 300 + 300, 10 % of one house of 200.
    CHECK(rich.owes("Anna") == "income_tax 200 or 486 @4");
    TableInWords other = rich;
    CHECK(rich.post("ok") == "Anna tax fixed");
    CHECK(rich.cash("Anna") == 1800);
    CHECK(other.post("tax percent") == "Anna tax percent");
    CHECK(other.cash("Anna") == 1514);

    TableInWords poor({.players = {"Anna monopolist", "Boris competitor 900 @39"}});
    poor.play({"turn Boris \"by the table\"", "Boris at @1", "12"});
    CHECK(poor.owes("Boris") == "income_tax 200 or 130 @4");
    CHECK(poor.post("ok") == "Boris tax percent");
    CHECK(poor.cash("Boris") == 770);
}

TEST_CASE("ru 17: the percentages count the worth at the moment when the token stopped") {
    TableInWords table({.players = {"Anna monopolist 900", "Boris competitor"}});
    table.play({"Anna at @1", "12", "Anna pay 500 to Boris \"a bet\"", "ok"});
    CHECK(table.cash("Anna") == 400 - 180);
}

TEST_CASE("income tax is asked for on its space only") {
    CHECK(TableInWords().refused("Anna tax fixed") == "nothing-due");
}

TEST_CASE("ru 18: property tax is 75") {
    TableInWords table;
    table.play({"Anna at @35", "12"});
    CHECK(table.owes("Anna") == "property_tax 75 @38");
    CHECK(table.post("ok") == "Anna pay 75");
    CHECK(table.cash("Anna") == 1425);
}

TEST_CASE("ru 21: a monopolist pays the foundation 160") {
    TableInWords table;
    table.play({"Anna at @17", "12"});
    CHECK(table.owes("Anna") == "foundation_fee 160 @20");
    CHECK(table.refused("foundation 1") == "nothing-due");
    CHECK(table.post("ok") == "Anna pay 160");
    CHECK(table.cash("Anna") == 1340);
}

TEST_CASE("ru 21: a competitor rolls one die: 1 gives 25, 2 gives 50, the rest nothing") {
    for (const auto& [die, grant] : {std::pair{1, 25}, {2, 50}, {3, 0}, {4, 0}, {5, 0}, {6, 0}}) {
        TableInWords table;
        table.play({"turn Boris \"by the table\"", "Boris at @17", "12"});
        CHECK(table.owes("Boris") == "foundation_die @20");
        CHECK(table.refusal_of("ok").line == "Boris foundation D");
        table.post("foundation " + std::to_string(die));
        CHECK(table.cash("Boris") == 1500 + grant);
        CHECK(table.owes("Boris").empty());
    }
}

TEST_CASE("other payments go to the bank or to a player, and no further than the cash") {
    TableInWords table;
    CHECK(table.post("pay 50 \"a bet\"") == "Anna pay 50 \"a bet\"");
    CHECK(table.post("pay 50 to boris") == "Anna pay 50 to Boris");
    CHECK(table.post("clara get 30 from dmitri") == "Clara get 30 from Dmitri");
    CHECK(table.post("get 5") == "Anna get 5");
    CHECK(table.cash("Anna") == 1405);
    CHECK(table.cash("Boris") == 1550);
    CHECK(table.refused("pay 1406") == "short-of-cash");
    const Refusal poor = table.refusal_of("Anna get 1471 from Dmitri");
    CHECK(poor.code == RefusalCode::short_of_cash);
    CHECK(poor.player == 4);
    CHECK(table.refused("Anna pay 5 to Anna") == "same-player");
    CHECK(table.refused("Anna get 5 from Anna") == "same-player");
}

TEST_CASE("`count` posts the difference to the notes really in hand, against the bank") {
    TableInWords table;
    const auto bank = table.bank();
    table.post("Anna count 1490 \"a note was lost\"");
    CHECK(table.cash("Anna") == 1490);
    CHECK(table.bank() == bank + 10);
    table.post("Boris count 1520 \"found\"");
    CHECK(table.cash("Boris") == 1520);
    table.post("Clara count 1500 \"checked\"");
}

TEST_CASE("a line that names the payee of a rent names the owner of the deed, or is refused") {
    TableInWords table({.players = {"Anna competitor @34", "Boris competitor", "Clara competitor"}});
    table.play({"turn Boris \"by the table\"", "Boris at @31", "12"});
    CHECK(table.refused("Boris pays Clara the rent") == "not-owner");
    CHECK(table.refused("Boris pays the rent for @34 to Clara") == "not-owner");
    CHECK(table.refused("force \"agreed\" Boris pays Clara the rent") == "not-owner");
    CHECK(table.post("Boris pays Anna the rent") == "Boris rent @34");
}

TEST_CASE("a rent that nothing raised is paid to the owner alone") {
    TableInWords table({.players = {"Anna competitor @34", "Boris competitor", "Clara competitor"}});
    table.play({"turn Boris \"by the table\"", "Boris at @34 \"by the table\""});
    CHECK(table.refused("Clara gets the rent from Boris") == "not-owner");
    CHECK(table.post("Anna gets the rent from Boris") == "Boris rent @34");
}

}  // namespace tablebank::testing
