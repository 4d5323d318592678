// A game played by actions and read as snapshots, with no window and no ImGui.

#include <doctest/doctest.h>

#include <fstream>

#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/full_disk.h"

using namespace tablebank;
using tablebank::testing::PlayedWindow;

TEST_CASE("a turn: dice, a purchase, the next player, undo and redo") {
    PlayedWindow table;
    table.begin_game();
    CHECK(table.screen() == Screen::table);
    CHECK(table.desk().title().ends_with(" – tablebank"));
    table.type_only("24");
    CHECK(table.game().shown().preview.kind == LinePreview::Kind::will_do);
    table.type("24");
    CHECK(table.game().table.line.typed.empty());
    CHECK_FALSE(table.game().table.line.notice.empty());
    table.type("ok");
    CHECK(table.game().shown().players.front().deeds.size() == 1);
    table.wish(intent::Post{"undo"});
    CHECK(table.game().shown().players.front().deeds.empty());
    table.choose(KeyAction::redo);
    CHECK(table.game().shown().players.front().deeds.size() == 1);
    table.choose(KeyAction::undo);
    CHECK(table.game().shown().players.front().deeds.empty());
}

TEST_CASE("a refused line stays in the field, states why, and posts nothing") {
    PlayedWindow table;
    table.begin_game();
    const auto before = table.last();
    table.type("Anna build @6");
    CHECK(table.last() == before);
    CHECK_FALSE(table.said().empty());
    CHECK(table.game().table.line.typed == "Anna build @6");
    table.type("24");
    CHECK(table.said().empty());
    CHECK(table.last() == before + 1);
}

TEST_CASE("lines that are pasted are posted up to the first that is refused") {
    PlayedWindow table;
    table.begin_game();
    table.game().table.line.pasted = {"roll 2 4", "build @6", "next"};
    table.wish(intent::PostPasted{});
    CHECK(table.said().starts_with("Line 2 of 3: "));
    CHECK(table.game().table.line.typed == "build @6");
    CHECK(table.game().table.line.pasted == std::vector<std::string>{"next"});
    CHECK(table.game().table.line.notice == "1 entry posted");
}

TEST_CASE("a dialog opens over the table, is updated, and closes when its line is posted") {
    PlayedWindow table;
    table.begin_game();
    table.wish(intent::Show{Dialog::trade});
    CHECK(table.game().dialogs.open());
    CHECK(table.game().table.covered);
    const auto made = table.game().dialogs.snapshots_made();
    table.desk().refresh();
    CHECK(table.game().dialogs.snapshots_made() == made);
    table.wish(intent::Post{"Anna pay 5 to Boris"});
    CHECK_FALSE(table.game().dialogs.open());
    for (const KeyAction action :
         {KeyAction::trade, KeyAction::auction, KeyAction::card, KeyAction::bankruptcy, KeyAction::rulings}) {
        table.choose(action);
        CHECK(table.game().dialogs.open());
        table.choose(action);
        CHECK_FALSE(table.game().dialogs.open());
    }
    table.go(Screen::settings);
    table.wish(intent::Show{Dialog::trade});  // only over the table
    CHECK_FALSE(table.game().dialogs.open());
}

TEST_CASE("the table as it was, and a copy that goes on from there and is taken over whole") {
    PlayedWindow table;
    table.begin_game();
    table.type("24");
    table.type("ok");
    const std::filesystem::path original = table.game().session().path();
    table.game().table.past.look(2);
    table.game().table.past.asks_take_back = true;
    table.desk().refresh();
    REQUIRE(table.game().past().shown() != nullptr);
    CHECK(table.game().past().shown()->sequence == 2);
    CHECK(table.game().past().take_back().allowed);
    table.game().table.line.history = {"something of the old game"};
    table.game().settlement.dice[Space{12}] = "3 4";

    table.wish(intent::Branch{2, original.filename().string()});  // taken
    CHECK_FALSE(table.said().empty());
    CHECK(table.game().session().path() == original);
    table.wish(intent::Branch{2, "other.tbl"});
    CHECK(table.game().session().path().filename() == "other.tbl");
    CHECK(table.last() == 2);
    CHECK(table.said().empty());
    CHECK_FALSE(table.game().table.past.at);
    CHECK(table.game().past().shown() == nullptr);
    CHECK(table.game().table.line.history.empty());
    CHECK(table.game().settlement.dice.empty());
    CHECK(table.game().table.line.notice.find("other.tbl") != std::string::npos);
}

TEST_CASE("the settlement is made again after a post, typed text or a change of language, and not for a frame") {
    PlayedWindow table;
    table.begin_game();
    table.go(Screen::settlement);
    CHECK(table.screen() == Screen::settlement);
    CHECK(table.game().standings().standings.size() == 2);
    const std::string heading = table.game().standings().heading;
    Settings russian = table.desk().settings();
    russian.language = "ru";
    table.wish(intent::Set{russian});
    CHECK(table.screen() == Screen::settlement);
    CHECK(table.game().standings().heading != heading);
    table.wish(intent::Post{"walk"});  // not now: said here
    CHECK_FALSE(table.said().empty());
    CHECK(table.screen() == Screen::settlement);
    table.go(Screen::table);
    CHECK(table.said().empty());
}

TEST_CASE("the disk refuses: posting stops, a copy is saved, and it goes on") {
    PlayedWindow table;
    table.begin_game();
    const auto before = table.last();
    {
        const FullDisk full;
        table.type("24");
    }
    CHECK(table.last() == before);
    REQUIRE(table.game().table.trouble);
    table.type("24");  // nothing is posted meanwhile
    CHECK(table.last() == before);
    const std::string copy = table.game().table.trouble->copy;
    table.wish(intent::SaveCopy{copy});
    CHECK(std::filesystem::exists(copy));
    CHECK(table.game().table.trouble->copy_answer == "Saved: " + copy);
    const std::string why = table.game().table.trouble->text.what;
    Settings russian = table.desk().settings();
    russian.language = "ru";
    table.wish(intent::Set{russian});
    CHECK(table.game().table.trouble->text.what != why);
    CHECK(table.game().table.trouble->copy_answer != "Saved: " + copy);
    CHECK(table.game().table.trouble->copy_answer.find(copy) != std::string::npos);
    table.wish(intent::TryAgain{});
    CHECK_FALSE(table.game().table.trouble);
    CHECK(table.last() == before + 1);
    {
        const FullDisk full;
        table.wish(intent::Post{"undo"});
    }
    REQUIRE(table.game().table.trouble);
    table.wish(intent::LeaveTrouble{});
    CHECK_FALSE(table.game().table.trouble);
    CHECK(table.game().table.line.typed == "undo");
}

TEST_CASE("the file is moved away while the window is open: posting stops, and the game goes on in a copy") {
    PlayedWindow table;
    table.begin_game();
    const auto before = table.last();
    const std::filesystem::path file = table.game().session().path();
    std::filesystem::rename(file, table.folder() / "elsewhere.tbl");
    table.type("24");
    CHECK(table.last() == before);
    REQUIRE(table.game().table.trouble);
    CHECK(table.game().table.trouble->gone());
    table.wish(intent::TryAgain{});
    REQUIRE(table.game().table.trouble);
    CHECK(table.last() == before);
    const std::string copy = (table.folder() / "copy.tbl").string();
    table.wish(intent::SaveCopy{copy});
    CHECK_FALSE(table.game().table.trouble);
    CHECK(table.game().session().path() == copy);
    CHECK(table.last() == before);
    CHECK(table.game().table.line.typed == "24");
    table.type("24");
    CHECK(table.last() == before + 1);
    CHECK_FALSE(std::filesystem::exists(file));
}

TEST_CASE("a game is left, listed, opened again, and a file that is not a game leaves the screen unchanged") {
    PlayedWindow table;
    table.begin_game();
    const std::filesystem::path file = table.game().session().path();
    const std::string nonsense = (table.folder() / "holiday.jpg").string();
    std::ofstream(nonsense) << "no game";
    for (const Screen screen : {Screen::table, Screen::settlement, Screen::calculator, Screen::settings,
                                Screen::editions, Screen::new_game}) {
        table.go(screen);
        table.desk().drop(nonsense);
        CHECK(table.screen() == screen);
        CHECK_FALSE(table.said().empty());
        CHECK(table.desk().state().notice.refused());
        REQUIRE(table.desk().game() != nullptr);
    }
    table.wish(intent::Leave{});
    CHECK(table.desk().game() == nullptr);
    CHECK(table.desk().title() == "tablebank");
    REQUIRE(table.desk().start().recent.size() == 1);
    table.wish(intent::Open{nonsense});
    CHECK(table.screen() == Screen::start);
    CHECK_FALSE(table.said().empty());
    table.wish(intent::Open{table.desk().start().recent.front().file});
    CHECK(table.screen() == Screen::table);
    CHECK(table.said().empty());
    table.restart();
    CHECK(table.desk().start().recent.front().file == file.string());
}

TEST_CASE("another game is taken over with nothing of the last one") {
    PlayedWindow table;
    table.begin_game({"Anna", "Boris"});
    const std::filesystem::path first = table.game().session().path();
    table.begin_game({"Clara", "Dmitri"});
    table.game().table.selection.search = "roll";
    table.game().table.line.typed = "Clara pay 5";
    table.wish(intent::Show{Dialog::trade});
    table.desk().drop(first);
    table.desk().refresh();
    CHECK(table.game().shown().players.front().name == "Anna");
    CHECK(table.game().table.line.typed.empty());
    CHECK(table.game().table.selection.search.empty());
    CHECK_FALSE(table.game().dialogs.open());
}

TEST_CASE("the players' screen is opened and filled, and shows the game") {
    PlayedWindow table;
    table.begin_game();
    table.wish(intent::ShowPlayers{});
    CHECK(table.desk().players().open);
    CHECK(table.desk().players().view().players.size() == 2);
    table.wish(intent::FillPlayersScreen{});
    CHECK(table.desk().players().full);
    table.choose(KeyAction::players);
    CHECK_FALSE(table.desk().players().open);
}
