// The log: a row for each entry, its state, and a search that asks for every word.

#include "app/present/table/log_snapshot.h"

#include <doctest/doctest.h>

#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;
using Found = std::vector<std::size_t>;

std::vector<LogRow> log_of(const PlayedTable& table) {
    std::vector<LogRow> rows;
    extend_log(english, rows, table.table());
    return rows;
}

TEST_CASE("a row has the sentence, the line, who posted it and why") {
    PlayedTable table("us", 2);
    const std::string said = table.post("force \"dice fell off\" Anna buy @39");
    const std::vector<LogRow> rows = log_of(table);
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].opening);
    CHECK_FALSE(rows[1].opening);
    CHECK(rows[1].sequence == 2);
    CHECK(rows[1].text == said);
    CHECK(rows[1].line == table.table().history.at(2).line);
    CHECK(rows[1].poster == "tester");
    CHECK(rows[1].forced.find("dice fell off") != std::string::npos);
    CHECK(rows[0].forced.empty());
}

TEST_CASE("a row of the log begins with a capital") {
    PlayedTable table;
    CHECK(log_of(table)[0].text.starts_with("The game begins with Anna"));
    table.post_all(english, {"roll 4 6", "next"});
    CHECK(log_of(table)[2].text == "It is the turn of Boris.");
}

TEST_CASE("existing rows are kept and only marked again") {
    PlayedTable table("us", 2);
    table.post("Anna pay 10 \"a debt\"");
    std::vector<LogRow> rows = log_of(table);
    rows[1].text = "as it was worded first";
    table.post("undo");
    extend_log(english, rows, table.table());
    REQUIRE(rows.size() == 3);
    CHECK(rows[1].text == "as it was worded first");
    CHECK(rows[1].reason == "a debt");
    CHECK(rows[1].reversed_by == 3);
    CHECK(rows[2].reverses == 2);
    table.post("redo");
    extend_log(english, rows, table.table());
    CHECK_FALSE(rows[1].reversed_by);
    CHECK(rows[2].reversed_by == 4);
}

TEST_CASE("one row alone states the same of its entry as the whole log") {
    PlayedTable table("us", 2);
    table.post_all(english, {"Anna pay 10", "undo"});
    const std::vector<LogRow> rows = log_of(table);
    const LogRow alone = make_log_row(english, table.table(), table.table().history.at(2));
    CHECK(alone.text == rows[1].text);
    CHECK(alone.reversed_by == rows[1].reversed_by);
}

TEST_CASE("a search leaves the rows that hold every word, newest first, however they are written") {
    PlayedTable table("us", 2);
    table.post_all(english, {"Anna pay 10 \"Café\"", "Boris pay 10", "Boris pay 20"});
    const std::vector<LogRow> rows = log_of(table);
    CHECK(find_in_log(rows, "") == Found{3, 2, 1, 0});
    CHECK(find_in_log(rows, "PAYS boris") == Found{3, 2});
    CHECK(find_in_log(rows, "boris 20") == Found{3});
    CHECK(find_in_log(rows, "CAFÉ") == Found{1});
    CHECK(find_in_log(rows, "#3") == Found{2});
    CHECK(find_in_log(rows, "boris café").empty());
}

}  // namespace
}  // namespace tablebank
