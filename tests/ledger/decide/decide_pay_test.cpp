// The effect of a payment: the debt of its exact sum, several together, a part of one, or none; and the payments that
// are refused while the payer owes something.

#include <doctest/doctest.h>

#include "ledger/decide/decide.h"
#include "tests/support/table_in_words.h"

using namespace tablebank;
using testing::TableInWords;

namespace {

/// Anna owes the bank 75.
TableInWords taxed() {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}});
    table.play({"Anna at @35", "12"});
    return table;
}

/// Anna owes Boris 10 and then 25, and Clara nothing.
TableInWords twice_in_debt() {
    TableInWords table({.players = {"Anna monopolist 5 @1", "Boris competitor", "Clara monopolist"}});
    table.play({"turn Boris \"agreed\"", "Boris at @3", "22", "card each monopolist 10 \"our box\""});
    table.play({"Boris at @4", "Boris at @7", "card each monopolist 25", "Anna get 100"});
    return table;
}

}  // namespace

TEST_CASE("a sum that is not the one due is refused with the lines that would do") {
    TableInWords table = taxed();
    const Refusal which = table.refusal_of("Anna pay 30");
    CHECK(which.code == RefusalCode::which_due);
    CHECK(which.has == Money{30});
    CHECK(which.needs == Money{75});
    CHECK(which.wanted == std::vector<std::string>{"Anna pay 75", "Anna pay 30 \"in part\""});
    for (const std::string& line : which.wanted) {
        TableInWords other = taxed();
        other.post(line);
    }
    CHECK(table.refusal_of("Anna pay 75 to Boris").wanted ==
          std::vector<std::string>{"Anna pay 75", "Anna pay 75 to Boris \"why\""});
}

TEST_CASE("a sum that is owed to another player is refused with that player's name") {
    const TableInWords table = twice_in_debt();
    const Refusal unnamed = table.refusal_of("Anna pay 25");
    CHECK(unnamed.code == RefusalCode::which_due);
    CHECK(unnamed.detail == owed_to_another);
    CHECK(unnamed.owner == 2);
    CHECK(unnamed.wanted.at(1) == "Anna pay 25 to Boris");
    CHECK(table.refusal_of("Anna pay 25 to Clara").owner == 2);
    const Refusal another = taxed().refusal_of("Anna pay 75 to Boris");
    CHECK(another.detail == owed_to_bank);
    CHECK(another.owner == 2);
    CHECK(taxed().refusal_of("Anna pay 30").detail.empty());
}

TEST_CASE("a player who owes nothing pays what they like") {
    TableInWords table;
    table.post("Anna pay 75");
    CHECK(table.cash("Anna") == 1425);
}

TEST_CASE("a sum of the bank is not taken for the card that is still to be drawn") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}});
    table.play({"Anna at @4", "12"});
    const Refusal got = table.refusal_of("Anna get 50");
    CHECK(got.code == RefusalCode::which_due);
    CHECK(got.detail == card_comes_first);
    CHECK(got.space == Space{7});
    CHECK(got.wanted == std::vector<std::string>{"Anna card +50", "Anna get 50 \"why\""});
    CHECK(table.refusal_of("Anna pay 75").wanted == std::vector<std::string>{"Anna card -75", "Anna pay 75 \"why\""});
    table.post("Boris get 50");  // another player draws no card
    table.post("Anna get 100 \"a forgotten salary\"");
    table.post("Anna card none");
    table.post("Anna get 50");
    CHECK(table.cash("Anna") == 1650);
}

TEST_CASE("a payment with a reason goes towards the debt, and the rest of it stays owed") {
    TableInWords table = taxed();
    table.post("Anna pay 30 \"the rest tomorrow\"");
    CHECK(table.owes("Anna") == "property_tax 45 @38");
    CHECK(table.refused("next") == "due-open");
    table.post("Anna pay 45");
    CHECK(table.owes("Anna").empty());
    CHECK(table.cash("Anna") == 1425);
    TableInWords more = taxed();
    more.post("Anna pay 80 \"and a fine of the house\"");
    CHECK(more.owes("Anna").empty());
    CHECK(more.cash("Anna") == 1420);
}

TEST_CASE("a payment settles the income tax of its sum, if two are due (ru 17)") {
    TableInWords table({.players = {"Anna monopolist 1000", "Boris competitor"}});
    table.play({"Anna at @1", "12", "Anna get 500 \"won\"", "turn Anna \"agreed\"", "Anna at @1"});
    table.post("force \"agreed\" Anna roll 1 2");
    CHECK(table.owes("Anna") == "income_tax 200 or 200 @4, income_tax 200 or 300 @4");
    table.post("Anna pay 300");
    CHECK(table.cash("Anna") == 1200);
    CHECK(table.owes("Anna") == "income_tax 200 or 200 @4");
}

TEST_CASE("one sum pays several debts to one player together, the oldest before later ones") {
    TableInWords table = twice_in_debt();
    CHECK(table.refusal_of("Anna pay 30 to Boris").wanted ==
          std::vector<std::string>{"Anna pay 10 to Boris", "Anna pay 25 to Boris", "Anna pay 35 to Boris",
                                   "Anna pay 30 to Boris \"in part\""});
    TableInWords part = table;
    part.post("Anna pay 30 to Boris \"in part\"");
    CHECK(part.owes("Anna") == "payment 5 to Boris @0");
    table.post("Boris get 35 from Anna");
    CHECK(table.owes("Anna").empty());
    CHECK(table.cash("Boris") == 1570);  // Clara paid at once
}

TEST_CASE("a payment to one player does not reduce an equal debt to another") {
    TableInWords table(
        {.players = {"Anna monopolist 15", "Boris competitor", "Clara monopolist", "Dmitri competitor"}});
    table.play({"Anna at @3", "Anna roll 1 3", "card pay-each competitor 10 \"our box\"", "Anna pay 10 to Dmitri"});
    CHECK(table.cash("Dmitri") == 1510);
    CHECK(table.owes("Anna") == "payment 10 to Boris @7");
}

TEST_CASE("`rent` with a deed settles the rent of that deed, not an older one") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @34 @39", "Clara monopolist"}});
    table.play({"Anna at @31", "12", "Anna at @36", "force \"agreed\" Anna roll 1 2"});
    CHECK(table.owes("Anna") == "rent 32 to Boris @34, rent 40 to Boris @39");
    table.post("rent @39");
    CHECK(table.owes("Anna") == "rent 32 to Boris @34");
    CHECK(table.cash("Boris") == 1540);
}

TEST_CASE("`ok` pays an income tax as the smaller sum, and as the fixed one if both are the same (ru 17)") {
    const auto paid = [](const std::string& cash) {
        TableInWords table({.players = {"Anna monopolist " + cash, "Boris competitor"}});
        table.play({"Anna at @1", "12"});
        return table.post("ok");
    };
    CHECK(paid("995") == "Anna tax percent");
    CHECK(paid("1000") == "Anna tax fixed");
    CHECK(paid("1005") == "Anna tax fixed");
}

TEST_CASE("the very sum of a tax or of a fine settles it as its own line does") {
    TableInWords tax({.players = {"Anna monopolist 900", "Boris competitor"}});
    tax.play({"Anna at @1", "12"});
    CHECK(tax.post("Anna pay 180") == "Anna tax percent");
    TableInWords fixed({.players = {"Anna monopolist 900", "Boris competitor"}});
    fixed.play({"Anna at @1", "12"});
    CHECK(fixed.post("Anna pay 200") == "Anna tax fixed");
    CHECK(fixed.owes("Anna").empty());
}

TEST_CASE("a reason that its line does not keep stays in the typed text") {
    TableInWords table({.players = {"Anna monopolist 900", "Boris competitor"}});
    table.play({"Anna at @1", "12", "Anna pay 200 \"agreed\""});
    const History& history = table.table().history;
    CHECK(history.at(history.last()).why.empty());
    const auto again = decide_again(table_at(table.table(), history.last() - 1), history.at(history.last()));
    CHECK(std::get<std::vector<Entry>>(again).front() == history.at(history.last()));
}

TEST_CASE("a debtor gives nothing away while they could not pay then: trades, gifts, buildings, stakes") {
    TableInWords table({.players = {"Anna competitor 100 @1", "Boris monopolist @37 @39:hotel", "Clara competitor"}});
    table.play({"Anna at @36", "12"});
    for (const char* line :
         {"Anna trade Clara give @1 get nothing", "Anna trade Clara give @1 get 29", "Anna pay 100 to Clara \"a gift\"",
          "Clara get 50 from Anna \"a gift\"", "Clara trade Anna give nothing get @1", "Anna build @1"}) {
        CAPTURE(line);
        const Refusal open = table.refusal_of(line);
        CHECK(open.code == RefusalCode::due_open);
        CHECK(open.player == 1);
        CHECK(open.line == "Anna rent @39");
    }
    // A line that brings as much as it takes, raises money or settles the debt is allowed.
    TableInWords sold = table;
    sold.post("Anna trade Clara give @1 get 30");
    TableInWords mortgaged = table;
    mortgaged.post("mortgage @1");
    TableInWords forced = table;
    forced.post("force \"agreed\" Anna pay 100 to Clara \"a gift\"");
    table.post("Anna bankrupt");
}

TEST_CASE("a debtor who keeps enough trades freely") {
    TableInWords table({.players = {"Anna competitor 500 @1", "Boris monopolist @39", "Clara competitor"}});
    table.play({"Anna at @36", "12"});
    CHECK(table.owes("Anna") == "rent 40 to Boris @39");
    table.play({"Anna trade Clara give @1 get nothing", "Anna pay 460 to Clara \"a gift\""});
    CHECK(table.refused("Anna pay 1 to Clara \"a gift\"") == "due-open");
    table.post("ok");
}

TEST_CASE("dice that are not thrown yet count as twelve") {
    TableInWords table({.players = {"Anna competitor 50", "Boris competitor @12", "Clara competitor"}});
    table.play({"Anna at @9", "12"});
    table.post("Anna pay 2 to Clara \"a gift\"");
    CHECK(table.refused("Anna pay 1 to Clara \"a gift\"") == "due-open");
    table.play({"rent dice 1 2", "Anna pay 1 to Clara"});
}
