// Exports entry by entry: the required content of an entry in each format, and text that the other programs would
// misread.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <sstream>

#include "app/export/csv_row.h"
#include "app/export/game_export.h"
#include "app/export/journal.h"
#include "app/export/journal_names.h"
#include "app/export/settlement_csv.h"
#include "app/export/spreadsheet_csv.h"
#include "app/session/game_settlement.h"
#include "tests/app/export/written.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

/// A mortgage, a forced sale and a reversed entry.
PlayedTable dealt() {
    PlayedTable table("us", 2);
    table.post_all(english, {"force \"a gift, really\" Anna buy @39", "Anna mortgage @39", "Anna pay 10", "undo"});
    return table;
}

/// The same table with other moments, one for each entry.
Table at_moments(const PlayedTable& played, const std::vector<std::int64_t>& moments) {
    Table table{played.table().game.setup};
    for (const Entry& posted : played.table().history.entries()) {
        Entry entry = posted;
        entry.stamp.at_ms = moments.at(static_cast<std::size_t>(entry.sequence - 1));
        table.post(std::move(entry));
    }
    return table;
}

std::vector<JournalEntry> journal_entries(const Table& table) {
    std::vector<JournalEntry> entries;
    Journal(table).each_entry([&](const JournalEntry& entry) { entries.push_back(entry); });
    return entries;
}

/// The names of a board whose first deeds have these slugs.
std::vector<std::string> deed_names(const std::vector<std::string>& slugs) {
    auto edition = std::make_shared<Edition>(*shipped_edition("us"));
    for (std::size_t i = 0; i < slugs.size(); ++i) edition->deeds[i].slug = slugs[i];
    Setup setup = PlayedTable("us", 2).setup();
    setup.edition = edition;
    const JournalNames names(setup);
    std::vector<std::string> found;
    for (std::size_t i = 0; i < slugs.size(); ++i)
        found.push_back(names.commodity(Asset::deed(edition->deeds[i].space)));
    return found;
}

TEST_CASE("a field of CSV is quoted for each character that would end it, and quotes are doubled") {
    CHECK(csv_row({"a", "b c"}) == "a,b c\r\n");
    for (const char* sign : {",", "\r", "\n"}) {
        const std::string field = std::string("a") + sign + "b";
        CHECK(csv_row({field}) == "\"" + field + "\"\r\n");
    }
    CHECK(csv_row({"a\"b"}) == "\"a\"\"b\"\r\n");
    CHECK(csv_row({"a;b", "c,d", "e\"f", "g\nh"}, ';') == "\"a;b\";c,d;\"e\"\"f\";\"g\nh\"\r\n");
}

TEST_CASE("CSV names the player of a pledge, the forced entries and the reversed ones") {
    const PlayedTable table = dealt();
    const std::string csv = written(table.table(), export_csv);
    CHECK(csv.find(",deed:39,1,player:1,Anna,pledge:1,Anna\r\n") != std::string::npos);
    const std::string forced = table.table().history.at(2).forced.value();
    const std::string field = csv_row({forced});
    CHECK(csv.find(',' + field.substr(0, field.size() - 2) + ',') != std::string::npos);
    CHECK(csv.find(",4,cash,10,bank,,player:1,Anna\r\n") != std::string::npos);
}

TEST_CASE("JSON has the rules set aside, the reversed entries, and each fact before and after") {
    const PlayedTable table = dealt();
    const auto entries = nlohmann::json::parse(written(table.table(), export_json))["entries"];
    REQUIRE(entries.size() == 5);
    const Entry& forced = table.table().history.at(2);
    REQUIRE_FALSE(forced.set_aside.empty());
    CHECK(entries[1]["set_aside"] == forced.set_aside);
    CHECK(entries[1]["forced"] == *forced.forced);
    CHECK(entries[4]["reverses"] == 4);
    CHECK_FALSE(entries[3].contains("reverses"));
    PlayedTable rolled("us", 2);
    rolled.post("Anna roll 1 2");
    const Entry& roll = rolled.table().history.at(2);
    const auto facts = nlohmann::json::parse(written(rolled.table(), export_json))["entries"][1]["facts"];
    REQUIRE(facts.size() == roll.facts.size());
    for (std::size_t i = 0; i < roll.facts.size(); ++i) {
        CHECK(facts[i]["before"] == roll.facts[i].before);
        CHECK(facts[i]["after"] == roll.facts[i].after);
    }
}

TEST_CASE("JSON that is written entry by entry reads as if it had been written as a whole") {
    const auto check = [](const Table& table) {
        const std::string text = written(table, export_json);
        CHECK(nlohmann::ordered_json::parse(text).dump(1) + "\n" == text);
    };
    const PlayedTable table = dealt();
    check(table.table());
    check(Table{table.table().game.setup});
}

TEST_CASE("a posting that comes to nothing is left out of a journal") {
    PlayedTable table("us", 2);
    table.post("Anna pay 10");
    Table round{table.table().game.setup};
    for (Entry entry : table.table().history.entries()) {
        if (entry.sequence == 2) entry.transfers.push_back(entry.transfers.front().reversed());
        round.post(std::move(entry));
    }
    CHECK(journal_entries(table.table()).at(2).postings.size() == 2);
    CHECK(journal_entries(round).at(2).postings.empty());
}

TEST_CASE("if the machine's clock went back, a journal begins with the earliest day and ends with the latest") {
    PlayedTable played("us", 2);
    played.post_all(english, {"Anna pay 10", "Boris pay 10"});
    const Table table = at_moments(played, {5000, 9000, 2000});
    const Journal journal(table);
    CHECK(journal.first_ms() == 2000);
    CHECK(journal.last_ms() == 9000);
    CHECK(journal_entries(table).front().at_ms == 2000);
}

TEST_CASE("every deed has its own commodity, of two capital letters or more") {
    CHECK(deed_names({"nob-hill"}) == std::vector<std::string>{"NOBHILL"});
    // Digits become letters, all ten of them.
    CHECK(deed_names({"street-0", "street-9"}) == std::vector<std::string>{"STREETA", "STREETJ"});
    for (const auto& slugs : {std::vector<std::string>{"x", "y"}, std::vector<std::string>{"alike", "alike"},
                              std::vector<std::string>{"house", "hotel"}, std::vector<std::string>{"xatd", "x"},
                              std::vector<std::string>{"aaaaaaaaaaaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaaaaaaaaaaab"}}) {
        const auto names = deed_names(slugs);
        CHECK(names[0] != names[1]);
        for (const std::string& name : names) {
            CAPTURE(name);
            CHECK(name.size() >= 2);
            CHECK(name.size() <= 24);
            CHECK(name != "HOUSE");
            CHECK(name != "HOTEL");
        }
    }
}

TEST_CASE("a player called with digits keeps the name, one called like a seat or in another script does not") {
    const auto account_of = [](const std::string& name) {
        Setup setup = PlayedTable("us", 2).setup();
        setup.players.front().name = name;
        return JournalNames(setup).account(Account::player(Seat{1}), Asset::Kind::cash);
    };
    CHECK(account_of("Anna0") == "Assets:Anna0:Cash");
    CHECK(account_of("Anna9") == "Assets:Anna9:Cash");
    CHECK(account_of("Seat2") == "Assets:Seat1:Cash");
    CHECK(account_of("Анна") == "Assets:Seat1:Cash");
}

TEST_CASE("a text that would end its line early is written so that the program takes it whole") {
    PlayedTable table("us", 2);
    table.post("note \"one  two; three \\ four\"");
    const std::string ledger = written(table.table(), export_ledger);
    CHECK(ledger.find("one two, three") != std::string::npos);
    const std::string& line = table.table().history.at(2).line;
    REQUIRE(line.find('\\') != std::string::npos);
    std::string quoted;
    for (const char sign : line) {
        if (sign == '"' || sign == '\\') quoted += '\\';
        quoted += sign;
    }
    CHECK(written(table.table(), export_beancount).find("\"#2 " + quoted + '"') != std::string::npos);
}

TEST_CASE("the settlement in CSV has the cash, the share kept, the walk and the total of each") {
    PlayedTable table("us", 2, Goal::timed);
    table.post("force \"for the test\" Anna buy @39");
    const auto found = settle_game(table.table(), {});
    const auto& settled = std::get<GameSettlement>(found);
    std::ostringstream out;
    export_settlement_csv(Language::english(), table.game().edition(), settled.position, settled.settlement, out);
    for (const Standing& standing : settled.settlement.standings) {
        const std::string& name = settled.position.players.at(static_cast<std::size_t>(standing.player)).name;
        for (const auto& [what, sum] :
             {std::pair{"cash", standing.cash.to_string()}, std::pair{"kept", standing.kept.to_string()},
              std::pair{"total", standing.total.to_string()}}) {
            const std::string row = std::string(",") + what + ",,," + sum + "\r\n";
            CAPTURE(row);
            const std::size_t place = out.str().find(',' + name + ',');
            REQUIRE(place != std::string::npos);
            CHECK(out.str().find(row, place) != std::string::npos);
        }
    }
    CHECK(out.str().find(",walk,@39,") != std::string::npos);
    CHECK(out.str().starts_with("\xEF\xBB\xBFplace,player,"));
}

TEST_CASE("if a judge set a total, the settlement in CSV has the computed one and the difference") {
    PlayedTable table("us", 2, Goal::timed);
    for (const char* line : {"clock call \"the bell\"", "closing", "keep", "walk", "finish"}) table.post(line);
    const auto csv = [&] {
        const auto settled = std::get<GameSettlement>(settle_game(table.table(), {}));
        std::ostringstream out;
        export_settlement_csv(english, table.game().edition(), settled.position, settled.settlement, out);
        return out.str();
    };
    CHECK(csv().find("adjusted") == std::string::npos);
    table.post("Anna adjust -200 \"slow play\"");
    CHECK(csv().find(",computed,,,300\r\n") != std::string::npos);
    CHECK(csv().find(",adjusted,,,-200\r\n") != std::string::npos);
    CHECK(csv().find(",total,,,100\r\n") != std::string::npos);
}

TEST_CASE("in a language with decimal commas, spreadsheets get semicolons and commas") {
    const SpreadsheetCsv french(speaking("fr"));
    CHECK(french.row({"Łucja", "134.7", "-0.5", "@34", "27:30", "1.2.3"}) == "Łucja;134,7;-0,5;@34;27:30;1.2.3\r\n");
    CHECK(SpreadsheetCsv(english).row({"Łucja", "134.7"}) == "Łucja,134.7\r\n");
}

}  // namespace
}  // namespace tablebank::testing
