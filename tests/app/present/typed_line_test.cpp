// The line that Enter posts for typed text: a roll on top of a plain debt, the shortest answers to a card, and the text
// that Tab writes.

#include "app/present/typing/typed_line.h"
#include "app/present/typing/typed_completions.h"
#include "app/present/words/parse_error_text.h"

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

/// Boris owns Nob Hill; Anna has rolled to it and owes its rent.
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

TEST_CASE("dues that are not paid before a roll: debts too large, offers, and rent that must be claimed") {
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
    CHECK(lines(table, "8") == Lines{"card #8"});
    CHECK(lines(table, "17") == Lines{"card #17"});  // no dice
    CHECK(lines(table, "#12") == Lines{"card #12"});
    CHECK(lines(table, "66") == Lines{"66"});  // the deck has no such card
    CHECK(lines(table, "-50") == Lines{"card -50"});
}

TEST_CASE("the number of a card is refused in words while no card is drawn") {
    const PlayedTable table;
    const LineToPost read = read_typed(table.table(), " #8");
    CHECK(read.line.empty());
    REQUIRE(read.asks);
    CHECK(parse_error_at_table(english, table.game().edition(), *read.asks) ==
          "no card is drawn now; to undo entry #8, type: undo #8");
    CHECK_FALSE(read_typed(table.table(), "# a remark").asks);
}

TEST_CASE("digits that may be a card or the next dice are asked about, and nothing is posted") {
    PlayedTable table;
    table.post_all(english, {"Anna at @2", "roll 2 3"});
    REQUIRE(table.due().kind == DueKind::card);
    const LineToPost meant = read_typed(table.table(), "12");
    CHECK(meant.all().empty());
    REQUIRE(meant.asks);
    CHECK(meant.asks->kind == ParseError::Kind::two_meanings);
    CHECK(meant.asks->candidates == Lines{"card #12", "roll 1 2"});
    CHECK(outcome_text(english, table.setup(), *meant.asks) ==
          "\"12\" may mean two things: type \"card #12\" or \"roll 1 2\"");
    CHECK_FALSE(read_typed(table.table(), "1 2").asks);  // dice, which wait for the card
    table.post("card none");
    CHECK(lines(table, "12") == Lines{"12"});
}

TEST_CASE("a card that asks for a throw is its number and the dice") {
    PlayedTable table;
    table.post_all(english, {"Anna at @2", "roll 2 3"});
    const Deck& deck = *table.game().edition().deck_at(Space{7}, Role::monopolist);
    int number = 0;
    while (deck.find(number) != nullptr && deck.find(number)->kind != CardEffectKind::dice_win) ++number;
    REQUIRE(deck.find(number) != nullptr);
    const std::string card = "card " + to_string(*deck.find(number));
    CHECK(lines(table, std::to_string(number) + " 64") == Lines{card + " 6 4"});
    CHECK(lines(table, "#" + std::to_string(number) + " 6 4") == Lines{card + " 6 4"});
    CHECK(lines(table, "0 6 4") != Lines{card + " 6 4"});
}

TEST_CASE("dice with a separator are dice, unless they build or both are possible") {
    PlayedTable table;
    CHECK(lines(table, "3+4") == Lines{"3+4"});
    CHECK(table.post(lines(table, "3+4").front()).starts_with("Anna rolls 3 and 4"));
    PlayedTable both;
    both.post_all(english, {"Boris at @3", "force \"for the test\" Boris buy @3", "turn Boris \"his turn\""});
    const LineToPost meant = read_typed(both.table(), "3+1");
    REQUIRE(meant.asks);
    CHECK(meant.asks->candidates == Lines{"Boris build @3 1", "roll 3 1"});
}

TEST_CASE("one sum or two in a trade is asked about") {
    PlayedTable table;
    const LineToPost meant = read_typed(table.table(), "trade boris give 1 500 get nob");
    REQUIRE(meant.asks);
    CHECK(meant.asks->candidates == Lines{"trade boris give 1500 get nob", "trade boris give 1, 500 get nob"});
    CHECK(lines(table, "trade boris give 1500 get nob") == Lines{"trade boris give 1500 get nob"});
    CHECK(lines(table, "trade boris give 1, 500 get nob") == Lines{"trade boris give 1, 500 get nob"});
}

TEST_CASE("help is asked for by its word, and by a question mark") {
    const PlayedTable table;
    for (const char* word : {"help", "?", "Aide", "aiuto", "pomoc", "помощь"})
        CHECK(asks_for_help(table.setup(), word));
    for (const char* line : {"", "ok", "note help", "help 3 4"}) CHECK_FALSE(asks_for_help(table.setup(), line));
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

TEST_CASE("Tab writes a space if more must follow") {
    const PlayedTable table;
    CHECK(typed_completions(table.game(), "clo", "en").front() == "clock ");
    CHECK(typed_completions(table.game(), "clock sta", "en") == Lines{"clock start"});
    CHECK(typed_completions(table.game(), "2 mortgage nob", "en") == Lines{"2 mortgage nob-hill"});
}

TEST_CASE("a debtor with too little cash is offered the nearest mortgage and the nearest sale") {
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

TEST_CASE("a player with no throw left in jail is asked for the fine and not for dice") {
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
