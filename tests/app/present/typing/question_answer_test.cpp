// A question that is typed instead of a line is answered from the game, and nothing is posted.

#include "app/present/typing/question_answer.h"

#include <doctest/doctest.h>

#include "tests/support/languages.h"
#include "tests/support/played_table.h"

using namespace tablebank;
using tablebank::testing::PlayedTable;

namespace {

std::string answer(const PlayedTable& table, std::string_view asked, const Language& lang = english) {
    return answer_to(lang, table.game(), table.parse_error(asked)).value_or("no answer");
}

}  // namespace

TEST_CASE("whose turn, the cash and debts of a player, and the owner of a deed") {
    PlayedTable table("us", 2);
    table.post_all(english, {"Anna roll 6 4", "next", "Boris roll 3 3"});
    CHECK(answer(table, "whose turn?") == "Round 1, turn of Boris");
    CHECK(answer(table, "who owns wilshire?") == "No one owns Wilshire Boulevard. It costs $100.");
    CHECK(answer(table, "what deeds has boris?") == "Boris owns no deed.");
    CHECK(answer(table, "how much does boris owe?").find("Boris may buy Sunset Boulevard") != std::string::npos);
    table.post("buy");
    CHECK(answer(table, "who owns sunset?") == "Sunset Boulevard belongs to Boris.");
    CHECK(answer(table, "what deeds has boris?") == "Boris owns Sunset Boulevard.");
    CHECK(answer(table, "how much has boris?") == "Boris has $1,400 in cash.");
    CHECK(answer(table, "how much do i owe?") == "Boris owes nothing.");
    CHECK(answer(table, "how much does anna owe?") == "Anna owes nothing.");
}

TEST_CASE("in the language of the program, and nothing for what the game does not know") {
    PlayedTable table("us", 2);
    table.post_all(english, {"Anna roll 6 4"});
    CHECK(answer(table, "combien a anna ?", speaking("fr")).find("Anna a ") == 0);
    CHECK(answer(table, "ile ma anna?", speaking("pl")).find("Anna ma ") == 0);
    CHECK(answer(table, "who will win?") == "no answer");
    CHECK(answer(table, "pya 50") == "no answer");
}
