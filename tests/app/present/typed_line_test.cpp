// What Enter posts for what was typed: a roll on top of a plain debt, the shortest answers to a card, and what Tab
// writes.

#include "app/present/typing/typed_line.h"

#include <doctest/doctest.h>

#include "app/present/table/raise_offers.h"
#include "app/present/table/turn_snapshot.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

using Lines = std::vector<std::string>;

Lines lines(const PlayedTable& table, std::string_view typed) {
    return read_typed(table.table(), typed).all();
}

/// Boris owns Nob Hill; Anna has rolled her way to it and owes its rent.
PlayedTable anna_owes_boris(const std::string& edition = "us") {
    PlayedTable table(edition);
    table.post_all(english, {"turn Boris \"he begins\"", "Boris at @34", "Boris buy", "turn Anna \"her turn\"",
                             "Anna at @29", "roll 2 3"});
    return table;
}

TEST_CASE("the dice of the next roll pay the one plain debt that is open") {
    PlayedTable table = anna_owes_boris();
    REQUIRE(table.due().debtor == Seat{1});
    CHECK(lines(table, "") == Lines{"ok"});
    CHECK(lines(table, "25") == Lines{"Anna rent @34", "25"});
    CHECK(lines(table, "2 5") == Lines{"Anna rent @34", "2 5"});
    CHECK(lines(table, "ok") == Lines{"ok"});
    for (const char* word : {"pay", "Paga", "payer", "zapłać", "заплатить"}) CHECK(lines(table, word) == Lines{"ok"});
    CHECK(lines(table, "pay 5") == Lines{"pay 5"});
    CHECK(lines(table, "27") == Lines{"27"});
    table.post("ok");
    CHECK(lines(table, "25") == Lines{"25"});
}

TEST_CASE("what is not paid before a roll: debts too large, offers, and rent that must be claimed") {
    PlayedTable poor = anna_owes_boris();
    poor.post("force \"she hid it\" Anna pay " + std::to_string(poor.game().cash(Seat{1}).units()));
    CHECK(lines(poor, "25") == Lines{"25"});

    PlayedTable offered;
    offered.post_all(english, {"Anna at @29", "roll 2 3"});
    REQUIRE(offered.due().kind == DueKind::offer);
    CHECK(lines(offered, "25") == Lines{"25"});
}

TEST_CASE("a card is answered by its number or a space alone") {
    PlayedTable table;
    table.post_all(english, {"Anna at @2", "roll 2 3"});
    REQUIRE(table.due().kind == DueKind::card);
    CHECK(lines(table, "@39") == Lines{"card goto @39"});
    CHECK(lines(table, "12") == Lines{"card #12"});
    CHECK(lines(table, "66") == Lines{"66"});  // the deck has no such card
    CHECK(lines(table, "-50") == Lines{"card -50"});
}

TEST_CASE("Tab writes the card of the deck that goes on so, or what several have in common") {
    PlayedTable table;
    table.post_all(english, {"Anna at @2", "roll 2 3"});
    CHECK(typed_completions(table.game(), "ea", "en").front() == "each competitor ");
    CHECK(typed_completions(table.game(), "each competitor 1", "en").front() == "each competitor 10");
    CHECK(typed_completions(table.game(), "al", "en").front() == "all monopolist 25");
    CHECK(typed_completions(table.game(), "d", "en").front() == "dice 8 75");
    CHECK(typed_completions(table.game(), "go", "en").front() == "goto ");
    CHECK(typed_completions(table.game(), "pay-e", "en").front() == "pay-each ");  // in no deck of this box
}

TEST_CASE("Tab writes a blank where more must follow") {
    const PlayedTable table;
    CHECK(typed_completions(table.game(), "clo", "en").front() == "clock ");
    CHECK(typed_completions(table.game(), "clock sta", "en") == Lines{"clock start"});
    CHECK(typed_completions(table.game(), "2 mortgage nob", "en") == Lines{"2 mortgage nob-hill"});
}

TEST_CASE("a debtor who is short is offered the nearest mortgage and the nearest sale") {
    PlayedTable table = anna_owes_boris();
    table.post_all(english, {"force \"for the test\" Anna buy @11", "force \"for the test\" Anna buy @39"});
    const auto due = table.due();
    CHECK(raise_offers(english, table.table(), due).empty());
    table.post("force \"she hid it\" Anna pay " + std::to_string(table.game().cash(Seat{1}).units() - 1));
    const auto offers = raise_offers(english, table.table(), due);
    REQUIRE(offers.size() == 1);
    CHECK(offers.front().line == "Anna mortgage @11");  // the cheaper one is enough
    CHECK(offers.front().key == ActionKey::f3);
    bool shown = false;
    for (const auto& action : make_turn_snapshot(english, table.table()).actions)
        shown = shown || (action.id == "raise-mortgage" && action.key == ActionKey::f3);
    CHECK(shown);
}

TEST_CASE("who has no throw left in jail is asked for the fine and not for dice") {
    PlayedTable table;
    const std::vector<std::string> others{"Boris at @0",    "Boris roll 4 6", "Clara at @0",
                                          "Clara roll 4 6", "Dmitri at @0",   "Dmitri roll 4 6"};
    table.post_all(english, {"Anna jail", "next"});
    table.post_all(english, others);
    const TurnSnapshot before = make_turn_snapshot(english, table.table());
    CHECK(before.dice.dice == 2);
    for (int tries = 0; tries < 2; ++tries) {
        table.post("Anna roll 1 2");
        table.post_all(english, others);
    }
    REQUIRE(table.game().after(table.game().turn()) == Seat{1});
    const TurnSnapshot turn = make_turn_snapshot(english, table.table());
    CHECK(turn.dice.dice == 0);
    CHECK(turn.hint == "Type: Anna fine");
    CHECK(turn.sentence == "Anna is in jail. The fine comes before the next roll.");
    CHECK(turn.actions.front().line == "Anna fine");
}

}  // namespace
}  // namespace tablebank::testing
