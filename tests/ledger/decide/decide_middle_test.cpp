#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// Money in the middle of the board, and cards that lead to a company, back, or to repairs.

namespace {

Sitting at_classic(std::vector<std::string> players, std::vector<std::string> rulings = {}) {
    return {.players = std::move(players), .rulings = std::move(rulings), .edition = "classic"};
}

const std::vector<std::string> anna_and_boris{"Anna player", "Boris player"};
const std::vector<std::string> to_middle{"taxes_go_to middle"};

std::int64_t in_middle(const TableInWords& table) {
    return table.table().game.in_middle().units();
}

}  // namespace

TEST_CASE("taxes and fines go to the bank unless the table puts them into the middle") {
    TableInWords table(at_classic(anna_and_boris));
    table.play({"Anna at @35", "Anna 12", "Anna ok"});
    CHECK(table.cash("Anna") == 1425);
    CHECK(in_middle(table) == 0);

    TableInWords other(at_classic(anna_and_boris, to_middle));
    other.play({"Anna at @35", "Anna 12"});
    CHECK(other.owes("Anna") == "payment 75 @38");
    other.play({"Anna ok"});
    CHECK(other.cash("Anna") == 1425);
    CHECK(in_middle(other) == 75);
    CHECK(other.table().history.at(other.last()).line == "Anna pay 75 to middle");
}

TEST_CASE("a bankrupt's cash goes to the middle as far as they owed it there, and the rest is the bank's") {
    TableInWords table(at_classic({"Anna player 60", "Boris player", "Clara player"}, to_middle));
    table.play({"Anna at @35", "Anna 12", "Anna bankrupt"});
    CHECK(in_middle(table) == 60);
    table.play({"undo"});
    CHECK(in_middle(table) == 0);
    CHECK(table.cash("Anna") == 60);

    TableInWords other(at_classic({"Anna player 60 @1:1 @3", "Boris player", "Clara player"}, to_middle));
    other.play({"Anna at @35", "Anna 12", "force \"gives up\" Anna bankrupt"});
    CHECK(in_middle(other) == 75);
}

TEST_CASE("the player who lands on the space of rest takes the middle, and an undo puts it back") {
    TableInWords table(at_classic(anna_and_boris, to_middle));
    table.play({"Anna at @35", "Anna 12", "Anna ok", "Boris at @10", "Boris 46"});
    CHECK(table.cash("Boris") == 1575);
    CHECK(in_middle(table) == 0);
    table.play({"undo"});
    CHECK(table.cash("Boris") == 1500);
    CHECK(in_middle(table) == 75);
    table.play({"redo"});
    CHECK(in_middle(table) == 0);
}

TEST_CASE("the income tax, the fine and the cards go there too, a stake of the bank does not") {
    TableInWords table(at_classic({"Anna player jailed", "Boris player"}, to_middle));
    table.play({"Anna fine"});
    CHECK(in_middle(table) == 50);
    table.play({"Anna 12", "Anna buy", "Boris 13", "Boris tax fixed"});
    CHECK(in_middle(table) == 250);
    table.play({"Anna at @4", "Anna 12", "Anna card -15"});
    CHECK(in_middle(table) == 265);
}

TEST_CASE("money that a player took out of the middle since cannot be undone") {
    TableInWords table(at_classic(anna_and_boris));
    table.play({"Anna pay 89 to middle \"agreed\"", "Boris get 66 from middle \"agreed\""});
    CHECK(table.refused("undo #2") == "reversal-blocked");
    CHECK(table.refusal_of("undo #2").entry == 3);
    table.play({"undo #3", "undo #2"});
    CHECK(in_middle(table) == 0);
}

TEST_CASE("a ruling that changes later does not move an existing due") {
    TableInWords table(at_classic(anna_and_boris));
    table.play({"Anna at @35", "Anna 12", "rule taxes_go_to middle \"from now on\"", "Anna ok"});
    CHECK(in_middle(table) == 0);
}

TEST_CASE("cash laid into the middle by hand settles a debt to the bank, in any box") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}});
    table.play({"Anna at @36", "Anna 11", "Anna pay 75 to pot"});
    CHECK(table.owes("Anna") == "");
    CHECK(in_middle(table) == 75);
    CHECK(table.refused("Boris get 76 from middle") == "middle-lacks");
    table.play({"Boris get 75 from the pot"});
    CHECK(table.cash("Boris") == 1575);
}

TEST_CASE("a player of that name comes first") {
    TableInWords table({.players = {"Anna monopolist", "Pot competitor"}});
    table.play({"Anna pay 5 to pot"});
    CHECK(table.cash("Pot") == 1505);
    CHECK(in_middle(table) == 0);
}

TEST_CASE("parts of sums find their way") {
    TableInWords table(at_classic({"Anna player 100 @39", "Boris player"}, to_middle));
    table.play({"Anna at @35", "Anna 12", "Anna pay 30 \"in part\""});
    CHECK(in_middle(table) == 30);
    CHECK(table.owes("Anna") == "payment 45 @38");
    table.play({"Anna pay 50 \"and five\""});
    CHECK(in_middle(table) == 75);
    CHECK(table.cash("Anna") == 20);
}

TEST_CASE("a card to the nearest railway asks for twice the rent, with its calculation") {
    TableInWords table(at_classic({"Anna player", "Boris player @15"}));
    table.play({"Anna 34", "Anna card goto nearest transport times 2"});
    CHECK(table.place("Anna") == "@15");
    CHECK(table.owes("Anna") == "rent 50 to Boris @15");
    table.play({"Anna ok"});
    CHECK(table.cash("Boris") == 1550);
}

TEST_CASE("to the nearest company ten times the dice, though its owner has one") {
    TableInWords table(at_classic({"Anna player", "Boris player @12"}));
    table.play({"Anna 34", "Anna card goto nearest utility times 10", "Anna rent dice 3 4"});
    CHECK(table.cash("Boris") == 1570);
}

TEST_CASE("the multiple is of that visit only") {
    TableInWords table(at_classic({"Anna player", "Boris player @15"}));
    table.play({"Anna 34", "Anna card goto nearest transport times 2", "Anna ok", "next", "Boris 12", "Boris decline",
                "auction @3 none", "Anna at @12", "Anna 12"});
    CHECK(table.owes("Anna") == "rent 25 to Boris @15");
}

TEST_CASE("back past START there is no salary") {
    TableInWords table(at_classic({"Anna player", "Boris player"}));
    table.play({"Anna at @39", "Anna 12", "Anna card back 3"});
    CHECK(table.place("Anna") == "@39");
    CHECK(table.cash("Anna") == 1700);
}

TEST_CASE("repairs that the cash does not cover are owed") {
    TableInWords table(at_classic({"Anna player 10 @37:4 @39:hotel", "Boris player"}));
    table.play({"Anna 34", "Anna card repairs 25 100"});
    CHECK(table.owes("Anna") == "payment 200 @7");
    table.play({"Anna sell @39", "Anna sell @37", "Anna ok"});
    CHECK(table.cash("Anna") == 10);
}

}  // namespace tablebank::testing
