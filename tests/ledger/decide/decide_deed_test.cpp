#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// Deeds between a player and the bank: buying (ru 9), mortgaging and redeeming (ru 12).

TEST_CASE("ru 9: a deed is bought at its printed price at the end of the own move, or stays with the bank") {
    TableInWords table;
    table.play({"Anna at @31", "12"});
    CHECK(table.owes("Anna") == "offer 320 @34");
    TableInWords other = table;
    CHECK(table.post("ok") == "Anna buy @34");
    CHECK(table.owner(34) == "Anna");
    CHECK(table.cash("Anna") == 1180);
    CHECK(other.post("decline") == "Anna decline");
    CHECK(other.owner(34) == "bank");
    CHECK(other.refused("decline") == "nothing-due");
}

TEST_CASE("ru 9: a player who declined may change their mind during their move, and not from elsewhere") {
    TableInWords table;
    table.play({"Anna at @31", "12", "decline"});
    CHECK(table.refused("buy @39") == "not-there");
    CHECK(table.post("buy") == "Anna buy @34");
    TableInWords over;
    over.play({"Anna at @31", "12", "decline", "Boris roll 1 3"});
    CHECK(over.refused("Anna buy") == "not-your-turn");
}

TEST_CASE("a price that is not the printed one needs the table's agreement") {
    TableInWords table;
    table.play({"Anna at @31", "12"});
    const Refusal differs = table.refusal_of("buy for 300");
    CHECK(differs.code == RefusalCode::price_differs);
    CHECK(differs.needs == Money{320});
    table.post("force \"agreed\" buy for 300");
    CHECK(table.cash("Anna") == 1200);
    CHECK(table.set_aside() == "price-differs");
}

TEST_CASE("the bank does not sell what it does not have, and a player does not pay what they do not have") {
    TableInWords table({.players = {"Anna monopolist 100", "Boris competitor @39"}});
    table.post("Anna at @39");
    const Refusal sold = table.refusal_of("Anna buy");
    CHECK(sold.code == RefusalCode::not_for_sale);
    CHECK(sold.owner == 2);
    table.post("Anna at @7");
    CHECK(table.refused("Anna buy") == "no-deed-there");
    table.play({"Anna at @34"});
    CHECK(table.refused("Anna buy") == "short-of-cash");
    CHECK(table.refused("force \"agreed\" Anna buy") == "short-of-cash");
}

TEST_CASE("a prisoner is on no deed and buys none") {
    TableInWords table({.players = {"Anna monopolist jailed", "Boris competitor"}});
    CHECK(table.refused("Anna buy @11") == "not-there");
    CHECK(table.refused("Anna buy") == "not-there");
}

TEST_CASE("fr 14: in the price war nothing is bought, neither an earlier offer nor at an auction") {
    TableInWords table({.players = {"Anna competitor", "Boris monopolist"}, .edition = "fr"});
    table.play({"Anna roll 1 2", "Anna jail"});
    CHECK(table.owes("Anna").starts_with("offer"));
    CHECK(table.refused("Anna buy") == "in-jail");
    TableInWords prisoner({.players = {"Anna monopolist", "Boris competitor"}, .edition = "fr"});
    prisoner.play({"Anna roll 1 2", "Anna jail", "Anna buy"});
    CHECK(prisoner.owner(3) == "Anna");
    table.post("force \"agreed\" auction @34 Anna 120");
    CHECK(table.set_aside() == "no-auction in-jail");
    table.post("force \"agreed\" auction @39 Boris 120");
    CHECK(table.set_aside() == "no-auction");
}

TEST_CASE("football 6: an auction ends every offer of its deed") {
    TableInWords table({.players = {"Anna player", "Boris player", "Clara player"}, .edition = "football"});
    table.play({"Anna roll 1 2", "decline", "force \"agreed\" Boris roll 1 2"});
    CHECK(table.owes("Anna") == "auction @3");
    CHECK(table.owes("Boris") == "offer 60 @3");
    table.post("auction @3 Clara 25");
    CHECK(table.owes("Anna").empty());
    CHECK(table.owes("Boris").empty());
    CHECK(table.owner(3) == "Clara");
}

TEST_CASE("this rule book holds no auctions, but the table may agree on one") {
    TableInWords table;
    table.play({"Anna at @31", "12"});
    CHECK(table.refused("auction @34 Clara 120") == "no-auction");
    CHECK(table.post("force \"agreed\" auction @34 Clara 120") == "force \"agreed\" auction @34 Clara 120");
    CHECK(table.owner(34) == "Clara");
    CHECK(table.cash("Clara") == 1380);
    CHECK(table.owes("Anna").empty());
    CHECK(table.refused("force \"again\" auction @34 Boris 120") == "not-for-sale");
    CHECK(table.refused("force \"agreed\" auction @39 Boris 1501") == "short-of-cash");
    table.post("force \"agreed\" auction @39 none");
    CHECK(table.owner(39) == "bank");
}

TEST_CASE("ru 12: a mortgage brings half the price, the deed goes to the pledge pile and earns nothing") {
    TableInWords table({.players = {"Anna monopolist @34", "Boris competitor"}});
    table.post("Anna mortgage @34");
    CHECK(table.cash("Anna") == 1660);
    CHECK(table.owner(34) == "Anna, mortgaged");
    CHECK(table.refused("Anna mortgage @34") == "already-mortgaged");
    table.play({"turn Boris \"by the table\"", "Boris at @31", "12"});
    CHECK(table.owes("Boris").empty());
}

TEST_CASE("ru 12: a mortgaged deed is redeemed for the sum on its back") {
    TableInWords table({.players = {"Anna monopolist 100 @12:mortgaged @34:mortgaged @39", "Boris competitor"}});
    CHECK(table.refused("Anna redeem @39") == "not-mortgaged");
    CHECK(table.refused("Boris redeem @34") == "not-owner");
    CHECK(table.refused("Anna redeem @34") == "short-of-cash");
    table.post("Anna redeem @12");
    CHECK(table.cash("Anna") == 17);
    CHECK(table.owner(12) == "Anna");
}

TEST_CASE("ru 12: mortgaging and redeeming are not bound to one's own turn") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor", "Clara monopolist @34"}});
    table.play({"Clara mortgage @34", "Clara redeem @34"});
    CHECK(table.cash("Clara") == 1500 + 160 - 176);
}

TEST_CASE("ru 12: buildings on the street are sold before it is mortgaged") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @34:2"}});
    const Refusal built = table.refusal_of("Boris mortgage @34");
    CHECK(built.code == RefusalCode::buildings_on_street);
    CHECK(built.line == "Boris sell nob-hill 2");
    table.play({"Boris sell @34 2", "Boris mortgage @34"});
    CHECK(table.cash("Boris") == 1500 + 200 + 160);
}

TEST_CASE("ru 12: a mortgage that breaks a monopolist's city requires the city's buildings to be sold first") {
    TableInWords table({.players = {"Anna monopolist @31:1 @32", "Boris competitor @37:1 @39"}});
    const Refusal built = table.refusal_of("Anna mortgage @32");
    CHECK(built.code == RefusalCode::buildings_in_city);
    CHECK(built.line == "sell all san-francisco");
    table.play({"Anna sell all san", "Anna mortgage @32", "Boris mortgage @39"});
    TableInWords three({.players = {"Anna monopolist @31:1 @32 @34", "Boris competitor"}});
    three.post("Anna mortgage @32");
    CHECK(three.refused("Anna mortgage @34") == "buildings-in-city");
}

TEST_CASE("a mortgage under houses may be forced, and then nothing prevents undoing it") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @34:2"}});
    table.post("force \"agreed\" Boris mortgage @34");
    CHECK(table.set_aside() == "buildings-on-street");
    CHECK(table.built(34) == "2 houses");
    CHECK(table.refused("force \"agreed\" Boris mortgage @39") == "not-owner");
}

}  // namespace tablebank::testing
