// Rows and cells as spreadsheets write them.

#include "ledger/text/csv_rows.h"

#include <doctest/doctest.h>

#include <string>

using namespace tablebank;

namespace {

CsvTable table_of(const std::string& text) {
    const auto read = read_csv(text);
    REQUIRE(std::holds_alternative<CsvTable>(read));
    return std::get<CsvTable>(read);
}

using Cells = std::vector<std::string>;

}  // namespace

TEST_CASE("the first row says what parts the cells") {
    CHECK(table_of("a,b\n1;2,3").rows.at(1).cells == Cells{"1;2", "3"});
    CHECK(table_of("a;b\n1,2;3").rows.at(1).cells == Cells{"1,2", "3"});
    CHECK(table_of("a\tb\r\n1,2\t3\r\n").rows.at(1).cells == Cells{"1,2", "3"});
    CHECK(table_of("\"a,b,c\";d\n1;2").separator == ';');
    CHECK(table_of("Anna\nBoris").separator == ',');
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

TEST_CASE("a quote that stays open is told by where it began") {
    const auto read = read_csv("a,b\n\n1,\"2\n3,4\n");
    REQUIRE(std::holds_alternative<CsvOpenQuote>(read));
    CHECK(std::get<CsvOpenQuote>(read).line == 3);
    CHECK(std::get<CsvOpenQuote>(read).row == 3);
    CHECK(table_of("a\n\"say \"\"hello\"\"\"").rows.at(1).cells == Cells{"say \"hello\""});
}
