// The piles go round: a drawn card comes again once the cards above it were drawn, and no sooner.

#include "ledger/books/draw_pile.h"

#include "tests/support/table_in_words.h"

namespace tablebank::testing {
namespace {

/// A table in which Anna may draw card after card: put on a card space before each.
TableInWords drawing_table(const std::string& order) {
    return TableInWords({.players = {"Anna monopolist", "Boris competitor"}, .rulings = {"deck_order " + order}});
}

void draw(TableInWords& table, const std::string& card) {
    table.post("Anna at @2");
    table.post("Anna card " + card);
}

}  // namespace

TEST_CASE("a card is on top again when all the others were drawn since (ru 16)") {
    TableInWords table = drawing_table("checked");
    draw(table, "#2");
    for (int others = 1; others < 25; ++others) {
        table.post("Anna at @2");
        CHECK(table.refused("Anna card #2") == "card-under-pile");
        table.post("Anna card +50");
    }
    draw(table, "#2");
}

TEST_CASE("each role's deck is cycled separately") {
    TableInWords table = drawing_table("checked");
    draw(table, "#2");
    table.post("Boris at @2");
    CHECK(table.post("Boris card #2") == "Boris card #2");
}

TEST_CASE("after a shuffle nothing is known of a pile, and of the named one only") {
    TableInWords table = drawing_table("checked");
    draw(table, "#2");
    table.post("shuffle competitor");
    table.post("Anna at @2");
    CHECK(table.refused("Anna card #2") == "card-under-pile");
    table.post("shuffle monopolist \"the pile fell down\"");
    CHECK(table.post("Anna card #2") == "Anna card #2");
}

TEST_CASE("a table with an unchecked order draws the named card") {
    TableInWords table = drawing_table("unchecked");
    draw(table, "#2");
    draw(table, "#2");
    CHECK(table.cash("Anna") == 1600);
}

TEST_CASE("no more of a pile is remembered than it has cards") {
    TableInWords table = drawing_table("unchecked");
    for (int card = 0; card < 40; ++card) draw(table, "+50");
    CHECK(drawn_from(table.table().game, 1).size() == 25);
    CHECK(pile_size(table.table().game, 1) == 25);
}

TEST_CASE("the memory of a card is written and read back") {
    for (const DrawnCard& card :
         {DrawnCard{12, 25, false}, DrawnCard{std::nullopt, 24, false}, DrawnCard{0, 1, true}}) {
        const auto read = parse_drawn_card(to_fact_value(card));
        REQUIRE(read);
        CHECK(read->number == card.number);
        CHECK(read->pile == card.pile);
        CHECK(read->from_hand == card.from_hand);
    }
    for (const char* text : {"", "12", "x 25", "12 -1", "-1 25", "12 25 kept", "12 25 played 1"})
        CHECK_FALSE(parse_drawn_card(text));
}

}  // namespace tablebank::testing
