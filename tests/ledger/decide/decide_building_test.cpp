#include <fmt/format.h>

#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// Houses and hotels (ru 10, 11, 13, 22).

TEST_CASE("ru 11: a competitor builds on any own street, to four houses and then a hotel") {
    TableInWords table({.players = {"Anna competitor 2000 @34", "Boris monopolist"}});
    table.post("Anna build @34 4");
    CHECK(table.built(34) == "4 houses");
    CHECK(table.cash("Anna") == 1200);
    CHECK(table.post("build nob") == "Anna build @34");
    CHECK(table.built(34) == "hotel");
    CHECK(table.cash("Anna") == 1000);
    CHECK(table.table().game.in_bank().houses == 35);
    CHECK(table.refused("build @34") == "past-hotel");
}

TEST_CASE("a box may have further steps: hotels that join the first one, and are sold again before it") {
    TableInWords table({.players = {"Anna competitor 3000 @34:3", "Boris monopolist"}, .hotels = 3});
    table.post("Anna build @34 2");
    CHECK(table.built(34) == "hotel");
    CHECK(table.post("Anna build a hotel on @34") == "Anna build @34");
    CHECK(table.built(34) == "2 hotels");
    CHECK(table.cash("Anna") == 2400);
    CHECK(table.refused("Anna build @34 2") == "past-hotel");
    table.post("Anna build @34");
    CHECK(table.table().game.in_bank().hotels == 12);
    CHECK(table.table().game.in_bank().houses == 35);
    table.post("Anna sell @34");
    CHECK(table.built(34) == "2 hotels");
    CHECK(table.cash("Anna") == 2300);
    table.post("Anna sell @34 2");
    CHECK(table.built(34) == "4 houses");
    CHECK(table.table().game.in_bank().hotels == 15);
    CHECK(table.cash("Anna") == 2500);
    table.post(fmt::format("undo #{}", table.last()));
    CHECK(table.built(34) == "2 hotels");
}

TEST_CASE("a line that names a hotel builds or sells a hotel, or is refused") {
    TableInWords table({.players = {"Anna competitor 2000 @34:3", "Boris monopolist"}});
    CHECK(table.refused("Anna build a hotel on @34") == "not-a-hotel");
    CHECK(table.refused("Anna sell a hotel on @34") == "not-a-hotel");
    CHECK(table.refused("force \"agreed\" Anna build a hotel on @34") == "not-a-hotel");
    table.post("Anna build @34");
    CHECK(table.post("Anna build a hotel on @34") == "Anna build @34");
    CHECK(table.built(34) == "hotel");
    CHECK(table.post("Anna sell the hotel on @34") == "Anna sell @34");
    CHECK(table.built(34) == "4 houses");
}

TEST_CASE("ru 10, 11: a monopolist builds in an own monopolised city only, to three houses and then a hotel") {
    TableInWords table({.players = {"Anna monopolist 2000 @31 @32 @39", "Boris competitor @34"}});
    CHECK(table.refused("Anna build @39") == "city-not-monopolised");
    table.post("Anna build @31 3");
    CHECK(table.built(31) == "3 houses");
    table.post("Anna build @31");
    CHECK(table.built(31) == "hotel");
    CHECK(table.built(32) == "nothing");
    CHECK(table.refused("Anna build @31") == "past-hotel");
    CHECK(table.refused("Anna build @32 5") == "past-hotel");
    table.post("Anna build @32 4");
    CHECK(table.built(32) == "hotel");
}

TEST_CASE("ru 10, 12: a mortgaged street is not built on, nor a city that a mortgage broke") {
    TableInWords table({.players = {"Anna monopolist @31 @32:mortgaged", "Boris competitor @34:mortgaged"}});
    CHECK(table.refused("Anna build @31") == "city-not-monopolised");
    CHECK(table.refusal_of("Anna build @31").line == "redeem " + table.table().game.edition().deed_at(Space{32})->slug);
    CHECK(table.refused("Anna build @32") == "mortgaged-street");
    table.play({"Anna redeem @32", "Anna build @31"});
    table.post("turn Boris \"by the table\"");
    CHECK(table.refused("Boris build @34") == "mortgaged-street");
}

TEST_CASE("only an own street is built on") {
    TableInWords table({.players = {"Anna competitor @5", "Boris monopolist @34"}});
    const Refusal other = table.refusal_of("Anna build @34");
    CHECK(other.code == RefusalCode::not_owner);
    CHECK(other.player == 1);
    CHECK(table.refused("Anna build @5") == "not-a-street");
    CHECK(table.refused("Anna build @39") == "not-owner");
}

TEST_CASE("ru 11: one builds in one's own turn, before the roll and after the move") {
    TableInWords table({.players = {"Anna competitor @34", "Boris competitor @39", "Clara monopolist"}});
    CHECK(table.refused("Boris build @39") == "not-your-turn");
    table.play({"Anna build @34", "Anna at @3", "34", "Anna build @34"});
    CHECK(table.refused("Clara sell @39") == "not-owner");
    // Nothing is left for Anna: Boris's line opens the turn.
    table.post("Boris build @39");
    CHECK(table.turn() == "Boris 1");
    CHECK(table.refused("Anna build @34") == "not-your-turn");
    table.post("force \"agreed\" Anna build @34");
    CHECK(table.set_aside() == "not-your-turn");
    CHECK(table.turn() == "Boris 1");
}

TEST_CASE("building is paid for in full") {
    TableInWords table({.players = {"Anna competitor 399 @34", "Boris monopolist"}});
    const Refusal poor = table.refusal_of("Anna build @34 2");
    CHECK(poor.code == RefusalCode::short_of_cash);
    CHECK(poor.needs == Money{400});
    CHECK(table.refused("Anna build @34 for 150") == "price-differs");
    table.post("force \"auctioned\" Anna build @34 for 250");
    CHECK(table.cash("Anna") == 149);
}

TEST_CASE("ru 13: the bank takes buildings back for half of their cost, at any time") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @34:hotel @39:2"}});
    table.post("Boris sell @34");
    CHECK(table.built(34) == "4 houses");
    CHECK(table.cash("Boris") == 1600);
    table.post("Boris sell @34 3");
    CHECK(table.built(34) == "1 house");
    CHECK(table.cash("Boris") == 1900);
    CHECK(table.refused("Boris sell @34 2") == "too-many-steps");
    CHECK(table.refused("Boris sell @37") == "not-owner");
    table.post("Boris sell @39 2");
    CHECK(table.refused("Boris sell @39") == "nothing-built");
    CHECK(table.refused("Anna sell @12") == "not-owner");
}

TEST_CASE("ru 13: a whole city is sold at once") {
    TableInWords table({.players = {"Anna monopolist @31:hotel @32:2 @34", "Boris competitor"}});
    CHECK(table.post("sell all san") == "Anna sell all san-francisco");
    CHECK(table.built(31) == "nothing");
    CHECK(table.built(32) == "nothing");
    CHECK(table.cash("Anna") == 1500 + 400 + 200);
    CHECK(table.refused("sell all san") == "nothing-built");
    CHECK(table.refused("Boris sell all boston") == "nothing-built");
}

TEST_CASE("hotel_counts_as last_step: a hotel is sold outright for half of its own price") {
    TableInWords table(
        {.players = {"Anna monopolist @31:hotel @32", "Boris competitor"}, .rulings = {"hotel_counts_as last_step"}});
    CHECK(table.refused("Anna sell @31 2") == "too-many-steps");
    table.post("Anna sell @31");
    CHECK(table.built(31) == "nothing");
    CHECK(table.cash("Anna") == 1600);
}

TEST_CASE("ru 22: if pieces run out, substitutes replace them without limit") {
    TableInWords table({.players = {"Anna competitor 5000 @31:4 @32:4 @34:4 @21:4 @23:4",
                                    "Boris competitor @37:4 @39:4 @6:4", "Clara monopolist"}});
    CHECK(table.table().game.in_bank().houses == 3);
    table.post("Anna build @31");
    table.post("Anna sell @31");
    table.post("Anna build @32");
}

TEST_CASE("pieces_run_out limited: no house is built, nor a hotel sold back into houses, that the box does not have") {
    TableInWords table({.players = {"Anna competitor 5000 @31:4 @32:4 @34:4 @21:4 @23:4 @24:1",
                                    "Boris competitor @37:4 @39:4 @6:4", "Clara monopolist"},
                        .rulings = {"pieces_run_out limited"},
                        .edition = "fr"});
    CHECK(table.table().game.in_bank().houses == 2);
    CHECK(table.refused("Anna build @24 3") == "no-houses");
    CHECK(table.refused("force \"agreed\" Anna build @24 3") == "no-houses");
    table.play({"Anna build @24 2", "Anna build @31"});
    CHECK(table.table().game.in_bank().houses == 4);
    table.post("Anna build @24");
    // The four houses of Park Lane's neighbour are no longer all there.
    CHECK(table.refused("Anna sell @31") == "no-houses");
    table.post("Anna sell @31 5");
    CHECK(table.built(31) == "nothing");
}

TEST_CASE("pieces_run_out limited: no hotel is built that the box does not have") {
    std::string all = "Anna competitor 5000 @39:4";
    for (const int space : {1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26})
        all += " @" + std::to_string(space) + ":hotel";
    TableInWords table({.players = {all, "Boris monopolist"}, .rulings = {"pieces_run_out limited"}, .edition = "fr"});
    CHECK(table.refused("Anna build @39") == "no-hotels");
}

TEST_CASE("building that a rule forbids may be forced, but not past a hotel") {
    TableInWords table({.players = {"Anna monopolist @31 @39:mortgaged", "Boris competitor"}});
    table.post("force \"agreed\" Anna build @31");
    CHECK(table.set_aside() == "city-not-monopolised");
    table.post("force \"agreed\" Anna build @39");
    CHECK(table.set_aside() == "mortgaged-street city-not-monopolised");
    CHECK(table.refused("force \"agreed\" Anna build @31 4") == "past-hotel");
}

TEST_CASE("football 8: two turns have no pause between them once the next player has something to settle first") {
    TableInWords table(
        {.players = {"Anna player", "Boris player 5", "Clara player 900 @37 @39"}, .edition = "football"});
    table.play({"Anna at @3", "Anna roll 1 3", "Anna card each player 10", "next"});
    CHECK(table.owes("Boris") == "payment 10 to Anna @0");
    CHECK(table.refused("Clara build @37") == "due-open");
    table.play({"Boris get 10 \"found\"", "ok", "Clara build @37"});
    CHECK(table.turn() == "Boris 1");
}

TEST_CASE("football 11: scarce objects cost more than is printed only if two or more could use them") {
    const auto with = [](const std::string& clara) {
        return TableInWords(
            {.players = {"Anna player 900 @16 @18 @19", "Boris player @6:4 @8:4 @9:4 @11:4 @13:4 @14:4", clara},
             .edition = "football"});
    };
    TableInWords alone = with("Clara player @37");
    CHECK(alone.table().game.in_bank().houses == 8);  // Anna alone could place twelve
    const Refusal dear = alone.refusal_of("Anna build @16 for 150");
    CHECK(dear.code == RefusalCode::price_differs);
    CHECK(dear.needs == Money{100});
    TableInWords two = with("Clara player @37 @39");
    two.post("Anna build @16 for 150");
    CHECK(two.cash("Anna") == 750);
}

TEST_CASE("the proposed sale of a hotel is possible with the houses that are left in the box") {
    TableInWords table(
        {.players = {"Anna player @37:hotel @39:hotel", "Boris player @1:4 @3:4 @6:4 @8:4 @9:4 @11:4 @13:4 @14:4"},
         .rulings = {"pieces_run_out limited"},
         .edition = "classic"});
    const Refusal uneven = table.refusal_of("Anna sell @37 5");
    CHECK(uneven.code == RefusalCode::uneven_building);
    CHECK_MESSAGE(!table.post(uneven.line).empty(), uneven.line);
}

}  // namespace tablebank::testing
