// The page of a table of deeds: by keys alone from the list of editions to the edition that it becomes.

#include <doctest/doctest.h>

#include <fstream>

#include "app/export/csv_row.h"
#include "db/edition/deed_table.h"
#include "source_dir.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {
namespace {

std::filesystem::path write_club_table(const Bench& bench, const std::string& price) {
    auto rows = deed_table_rows(load_edition_file(TABLEBANK_SOURCE_DIR "/editions/us.toml").edition);
    rows[1][6] = price;
    const auto file = bench.folder() / "club.csv";
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    for (const auto& row : rows) out << csv_row(row);
    return file;
}

const EditionsState& brought(const Bench& bench) {
    return bench.program().state().editions;
}

}  // namespace

TEST_CASE("by keys: its path, another edition and back, read again once it is corrected, a name, Enter") {
    Bench bench;
    const auto file = write_club_table(bench, "60,5");
    bench.press_ctrl(Key::e);
    bench.press_ctrl(Key::o);
    bench.type(file.string());
    bench.press(Key::enter);
    REQUIRE(bench.has("deeds.again"));
    CHECK(bench.widget("deeds.verdict").text == "1 error");
    CHECK(bench.widget("deeds.line.0").text.starts_with("row 2, column G \"price\": \"60,5\" has a comma"));
    const std::size_t like = brought(bench).table->like;
    bench.press(Key::down);
    CHECK(brought(bench).table->like == like + 1);
    bench.press(Key::up);
    CHECK(brought(bench).table->like == like);
    bench.press(Key::enter);
    CHECK(bench.has("deeds.again"));  // nothing was corrected yet
    write_club_table(bench, "65");
    bench.press(Key::enter);
    REQUIRE(bench.has("deeds.make"));
    CHECK(bench.widget("deeds.line.0").text.starts_with("Doubtful: row 2, column"));
    bench.click("deeds.name");
    bench.press_ctrl(Key::a);
    bench.type("Our box");
    bench.press(Key::enter);
    REQUIRE(brought(bench).draft);
    CHECK(std::filesystem::path(brought(bench).file).filename() == "our-box.toml");
    CHECK(bench.widget("edition.next").text == "1 doubtful figure");
    bench.press(Key::escape);
    CHECK(bench.widget("edition.own.0").text == "Our box");
}

TEST_CASE("Escape leads back to the list, and nothing was made") {
    Bench bench;
    bench.program().drop(write_club_table(bench, "60"));
    bench.frames();
    REQUIRE(bench.has("deeds.make"));
    bench.press(Key::escape);
    CHECK(bench.has("edition.copy.0"));
    CHECK_FALSE(bench.has("edition.own.0"));
}

TEST_CASE("the mouse does all of it, and a double click makes one edition") {
    Bench bench;
    bench.program().drop(write_club_table(bench, "60"));
    bench.frames();
    bench.click("deeds.like.0");
    CHECK(brought(bench).table->like == 0);
    for (std::size_t i = 0; bench.widget("deeds.like." + std::to_string(i)).text != "Anti-Monopoly, American cities";)
        bench.click("deeds.like." + std::to_string(++i));
    bench.click("deeds.make", 2);
    REQUIRE(brought(bench).draft);
    bench.click("edition.print");
    CHECK(bench.widget("edition.answer").text.find("club deeds.pdf") != std::string::npos);
    bench.click("edition.table");
    CHECK(bench.widget("edition.answer").text.find("club deeds.csv") != std::string::npos);
    CHECK(std::filesystem::exists(bench.folder() / "games" / "club.toml"));
    CHECK_FALSE(std::filesystem::exists(bench.folder() / "games" / "club-2.toml"));
}

}  // namespace tablebank
