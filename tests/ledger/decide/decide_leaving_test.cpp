#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// Bankruptcy (ru 24), going home, and who plays on.

namespace {

/// Boris comes to @34 of Anna, which has a hotel: 224 are due.
TableInWords ruined(const std::string& boris, Goal goal = Goal::a, std::vector<std::string> rulings = {}) {
    TableInWords table({.players = {"Anna monopolist @32 @34:hotel", boris, "Clara monopolist", "Dmitri competitor"},
                        .goal = goal,
                        .rulings = std::move(rulings)});
    table.play({"turn Boris \"by the table\"", "Boris at @31", "12"});
    return table;
}

}  // namespace

TEST_CASE("ru 24: buildings are sold for half, then all cash and deeds go to the player who is owed") {
    TableInWords table = ruined("Boris competitor 20 @1:1 @3:mortgaged");
    CHECK(table.post("bankrupt") == "Boris bankrupt to Anna");
    CHECK(table.cash("Anna") == 1500 + 20 + 25);
    CHECK(table.owner(1) == "Anna");
    CHECK(table.owner(3) == "Anna, mortgaged");
    CHECK(table.built(1) == "nothing");
    CHECK(table.place("Boris") == "gone");
    CHECK(table.fact("out:2") == "1");
    CHECK(table.owes("Boris").empty());
    CHECK(table.turn() == "Clara 1");
    CHECK(table.refused("Boris pay 5") == "player-out");
    CHECK(table.refused("Anna pay 5 to Boris") == "player-out");
    CHECK(table.refused("Anna get 5 from Boris") == "player-out");
    CHECK(table.refused("turn Boris") == "player-out");
}

TEST_CASE("ru 24: a player who can still pay is not bankrupt, nor is one who owes nothing") {
    TableInWords table = ruined("Boris competitor 100 @1:1 @3 @39");
    const Refusal solvent = table.refusal_of("bankrupt");
    CHECK(solvent.code == RefusalCode::can_still_pay);
    CHECK(solvent.has == Money{100 + 25 + 30 + 30 + 200});
    CHECK(solvent.needs == Money{224});
    CHECK(table.refused("Clara bankrupt") == "owes-nothing");
    CHECK(table.refused("force \"x\" Clara bankrupt") == "owes-nothing");
    CHECK(table.post("force \"gives up\" bankrupt") == "force \"gives up\" Boris bankrupt to Anna");
    CHECK(table.set_aside() == "can-still-pay");
}

TEST_CASE("a creditor may be named, but not one who is owed nothing") {
    TableInWords table = ruined("Boris competitor 20");
    CHECK(table.refused("bankrupt to Clara") == "owes-nothing");
    CHECK(table.refused("bankrupt to Boris") == "same-player");
    CHECK(table.post("bankrupt to Anna") == "Boris bankrupt to Anna");
    TableInWords again = ruined("Boris competitor 20");
    again.post("Clara leaves");
    CHECK(again.refused("bankrupt to Clara") == "player-out");
}

TEST_CASE("a creditor in the price war redeems deeds they take over unless the table has forbidden it (fr 14)") {
    const auto ruined_by_prisoner = [](const std::string& ruling) {
        TableInWords table(
            {.players = {"Anna monopolist 20 @1:mortgaged", "Boris competitor 500 @39 jailed", "Clara monopolist"},
             .rulings = {"price_war_redeems " + ruling},
             .edition = "fr"});
        table.play({"Anna at @35", "Anna roll 1 3", "turn Boris \"agreed\""});
        return table;
    };
    CHECK(ruined_by_prisoner("no").refused("Anna bankrupt to Boris @1 redeemed") == "in-jail");
    TableInWords table = ruined_by_prisoner("yes");
    table.post("Anna bankrupt to Boris @1 redeemed");
    CHECK(table.owner(1) == "Boris");
}

TEST_CASE("ru 24: bankrupt to the bank, the deeds are for sale again, including the mortgaged ones") {
    TableInWords table({.players = {"Anna monopolist 20 @1 @3:mortgaged", "Boris competitor", "Clara monopolist"}});
    table.play({"Anna at @35", "12", "bankrupt"});
    CHECK(table.owner(1) == "bank");
    CHECK(table.owner(3) == "withheld");
    CHECK(table.cash("Anna") == 0);
    table.play({"Boris at @0", "12"});
    CHECK(table.owes("Boris").empty());
    CHECK(table.refused("buy") == "withheld");
    table.post("force \"agreed\" buy");
    CHECK(table.owner(3) == "Boris");
    CHECK(table.set_aside() == "withheld");
}

TEST_CASE("bankrupt_to_bank_mortgaged for_sale: every deed is for sale again") {
    TableInWords table({.players = {"Anna monopolist 20 @1 @3:mortgaged", "Boris competitor", "Clara monopolist"},
                        .rulings = {"bankrupt_to_bank_mortgaged for_sale"}});
    table.play({"Anna at @35", "12"});
    CHECK(table.post("bankrupt") == "Anna bankrupt");
    CHECK(table.owner(3) == "bank");
}

TEST_CASE("several creditors of one card share equally, the odd units in seat order") {
    TableInWords table({.players = {"Anna competitor 7 @1:mortgaged @3:mortgaged @5:mortgaged", "Boris competitor",
                                    "Clara monopolist", "Dmitri competitor"}});
    table.play({"Anna at @4", "12", "card pay-each competitor 10 \"our box\""});
    CHECK(table.post("bankrupt") == "Anna bankrupt to Boris,Dmitri");
    CHECK(table.cash("Boris") == 1504);
    CHECK(table.cash("Dmitri") == 1503);
    CHECK(table.owner(1) == "Boris, mortgaged");
    CHECK(table.owner(3) == "Dmitri, mortgaged");
    CHECK(table.owner(5) == "Boris, mortgaged");
}

TEST_CASE("several_creditors seat_order: the first is paid in full, and takes the deeds") {
    TableInWords table({.players = {"Anna competitor 12 @1:mortgaged @3:mortgaged", "Boris competitor",
                                    "Clara monopolist", "Dmitri competitor"},
                        .rulings = {"several_creditors seat_order"}});
    table.play({"Anna at @4", "12", "card pay-each competitor 10 \"our box\"", "bankrupt"});
    CHECK(table.cash("Boris") == 1510);
    CHECK(table.cash("Dmitri") == 1502);
    CHECK(table.owner(3) == "Boris, mortgaged");
}

TEST_CASE("several creditors come in the order of seats, however they are named: the first gets the cards") {
    TableInWords table({.players = {"Anna competitor 7", "Boris competitor", "Clara monopolist", "Dmitri competitor"},
                        .kept_cards = {"way out"}});
    table.play({"Anna at @7", "Anna card keep \"way out\" \"our box\"", "Anna at @4", "12"});
    table.post("card pay-each competitor 10 \"our box\"");
    CHECK(table.post("bankrupt to Dmitri,Boris") == "Anna bankrupt to Boris,Dmitri");
    CHECK(table.card(0) == "Boris");
    CHECK(table.cash("Boris") == 1504);
    CHECK(table.cash("Dmitri") == 1503);
}

TEST_CASE("once time was called a debtor pays no single creditor, and names no other one for the estate") {
    const auto called = [](const std::string& anna) {
        TableInWords table(
            {.players = {anna, "Boris competitor", "Clara competitor", "Dora monopolist"}, .goal = Goal::timed});
        table.play({"34", "clock call \"the bell\"", "card pay-each competitor 10 \"our box\""});
        return table;
    };
    TableInWords poor = called("Anna competitor 12 @1:mortgaged @3:mortgaged");
    for (const char* line :
         {"Anna pay 10 to Boris", "Anna pay 5 to Clara \"a part\"", "Anna ok", "Boris get 10 from Anna"})
        CHECK_MESSAGE(poor.refused(line) == "estate-by-rule", line);
    CHECK(poor.refusal_of("Anna pay 10 to Boris").line == "Anna bankrupt");
    CHECK(poor.post("Anna bankrupt") == "Anna bankrupt to Boris,Clara");
    // With enough for everyone the order is of no account; the judge may allow it; in play the table decides.
    TableInWords rich = called("Anna competitor 5 @37");
    rich.play({"Anna mortgage @37", "Anna pay 10 to Clara", "Anna ok"});
    TableInWords forced = called("Anna competitor 12 @1:mortgaged");
    forced.post("force \"the judge\" Anna pay 10 to Boris");
    TableInWords in_play({.players = {"Anna competitor 12 @1:mortgaged", "Boris competitor", "Clara competitor"}});
    in_play.play({"34", "card pay-each competitor 10 \"our box\"", "Anna pay 10 to Boris"});
}

TEST_CASE("the oldest of several debts decides who takes over, unless another creditor is named") {
    const Sitting sitting{
        .players = {"Anna monopolist", "Boris competitor 5", "Clara monopolist @34", "Dmitri competitor"}};
    TableInWords oldest(sitting);
    oldest.play({"Anna at @3", "22", "card each competitor 25", "force \"agreed\" next"});
    oldest.play({"force \"agreed\" Boris at @31", "force \"agreed\" Boris roll 1 2"});
    CHECK(oldest.owes("Boris") == "payment 25 to Anna @0, rent 32 to Clara @34");
    TableInWords named = oldest;
    CHECK(oldest.post("bankrupt") == "Boris bankrupt to Anna");
    CHECK(named.post("bankrupt to Clara") == "Boris bankrupt to Clara");
}

TEST_CASE("if one entry owes several players, none is left out when a bankrupt's estate is shared") {
    TableInWords table(
        {.players = {"Anna monopolist", "Boris competitor", "Clara monopolist 20", "Dmitri monopolist"}});
    table.play(
        {"Anna at @3", "turn Clara \"by the table\"", "Clara at @3", "22", "card pay-each player 50 \"our box\""});
    CHECK(table.refused("Clara bankrupt to Boris") == "choice-needed");
    CHECK(table.refusal_of("Clara bankrupt to Boris").line == "Clara bankrupt to Anna,Boris,Dmitri");
    CHECK(table.refused("force \"agreed\" Clara bankrupt to Boris") == "choice-needed");
    CHECK(table.post("Clara bankrupt") == "Clara bankrupt to Anna,Boris,Dmitri");
}

TEST_CASE("a debt to a bankrupt is owed to the player who takes over") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor 5", "Clara monopolist @32 @34:hotel",
                                    "Dmitri competitor @39"}});
    table.play({"turn Boris \"by the table\"", "turn Clara \"by the table\"", "turn Dmitri \"by the table\"",
                "Dmitri at @3", "22", "card each competitor 25 \"our box\""});
    CHECK(table.owes("Boris") == "payment 25 to Dmitri @0");
    table.play({"Dmitri at @31", "12", "Dmitri count 100 \"by hand\"", "force \"agreed\" bankrupt to Clara"});
    CHECK(table.owes("Boris") == "payment 25 to Clara @0");
    CHECK(table.turn() == "Anna 1");
    CHECK(table.round() == 2);
    TableInWords home({.players = {"Anna monopolist", "Boris competitor 5 @32", "Clara monopolist @34"}});
    home.play({"turn Boris \"by the table\"", "Boris at @31", "12", "Clara leaves \"late train\""});
    CHECK(home.owes("Boris") == "rent 32 @34");
    CHECK(home.owner(34) == "bank");
    home.play({"mortgage @32"});
    CHECK(home.post("ok") == "Boris rent @34");
    CHECK(home.cash("Boris") == 5 + 150 - 32);
}

TEST_CASE("a debt to the bankrupt lapses if its debtor takes over") {
    TableInWords table({.players = {"Anna monopolist @32 @34:hotel", "Boris competitor", "Clara monopolist 5"}});
    table.play({"turn Boris \"by the table\"", "Boris at @3", "22", "card each monopolist 25", "Boris at @31", "12"});
    CHECK(table.owes("Clara") == "payment 25 to Boris @0");
    table.play({"Boris count 0 \"by hand\"", "bankrupt"});
    CHECK(table.owes("Clara") == "payment 25 to Anna @0");
    TableInWords mutual({.players = {"Anna monopolist 5 @32 @34:hotel", "Boris competitor", "Clara monopolist"}});
    mutual.play({"turn Boris \"by the table\"", "Boris at @3", "22", "card each monopolist 25", "Boris at @31", "12"});
    mutual.play({"Boris count 0 \"by hand\"", "bankrupt"});
    CHECK(mutual.owes("Anna").empty());
}

TEST_CASE("a bankruptcy in another's turn does not move the turn") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor 5", "Clara monopolist", "Dmitri competitor"}});
    table.play({"Anna at @3", "22", "card each competitor 25", "Boris bankrupt"});
    CHECK(table.turn() == "Anna 1");
    CHECK(table.cash("Anna") == 1530);
    table.play({"Anna at @3", "34"});
    CHECK(table.post("next") == "next");
    CHECK(table.turn() == "Clara 1");
}

TEST_CASE("if the player who began the rounds leaves, they begin with the next one") {
    const Sitting passing{.rulings = {"unrolled_turn allowed"}};
    TableInWords table(passing);
    table.play({"next", "next", "Anna leaves"});
    CHECK(table.turn() == "Clara 1");
    CHECK(table.fact("round_began") == "1");  // the round goes on
    table.play({"next", "next"});
    CHECK(table.turn() == "Boris 1");
    CHECK(table.round() == 2);
    CHECK(table.fact("round_began") == "2");
    TableInWords own(passing);
    own.post("Anna leaves");
    CHECK(own.turn() == "Boris 1");
    CHECK(own.round() == 1);
    own.play({"next", "next", "next"});
    CHECK(own.round() == 2);
}

TEST_CASE("going home: without a debt, all to the bank, offers and cards left open fall away") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @39:2 @37:mortgaged", "Clara monopolist"}});
    table.play({"turn Boris \"by the table\"", "Boris at @31", "12"});
    CHECK(table.owes("Boris") == "offer 320 @34");
    CHECK(table.post("leaves \"late train\"") == "Boris leaves \"late train\"");
    CHECK(table.cash("Boris") == 0);
    CHECK(table.owner(39) == "bank");
    CHECK(table.owner(37) == "withheld");
    CHECK(table.built(39) == "nothing");
    CHECK(table.owes("Boris").empty());
    CHECK(table.phase() == "play");
    CHECK(ruined("Boris competitor").refused("leaves") == "due-open");
}

TEST_CASE("football 6: a deed that is to be auctioned still is when its player goes home") {
    TableInWords table({.players = {"Anna player", "Boris player", "Clara player"}, .edition = "football"});
    table.play({"Anna roll 1 2", "decline", "Anna leaves \"late train\""});
    CHECK(table.owes("Boris") == "auction @3");
    CHECK(table.refused("Boris roll 1 2") == "due-open");
    table.post("auction @3 Clara 10");
    CHECK(table.owner(3) == "Clara");
}

TEST_CASE("a player who has left has no tries in jail and no token to be settled for") {
    TableInWords table({.players = {"Anna monopolist jailed", "Boris competitor", "Clara monopolist"}});
    table.play({"12", "Boris at @8"});
    CHECK(table.fact("jail_tries:1") == "1");
    CHECK(table.fact("placed:2") == "yes");
    table.play({"Anna leaves", "undo", "Anna leaves"});
    CHECK(table.fact("jail_tries:1").empty());
    TableInWords placed({.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}});
    placed.play({"Boris at @8", "Boris leaves"});
    CHECK(placed.fact("placed:2").empty());
}

TEST_CASE("ru 1: the last remaining player has won, and owes nothing") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}});
    table.play({"Anna at @35", "12"});
    CHECK(table.owes("Anna") == "property_tax 75 @38");
    table.post("Boris leaves");
    CHECK(table.winners() == "Anna");
    CHECK(table.owes("Anna").empty());
}

TEST_CASE("ru 1, goal A: the last one at the table has won, and nothing more is posted") {
    TableInWords table({.players = {"Anna monopolist @32 @34:hotel", "Boris competitor 10"}});
    table.play({"turn Boris \"by the table\"", "Boris at @31", "12", "bankrupt"});
    CHECK(table.phase() == "finished");
    CHECK(table.winners() == "Anna");
    CHECK(table.refused("Anna pay 5") == "game-over");
    CHECK(table.refused("34") == "game-over");
    table.post("note \"well played\"");
    table.play({"undo", "undo"});
    CHECK(table.phase() == "play");
    CHECK(table.owes("Boris") == "rent 224 to Anna @34");
}

TEST_CASE("goal A: with several left the game goes on, even if a side is gone") {
    TableInWords table;
    table.play({"Boris leaves", "Dmitri leaves"});
    CHECK(table.phase() == "play");
    CHECK(table.turn() == "Anna 1");
}

TEST_CASE("ru 1, 25, goal B: once a side is gone the richest of the other has won") {
    TableInWords table(
        {.players = {"Anna monopolist 1000 @31 @32", "Boris competitor 10", "Clara monopolist 900 @12 @28"},
         .goal = Goal::b});
    CHECK(table.refused("richest") == "side-not-gone");
    table.play({"turn Boris \"by the table\"", "Boris at @28", "12", "bankrupt"});
    CHECK(table.phase() == "side_gone");
    CHECK(table.refused("34") == "wrong-phase");
    CHECK(table.refused("Anna mortgage @31") == "wrong-phase");
    const Refusal dice = table.refusal_of("richest @12 3 4");
    CHECK(dice.code == RefusalCode::dice_missing);
    CHECK(dice.line == "richest @28 D1 D2");
    CHECK(table.refused("richest @34 3 4") == "dice-not-wanted");
    // Anna has 1010 + 60 + 60, Clara 900 + 100 + 120.
    CHECK(table.post("richest @12 4 6 @28 6 6") == "richest @12 4 6 @28 6 6");
    CHECK(table.phase() == "finished");
    CHECK(table.winners() == "Anna");
}

TEST_CASE("goal B: a jailed monopolist's rents count, or not, as the ruling states") {
    const auto winners = [](const std::string& ruling) {
        TableInWords table({.players = {"Anna monopolist 1000 @39 jailed", "Boris competitor", "Clara monopolist 1010"},
                            .goal = Goal::b,
                            .rulings = {ruling}});
        table.play({"Boris leaves", "richest"});
        return table.winners();
    };
    CHECK(winners("jailed_in_richest collects") == "Anna");
    CHECK(winners("jailed_in_richest nothing") == "Clara");
}

TEST_CASE("goal B: what was owed when a side was gone is still paid, but no one deals any more") {
    TableInWords table(
        {.players = {"Anna monopolist 5 @31", "Boris competitor", "Clara monopolist @34"}, .goal = Goal::b});
    table.play({"turn Boris \"by the table\"", "Boris at @3", "22", "card each monopolist 25", "Boris leaves"});
    CHECK(table.phase() == "side_gone");
    CHECK(table.owes("Anna") == "payment 25 @0");
    CHECK(table.refused("richest") == "due-open");
    CHECK(table.refused("Clara mortgage @34") == "wrong-phase");
    table.play({"Anna mortgage @31", "Anna ok", "richest"});
    CHECK(table.winners() == "Clara");
}

TEST_CASE("a goal of another kind has no richest player, and no closing") {
    CHECK(TableInWords().refused("richest") == "wrong-goal");
    CHECK(TableInWords().refused("closing") == "wrong-goal");
    CHECK(TableInWords({.goal = Goal::timed}).refused("richest") == "wrong-goal");
    CHECK(TableInWords().refused("clock start") == "wrong-goal");
}

TEST_CASE("a game that begins in its middle: prisoners, and players who have left already") {
    TableInWords table(
        {.players = {"Anna monopolist bankrupt", "Boris competitor jailed", "Clara monopolist 700 @34:2 @32"}});
    CHECK(table.turn() == "Boris 1");
    CHECK(table.place("Boris") == "jail");
    CHECK(table.place("Anna") == "gone");
    CHECK(table.fact("out:1") == "1");
    CHECK(table.built(34) == "2 houses");
    CHECK(table.refused("Anna roll 1 2") == "player-out");
    table.play({"12", "Clara roll 4 6", "next"});
    CHECK(table.round() == 2);
    TableInWords gone(
        {.players = {"Anna monopolist bankrupt", "Boris competitor", "Clara competitor"}, .goal = Goal::b});
    CHECK(gone.phase() == "side_gone");
    gone.post("richest");
    CHECK(gone.winners() == "Boris Clara");
}

TEST_CASE("a refusal over an open debt proposes only a line that its debtor can post") {
    TableInWords rich = ruined("Boris competitor 500");
    CHECK(rich.refusal_of("next").line == "Boris rent @34");
    rich.post(rich.refusal_of("next").line);
    TableInWords poor = ruined("Boris competitor 20");
    CHECK(poor.refusal_of("next").line == "Boris bankrupt");
    CHECK(poor.refusal_of("leaves").line == "Boris bankrupt");
    poor.post(poor.refusal_of("leaves").line);
    // 200 of the mortgage and 30 in cash pay it, and Boris chooses how to raise them.
    CHECK(ruined("Boris competitor 30 @39").refusal_of("next").line.empty());
}

}  // namespace tablebank::testing
