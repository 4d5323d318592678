// A table of deeds that is brought to the window: the edition that it resembles, its errors, and the edition that it
// becomes; and the deeds of an edition on paper and as a table.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

#include "app/export/csv_row.h"
#include "db/edition/deed_table.h"
#include "source_dir.h"
#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/full_disk.h"
#include "tests/support/other_programs.h"

using namespace tablebank;
using tablebank::testing::pdf_text;
using tablebank::testing::PlayedWindow;
using tablebank::testing::read_whole;

namespace {

namespace fs = std::filesystem;

using Rows = std::vector<std::vector<std::string>>;

Rows rows_of(const std::string& id) {
    return deed_table_rows(load_edition_file(TABLEBANK_SOURCE_DIR "/editions/" + id + ".toml").edition);
}

fs::path write_table(const PlayedWindow& desk, const Rows& rows, const std::string& name = "club.csv") {
    const fs::path file = desk.folder() / name;
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    for (const auto& row : rows) out << csv_row(row);
    return file;
}

const EditionsState& state(PlayedWindow& desk) {
    return desk.desk().state().editions;
}

const DeedTableSnapshot& shown(PlayedWindow& desk) {
    desk.desk().refresh();
    return desk.desk().editions().snapshot().table;
}

std::string chosen(PlayedWindow& desk) {
    return shown(desk).editions.at(state(desk).table->like);
}

void bring(PlayedWindow& desk, const fs::path& file) {
    desk.desk().drop(file);
    REQUIRE(state(desk).table);
}

}  // namespace

TEST_CASE("a dropped table is compared with the edition that it resembles, whichever row of the list was chosen") {
    for (const auto& [id, name] : {std::pair{"us", "Anti-Monopoly, American cities"}, std::pair{"ru", "Антимонополия"},
                                   std::pair{"football", "Футболполия"}, std::pair{"example-small", "Harbour Town"}}) {
        CAPTURE(id);
        PlayedWindow desk;
        bring(desk, write_table(desk, rows_of(id)));
        CHECK(desk.screen() == Screen::editions);
        CHECK(chosen(desk) == name);
        CHECK(shown(desk).page.sound);
        CHECK(shown(desk).page.lines.empty());
    }
}

TEST_CASE("an error names row and column; the table is read again, and becomes an edition that is opened") {
    PlayedWindow desk;
    Rows rows = rows_of("us");
    rows[1][6] = "12,50";
    rows[2][7] = "";
    const fs::path table = write_table(desk, rows);
    bring(desk, table);
    const DeedTablePage& page = shown(desk).page;
    CHECK_FALSE(page.sound);
    CHECK(page.verdict == "2 errors");
    REQUIRE(page.lines.size() == 2);
    CHECK(page.lines[0].place == "row 2, column G \"price\"");
    CHECK(page.lines[0].text == "\"12,50\" has a comma or a point: amounts are whole, write 1200 or 1 200");
    CHECK(page.lines[1].place == "row 3, column H \"mortgage\"");

    desk.wish(intent::Editions{EditionAction::make});  // pressed by a user who did not read
    CHECK(state(desk).table);
    CHECK(shown(desk).page.verdict == "2 errors");

    rows[1][6] = "70";
    rows[2][7] = "30";
    write_table(desk, rows);
    desk.wish(intent::Editions{EditionAction::read_again});
    CHECK(shown(desk).page.sound);
    CHECK(shown(desk).page.verdict == "1 doubtful figure");
    desk.desk().state().editions.table->name = "The club box";
    desk.wish(intent::Editions{EditionAction::make});
    REQUIRE(state(desk).draft);
    CHECK_FALSE(state(desk).table);
    const fs::path made = state(desk).file;
    CHECK(made.filename() == "the-club-box.toml");
    CHECK(desk.said().find("is an edition like Anti-Monopoly, American cities") != std::string::npos);
    const LoadedEdition loaded = load_edition_file(made);
    CHECK(loaded.edition.name == "The club box");
    CHECK(loaded.edition.deeds.front().price == Money{70});
    CHECK(loaded.edition.deeds_status != TableStatus::verified);
}

TEST_CASE("the spreadsheet may have been saved meanwhile: the edition is made from the file on the disk") {
    PlayedWindow desk;
    Rows rows = rows_of("us");
    bring(desk, write_table(desk, rows));
    CHECK(shown(desk).page.sound);
    rows[1][6] = "x";
    write_table(desk, rows);
    desk.wish(intent::Editions{EditionAction::make});
    CHECK_FALSE(state(desk).draft);
    CHECK(shown(desk).page.verdict == "1 error");
}

TEST_CASE("another edition is chosen, and an edition of the same name is never written over") {
    PlayedWindow desk;
    const fs::path table = write_table(desk, rows_of("us"));
    bring(desk, table);
    desk.desk().state().editions.table->like = 0;
    CHECK(shown(desk).editions.front() == "Anti-Monopoly · Français");
    const std::string french = shown(desk).page.verdict;
    for (int time = 0; time < 2; ++time) {
        bring(desk, table);
        desk.wish(intent::Editions{EditionAction::make});
    }
    CHECK(fs::path(state(desk).file).filename() == "club-2.toml");
    CHECK(fs::exists(fs::path(state(desk).file).parent_path() / "club.toml"));
}

TEST_CASE("an unreadable table is reported, and changes nothing") {
    PlayedWindow desk;
    desk.go(Screen::editions);
    for (const char* name : {"not-there.csv", "folder.csv"}) {
        if (std::string(name) == "folder.csv") fs::create_directory(desk.folder() / name);
        desk.desk().drop(desk.folder() / name);
        CHECK_FALSE(state(desk).table);
        CHECK(desk.desk().state().notice.refused());
    }
    const fs::path table = write_table(desk, rows_of("us"));
    bring(desk, table);
    fs::remove(table);
    desk.wish(intent::Editions{EditionAction::read_again});
    CHECK(desk.desk().state().notice.refused());
    CHECK(shown(desk).page.sound);
    desk.wish(intent::Editions{EditionAction::make});
    CHECK(state(desk).table);
    desk.wish(intent::Editions{EditionAction::close});
    CHECK_FALSE(state(desk).table);
}

TEST_CASE("if no file can be written, the table stays on the screen") {
    PlayedWindow desk;
    bring(desk, write_table(desk, rows_of("us")));
    const FullDisk full;
    desk.wish(intent::Editions{EditionAction::make});
    CHECK(state(desk).table);
    CHECK_FALSE(state(desk).draft);
    CHECK(desk.desk().state().notice.refused());
}

TEST_CASE("changes of an edition that is open are not lost to a table that is dropped") {
    PlayedWindow desk;
    const fs::path table = write_table(desk, rows_of("us"));
    desk.go(Screen::editions);
    desk.wish(intent::Editions{EditionAction::copy, 0});
    REQUIRE(state(desk).draft);
    desk.desk().state().editions.draft->text += "\n# mine\n";
    desk.desk().drop(table);
    CHECK(state(desk).asks_leave);
    CHECK(state(desk).draft);
    desk.wish(intent::Editions{EditionAction::discard});
    CHECK(state(desk).table);
}

TEST_CASE("the deeds of an edition are written on paper and as a table, which can be imported") {
    PlayedWindow desk;
    desk.go(Screen::editions);
    const auto& shipped = desk.desk().editions().snapshot().shipped;
    const auto us = std::ranges::find(shipped, std::string("us"), &ShippedEditionRow::id);
    desk.wish(intent::Editions{EditionAction::copy, static_cast<std::size_t>(us - shipped.begin())});
    const fs::path folder = fs::path(state(desk).file).parent_path();
    desk.wish(intent::Editions{EditionAction::print_deeds});
    CHECK(desk.said() == "The deeds, to be printed, are in " + (folder / "my-us deeds.pdf").string() + ".");
    CHECK(pdf_text((folder / "my-us deeds.pdf").string()).find("Nob Hill") != std::string::npos);
    desk.wish(intent::Editions{EditionAction::write_table});
    desk.wish(intent::Editions{EditionAction::write_table});
    CHECK(fs::exists(folder / "my-us deeds 2.csv"));
    bring(desk, folder / "my-us deeds.csv");
    CHECK(shown(desk).page.lines.empty());
    desk.wish(intent::Editions{EditionAction::make});
    REQUIRE(state(desk).draft);
    const auto made = load_edition_file(state(desk).file);
    CHECK(made.edition.id == "my-us-deeds");
    CHECK(deed_table_rows(made.edition) == rows_of("us"));
}

TEST_CASE("an edition with errors gives no paper") {
    PlayedWindow desk;
    desk.go(Screen::editions);
    desk.wish(intent::Editions{EditionAction::copy, 0});
    std::string& text = desk.desk().state().editions.draft->text;
    text = with_field(text, "deed[0].price", "a lot");
    for (const EditionAction action : {EditionAction::print_deeds, EditionAction::write_table}) {
        desk.wish(intent::Editions{action});
        CHECK(desk.said() == "Correct the errors of the edition first.");
    }
}
