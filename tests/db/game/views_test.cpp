// Anyone with the sqlite3 shell can read a game: SELECT * FROM cash, deeds, buildings, log.

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <doctest/doctest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>

#include "tests/support/game_fixture.h"

using namespace tablebank;
using namespace tablebank::test;

namespace {

/// The rows of a query, one per line, columns separated as the shell does.
std::string rows_of(const std::filesystem::path& file, const std::string& query) {
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    SQLite::Statement rows(database, query);
    std::string text;
    while (rows.executeStep()) {
        for (int column = 0; column < rows.getColumnCount(); ++column) {
            text += (column == 0 ? "" : "|") + rows.getColumn(column).getString();
        }
        text += '\n';
    }
    return text;
}

struct ClosePipe {
    void operator()(std::FILE* pipe) const { ::pclose(pipe); }
};

std::string output_of(const std::string& command) {
    const std::unique_ptr<std::FILE, ClosePipe> pipe(::popen(command.c_str(), "r"));
    std::string output;
    std::array<char, 256> buffer{};
    while (std::fgets(buffer.data(), static_cast<int>(buffer.size()), pipe.get()) != nullptr) output += buffer.data();
    return output;
}

Entry move(std::string line, std::vector<Transfer> transfers) {
    Entry entry;
    entry.stamp = {"", 1'700'000'000'000, "Farid"};
    entry.line = std::move(line);
    entry.transfers = std::move(transfers);
    return entry;
}

Entry reversal(std::int64_t of, std::string why) {
    Entry entry = move("undo #" + std::to_string(of), {});
    entry.reverses = of;
    entry.why = std::move(why);
    return entry;
}

/// A closed game of these entries.
std::filesystem::path write_entries(const Folder& folder, const std::vector<Entry>& entries) {
    const Setup setup = sample_setup();
    Chain chain(setup);
    for (const Entry& entry : entries) chain.add(entry);
    GameFile game = GameFile::create(folder / "evening.tbl", setup);
    chain.post(game);
    return folder / "evening.tbl";
}

}  // namespace

TEST_CASE("cash: every player's and the bank's, the whole box at the beginning") {
    const Folder folder;
    const auto anna = Account::player(Seat{1});
    const auto clara = Account::player(Seat{3});
    const auto file = write_entries(folder, {move("open", {{Asset::cash(), Account::bank(), anna, 1500}}),
                                             move("pay", {{Asset::cash(), anna, clara, 184}})});
    const auto box = sample_setup().edition->box.cash().units();
    const std::string expected =
        "Anna|1316\nBoris|0\nClara|184\nDmitri|0\nЕлена|0\nthe bank|" + std::to_string(box - 1500) + "\n";
    CHECK(rows_of(file, "SELECT * FROM cash") == expected);
    CHECK(rows_of(file, "SELECT sum(cash) FROM cash") == std::to_string(box) + "\n");

    if (output_of("command -v sqlite3").empty()) {
        MESSAGE("the sqlite3 shell is not installed: the views were read through the library only");
        return;
    }
    CHECK(output_of("sqlite3 '" + file.string() + "' 'SELECT * FROM cash;'") == expected);
    CHECK(output_of("sqlite3 '" + file.string() + "' 'SELECT count(*) FROM deeds;'") == "28\n");
    CHECK(output_of("sqlite3 -readonly '" + file.string() + "' 'SELECT line FROM log;'") == "open\npay\n");
    CHECK(output_of("sqlite3 '" + file.string() + "' '.tables'").find("buildings") != std::string::npos);
}

TEST_CASE("deeds: the holder of each, and whether it is mortgaged") {
    const Folder folder;
    const auto anna = Account::player(Seat{1});
    const auto boris = Account::player(Seat{2});
    const auto file =
        write_entries(folder, {move("buy", {{Asset::deed(Space{34}), Account::bank(), anna}}),
                               move("buy", {{Asset::deed(Space{32}), Account::bank(), boris}}),
                               move("trade", {{Asset::deed(Space{32}), boris, anna}}),
                               move("mortgage", {{Asset::deed(Space{34}), anna, Account::pledge(Seat{1})}}),
                               move("buy", {{Asset::deed(Space{5}), Account::bank(), boris}}),
                               move("return", {{Asset::deed(Space{5}), boris, Account::bank()}}),
                               move("withhold", {{Asset::deed(Space{31}), Account::bank(), Account::withheld()}})});
    CHECK(rows_of(file, "SELECT space, holder, mortgaged FROM deeds WHERE space IN (5, 31, 32, 34, 39)") ==
          "5|the bank|no\n31|the bank (withheld)|yes\n32|Anna|no\n34|Anna|yes\n39|the bank|no\n");
    const auto edition = sample_setup().edition;
    const Deed& nob_hill = *edition->deed_at(Space{34});
    CHECK(rows_of(file, "SELECT deed, city FROM deeds WHERE space = 34") ==
          nob_hill.name + "|" + edition->city_of(nob_hill).name + "\n");
    CHECK(rows_of(file, "SELECT count(*), count(DISTINCT space) FROM deeds") == "28|28\n");
}

TEST_CASE("buildings: only streets that have some, with their owner") {
    const Folder folder;
    const auto anna = Account::player(Seat{1});
    const auto street = [](int space) { return Account::street(Space{space}); };
    const auto file = write_entries(folder, {move("buy", {{Asset::deed(Space{34}), Account::bank(), anna},
                                                          {Asset::deed(Space{32}), Account::bank(), anna},
                                                          {Asset::deed(Space{31}), Account::bank(), anna}}),
                                             move("build", {{Asset::house(), Account::bank(), street(34), 3}}),
                                             move("build", {{Asset::house(), Account::bank(), street(31), 3}}),
                                             move("build", {{Asset::house(), street(31), Account::bank(), 3},
                                                            {Asset::hotel(), Account::bank(), street(31), 1}}),
                                             move("build", {{Asset::house(), Account::bank(), street(32), 1}}),
                                             move("sell", {{Asset::house(), street(32), Account::bank(), 1}})});
    const auto edition = sample_setup().edition;
    CHECK(rows_of(file, "SELECT * FROM buildings") ==
          edition->deed_at(Space{31})->name + "|Anna|0|1\n" + edition->deed_at(Space{34})->name + "|Anna|3|0\n");
}

TEST_CASE("log: time, poster, line, and what became of the entry") {
    const Folder folder;
    SUBCASE("a reversed entry, and one whose reversal was reversed") {
        const auto file = write_entries(folder, {move("a", {}), move("b", {}), reversal(1, "wrong player"),
                                                 reversal(2, ""), reversal(4, "it was right")});
        CHECK(rows_of(file, "SELECT * FROM log") ==
              "1|2023-11-14 22:13:20|Farid|a|reversed by #3|\n"
              "2|2023-11-14 22:13:20|Farid|b|in force|\n"
              "3|2023-11-14 22:13:20|Farid|undo #1|in force|wrong player\n"
              "4|2023-11-14 22:13:20|Farid|undo #2|reversed by #5|\n"
              "5|2023-11-14 22:13:20|Farid|undo #4|in force|it was right\n");
    }
    SUBCASE("undone twice, and the first redo undone in the end") {
        // 2 undoes 1, 3 redoes it, 4 undoes it again, 5 redoes that, 6 undoes the first redo.
        const auto file = write_entries(folder, {move("a", {}), reversal(1, ""), reversal(2, ""), reversal(1, ""),
                                                 reversal(4, ""), reversal(3, "")});
        CHECK(rows_of(file, "SELECT number, state FROM log") ==
              "1|reversed by #2\n2|in force\n3|reversed by #6\n4|reversed by #5\n5|in force\n6|in force\n");
    }
}
