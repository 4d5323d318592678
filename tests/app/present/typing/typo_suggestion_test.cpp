// A slip of the finger is a question, never a column.

#include "app/present/typing/typo_suggestion.h"

#include <doctest/doctest.h>

#include "app/i18n/language.h"
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

TEST_CASE("a slip in a verb, in a name or in a deed: the line that was meant") {
    const PlayedTable table("us", 2);
    CHECK(meant_by_its_slip(table, "pya 50") == "pay 50");
    CHECK(meant_by_its_slip(table, "Anna pya 50 to Boris") == "Anna pay 50 to Boris");
    CHECK(meant_by_its_slip(table, "Anan pay 50") == "anna pay 50");
    CHECK(meant_by_its_slip(table, "pay 50 tp Boris") == "pay 50 to Boris");
    CHECK(meant_by_its_slip(table, "nxet") == "next");
    CHECK(meant_by_its_slip(table, "Anna pya 50 to Borsi") == "Anna pay 50 to boris");
}

TEST_CASE("words of the banker's language are thought of too, letter by letter of their own script") {
    const PlayedTable table("us", 2);
    CHECK(meant_by_its_slip(table, "палтит 50", "ru").find("50") != std::string::npos);
    CHECK(meant_by_its_slip(table, "payre 50", "fr") == "payer 50");
}

TEST_CASE("what can be read, what is nothing like a line, and what no word can mend are no slips") {
    const PlayedTable table("us", 2);
    CHECK(meant_by_its_slip(table, "Anna pay 50").empty());
    CHECK(meant_by_its_slip(table, "zzzzzz 50").empty());
    CHECK(meant_by_its_slip(table, "Anna roll 3 9").empty());
    CHECK(meant_by_its_slip(table, "").empty());
}

TEST_CASE("what cannot be read is told of dice and deeds, without a column and without a verb") {
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
