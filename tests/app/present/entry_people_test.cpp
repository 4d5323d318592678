// The log's sentences about people who come late, take a seat over or exchange it, and about names that were corrected.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/entries/entry_text.h"
#include "app/present/sheet/sheet_facts.h"
#include "app/session/review.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

std::string told(const PlayedTable& table, std::int64_t entry) {
    return entry_text(english, table.setup(), table.table().history.at(entry));
}

}  // namespace

TEST_CASE("each change of people has its own sentence, before it is posted and after") {
    PlayedTable table;
    CHECK(table.post("Anna seat Vera \"went home\"") == "Vera takes over the seat of Anna: \"went home\".");
    CHECK(told(table, 2) == "Vera takes over the seat of Anna: \"went home\".");
    CHECK(table.post("Vera swap Boris \"draught\"") == "Vera and Boris exchange their seats: \"draught\".");
    CHECK(told(table, 3) == "Vera and Boris exchange their seats: \"draught\".");
    CHECK(table.post("Clara rename Klara \"typed wrong\"") ==
          "Clara is called Klara: the name is corrected: \"typed wrong\".");
    table.post("Dmitri leaves");
    CHECK(table.post("join Priya competitor get 1200, wall after Klara \"late\"") ==
          "Priya joins the game, after Klara, with 1,200 and Wall Street: \"late\".");
    CHECK(told(table, 6) == "Priya joins the game, after Klara, with 1,200 and Wall Street: \"late\".");
}

TEST_CASE("earlier entries are shown with the people who sat there, by their present names") {
    PlayedTable table;
    table.post("Anna roll 1 2");
    table.post("Anna rename Hanna \"typed wrong\"");
    table.post("Hanna seat Vera \"went home\"");
    CHECK(told(table, 2).starts_with("Hanna rolls 1 and 2"));
    CHECK(told(table, 3) == "Anna is called Hanna: the name is corrected: \"typed wrong\".");
    CHECK(told(table, 4).starts_with("Vera takes over the seat of Hanna"));
}

TEST_CASE("the sheet names who sat there before, and a review each change") {
    PlayedTable table("us", 4, Goal::timed);
    table.post("Anna seat Vera \"went home\"");
    const auto facts = std::get<SheetFacts>(sheet_facts(table.table(), "", {}));
    const auto vera = std::ranges::find(facts.players, std::string("Vera"), &ScoredPlayer::name);
    REQUIRE(vera != facts.players.end());
    REQUIRE(vera->before.size() == 1);
    CHECK(vera->before.front().name == "Anna");
    CHECK(vera->before.front().until == 2);
    const auto remarks = review(table.table());
    REQUIRE(remarks.size() == 1);
    CHECK(to_string(remarks.front().kind) == "people");
}

TEST_CASE("a trade of three is reviewed for what each party gave and got in all") {
    PlayedTable table;
    table.post(
        "Anna trade Boris give 100 get nothing; Boris Clara give 100 get nothing; Clara Anna give 100 get nothing");
    CHECK(review(table.table()).empty());
    table.post("Anna trade Boris give 400 get 100; Clara give 10 get nothing");
    const auto remarks = review(table.table());
    REQUIRE(remarks.size() == 1);
    CHECK(remarks.front().player == Seat{1});
    CHECK(remarks.front().other == Seat{2});
}

}  // namespace tablebank::testing
