// Rules that only some boards have: bookmakers, hidden cards and penalties (football 3, 17, 19), auctions (football 6,
// 14), and rent partly in deeds (football 15).

#include "tests/support/table_in_words.h"

namespace tablebank::testing {
namespace {

Sitting football(std::vector<std::string> players, std::vector<std::string> rulings = {}) {
    return {.players = std::move(players), .rulings = std::move(rulings), .edition = "football"};
}

const std::vector<std::string> two_players{"Anna player", "Boris player"};

}  // namespace

TEST_CASE("more than seven wins the stake, less loses it, and seven is a ruling (football 19)") {
    const struct {
        std::vector<std::string> rulings;
        std::string dice;
        std::int64_t cash;
    } cases[] = {{{}, "4 4", 1600},
                 {{}, "3 3", 1400},
                 {{}, "3 4", 1500},
                 {{"bookmaker_seven wins"}, "3 4", 1600},
                 {{"bookmaker_seven loses"}, "3 4", 1400}};
    for (const auto& one : cases) {
        CAPTURE(one.dice);
        TableInWords table(football(two_players, one.rulings));
        table.play({"Anna at @17", "Anna roll 1 2", "Anna stake 100 dice " + one.dice});
        CHECK(table.cash("Anna") == one.cash);
        CHECK(table.refused("Anna stake 100 dice 6 6") == "nothing-due");
    }
    TableInWords poor(football({"Anna player 90", "Boris player"}));
    poor.play({"Anna at @17", "Anna roll 1 2"});
    CHECK(poor.refused("Anna stake 100 dice 6 6") == "short-of-cash");
    CHECK(poor.refused("Boris roll 1 2") == "due-open");
    poor.play({"decline", "Boris roll 1 2"});
    CHECK(TableInWords().refused("Anna stake 10 dice 6 6") == "not-in-this-edition");
}

TEST_CASE("a hidden card stays in the hand and is played once, under its name (football 17)") {
    TableInWords table(football(two_players));
    table.play({"Anna at @30", "Anna roll 1 2", "ok"});
    CHECK(table.refused("Anna use \"Trainer\"") == "no-such-card");
    CHECK(table.refused("Boris use \"Судья\"") == "not-held");
    table.post("Anna use \"Судья\" +50");
    CHECK(table.cash("Anna") == 1550);
    CHECK(table.refused("Anna use \"Судья\"") == "card-played");
    CHECK(table.refused("Anna use \"Тренер\"") == "card-played");
    table.play({"Boris at @30", "Boris roll 1 2", "draw hidden"});
    CHECK(table.refused("Boris use \"Судья\"") == "card-played");
    table.play({"Anna at @30", "Anna roll 1 2"});
    CHECK(table.owes("Anna").empty());
    CHECK(TableInWords().refused("Anna draw hidden") == "not-in-this-edition");
}

TEST_CASE("a penalty is the typed sum, and a debt if there is too little cash (football 3)") {
    TableInWords table(football({"Anna player 100", "Boris player"}));
    table.play({"Anna at @1", "Anna roll 1 2"});
    CHECK(table.refused("ok") == "choice-needed");
    table.post("Anna pay 60 \"offside\"");
    CHECK(table.cash("Anna") == 40);
    table.play({"Anna at @1", "turn Anna \"agreed\"", "Anna roll 1 2", "Anna pay 60"});
    CHECK(table.owes("Anna") == "payment 60 @4");
    CHECK(table.cash("Anna") == 40);
    TableInWords none(football(two_players));
    none.play({"Anna at @1", "Anna roll 1 2", "Anna waive \"a blank space\""});
    CHECK(none.owes("Anna").empty());
}

TEST_CASE("a penalty whose sum the board prints is that sum, and `ok` pays it (football 3)") {
    Sitting sitting = football(two_players);
    sitting.printed_penalty = 60;
    TableInWords table(sitting);
    table.play({"Anna at @1", "Anna roll 1 2"});
    CHECK(table.owes("Anna") == "payment 60 @4");
    CHECK(table.post("ok") == "Anna pay 60");
    CHECK(table.cash("Anna") == 1440);
}

TEST_CASE("the amount of a penalty is given whatever else is owed: it is not a choice (football 3)") {
    TableInWords table(football({"Anna player 60", "Boris player"}));
    table.play({"Anna at @1", "Anna roll 1 2", "turn Boris \"agreed\"", "Boris at @2", "Boris card each player 100"});
    table.post("Anna pay 50");
    CHECK(table.cash("Anna") == 10);
    CHECK(table.owes("Anna") == "payment 100 to Boris @4");
}

TEST_CASE("a declined deed is auctioned before play goes on (football 6)") {
    TableInWords table(football({"Anna player", "Boris player 30"}));
    table.play({"Anna roll 1 2", "decline"});
    CHECK(table.refused("Boris roll 1 2") == "due-open");
    CHECK(table.refused("auction @3 Boris 40") == "short-of-cash");
    CHECK(table.refused("auction @1 Boris 20") == "not-up-for-auction");
    table.post("auction @3 Boris 20");
    CHECK(table.owner(3) == "Boris");
    CHECK(table.cash("Boris") == 10);
    table.post("Boris roll 1 3");
}

TEST_CASE("deeds that came to the bank by a bankruptcy are auctioned one after another (football 14)") {
    TableInWords table(football({"Anna player 10 @1 @5:mortgaged", "Boris player", "Clara player"}));
    table.play({"Anna at @1", "Anna roll 1 2", "Anna pay 200", "Anna bankrupt"});
    CHECK(table.owes("Boris") == "auction @1, auction @5");
    table.play({"auction @1 Clara 5", "auction @5 none", "Boris roll 1 2"});
    CHECK(table.owner(1) == "Clara");
    CHECK(table.owner(5) == "bank");
}

TEST_CASE("a rent beyond the cash may be paid partly in deeds, and then wholly counts as paid (football 15)") {
    TableInWords table(football({"Anna player 20 @12 @28:mortgaged", "Boris player 500 @39"}));
    table.play({"Anna at @36", "Anna roll 1 2"});
    CHECK(table.refused("Anna rent give 20") == "nothing-traded");
    table.post("Anna rent give 15 @12 @28");
    CHECK(table.owner(12) == "Boris");
    CHECK(table.owner(28) == "Boris, mortgaged");
    CHECK(table.cash("Anna") == 5);
    CHECK(table.cash("Boris") == 500 + 15 - 8);  // 10 % of 75, rounded
    CHECK(table.owes("Anna").empty());
    TableInWords alone(football({"Anna player 20 @12", "Boris player @39", "Clara player"}));
    alone.play({"Anna at @36", "Anna roll 1 2", "Boris leaves"});
    CHECK(alone.owes("Anna") == "rent 50 @39");
    CHECK(alone.refused("Anna rent give @12") == "nothing-due");  // the bank takes no deeds (football 12)
    TableInWords rich(football({"Anna player 60 @12", "Boris player @39"}));
    rich.play({"Anna at @36", "Anna roll 1 2"});
    CHECK(rich.refused("Anna rent give @12") == "can-still-pay");
}

TEST_CASE("a rent beyond the cash may be paid in cards too, two of one name among them (football 15)") {
    Sitting sitting = football({"Anna player 20", "Boris player 500 @39"});
    sitting.kept_cards = {"season ticket", "season ticket"};
    TableInWords table(sitting);
    table.play({"Anna at @7", "Anna card #16", "Anna at @7", "Anna card #17", "Anna at @36", "Anna roll 1 2"});
    CHECK(table.refused("Anna rent give \"season ticket\" \"season ticket\" \"season ticket\"") == "not-held");
    table.post("Anna rent give \"season ticket\" \"season ticket\"");
    CHECK(table.card(1) == "Boris");
    CHECK(table.card(2) == "Boris");
    CHECK(table.owes("Anna").empty());
}

TEST_CASE(
    "a player who takes a mortgaged deed over pays a tenth of the mortgage, or redeems it at once (football 13)") {
    TableInWords table(football({"Anna player @37:mortgaged @12:mortgaged", "Boris player"}));
    table.post("Anna trade Boris give @37 get 100");
    CHECK(table.cash("Boris") == 1500 - 100 - 18);
    table.post("Anna trade Boris give @12 redeemed get nothing");
    CHECK(table.cash("Boris") == 1500 - 100 - 18 - 83);
    CHECK(table.owner(12) == "Boris");
    table.post("Boris redeem @37");
    CHECK(table.cash("Boris") == 1500 - 100 - 18 - 83 - 193);
}

}  // namespace tablebank::testing
