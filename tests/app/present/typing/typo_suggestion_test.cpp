// A slip of the finger is a question, never a column.

#include "app/present/typing/typo_suggestion.h"

#include <doctest/doctest.h>

#include "app/i18n/language.h"
#include "app/present/typing/typed_line.h"
#include "app/present/words/parse_error_text.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

using namespace tablebank;
using tablebank::testing::PlayedTable;

namespace {

std::string meant_by_its_slip(const PlayedTable& table, std::string_view typed, std::string_view language = "en") {
    return suggest_line(table.table(), typed, language).value_or("");
}

}  // namespace

TEST_CASE("a slip in a word of the grammar: the line that was meant, if it would be posted") {
    PlayedTable table("us", 2);
    CHECK(meant_by_its_slip(table, "pya 50") == "pay 50");
    CHECK(meant_by_its_slip(table, "Anna pya 50 to Boris") == "Anna pay 50 to Boris");
    CHECK(meant_by_its_slip(table, "pay 50 tp Boris") == "pay 50 to Boris");
    CHECK(meant_by_its_slip(table, "nxet").empty());  // no one has rolled
    table.post("roll 6 4");
    CHECK(meant_by_its_slip(table, "nxet") == "next");
}

TEST_CASE("a word of the grammar that would be taken for a player is never proposed") {
    const PlayedTable table("us", 2);
    // "a" is "to" in Italian, and the beginning of Anna.
    CHECK(meant_by_its_slip(table, "aa pay 50", "it").empty());
}

TEST_CASE("a payment without a sum is the line for the only debt to the payee") {
    PlayedTable table("us", 2);
    table.post_all(english, {"Anna roll 5 3", "buy", "next", "Boris roll 5 3"});
    CHECK(meant_by_its_slip(table, "boris pays") == "Boris rent @8");
    CHECK(meant_by_its_slip(table, "pay") == "Boris rent @8");
    CHECK(meant_by_its_slip(table, "boris pays anna") == "Boris rent @8");
    CHECK(meant_by_its_slip(table, "boris paie", "fr") == "Boris loyer @8");
    CHECK(meant_by_its_slip(table, "anna pays").empty());
    CHECK(meant_by_its_slip(table, "anna pays boris").empty());
    CHECK(meant_by_its_slip(table, "boris gets").empty());
}

TEST_CASE("a name in a line is never another thing: it is asked, with similar printed names") {
    const PlayedTable table("us", 2);
    CHECK(meant_by_its_slip(table, "Anan pay 50").empty());
    CHECK(meant_by_its_slip(table, "Anna pya 50 to Borsi").empty());
    CHECK(meant_by_its_slip(table, "Anna trade Boris give air lime, 50 get beacon").empty());
    CHECK(meant_by_its_slip(table, "buy nib").empty());
    const auto asked = [&](std::string_view line) {
        return outcome_text(english, table.setup(), table.parse_error(line));
    };
    CHECK(asked("Anan pay 50") == "no player \"Anan\": Anna or Boris?");
    CHECK(asked("buy nib") == "no deed \"nib\": Nob Hill (@34)?");
    CHECK(asked("buy zzz") == "no deed \"zzz\"");
    CHECK(asked("sell all bostan") == "no city \"bostan\": Boston?");
    CHECK(asked("ok 500") == "too much: \"500\"");
}

TEST_CASE(
    "a reason that begins like another part of the line is proposed in quotes, and no word of the grammar is a slip") {
    const PlayedTable table("us", 2);
    CHECK(meant_by_its_slip(table, "pay 50 to Boris for the pizza") == "pay 50 to Boris \"for the pizza\"");
    CHECK(meant_by_its_slip(table, "pay 50 to Boris for 20").empty());
    CHECK(meant_by_its_slip(table, "pay 50 to Boris for").find("force") == std::string::npos);
}

TEST_CASE("words that name the payee, or the amount, are never proposed as a reason") {
    const PlayedTable table("us", 2);
    for (const char* line : {"pay 15 cents", "paie 10 dans le chapeau", "pay 10 of Boris", "pay 10 out of the pot",
                             "pay 10 onto the heap", "paga 10 sul tavolo", "Anna count 1500 notes"}) {
        CAPTURE(line);
        CHECK(meant_by_its_slip(table, line).empty());
    }
}

TEST_CASE("a word that begins another act is not that act") {
    const PlayedTable table("pl", 2);
    CHECK(meant_by_its_slip(table, "Anna budu", "pl").empty());
    CHECK(outcome_text(speaking("pl"), table.setup(), table.parse_error("Anna budu")) ==
          "„budu” to nie czynność: buduje?");
}

TEST_CASE("words of the banker's language are considered too, letter by letter of their own script") {
    const PlayedTable table("us", 2);
    CHECK(meant_by_its_slip(table, "палтит 50", "ru").find("50") != std::string::npos);
    CHECK(meant_by_its_slip(table, "payre 50", "fr") == "payer 50");
}

TEST_CASE("a letter is one typo in every script: a line to start the clock is not offered its end") {
    const PlayedTable table("us", 2, Goal::timed);
    CHECK(meant_by_its_slip(table, "часы старто", "ru") == "часы старт");
    CHECK(meant_by_its_slip(table, "часы кнец", "ru").empty());  // it has not begun, and has no end
    CHECK(meant_by_its_slip(table, "часы запуск", "ru").find("конец") == std::string::npos);
    CHECK(meant_by_its_slip(table, "zegar rozpoczni", "pl") == "zegar rozpocznij");
    CHECK(meant_by_its_slip(table, "clock strat").find("call") == std::string::npos);
}

TEST_CASE("a player at the end of a payment: the word in front of the name was left out") {
    const PlayedTable table("us", 2);
    CHECK(meant_by_its_slip(table, "Boris pay 100 Anna") == "Boris pay 100 to Anna");
    CHECK(meant_by_its_slip(table, "Boris get 100 Anna") == "Boris get 100 from Anna");
    CHECK(meant_by_its_slip(table, "Boris платит 100 Anna", "ru") == "Boris платит 100 кому Anna");
    CHECK(meant_by_its_slip(table, "Boris paie 100 Anna", "fr") == "Boris paie 100 à Anna");
    CHECK(meant_by_its_slip(table, "Boris pya 100 Anna") == "Boris pay 100 to Anna");
    CHECK(meant_by_its_slip(table, "Boris pay 100 2").empty());
}

TEST_CASE("a readable line, a line like no other, and one that no word can correct are not typing errors") {
    const PlayedTable table("us", 2);
    CHECK(meant_by_its_slip(table, "Anna pay 50").empty());
    CHECK(meant_by_its_slip(table, "zzzzzz 50").empty());
    CHECK(meant_by_its_slip(table, "Anna roll 3 9").empty());
    CHECK(meant_by_its_slip(table, "").empty());
}

TEST_CASE("an unreadable line is explained by dice and deeds, without a column and without a verb") {
    const PlayedTable table("us", 2);
    for (const char* line : {"zzzzzz 50", "Anna frobnicate", "Anna", "Anna roll 3 9", "Anna pay 5 to Zoe",
                             "Anna build wa", "force \"x\"", "Anna pay", "note \"open"}) {
        const std::string said = parse_error_at_table(english, *table.setup().edition, table.parse_error(line));
        CAPTURE(line);
        CAPTURE(said);
        CHECK_FALSE(said.empty());
        CHECK(said.find("column") == std::string::npos);
        CHECK(said.find("verb") == std::string::npos);
    }
}
