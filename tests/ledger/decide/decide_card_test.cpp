#include "ledger/books/draw_pile.h"
#include "tests/support/table_in_words.h"

namespace tablebank::testing {

// The effect of a card (ru 16), on the player who drew it.

namespace {

/// Anna, a monopolist, has a card to draw on @7; Boris and Dmitri are competitors.
TableInWords drawing(const std::string& boris = "Boris competitor", const std::string& clara = "Clara monopolist",
                     const std::string& anna = "Anna monopolist") {
    TableInWords table({.players = {anna, boris, clara, "Dmitri competitor"}});
    table.play({"Anna at @3", "Anna roll 1 3"});
    return table;
}

/// A box with a "free passage" in each deck: card 7 of the monopolists' is asset 0, that of the competitors' asset 1.
TableInWords two_free_passages(std::vector<std::string> rulings = {}) {
    return TableInWords({.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"},
                         .rulings = std::move(rulings),
                         .edition = "example-small"});
}

void draws(TableInWords& table, const std::string& player, const std::string& card) {
    table.play({player + " at @3", player + " card " + card});
}

std::string in_piles(const TableInWords& table) {
    const Game& game = table.table().game;
    return "monopolist " + std::to_string(pile_size(game, 1)) + ", competitor " + std::to_string(pile_size(game, 0));
}

}  // namespace

TEST_CASE("ru 16: a card space asks for a card, and `ok` cannot choose it") {
    TableInWords table = drawing();
    CHECK(table.owes("Anna") == "card @7");
    const Refusal choice = table.refusal_of("ok");
    CHECK(choice.code == RefusalCode::choice_needed);
    CHECK(choice.line == "Anna card EFFECT");
    CHECK(table.post("card none") == "Anna card none");
    CHECK(table.owes("Anna").empty());
    CHECK(table.refused("card +50") == "nothing-due");
}

TEST_CASE("ru 16: a card is drawn on a card space only, and settles nothing else that is due") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @34"}});
    table.play({"Anna at @31", "12"});
    CHECK(table.owes("Anna") == "rent 32 to Boris @34");
    CHECK(table.refused("card +50") == "nothing-due");
    table.post("Boris at @8");
    CHECK(table.refused("Boris card +50") == "nothing-due");
}

TEST_CASE("two due cards are drawn in their order") {
    TableInWords table = drawing();
    table.play({"Anna at @18", "force \"agreed\" Anna roll 1 3"});
    CHECK(table.owes("Anna") == "card @7, card @22");
    table.post("card none");
    CHECK(table.owes("Anna") == "card @22");
}

TEST_CASE("a card of the bank: it pays, or is paid") {
    TableInWords paid = drawing();
    paid.post("card +75");
    CHECK(paid.cash("Anna") == 1575);
    TableInWords pays = drawing();
    pays.post("card -50");
    CHECK(pays.cash("Anna") == 1450);
}

TEST_CASE("a card that cannot be paid stays due, to the bank") {
    TableInWords table = drawing("Boris competitor", "Clara monopolist", "Anna monopolist 20 @1");
    table.post("card -50");
    CHECK(table.owes("Anna") == "payment 50 @7");
    CHECK(table.refused("next") == "due-open");
    table.play({"mortgage @1", "ok"});
    CHECK(table.cash("Anna") == 0);
}

TEST_CASE("each player of a side pays the one who drew") {
    TableInWords table = drawing("Boris competitor 20");
    table.post("card each competitor 25");
    CHECK(table.cash("Anna") == 1525);
    CHECK(table.cash("Dmitri") == 1475);
    CHECK(table.cash("Boris") == 20);
    CHECK(table.owes("Boris") == "payment 25 to Anna @0");
}

TEST_CASE("the player who drew is not one of the others") {
    TableInWords table = drawing();
    table.post("card each monopolist 25 \"our box\"");
    CHECK(table.cash("Anna") == 1525);
    CHECK(table.cash("Clara") == 1475);
}

TEST_CASE("the one who drew pays each of a side") {
    TableInWords table = drawing();
    table.post("card pay-each competitor 10 \"our box\"");
    CHECK(table.cash("Anna") == 1480);
    CHECK(table.cash("Boris") == 1510);
    CHECK(table.cash("Dmitri") == 1510);
}

TEST_CASE("with too little for each, no one is preferred: every part is due") {
    TableInWords table = drawing("Boris competitor", "Clara monopolist", "Anna monopolist 15 @1");
    table.post("card pay-each competitor 10 \"our box\"");
    CHECK(table.cash("Anna") == 15);
    CHECK(table.owes("Anna") == "payment 10 to Boris @7, payment 10 to Dmitri @7");
    table.play({"mortgage @1", "ok", "ok"});
    CHECK(table.cash("Anna") == 25);
    CHECK(table.cash("Boris") == 1510);
    CHECK(table.cash("Dmitri") == 1510);
}

TEST_CASE("with exactly enough for each, everyone is paid at once") {
    TableInWords table = drawing("Boris competitor", "Clara monopolist", "Anna monopolist 20");
    table.post("card pay-each competitor 10 \"our box\"");
    CHECK(table.cash("Anna") == 0);
    CHECK(table.cash("Boris") == 1510);
    CHECK(table.cash("Dmitri") == 1510);
    CHECK(table.owes("Anna").empty());
}

TEST_CASE("the bank pays every player of a side, the one who drew among them") {
    TableInWords table = drawing();
    table.post("card all monopolist 25");
    CHECK(table.cash("Anna") == 1525);
    CHECK(table.cash("Clara") == 1525);
    CHECK(table.cash("Boris") == 1500);
}

TEST_CASE("ru 15: a monopolist in jail gets nothing from cards, a competitor in the price war does") {
    TableInWords table = drawing("Boris competitor jailed", "Clara monopolist jailed");
    TableInWords each = table;
    TableInWords competitors = table;
    table.post("card all monopolist 25");
    CHECK(table.cash("Anna") == 1525);
    CHECK(table.cash("Clara") == 1500);
    each.post("card pay-each monopolist 10 \"our box\"");
    CHECK(each.cash("Anna") == 1500);
    CHECK(each.cash("Clara") == 1500);
    competitors.post("card pay-each competitor 10 \"our box\"");
    CHECK(competitors.cash("Boris") == 1510);
}

TEST_CASE("two dice at or over a figure win the sum") {
    CHECK(drawing().refused("card dice 8 75") == "choice-needed");
    CHECK(drawing().refusal_of("card dice 8 75").line == "card dice 8 75 D1 D2");
    TableInWords wins = drawing();
    wins.post("card dice 8 75 4 4");
    CHECK(wins.cash("Anna") == 1575);
    TableInWords loses = drawing();
    loses.post("card dice 8 75 3 4");
    CHECK(loses.cash("Anna") == 1500);
}

TEST_CASE("ru 14: a card that moves the token earns the salary if it passes START, and lands like a roll") {
    TableInWords table = drawing();
    table.post("card goto @39");
    CHECK(table.place("Anna") == "@39");
    CHECK(table.cash("Anna") == 1500);
    CHECK(table.owes("Anna") == "offer 400 @39");
    TableInWords round = drawing();
    round.post("card goto @6 \"our box\"");
    CHECK(round.cash("Anna") == 1600);
    TableInWords bare = drawing();
    bare.post("card goto @6 nosalary \"our box\"");
    CHECK(bare.cash("Anna") == 1500);
    TableInWords start = drawing();
    start.post("card goto @0");
    CHECK(start.cash("Anna") == 1600);
    CHECK(start.owes("Anna").empty());
    TableInWords again = drawing();
    again.post("card goto @22 \"our box\"");
    CHECK(again.owes("Anna") == "card @22");
}

TEST_CASE("ru 15: a card sends to jail without the salary") {
    TableInWords table = drawing();
    table.post("card jail");
    CHECK(table.place("Anna") == "jail");
    CHECK(table.cash("Anna") == 1500);
    CHECK(table.owes("Anna").empty());
}

TEST_CASE("a card that moves the token does not move a prisoner, unless the table agrees") {
    TableInWords table = drawing();
    table.post("Anna jail");
    CHECK(table.refused("card goto @39") == "in-jail");
    CHECK(table.refused("card jail") == "already-jailed");
    table.post("force \"agreed\" card goto @39");
    CHECK(table.set_aside() == "in-jail");
    CHECK(table.place("Anna") == "@39");
}

TEST_CASE("a card is named by its number in the deck of the role, counted from 0") {
    TableInWords monopolist = drawing();
    CHECK(monopolist.post("card #0") == "Anna card #0");
    CHECK(monopolist.place("Anna") == "@25");
    TableInWords competitor;
    competitor.play({"turn Boris \"by the table\"", "Boris at @3", "Boris roll 1 3", "card #0"});
    CHECK(competitor.cash("Boris") == 1575);
    CHECK(drawing().refused("card #25") == "no-such-card");
    CHECK(drawing().refused("card #1") == "choice-needed");
    TableInWords last = drawing();
    last.post("card #24");
    CHECK(last.cash("Anna") == 1550);
}

TEST_CASE("no card of this edition is kept, drawn in secret or played later") {
    CHECK(drawing().refused("card keep \"way out\"") == "no-such-card");
    CHECK(drawing().refused("use \"way out\"") == "no-such-card");
    CHECK(drawing().refused("draw hidden") == "not-in-this-edition");
    CHECK(drawing().refused("stake 50 dice 3 4") == "not-in-this-edition");
}

TEST_CASE("if a deck has cards to keep, they are held, traded, played, and go back with their holder") {
    TableInWords table(
        {.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}, .kept_cards = {"way out", "shield"}});
    table.play({"Anna at @3", "Anna roll 1 3"});
    CHECK(table.refused("use \"way out\"") == "not-held");
    table.play({"card keep \"way out\" \"our box\"", "next", "Boris at @3", "Boris roll 1 3"});
    CHECK(table.refused("card keep \"way out\"") == "not-held");
    table.play({"card keep \"shield\"", "Anna trade Boris give \"way out\" get 50"});
    CHECK(table.refused("Anna use \"way out\"") == "not-held");
    CHECK(table.post("Boris use \"way out\" goto @0") == "Boris use \"way out\" goto @0");
    CHECK(table.cash("Boris") == 1500 - 50 + 100);
    table.post("Boris leaves");
    CHECK(table.card(1) == "bank");
}

TEST_CASE("a card whose effect a verified deck gives is kept by its name alone, however it is written") {
    TableInWords table(
        {.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}, .kept_cards = {"way out=free"}});
    table.play({"turn Boris \"agreed\"", "Boris at @3", "Boris roll 1 3"});
    CHECK(table.refused("card keep \"way out\" jail") == "card-differs");
    CHECK(table.post("card keep \"Way Out\"") == "Boris card keep \"way out\"");
    CHECK(table.card(0) == "Boris");
    // A player who does not hold it learns who does.
    const Refusal other = table.refusal_of("Anna use \"way out\"");
    CHECK(to_string(other.code) == "not-held");
    CHECK(other.owner == 2);
    table.play({"jail", "Boris use \"way out\""});
    CHECK(table.card(0) == "bank");
}

TEST_CASE("two cards of one name are two cards: who draws the other deck's keeps that one") {
    TableInWords table = two_free_passages();
    draws(table, "Anna", "#7");
    CHECK(table.card(0) == "Anna");
    CHECK(table.card(1) == "bank");
    draws(table, "Boris", "#7");
    CHECK(table.card(0) == "Anna");
    CHECK(table.card(1) == "Boris");
    CHECK(in_piles(table) == "monopolist 7, competitor 7");
    table.post("Clara at @3");
    CHECK(table.refused("Clara card #7") == "not-held");
    CHECK(table.refused("Clara card keep \"free passage\"") == "not-held");
    CHECK(table.refused("Clara use \"free passage\"") == "not-held");
}

TEST_CASE("a kept card is in the hand and not under its pile, if the order of the pile is checked") {
    TableInWords table = two_free_passages({"deck_order checked"});
    draws(table, "Anna", "#7");
    CHECK(table.fact("drawn:1." + std::to_string(table.last())) == "? 7");
    table.post("Clara at @3");
    CHECK(table.refused("Clara card #7") == "not-held");
    table.play({"Clara card #0", "Clara at @3"});
    CHECK(table.refused("Clara card #0") == "card-under-pile");
}

TEST_CASE("a kept card goes back under the pile it came from, whichever player uses it") {
    TableInWords table = two_free_passages();
    draws(table, "Anna", "#7");
    draws(table, "Boris", "#7");
    table.post("Boris use \"free passage\" goto @0");
    CHECK(table.card(0) == "Anna");
    CHECK(table.card(1) == "bank");
    CHECK(in_piles(table) == "monopolist 7, competitor 8");
    CHECK(table.fact("drawn:0." + std::to_string(table.last())) == "7 8 played");
    table.post("Anna trade Boris give \"free passage\" get 50");
    CHECK(table.card(0) == "Boris");
    table.post("Boris use \"free passage\" none");
    CHECK(in_piles(table) == "monopolist 8, competitor 8");
    CHECK(table.fact("drawn:1." + std::to_string(table.last())) == "7 8 played");
}

TEST_CASE("a kept card that is typed comes out of the deck drawn from, and out of another if that one's is gone") {
    TableInWords table = two_free_passages();
    draws(table, "Boris", "keep \"free passage\"");
    CHECK(table.card(0) == "bank");
    CHECK(table.card(1) == "Boris");
    draws(table, "Boris", "keep \"free passage\"");
    CHECK(table.card(0) == "Boris");
    CHECK(in_piles(table) == "monopolist 7, competitor 7");
    CHECK(table.refused("use \"no passage\"") == "no-such-card");
    table.post("Clara at @3");
    CHECK(table.refused("Clara card keep \"no passage\"") == "no-such-card");
}

TEST_CASE("a player who holds two cards of one name plays and gives them one by one, or both at once") {
    TableInWords table = two_free_passages();
    draws(table, "Anna", "#7");
    draws(table, "Boris", "#7");
    table.post("Boris trade Anna give \"free passage\" get 20");
    CHECK(table.card(0) == "Anna");
    CHECK(table.card(1) == "Anna");
    TableInWords both = table;
    both.post("Anna trade Clara give \"free passage\" \"free passage\" get 90");
    CHECK(both.card(0) == "Clara");
    CHECK(both.card(1) == "Clara");
    CHECK(table.refused("Anna trade Clara give \"free passage\" \"free passage\" \"free passage\" get 90") ==
          "not-held");
    table.post("Anna use \"free passage\" none");
    CHECK(table.card(0) == "bank");
    CHECK(table.card(1) == "Anna");
    table.post("Anna use \"free passage\" none");
    CHECK(table.card(1) == "bank");
    CHECK(table.refused("Anna use \"free passage\"") == "not-held");
}

TEST_CASE("cards of one name change hands both ways, and no player gives a card that they only get") {
    TableInWords table = two_free_passages();
    draws(table, "Anna", "#7");
    const std::string swap = "Anna trade Boris give \"free passage\" get \"free passage\"";
    CHECK(table.refused(swap) == "not-held");
    draws(table, "Boris", "#7");
    table.post(swap);
    CHECK(table.card(0) == "Boris");
    CHECK(table.card(1) == "Anna");
}

TEST_CASE("a draw is undone and done again while another player holds the card of the same name") {
    TableInWords table = two_free_passages();
    draws(table, "Anna", "#7");
    const auto first = std::to_string(table.last());
    draws(table, "Boris", "#7");
    table.post("undo #" + first);
    CHECK(table.card(0) == "bank");
    CHECK(table.card(1) == "Boris");
    table.post("redo");
    CHECK(table.card(0) == "Anna");
    CHECK(table.card(1) == "Boris");
    table.post("Anna trade Boris give \"free passage\" get \"free passage\"");
    table.post("undo");
    CHECK(table.card(0) == "Anna");
    CHECK(table.card(1) == "Boris");
    table.post("redo");
    CHECK(table.card(0) == "Boris");
    CHECK(table.card(1) == "Anna");
}

TEST_CASE("one deck may have the same card twice") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}, .kept_cards = {"shield", "shield"}});
    const auto draw_at = [&](const std::string& card) { table.play({"Boris at @2", "Boris card " + card}); };
    draw_at("#26");
    CHECK(table.card(0) == "bank");
    CHECK(table.card(1) == "Boris");
    draw_at("keep \"shield\"");
    CHECK(table.card(0) == "Boris");
}

TEST_CASE("a card drawn on the second roll ends in its own turn") {
    TableInWords table;
    table.play({"Anna at @36", "22", "Anna roll 3 4"});
    CHECK(table.owes("Anna") == "card @7");
    table.post("card -25");
    CHECK(table.turn() == "Anna 0");
}

}  // namespace tablebank::testing
