// Files that are chosen, dropped, or taken off the list of games.

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>

#include "ledger/proof/record_writer.h"
#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/full_disk.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using tablebank::testing::PlayedWindow;
using tablebank::testing::ScratchFolder;

namespace {

namespace fs = std::filesystem;

/// Back at the start, with one game on the list.
fs::path leave_a_game(PlayedWindow& desk) {
    desk.begin_game();
    const fs::path file = desk.game().session().path();
    desk.wish(intent::Leave{});
    REQUIRE(desk.desk().start().recent.size() == 1);
    return file;
}

}  // namespace

TEST_CASE("a game begun by mistake goes off the list: its file stays, or goes to the trash") {
    PlayedWindow desk;
    setenv("XDG_DATA_HOME", (desk.folder() / "data").c_str(), 1);
    fs::path file = leave_a_game(desk);
    desk.wish(intent::Forget{file.string(), false});
    CHECK(desk.desk().start().recent.empty());
    CHECK(fs::exists(file));
    CHECK(desk.said().find("stays") != std::string::npos);
    fs::remove(file);

    file = leave_a_game(desk);
    desk.wish(intent::Forget{file.string(), true});
    CHECK(desk.desk().start().recent.empty());
    CHECK_FALSE(fs::exists(file));
    CHECK(fs::exists(desk.folder() / "data" / "Trash" / "files" / file.filename()));
    desk.restart();
    CHECK(desk.desk().start().recent.empty());
    unsetenv("XDG_DATA_HOME");
}

TEST_CASE("the game that goes on is the last that is neither finished nor gone") {
    PlayedWindow desk;
    const fs::path going = leave_a_game(desk);
    CHECK(desk.desk().start().goes_on == 0U);
    desk.begin_game();
    for (const char* line : {"Boris leaves \"goes home\"", "richest", "finish"}) desk.type(line);
    const bool over = desk.game().session().game().phase() == Phase::finished;
    REQUIRE(over);
    desk.wish(intent::Leave{});
    const StartSnapshot& start = desk.desk().start();
    REQUIRE(start.recent.size() == 2);
    CHECK(start.recent[0].finished);
    REQUIRE(start.goes_on);
    CHECK(start.recent[*start.goes_on].file == going.string());
    fs::remove(going);
    desk.restart();
    CHECK_FALSE(desk.desk().start().goes_on);
}

TEST_CASE("without a dialog of the desktop a path is typed") {
    PlayedWindow desk;
    desk.wish(intent::ChooseFile{FileKind::game});
    CHECK(desk.desk().state().start.focus_path);
    desk.desk().state().start.focus_path = false;
    desk.wish(intent::ChooseFile{FileKind::record});
    CHECK(desk.desk().state().start.focus_path);
    desk.wish(intent::ChooseFile{FileKind::edition});
    CHECK(desk.desk().state().editions.focus_path);
    desk.wish(intent::ChooseFile{FileKind::position});
    CHECK(desk.desk().state().calculator.focus_file);
}

TEST_CASE("a game, a position and an edition that are dropped are opened, each on its screen") {
    PlayedWindow desk;
    const fs::path file = leave_a_game(desk);
    desk.desk().drop(file);
    CHECK(desk.screen() == Screen::table);
    desk.desk().drop(desk.folder() / "no.json");
    CHECK(desk.screen() == Screen::calculator);
    CHECK_FALSE(desk.said().empty());
    desk.desk().drop(desk.folder() / "no.toml");
    CHECK(desk.screen() == Screen::editions);
}

TEST_CASE("a record that is dropped or opened becomes a game among the others, once, and a damaged one states where") {
    PlayedWindow desk;
    const fs::path file = leave_a_game(desk);
    const fs::path record = desk.folder() / "evening.tbr";
    const ReadGame game = read_game(file);
    {
        std::ofstream out(record);
        Hash hash = genesis(*game.table.game.setup);
        out << record_headers(*game.table.game.setup);
        for (const Entry& entry : game.table.history.entries()) out << record_of(entry, hash = chained(hash, entry));
        out << record_end(game.table.history.last(), hash);
    }
    desk.desk().drop(record);
    REQUIRE(desk.screen() == Screen::table);
    const fs::path made = desk.game().session().path();
    CHECK(made.filename() == "evening.tbl");
    CHECK(desk.game().session().head() == game.head);
    CHECK(desk.said().find("evening.tbl") != std::string::npos);
    CHECK_FALSE(desk.desk().state().notice.refused());

    desk.desk().drop(record);  // it is open already
    CHECK(desk.game().session().path() == made);
    desk.type("note \"it goes on\"");
    desk.wish(intent::Leave{});
    desk.wish(intent::Open{record.string()});
    CHECK(desk.game().session().path().filename() == "evening-2.tbl");
    desk.wish(intent::Leave{});
    desk.wish(intent::Open{record.string()});
    CHECK(desk.game().session().path().filename() == "evening-2.tbl");

    std::ofstream(record, std::ios::app) << "more\n";
    desk.desk().drop(record);
    CHECK(desk.screen() == Screen::table);
    CHECK(desk.desk().state().notice.refused());
    CHECK(desk.said().find("line ") != std::string::npos);
    desk.wish(intent::Leave{});
    desk.wish(intent::Open{record.string()});
    CHECK(desk.screen() == Screen::start);
    CHECK_FALSE(fs::exists(made.parent_path() / "evening-3.tbl"));
}

TEST_CASE("the command palette finds the program's actions, the open screen's, and other games from a table") {
    PlayedWindow desk;
    desk.begin_game();
    desk.wish(intent::ShowAbout{});
    CHECK(desk.desk().state().help.open);
    REQUIRE(desk.desk().help().shown.size() == 1);
    CHECK(desk.desk().help().shown.front().rows.front().line.starts_with("tablebank "));
    desk.wish(intent::Help{});
    desk.choose(KeyAction::board);
    CHECK(desk.game().table.middle == TableMiddle::board);
    desk.type("24");
    desk.choose(KeyAction::look_back);
    CHECK(desk.game().table.past.at == desk.last());
    desk.choose(KeyAction::entry_menu);
    CHECK(desk.game().table.log.menu);
    desk.choose(KeyAction::new_game);
    CHECK(desk.screen() == Screen::new_game);
}

TEST_CASE("the score sheet is written next to the game, and never over an existing one") {
    PlayedWindow table;
    table.begin_game();
    std::filesystem::path sheet = table.game().session().path();
    sheet.replace_extension(".pdf");
    table.wish(intent::WriteSheet{});
    CHECK(std::filesystem::exists(sheet));
    CHECK(table.said() == "The score sheet is in " + sheet.string() + ".");
    const auto size = std::filesystem::file_size(sheet);
    table.type("24");
    table.wish(intent::WriteSheet{});
    CHECK(std::filesystem::file_size(sheet) == size);
    CHECK(table.said().find(" 2.pdf.") != std::string::npos);
    table.wish(intent::Post{"rule live_standings off \"nobody peeks\""});
    table.wish(intent::WriteSheet{});
    CHECK(table.desk().state().notice.refused());
    CHECK(table.said() == "The table has ruled that standings are not shown during play.");
}

TEST_CASE("the extract of an entry is written next to the game, each under its own name") {
    PlayedWindow table;
    table.begin_game();
    table.type("24");
    const auto beside = [&](const std::string& ending) {
        std::filesystem::path file = table.game().session().path();
        file.replace_extension();
        return std::filesystem::path(file.string() + ending);
    };
    table.wish(intent::WriteExtract{2});
    CHECK(std::filesystem::exists(beside(" #2.pdf")));
    CHECK(table.game().table.line.notice == "The extract of the entry is in " + beside(" #2.pdf").string() + ".");
    table.wish(intent::WriteExtract{2});
    CHECK(std::filesystem::exists(beside(" #2 2.pdf")));
    table.wish(intent::WriteExtract{99});  // that entry does not exist
    CHECK_FALSE(std::filesystem::exists(beside(" #99.pdf")));
    {
        const FullDisk full;
        table.wish(intent::WriteExtract{1});
    }
    CHECK(table.desk().state().notice.refused());
    CHECK_FALSE(std::filesystem::exists(beside(" #1.pdf")));
}

TEST_CASE("if no sheet can be written the screen states why, and the game goes on") {
    PlayedWindow table;
    table.begin_game();
    const auto before = table.last();
    {
        const FullDisk full;
        table.wish(intent::WriteSheet{});
    }
    CHECK(table.desk().state().notice.refused());
    std::filesystem::path sheet = table.game().session().path();
    sheet.replace_extension(".pdf");
    CHECK_FALSE(std::filesystem::exists(sheet));
    table.type("24");
    CHECK(table.last() == before + 1);
}
