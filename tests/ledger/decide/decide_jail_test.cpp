#include "ledger/books/next_turn.h"
#include "tests/support/table_in_words.h"

namespace tablebank::testing {
namespace {

Sitting both_jailed(std::vector<std::string> rulings = {}) {
    return {.players = {"Anna monopolist jailed", "Boris competitor jailed", "Clara monopolist", "Dmitri competitor"},
            .rulings = std::move(rulings)};
}

}  // namespace

// Jail for a monopolist, the price war for a competitor (ru 15).

TEST_CASE("ru 15: stopping on the jail's space in the ordinary way is a visit") {
    TableInWords table;
    table.play({"Anna at @3", "34", "next"});
    CHECK(table.place("Anna") == "@10");
    CHECK(table.refused("Anna fine") == "not-jailed");
}

TEST_CASE("ru 15: sent to jail past START no one gets a salary") {
    TableInWords table;
    table.play({"Anna at @23", "34"});
    CHECK(table.place("Anna") == "jail");
    CHECK(table.cash("Anna") == 1500);
    CHECK(table.turn() == "Anna 0");
    table.play({"Boris at @23", "34"});
    CHECK(table.place("Boris") == "jail");
}

TEST_CASE("a first double that ends in jail ends the turn, or rolls on, as the ruling states") {
    TableInWords ends;
    ends.play({"Anna at @24", "33"});
    CHECK(ends.turn() == "Anna 0");
    TableInWords rolls_on({.rulings = {"double_into_jail rolls_on"}});
    rolls_on.play({"Anna at @24", "33"});
    CHECK(rolls_on.turn() == "Anna 1");
    rolls_on.post("44");
    CHECK(rolls_on.place("Anna") == "@18");
    CHECK(rolls_on.turn() == "Anna 0");
}

TEST_CASE("a first double that ends on a card to jail ends the turn too") {
    TableInWords table;
    table.play({"Anna at @3", "22", "card jail"});
    CHECK(table.place("Anna") == "jail");
    CHECK(table.turn() == "Anna 0");
}

TEST_CASE("ru 15, 8: a double on one of the first two turns frees, moves the token and gives the extra roll") {
    TableInWords table(both_jailed());
    table.post("22");
    CHECK(table.place("Anna") == "@14");
    CHECK(table.cash("Anna") == 1500);
    CHECK(table.turn() == "Anna 1");
    table.play({"decline", "33"});
    CHECK(table.place("Anna") == "@20");
    CHECK(table.turn() == "Anna 0");
}

TEST_CASE("the extra roll of a double that freed may end in jail again") {
    TableInWords table(both_jailed());
    table.play({"55", "ok", "46"});
    CHECK(table.place("Anna") == "jail");
    CHECK(table.turn() == "Anna 0");
    CHECK(table.fact("jail_tries:1").empty());
}

TEST_CASE("ru 15: no double, and the token stays; each stay counts its own tries") {
    TableInWords table(both_jailed());
    table.post("12");
    CHECK(table.place("Anna") == "jail");
    CHECK(table.fact("jail_tries:1") == "1");
    CHECK(table.turn() == "Anna 0");
    table.play({"Boris roll 1 2", "next"});
    CHECK(table.fact("jail_tries:1") == "1");
    CHECK(table.fact("jail_tries:2") == "1");
}

TEST_CASE("ru 15: a prisoner rolls or pays; the turn does not pass, and no try is used up by force or a ruling") {
    TableInWords table(both_jailed());
    const Refusal unrolled = table.refusal_of("next");
    CHECK(unrolled.code == RefusalCode::not_rolled);
    CHECK(unrolled.line == "Anna roll D1 D2");
    CHECK(unrolled.rule == "us 15");
    table.post("force \"she sleeps\" next");
    CHECK(table.set_aside() == "not-rolled");
    CHECK(table.fact("jail_tries:1").empty());
    CHECK(table.turn() == "Boris 1");
    TableInWords passing(both_jailed({"unrolled_turn allowed"}));
    passing.post("next");
    CHECK(passing.turn() == "Boris 1");
    CHECK(passing.fact("jail_tries:1").empty());
    TableInWords paid(both_jailed());
    paid.post("Anna fine");
    CHECK(paid.refused("next") == "not-rolled");
}

TEST_CASE("fr 14: a prisoner may pass; then the fine comes before their next roll, and they try no more") {
    TableInWords table({.players = {"Anna monopolist jailed", "Boris competitor"}, .edition = "fr"});
    table.play({"next", "46"});
    CHECK(table.refused("Anna roll 2 2") == "due-open");
    table.post("next");
    CHECK(table.owes("Anna") == "jail_fine 50 @10");
    table.play({"ok", "12"});
    CHECK(table.place("Anna") == "@13");
    TableInWords free({.edition = "fr"});
    CHECK(free.refused("next") == "not-rolled");
}

TEST_CASE("a player who is sent to jail before their roll has none left, and their turn may end") {
    TableInWords table;
    table.play({"Anna jail", "next"});
    CHECK(table.turn() == "Boris 1");
}

TEST_CASE("ru 15: the tries of a position are taken up, and with all of them made the fine comes first") {
    TableInWords table({.players = {"Anna monopolist jailed:1", "Boris competitor jailed:2"}});
    CHECK(table.fact("jail_tries:1") == "1");
    table.post("12");
    CHECK(table.refused("Boris roll 1 1") == "due-open");
    TableInWords first({.players = {"Anna monopolist jailed:2", "Boris competitor"}});
    CHECK(first.owes("Anna") == "jail_fine 50 @10");
    CHECK(first.table().game.position().players.front().tries == 2);
}

TEST_CASE("a token is taken out of jail with a reason only") {
    TableInWords table(both_jailed());
    const Refusal unsaid = table.refusal_of("Anna at @12");
    CHECK(unsaid.code == RefusalCode::reason_needed);
    CHECK(unsaid.line == "Anna at @12 \"why\"");
    table.post("Anna at @12 \"she was not there\"");
    CHECK(table.place("Anna") == "@12");
}

TEST_CASE("a token taken out of jail leaves its fine and its tries there") {
    TableInWords table({.players = {"Anna monopolist jailed:2", "Boris competitor"}});
    CHECK(table.owes("Anna") == "jail_fine 50 @10");
    table.post("Anna at @12 \"she was not there\"");
    CHECK(table.owes("Anna").empty());
    CHECK(table.fact("jail_tries:1").empty());
}

TEST_CASE("the fine before the third roll is due once, however often the turn is given") {
    TableInWords table({.players = {"Anna monopolist jailed:2", "Boris competitor"}});
    table.post("turn Anna \"again\"");
    CHECK(table.owes("Anna") == "jail_fine 50 @10");
}

TEST_CASE("the fine before the next player's third roll is known once nothing is left for the player in turn") {
    const auto known = [](const TableInWords& table) { return fine_of_next_turn(table.table().game).has_value(); };
    TableInWords table({.players = {"Anna monopolist", "Boris competitor jailed:2"}, .goal = Goal::timed});
    CHECK_FALSE(known(table));  // Anna has a roll left
    table.post("12");
    CHECK_FALSE(known(table));  // and an offer to answer
    table.post("decline");
    CHECK(known(table));
    CHECK(fine_of_next_turn(table.table().game)->debtor == Seat{2});
    CHECK(fine_of_next_turn(table.table().game)->amount == Money{50});
    TableInWords called = table;
    called.post("clock call \"the bell\"");
    CHECK_FALSE(known(called));  // no turn opens any more
    table.post("rule track_tokens no \"only the bank\"");
    CHECK_FALSE(known(table));
}

TEST_CASE("a player who leaves jail moves only by the dice that waited for the fine") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor @12"}});
    table.play({"Anna at @9", "12", "Anna jail"});
    CHECK(table.owes("Anna") == "utility_rent x4 to Boris @12");
    table.post("Anna free \"agreed\"");
    CHECK(table.place("Anna") == "@10");
    CHECK(table.owes("Anna") == "utility_rent x4 to Boris @12");
}

TEST_CASE("ru 15: before the first or the second roll the fine may be paid, and the roll is an ordinary one") {
    TableInWords table(both_jailed());
    table.post("Anna fine");
    CHECK(table.cash("Anna") == 1450);
    CHECK(table.place("Anna") == "@10");
    CHECK(table.turn() == "Anna 1");
    table.play({"12", "decline", "Boris roll 1 2", "next", "turn Dmitri \"by the table\"", "turn Anna \"by the table\"",
                "turn Boris \"by the table\""});
    CHECK(table.post("fine") == "Boris fine");
    CHECK(table.cash("Boris") == 1450);
}

TEST_CASE("the fine is paid in one's own turn and before the roll") {
    TableInWords table(both_jailed());
    CHECK(table.refused("Boris fine") == "not-your-turn");
    table.post("12");
    CHECK(table.refused("Anna fine") == "already-rolled");
    CHECK(table.post("Boris fine") == "Boris fine");
    CHECK(table.turn() == "Boris 1");
}

TEST_CASE("ru 15: before the third roll the fine is due; then the roll is an ordinary one") {
    TableInWords table(both_jailed());
    table.play({"12", "12", "next", "turn Dmitri \"by the table\"", "turn Anna \"by the table\"", "12", "12", "next",
                "turn Dmitri \"by the table\""});
    CHECK(table.fact("jail_tries:1") == "2");
    CHECK(table.owes("Anna").empty());
    table.post("turn Anna \"by the table\"");
    CHECK(table.turn() == "Anna 1");
    CHECK(table.owes("Anna") == "jail_fine 50 @10");
    const Refusal open = table.refusal_of("Anna roll 1 2");
    CHECK(open.code == RefusalCode::due_open);
    CHECK(open.line == "Anna fine");
    CHECK(table.refused("next") == "due-open");
    CHECK(table.post("ok") == "Anna fine");
    table.post("12");
    CHECK(table.place("Anna") == "@13");
}

TEST_CASE("a player who may roll without `next` has the fine due too") {
    TableInWords table({.players = {"Anna monopolist jailed", "Boris competitor"}});
    table.play({"12", "next", "turn Anna \"by the table\"", "12", "next", "turn Anna \"by the table\""});
    table.play({"Anna fine", "12", "decline", "Boris at @3", "34"});
    TableInWords again({.players = {"Anna monopolist jailed", "Boris competitor"}});
    again.play({"12", "Boris at @3", "34", "Anna roll 1 2", "Boris at @3", "34"});
    CHECK(again.refused("Anna roll 1 1") == "due-open");
    again.post("next");
    CHECK(again.owes("Anna") == "jail_fine 50 @10");
}

TEST_CASE("a forced third roll without the fine is still a try for a double") {
    TableInWords table({.players = {"Anna monopolist jailed", "Boris competitor"}});
    table.play(
        {"12", "Boris roll 4 6", "12", "Boris at @0", "Boris roll 4 6", "next", "force \"agreed\" Anna roll 2 2"});
    CHECK(table.set_aside() == "due-open");
    CHECK(table.place("Anna") == "@14");
    CHECK(table.owes("Anna") == "offer 160 @14");
}

TEST_CASE("a card or a ruling frees at any time, and the fine that was due with it") {
    TableInWords table({.players = {"Anna monopolist jailed", "Boris competitor"}});
    table.play({"12", "Boris roll 4 6", "12", "Boris at @0", "Boris roll 4 6", "next"});
    CHECK(table.owes("Anna") == "jail_fine 50 @10");
    table.post("Anna free \"agreed\"");
    CHECK(table.owes("Anna").empty());
    CHECK(table.place("Anna") == "@10");
    CHECK(table.cash("Anna") == 1500);
    table.post("12");
    CHECK(table.refused("Anna free") == "not-jailed");
}

TEST_CASE("`jail` sends a player there; twice is once too often") {
    TableInWords table;
    table.post("Boris jail");
    CHECK(table.place("Boris") == "jail");
    CHECK(table.turn() == "Anna 1");
    CHECK(table.refused("Boris jail") == "already-jailed");
    table.post("Boris at @12 \"he never went\"");
    CHECK(table.place("Boris") == "@12");
}

TEST_CASE("a new stay in jail begins with all its tries") {
    TableInWords table({.players = {"Anna monopolist jailed", "Boris competitor"}});
    table.play({"12", "Boris at @3", "34", "Anna fine", "Anna at @23", "34"});
    CHECK(table.place("Anna") == "jail");
    CHECK(table.fact("jail_tries:1").empty());
}

TEST_CASE("tries that an undone stay in jail left behind do not count in the next one") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor"}});
    table.play({"Boris jail", "46", "Boris roll 1 2", "undo #2"});
    CHECK(table.place("Boris") == "@0");
    CHECK(table.fact("jail_tries:2") == "1");
    table.post("Boris jail");
    CHECK(table.fact("jail_tries:2").empty());
}

TEST_CASE("ru 15: a monopolist in jail gets no rent, a competitor in the price war does") {
    TableInWords table({.players = {"Anna monopolist @8 jailed", "Boris competitor @9 jailed", "Clara monopolist"}});
    table.play({"turn Boris \"by the table\"", "turn Clara \"by the table\"", "Clara at @5", "12"});
    CHECK(table.owes("Clara").empty());
    table.play({"Clara at @5", "force \"again\" Clara roll 1 3"});
    CHECK(table.owes("Clara") == "rent 12 to Boris @9");
}

TEST_CASE("a rent that was due before its owner went to jail stays due") {
    TableInWords table({.players = {"Anna monopolist @8", "Boris competitor"}});
    table.play({"turn Boris \"by the table\"", "Boris at @5", "12", "Anna jail", "ok"});
    CHECK(table.cash("Anna") == 1510);
}

}  // namespace tablebank::testing
