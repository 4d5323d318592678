// Rows and cells as spreadsheets write them.

#include "ledger/text/csv_rows.h"

#include <doctest/doctest.h>

#include <string>

#include "ledger/text/trim.h"
#include "tests/support/taken_memory.h"

using namespace tablebank;

namespace {

CsvTable table_of(const std::string& text) {
    const auto read = read_csv(text);
    REQUIRE(std::holds_alternative<CsvTable>(read));
    return std::get<CsvTable>(read);
}

using Cells = std::vector<std::string>;

}  // namespace

TEST_CASE("the first row states the separator of the cells") {
    CHECK(table_of("a,b\n1;2,3").rows.at(1).cells == Cells{"1;2", "3"});
    CHECK(table_of("a;b\n1,2;3").rows.at(1).cells == Cells{"1,2", "3"});
    CHECK(table_of("a\tb\r\n1,2\t3\r\n").rows.at(1).cells == Cells{"1,2", "3"});
    CHECK(table_of("\"a,b,c\";d\n1;2").separator == ';');
    CHECK(table_of("Anna\nBoris").separator == ',');
    CHECK(table_of("\n ; \u00A0,;\n\"\"\n\"a;b\",c,d\n1;2;3;4,5").separator == ',');
}

TEST_CASE("a line that declares the separator is not a row, and applies if the table uses it") {
    for (const char* line : {"sep=;", "SEP=;", "\"sep=;\"", "Sep = ;", "sep=;;;;;", "\"sep=;\";;"}) {
        CAPTURE(line);
        const CsvTable table = table_of(std::string(line) + "\r\na,b,c;d\r\n1;2");
        CHECK(table.separator == ';');
        REQUIRE(table.rows.size() == 2);
        CHECK(table.rows[0].cells == Cells{"a,b,c", "d"});
        CHECK(table.rows[0].number == 2);
        CHECK(table.rows[0].line == 2);
    }
    for (const char* line : {"sep=;", "\"sep=;\",,", "sep=", "sep=|"}) {
        CAPTURE(line);
        const CsvTable table = table_of(std::string(line) + "\na,b\n1;2,3");
        CHECK(table.separator == ',');
        CHECK(table.rows.size() == 2);
    }
    CHECK(table_of("separate;x\n1;2").rows.size() == 2);
    CHECK(table_of("sep=x;y\n1;2").rows.size() == 2);
}

TEST_CASE("lines end as on any machine") {
    const auto rows = table_of("a;b\r1;2\r\"two\rlines\";3\r").rows;
    REQUIRE(rows.size() == 3);
    CHECK(rows[1].cells == Cells{"1", "2"});
    CHECK(rows[2].cells == Cells{"two lines", "3"});
    CHECK(rows[2].number == 3);
    CHECK(rows[2].line == 3);
}

TEST_CASE("spaces of every width around a cell are not part of it") {
    const std::string blanks = " \t\u00A0\u2007\u2009\u202F";
    CHECK(table_of("a;b\n\u00A0Anna\u202FB\u2007 ;" + blanks).rows.at(1).cells == Cells{"Anna\u202FB", ""});
    CHECK(table_of("a;b\n" + blanks + "\"1;2\";3").rows.at(1).cells == Cells{"1;2", "3"});
    CHECK(table_of("a;b\n" + blanks + ";\n").rows.size() == 1);
    CHECK(trim(blanks + "a b" + blanks) == "a b");
    CHECK(trim(blanks).empty());
    CHECK(trim("").empty());
}

TEST_CASE("a cell of many quotes is read in one go") {
    constexpr std::size_t quotes = 250'000;
    const std::string cell = "x" + std::string(quotes, '"');
    for (const std::string& text : {"a\n" + cell, "a\n\"\"" + cell}) {
        const std::size_t before = testing::taken_memory();
        const CsvTable table = table_of(text);
        CHECK(testing::taken_memory() - before < 10 * text.size());
        CHECK(table.rows.at(1).cells == Cells{cell});
    }
}

TEST_CASE("no more cells of a row are kept than are wanted, and the number of omitted ones is reported") {
    const auto read = [](const std::string& text) { return std::get<CsvTable>(read_csv(text, 3)).rows; };
    const auto rows = read("a;b;c\n1;2;3;;5;6\n;;;;5\n1;2;3;;\n" + std::string(125'000, ';') + "x\n");
    REQUIRE(rows.size() == 5);
    CHECK(rows[0].beyond == 0);
    CHECK(rows[1].cells == Cells{"1", "2", "3"});
    CHECK(rows[1].beyond == 5);
    CHECK(rows[2].beyond == 5);
    CHECK(rows[3].beyond == 0);
    CHECK(rows[4].cells.size() == 3);
    CHECK(rows[4].beyond == 125'001);
}

TEST_CASE("rows are counted as a spreadsheet does, lines as an editor does") {
    const auto rows = table_of("a,b\n,\n\"two\nlines\",c\nd,e\n").rows;
    REQUIRE(rows.size() == 3);
    CHECK(rows[0].number == 1);
    CHECK(rows[1].number == 3);
    CHECK(rows[1].cells == Cells{"two lines", "c"});
    CHECK(rows[2].number == 4);
    CHECK(rows[2].line == 5);
}

TEST_CASE("a byte order mark belongs to no cell") {
    CHECK(table_of("\xEF\xBB\xBFname\nAnna").rows.at(0).cells == Cells{"name"});
    CHECK(without_byte_order_mark("\xEF\xBB\xBF").empty());
    CHECK(without_byte_order_mark("name") == "name");
}

TEST_CASE("a quote that stays open is reported by its beginning") {
    const auto read = read_csv("a,b\n\n1,\"2\n3,4\n");
    REQUIRE(std::holds_alternative<CsvOpenQuote>(read));
    CHECK(std::get<CsvOpenQuote>(read).line == 3);
    CHECK(std::get<CsvOpenQuote>(read).row == 3);
    CHECK(table_of("a\n\"say \"\"hello\"\"\"").rows.at(1).cells == Cells{"say \"hello\""});
}
