#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// Trade between two players (ru 12, 23).

namespace {

TableInWords two(const std::string& anna, const std::string& boris, std::vector<std::string> rulings = {}) {
    return TableInWords({.players = {anna, boris}, .rulings = std::move(rulings)});
}

}  // namespace

TEST_CASE("ru 23: sums and deeds change hands, at any time") {
    TableInWords table({.players = {"Anna monopolist @34 @1", "Boris competitor @39", "Clara monopolist @5"}});
    CHECK(table.post("trade boris give nob, 100 get wall") == "Anna trade Boris give 100 @34 get @39");
    CHECK(table.owner(34) == "Boris");
    CHECK(table.owner(39) == "Anna");
    CHECK(table.cash("Anna") == 1400);
    table.post("Clara trade Boris give 50 get @34");
    CHECK(table.owner(34) == "Clara");
    table.post("Clara trade Boris give @5 get nothing");
    CHECK(table.owner(5) == "Boris");
}

TEST_CASE("ru 12: a mortgaged deed stays mortgaged, and its new owner redeems it") {
    TableInWords table = two("Anna monopolist @34:mortgaged", "Boris competitor");
    table.post("Anna trade Boris give @34 get 100");
    CHECK(table.owner(34) == "Boris, mortgaged");
    CHECK(table.cash("Boris") == 1400);
    CHECK(table.refused("Anna redeem @34") == "not-owner");
    table.post("Boris redeem @34");
    CHECK(table.cash("Boris") == 1400 - 176);
}

TEST_CASE("a mortgaged deed may be bought and redeemed at once, by the taker") {
    TableInWords table = two("Anna monopolist 10 @34:mortgaged @39", "Boris competitor 300");
    CHECK(table.post("Anna trade Boris give nob redeemed get 100") == "Anna trade Boris give @34 redeemed get 100");
    CHECK(table.owner(34) == "Boris");
    CHECK(table.cash("Boris") == 300 - 100 - 176);
    CHECK(table.cash("Anna") == 110);
    CHECK(table.refused("Anna trade Boris give @39 redeemed get nothing") == "not-mortgaged");
}

TEST_CASE("the taker must have what redeeming costs") {
    CHECK(two("Anna monopolist @34:mortgaged", "Boris competitor 200")
              .refused("Anna trade Boris give @34 redeemed get 100") == "short-of-cash");
}

TEST_CASE("each side pays from its own cash, not from what the other gives") {
    TableInWords table = two("Anna monopolist 100", "Boris competitor 50");
    const Refusal mine = table.refusal_of("Anna trade Boris give 101 get 1");
    CHECK(mine.code == RefusalCode::short_of_cash);
    CHECK(mine.player == 1);
    const Refusal his = table.refusal_of("Anna trade Boris give 100 get 60");
    CHECK(his.code == RefusalCode::short_of_cash);
    CHECK(his.player == 2);
    CHECK(his.has == Money{50});
    CHECK(his.needs == Money{60});
}

TEST_CASE("no one gives what they do not own, and the deed is named before the sum") {
    TableInWords table = two("Anna monopolist 100 @34", "Boris competitor @39");
    CHECK(table.refused("Anna trade Boris give @39 get 5") == "not-owner");
    CHECK(table.refused("Anna trade Boris give 5 get @34") == "not-owner");
    CHECK(table.refused("Anna trade Boris give 200 get @37") == "not-owner");
    CHECK(table.refused("Anna trade Boris give @34 get @34") == "not-owner");
    CHECK(table.refused("Anna trade Boris give \"way out\" get 5") == "not-held");
}

TEST_CASE("a trade needs two sides and something to trade") {
    TableInWords table;
    CHECK(table.refused("Anna trade Boris give nothing get nothing") == "nothing-traded");
    CHECK(table.refused("Anna trade Anna give 5 get nothing") == "same-player");
    CHECK(table.refused("Anna trade Anna give nothing get nothing") == "same-player");
}

TEST_CASE("ru 23: a street is traded without its buildings") {
    TableInWords table = two("Anna monopolist", "Boris competitor @34:1");
    CHECK(table.refused("Boris trade Anna give @34 get 500") == "buildings-on-street");
    table.play({"Boris sell @34", "Boris trade Anna give @34 get 500"});
    CHECK(table.owner(34) == "Anna");
}

TEST_CASE("a trade that breaks a built monopoly requires the city's buildings to be sold first") {
    TableInWords table = two("Anna monopolist @31:1 @32", "Boris competitor");
    const Refusal built = table.refusal_of("Anna trade Boris give @32 get 500");
    CHECK(built.code == RefusalCode::buildings_in_city);
    CHECK(built.line == "sell all san-francisco");
    CHECK(two("Anna monopolist @31:1 @32", "Boris competitor", {"trade_breaking_monopoly as_mortgage"})
              .refused("Anna trade Boris give @32 get 500") == "buildings-in-city");
    table.play({"Anna sell all san", "Anna trade Boris give @32 get 500"});
    table.post("force \"x\" Anna pay 5");
}

TEST_CASE("one of three streets may go, and two may not") {
    TableInWords table = two("Anna monopolist @31:1 @32 @34", "Boris competitor");
    CHECK(table.refused("Anna trade Boris give @32 @34 get 500") == "buildings-in-city");
    table.post("Anna trade Boris give @32 get 500");
}

TEST_CASE("a street for another of the same city breaks no monopoly") {
    TableInWords table = two("Anna monopolist @31:1 @32", "Boris competitor @34");
    table.post("Anna trade Boris give @32 get @34");
    CHECK(table.built(31) == "1 house");
    TableInWords mortgaged = two("Anna monopolist @31:1 @32", "Boris competitor @34:mortgaged");
    CHECK(mortgaged.refused("Anna trade Boris give @32 get @34") == "buildings-in-city");
    mortgaged.post("Anna trade Boris give @32 get @34 redeemed");
}

TEST_CASE("a competitor has no monopoly to break") {
    TableInWords table = two("Anna monopolist", "Boris competitor @31:1 @32");
    table.post("Boris trade Anna give @32 get 500");
    CHECK(table.owner(32) == "Anna");
    CHECK(table.cash("Boris") == 2000);
    CHECK(table.built(31) == "1 house");
    CHECK(table.set_aside().empty());
}

TEST_CASE("ru 23: neither side of a trade gives a street with its buildings") {
    TableInWords table = two("Anna monopolist @31:1 @32", "Boris competitor @34:1");
    const Refusal built = table.refusal_of("Anna trade Boris give 500 get @34");
    CHECK(built.code == RefusalCode::buildings_on_street);
    CHECK(built.player == 2);
    CHECK(table.refused("Boris trade Anna give 500 get @32") == "buildings-in-city");
}

TEST_CASE("it Fallimento: the price that may not be reduced is that of deeds alone, not of deeds and cards") {
    TableInWords table(
        {.players = {"Anna monopolist @39", "Boris competitor @37"}, .edition = "it", .kept_cards = {"way out"}});
    table.play({"Anna at @7", "Anna card keep \"way out\" \"our box\""});
    CHECK(table.refused("Anna trade Boris give @39 get 100") == "price-differs");
    TableInWords for_a_card = table;
    table.post("Anna trade Boris give @39 \"way out\" get 100");
    CHECK(table.cash("Anna") == 15100);
    CHECK(for_a_card.refused("Boris trade Anna give @37 get 100") == "price-differs");
    for_a_card.post("Boris trade Anna give @37 get \"way out\"");
    CHECK(for_a_card.owner(37) == "Anna");
}

TEST_CASE("timed_trade never: no trade in a timed game, unless the table agrees") {
    TableInWords table({.goal = Goal::timed, .rulings = {"timed_trade never"}, .edition = "fr"});
    CHECK(table.refused("Anna trade Boris give 5 get nothing") == "trade-closed");
    table.post("force \"agreed\" Anna trade Boris give 5 get nothing");
    CHECK(table.set_aside() == "trade-closed");
    TableInWords untimed({.rulings = {"timed_trade never"}, .edition = "fr"});
    untimed.post("Anna trade Boris give 5 get nothing");
}

TEST_CASE("a trade of three is posted as one entry, and each deal goes its own way") {
    TableInWords table({.players = {"Anna monopolist @39", "Boris competitor @34", "Clara monopolist @5"}});
    CHECK(table.post("trade boris give 100 get nob; clara give wall get 50; boris clara give 20 get @5") ==
          "Anna trade Boris give 100 get @34; Clara give @39 get 50; Boris Clara give 20 get @5");
    CHECK(table.owner(34) == "Anna");
    CHECK(table.owner(39) == "Clara");
    CHECK(table.owner(5) == "Boris");
    CHECK(table.cash("Anna") == 1500 - 100 + 50);
    CHECK(table.cash("Boris") == 1500 + 100 - 20);
    CHECK(table.cash("Clara") == 1500 - 50 + 20);
    table.post("undo");
    CHECK(table.owner(34) == "Boris");
    CHECK(table.cash("Clara") == 1500);
}

TEST_CASE("a trade of three with one impossible deal is refused whole") {
    TableInWords table({.players = {"Anna monopolist 100 @39", "Boris competitor 40 @34", "Clara monopolist 10"}});
    CHECK(table.refused("trade Boris give 100 get nob; Clara give wall get 50") == "short-of-cash");
    CHECK(table.owner(34) == "Boris");
    CHECK(table.refused("trade Boris give 60 get nob; Clara give 60 get nothing") == "short-of-cash");
    CHECK(table.refused("trade Boris give wall get nob; Clara give wall get 5") == "not-owner");
    CHECK(table.refused("trade Boris give wall get nob; Clara give nob get 5") == "not-owner");
    CHECK(table.refused("trade Boris give 5 get nob; Clara give nothing get nothing") == "nothing-traded");
    CHECK(table.refused("trade Boris give 5 get nob; Clara Clara give 5 get nothing") == "same-player");
    CHECK(table.refused("trade Boris give 100 get 40; Boris Clara give 60 get nothing") == "short-of-cash");
}

TEST_CASE("a party that has left, and buildings, bar a trade of three as any other") {
    TableInWords table(
        {.players = {"Anna monopolist @31 @32:1", "Boris competitor", "Clara monopolist", "Eva competitor"}});
    CHECK(table.refused("trade Boris give 5 get 6; Clara give @31 get 50") == "buildings-in-city");
    table.post("Eva leaves");
    CHECK(table.refused("trade Boris give 5 get 6; Eva give 5 get 6") == "player-out");
}

TEST_CASE("the answers of an amendment follow a trade as before") {
    TableInWords table({.players = {"Anna monopolist @39", "Boris competitor @34", "Clara monopolist @5"}});
    table.play({"trade Boris give 100 get nob", "note \"a\""});
    CHECK(table.post("amend #2 Anna trade Boris give 90 get nob; #3 drop") ==
          "amend #2 Anna trade Boris give 90 get @34; #3 drop; undo #3; undo #2; Anna trade Boris give 90 get @34");
}

}  // namespace tablebank::testing
