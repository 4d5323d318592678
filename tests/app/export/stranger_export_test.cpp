// Books of a stranger's game: no name and no typed text begins a line, comment, directive, amount, tag or formula in
// another program.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "app/export/csv_row.h"
#include "app/export/game_export.h"
#include "app/export/journal_names.h"
#include "tests/app/export/written.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

const std::vector<std::string> hostile{"\ninclude /etc/passwd\n",
                                       "\r\n!include /etc/passwd",
                                       "\n2026-01-01 open Assets:Mine",
                                       "x  999 USD",
                                       "x\t999 USD",
                                       "; key: value",
                                       "  ; key: value",
                                       "| note #tag ^link @ 5 USD = 7 USD {1}",
                                       "\" ; \\\" \\",
                                       "(x) [2026-01-01] * ! A:B",
                                       "\x1b[2J\u202e\u2028",
                                       "\xff\xc3",
                                       "=cmd|' /C calc'!A0"};

/// A game with this text in every place where a stranger can put one, past everything that reading would refuse.
Table with_text(const std::string& text) {
    PlayedTable honest("us", 2);
    honest.post_all(english, {"Anna pay 10 \"x\"", "note \"x\"", "force \"x\" Boris get 5"});
    Setup setup = *honest.table().game.setup;
    setup.players[0].name = text;
    Table table{std::make_shared<const Setup>(std::move(setup))};
    for (Entry entry : honest.table().history.entries()) {
        if (entry.sequence > 1) entry.line = text;
        entry.why = text;
        entry.typed = text;
        entry.stamp.poster = text;
        if (entry.forced) entry.forced = text;
        table.post(std::move(entry));
    }
    return table;
}

/// The beginnings of all lines, up to the first letter that is not a digit, dash or space.
std::vector<std::string> beginnings(const std::string& journal) {
    std::vector<std::string> begun;
    std::istringstream lines(journal);
    for (std::string line; std::getline(lines, line);) begun.push_back(line.substr(0, 4));
    return begun;
}

bool accepts(const std::string& program, const std::string& command) {
    if (std::system(("command -v " + program + " >/dev/null").c_str()) != 0) {
        MESSAGE(program << " is not installed");
        return true;
    }
    return std::system((command + " >/dev/null 2>&1").c_str()) == 0;
}

/// Whether ledger, hledger and beancount take the books of this table.
void check_books(const Table& table) {
    const ScratchFolder folder;
    const std::string journal = folder.file("game.journal");
    const std::string beancount = folder.file("game.beancount");
    std::ofstream(journal) << written(table, export_ledger);
    std::ofstream(beancount) << written(table, export_beancount);
    CHECK(accepts("ledger", "ledger --pedantic -f " + journal + " balance"));
    CHECK(accepts("hledger", "hledger check -s -f " + journal));
    CHECK(accepts("bean-check", "bean-check " + beancount));
}

TEST_CASE("a journal has the same lines whatever the texts are, and the programs accept it") {
    const auto ledger_lines = beginnings(written(with_text("x"), export_ledger));
    const auto bean_lines = beginnings(written(with_text("x"), export_beancount));
    for (const std::string& text : hostile) {
        CAPTURE(text);
        const std::string ledger = written(with_text(text), export_ledger);
        const std::string beans = written(with_text(text), export_beancount);
        CHECK(beginnings(ledger) == ledger_lines);
        CHECK(beginnings(beans) == bean_lines);
        check_books(with_text(text));
    }
}

TEST_CASE("a game of the last days that there are dates for is balanced too") {
    constexpr std::int64_t day = 86'400'000;
    constexpr std::int64_t last_day = 253'402'214'400'000;  // 9999-12-31
    PlayedTable honest("us", 2);
    honest.post_all(english, {"Anna pay 10", "force \"a gift\" Anna buy @39", "Anna mortgage @39", "Anna pay 3"});
    for (const std::int64_t first : {last_day - 3 * day, last_day - day, last_day}) {
        Table table{honest.table().game.setup};
        for (Entry entry : honest.table().history.entries()) {
            entry.stamp.at_ms = std::min(first + entry.sequence * day / 2, last_day + day - 1);
            table.post(std::move(entry));
        }
        check_books(table);
    }
}

TEST_CASE("a currency that is called like a building or a deed is another commodity than they are") {
    for (const char* called : {"HOUSE", "HOTEL", "HOUSEX", "NOBHILL", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}) {
        CAPTURE(called);
        PlayedTable honest("us", 2);
        honest.post_all(english, {"force \"a gift\" Anna buy @34", "Anna pay 10"});
        Setup setup = *honest.table().game.setup;
        auto edition = std::make_shared<Edition>(*setup.edition);
        edition->currency.commodity = called;
        setup.edition = edition;
        Table table{std::make_shared<const Setup>(std::move(setup))};
        for (const Entry& entry : honest.table().history.entries()) table.post(entry);
        const JournalNames names(*table.game.setup);
        CHECK(std::set(names.commodities().begin(), names.commodities().end()).size() == names.commodities().size());
        check_books(table);
    }
}

TEST_CASE("JSON of any bytes is JSON") {
    for (const std::string& text : hostile) {
        CAPTURE(text);
        const auto json = nlohmann::json::parse(written(with_text(text), export_json));
        CHECK(json["entries"].size() == 4);
    }
}

TEST_CASE("a cell that a spreadsheet would carry out begins with an apostrophe, a figure stays") {
    for (const char* formula : {"=1+1", "+1", "-x", "-", "@SUM(A1)", "@", "-1.x", "=\"a\"", "-1,5,2"})
        CHECK(csv_row({formula}).find('\'') <= 1);
    CHECK(csv_row({"\tx"}) == "'\\x09x\r\n");
    CHECK(csv_row({"\rx"}) == "\"'\rx\"\r\n");
    for (const char* figure : {"0", "-12", "134.7", "@34", "1500"})
        CHECK(csv_row({figure}) == figure + std::string("\r\n"));
    CHECK(csv_row({"a=b", "Anna", "\u05d0"}) == "a=b,Anna,\u05d0\r\n");
    CHECK(csv_row({"\x1b\u202e"}) == "\\x1b\\u202e\r\n");
}

}  // namespace
}  // namespace tablebank::testing
