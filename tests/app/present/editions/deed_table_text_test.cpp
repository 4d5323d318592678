// Every problem of a table of deeds has a sentence, which has the details of the problem.

#include "app/present/editions/deed_table_text.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "app/i18n/language.h"
#include "app/present/editions/deed_table_page.h"
#include "tests/support/languages.h"

using namespace tablebank;

TEST_CASE("each kind of problem has its own sentence") {
    using Kind = DeedTableProblem::Kind;
    const Language lang = Language::english();
    std::set<std::string> sentences;
    for (int kind = 0; kind <= static_cast<int>(Kind::more); ++kind) {
        CAPTURE(kind);
        // A single cell, and not several of a column.
        const int other = static_cast<Kind>(kind) == Kind::amount_fraction ? 0 : 7;
        const std::string text = deed_table_problem_text(
            lang,
            {.kind = static_cast<Kind>(kind), .row = 2, .column = 3, .head = "price", .text = ";", .other = other});
        CHECK_FALSE(text.empty());
        CHECK(sentences.insert(text).second);
    }
}

TEST_CASE("a place is named as the spreadsheet names it, and repeats no more than can be read") {
    const Language lang = Language::english();
    CHECK(deed_table_place_text(lang, {.row = 2, .column = 28, .head = "rent 3"}) == "column AB \"rent 3\"");
    CHECK(deed_table_place_text(lang, {.row = 2, .column = 28}) == "column AB");
    CHECK(deed_table_place_text(lang, {.row = 2}).empty());
    CHECK(deed_table_problem_text(lang, {.kind = DeedTableProblem::Kind::two_heads, .other = 4}) ==
          "means the same as column D");
    CHECK(deed_table_problem_text(lang,
                                  {.kind = DeedTableProblem::Kind::other_separator, .text = "\t", .separator = ';'}) ==
          "the cells of this table are separated by \";\", and here by the tabulator");
    const std::string long_text(5000, 'x');
    CHECK(deed_table_problem_text(lang, {.kind = DeedTableProblem::Kind::amount_invalid, .text = long_text}).size() <
          400);
}

TEST_CASE("an edition of a table has the typed name, or the name of the other one") {
    Edition like;
    like.id = "us";
    like.name = "Anti-Monopoly";
    CHECK(title_of_table("  Łódź\u00A0", like).name == "Łódź");
    CHECK(title_of_table("  Łódź\u00A0", like).id == "lodz");
    CHECK(title_of_table(" \u202F", like).name == "Anti-Monopoly");
    CHECK(title_of_table(" \u202F", like).id == "my-us");
    CHECK(title_of_table("中文", like).id == "my-us");
}

TEST_CASE("a missing column is named as the table would have it in the banker's language") {
    const DeedTableProblem missing{
        .kind = DeedTableProblem::Kind::column_missing, .row = 1, .text = "monopolist rent 3"};
    CHECK(deed_table_problem_text(Language::english(), missing).find("monopolist rent 3") != std::string::npos);
    const Language russian = speaking("ru");
    CHECK(deed_table_problem_text(russian, missing).find("монополист рента 3") != std::string::npos);
}
