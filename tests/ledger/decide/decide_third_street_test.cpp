#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// The street that came to a complete monopoly (pl 10, 12), if the table reads the book so that it has no buildings.

namespace {

Sitting three_streets(const std::string& anna, const std::string& boris, const std::string& ruling = "never_built") {
    return {.players = {anna, boris}, .rulings = {"third_street " + ruling}, .edition = "pl"};
}

bool is_third(const TableInWords& table, int space) {
    const Holding* holding = table.table().game.estate(Seat{1}).find(Space{space});
    return holding != nullptr && holding->third;
}

}  // namespace

TEST_CASE("the street that came last carries nothing, and the monopoly does not rest on it") {
    TableInWords table(three_streets("Anna monopolist 2000 @6 @8", "Boris competitor @9"));
    table.post("Anna trade Boris give 200 get @9");
    CHECK(is_third(table, 9));
    const Refusal bare = table.refusal_of("Anna build @9");
    CHECK(bare.code == RefusalCode::built_streets_limit);
    CHECK(bare.rule == "ruling third_street");
    table.play({"Anna build @6", "Anna build @8"});
    CHECK(table.refused("Anna mortgage @6") == "buildings-on-street");
    table.post("Anna sell @6");
    CHECK(table.refused("Anna mortgage @6") == "buildings-in-city");
    table.post("Anna mortgage @9");
}

TEST_CASE("once one of the two is gone, the other two are a monopoly like any other") {
    TableInWords table(three_streets("Anna monopolist 2000 @6 @8", "Boris competitor @9"));
    table.play({"Anna trade Boris give 200 get @9", "Anna trade Boris give @8 get 100"});
    CHECK_FALSE(is_third(table, 9));
    table.play({"Anna build @9", "Anna trade Boris give 100 get @8"});
    CHECK(is_third(table, 8));
    CHECK_FALSE(is_third(table, 9));
}

TEST_CASE("the memory goes with its reason while the table reads the book differently") {
    for (const std::string sold : {"@9", "@6"}) {
        TableInWords table(three_streets("Anna monopolist 2000 @6 @8", "Boris competitor @9"));
        table.play({"Anna trade Boris give 200 get @9", "rule third_street two_built \"agreed\""});
        table.play({"Anna trade Boris give " + sold + " get 100", "rule third_street never_built \"agreed\""});
        CHECK(table.table().game.facts.get({FactName::third, 9}).empty());
    }
}

TEST_CASE("if several come in one trade, the last one named came last") {
    TableInWords table(three_streets("Anna monopolist 2000 @6", "Boris competitor @8 @9"));
    table.post("Anna trade Boris give 200 get @9 @8");
    CHECK(is_third(table, 8));
    CHECK_FALSE(is_third(table, 9));
}

TEST_CASE("a street that came back as the third does not leave by the reversal of an older entry") {
    TableInWords table(three_streets("Anna monopolist 2000 @6", "Boris competitor"));
    table.play({"force \"agreed\" auction @8 Anna 50", "Anna trade Boris give @8 get 10"});
    table.play({"force \"agreed\" auction @9 Anna 50", "Anna trade Boris give 10 get @8"});
    REQUIRE(is_third(table, 8));
    const Refusal blocked = table.refusal_of("undo #2");
    CHECK(blocked.code == RefusalCode::reversal_blocked);
    CHECK(blocked.entry == 5);
    CHECK(blocked.space == Space{8});
    table.post("undo");
    CHECK(table.refused("undo #2") == "reversal-blocked");
    table.play({"undo #3", "undo #2"});
    CHECK(table.owner(8) == "bank");
    CHECK(table.table().game.facts.get({FactName::third, 8}).empty());
}

TEST_CASE("the third street is forgotten if its trade is undone, and not remembered if it does not matter") {
    TableInWords table(three_streets("Anna monopolist 2000 @6 @8", "Boris competitor @9"));
    table.play({"Anna trade Boris give 200 get @9", "undo"});
    CHECK(table.table().game.facts.get({FactName::third, 9}).empty());
    TableInWords any_two(three_streets("Anna monopolist 2000 @6 @8", "Boris competitor @9", "two_built"));
    any_two.post("Anna trade Boris give 200 get @9");
    CHECK(any_two.table().game.facts.get({FactName::third, 9}).empty());
    any_two.post("Anna build @9");
    TableInWords competitor(three_streets("Anna competitor 2000 @6 @8", "Boris monopolist @9"));
    competitor.play({"Anna trade Boris give 200 get @9", "Anna build @9"});
}

}  // namespace tablebank::testing
