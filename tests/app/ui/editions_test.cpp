// The edition editor on its screen: an edition is copied, typed into, checked, saved and played with; by keys alone and
// by the mouse alone; and nothing that is typed is lost without a question.

#include <doctest/doctest.h>

#include <imgui.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

#include "db/edition/edition_file.h"
#include "source_dir.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/full_disk.h"

namespace tablebank {
namespace {

std::string read(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::filesystem::path shipped(const std::string& id) {
    return std::filesystem::path(TABLEBANK_SOURCE_DIR) / "editions" / (id + ".toml");
}

const EditionsState& editions(const Bench& bench) {
    return bench.program().state().editions;
}

/// The editor with a copy of the American edition, "my-us.toml" in the folder of games.
std::filesystem::path edit_copy(Bench& bench) {
    bench.click("start.editions");
    std::size_t row = 0;
    while (bench.widget("edition.copy." + std::to_string(row)).text != "Anti-Monopoly, American cities") ++row;
    bench.click("edition.copy." + std::to_string(row));
    REQUIRE(editions(bench).draft);
    return bench.folder() / "games" / "my-us.toml";
}

/// Another text in a field, typed by hand.
void type_into(Bench& bench, const std::string& key, const std::string& text) {
    bench.click(key);
    bench.press_ctrl(Key::a);
    bench.type(text);
}

/// The program's text as a copy has it: its figures have not been compared with a box yet.
std::string copied() {
    std::string text = read(shipped("us"));
    for (const char* figures : {"deeds = ", "names = ", "cards = "})
        text.replace(text.find(std::string(figures) + "\"verified\"") + 9, 8, "template");
    return text;
}

}  // namespace

TEST_CASE("a copy is a file at once, the text of the program's not yet compared, and a second one has another name") {
    Bench bench;
    const auto file = edit_copy(bench);
    CHECK(read(file) == copied());
    CHECK(bench.widget("edition.answer").text.find("my-us.toml is a copy of") != std::string::npos);
    CHECK(bench.widget("edition.sound").text == "Ready to play");
    bench.click("edition.back");
    CHECK(bench.widget("edition.own.0").text == "Anti-Monopoly, American cities");
    bench.click("edition.back");
    CHECK(bench.has("start.new"));
    edit_copy(bench);
    CHECK(std::filesystem::exists(bench.folder() / "games" / "my-us-2.toml"));
}

TEST_CASE("by the mouse and typing: a figure is changed, saved, and nothing else of the file with it") {
    Bench bench;
    const auto file = edit_copy(bench);
    type_into(bench, "edition.deed[0].price", "65");
    CHECK(bench.has("edition.unsaved"));
    CHECK_FALSE(bench.widget("edition.play").enabled);
    bench.click("edition.save");
    std::string expected = copied();
    expected.replace(expected.find("price    = 60"), 13, "price    = 65");
    CHECK(read(file) == expected);
    CHECK(bench.widget("edition.answer").text == "Saved: " + file.string());
    CHECK(bench.widget("edition.play").enabled);
    CHECK(std::distance(std::filesystem::directory_iterator(file.parent_path()), {}) == 1);  // nothing left next to it
}

TEST_CASE("by keys alone: copied, typed, checked, undone, saved") {
    Bench bench;
    bench.press_ctrl(Key::e);
    bench.press(Key::down);
    bench.press(Key::up);
    bench.press(Key::enter);
    REQUIRE(editions(bench).draft);
    const auto file = std::filesystem::path(editions(bench).file);
    bench.press(Key::tab);  // the first name
    bench.press(Key::tab);  // its price
    bench.type("6x");
    CHECK(bench.widget("edition.message.deed[0].price").text ==
          "price: \"6x\" is not a whole number: digits alone, such as 150.");
    CHECK(bench.widget("edition.next").text == "1 error");
    CHECK(bench.widget("edition.sound").text == "Not ready to play yet");
    bench.press(Key::escape);  // leaves the field as it was
    CHECK_FALSE(editions(bench).unsaved());
    CHECK(editions(bench).draft);
    bench.press(Key::tab);
    bench.press(Key::tab);
    bench.type("77");
    bench.press(Key::enter);  // the price of the next deed
    bench.type("78");
    bench.press_ctrl(Key::z);
    CHECK(editions(bench).draft->text.find("= 78") == std::string::npos);
    CHECK(editions(bench).draft->text.find("= 77") != std::string::npos);
    bench.type("79");  // the field that was undone has the keyboard
    CHECK(editions(bench).draft->text.find("= 79") != std::string::npos);
    bench.press_ctrl(Key::s);
    CHECK_FALSE(editions(bench).unsaved());
    const Edition own = parse_edition(read_edition_text(file));
    CHECK(own.deeds[0].price == Money{77});
    CHECK(own.deeds[1].price == Money{79});
    bench.press(Key::escape);
    bench.press(Key::escape);
    CHECK(bench.has("edition.own.0"));
    bench.press(Key::escape);
    CHECK(bench.has("start.new"));
}

TEST_CASE("undo and redo go through every section and show what they changed") {
    Bench bench;
    edit_copy(bench);
    const std::string us = editions(bench).draft->text;
    bench.click("edition.tab.2");
    bench.click("edition.remove.deck.monopolist[0]");
    bench.click("edition.add.deck.monopolist");
    bench.press(Key::f5);
    type_into(bench, "edition.box.houses", "40");
    bench.click("edition.undo");
    bench.click("edition.undo");
    CHECK(editions(bench).draft->section == EditorSection::cards);
    bench.press_ctrl(Key::z);
    CHECK(editions(bench).draft->text == us);
    CHECK_FALSE(bench.widget("edition.undo").enabled);
    bench.press_ctrl(Key::y);
    bench.click("edition.redo");
    bench.click("edition.redo");
    CHECK(bench.widget("edition.box.houses").text == "40");
    CHECK_FALSE(bench.widget("edition.redo").enabled);
}

TEST_CASE("F8 and a press lead to each finding, through sections and columns") {
    Bench bench;
    std::string text = with_field(read(shipped("us")), "deed[27].competitor.house_price", "much");
    std::ofstream(bench.folder() / "my.toml") << with_field(text, "rules.salary.amount", "");
    bench.click("start.editions");
    bench.click("edition.path");
    bench.type((bench.folder() / "my.toml").string());
    bench.click("edition.open");
    bench.press(Key::f2);
    CHECK(bench.widget("edition.next").text == "2 errors");
    CHECK(bench.widget("edition.tab.1").text == "Deeds  (1)");
    bench.press(Key::f8);
    CHECK(bench.widget("edition.message.rules.salary.amount").text == "A whole number is missing here.");
    bench.type("100");
    CHECK(bench.widget("edition.next").text == "1 error");
    bench.click("edition.finding.0");  // at the end of the deeds, in the other column
    bench.type("90");
    CHECK(bench.widget("edition.deed[27].competitor.house_price").text == "90");
    CHECK(bench.widget("edition.sound").text == "Ready to play");
}

TEST_CASE("a rule of known values goes on by a press, once for a double click, and by keys") {
    Bench bench;
    edit_copy(bench);
    bench.press(Key::f6);
    const std::string key = "edition.rules.last_try.is";
    CHECK(bench.widget(key).text == "leaves the player there, the fine due before the next roll");
    bench.click(key, 2);
    CHECK(bench.widget(key).text == "moves the player once the fine is paid");
    bench.press(Key::up);
    CHECK(bench.widget(key).text == "leaves the player there, the fine due before the next roll");
    bench.press(Key::space);
    CHECK(bench.widget(key).text == "moves the player once the fine is paid");
}

TEST_CASE("an edition with errors is saved as a draft, opened again, and not played with") {
    Bench bench;
    const auto file = edit_copy(bench);
    type_into(bench, "edition.deed[0].price", "a lot");
    bench.press_ctrl(Key::s);
    CHECK(bench.widget("edition.answer").text.find("Saved as a draft, 1 error") != std::string::npos);
    CHECK(read(file).find("price    = \"a lot\"") != std::string::npos);
    bench.press_ctrl(Key::n);
    CHECK(bench.widget("edition.answer").text == "An edition with errors can be saved, but not played with.");
    bench.click("edition.back");
    bench.click("edition.own.0");
    CHECK(bench.widget("edition.deed[0].price").text == "a lot");
    bench.click("edition.back");
    bench.click("edition.back");
    bench.click("start.new");
    for (std::size_t i = 0; bench.has("new.edition." + std::to_string(i)); ++i)
        CHECK(bench.widget("new.edition." + std::to_string(i)).text.find("my-us") == std::string::npos);
}

TEST_CASE("a new game begins with one's own figures, and pins them") {
    Bench bench;
    edit_copy(bench);
    type_into(bench, "edition.deed[0].price", "61");
    bench.click("edition.save");
    bench.click("edition.play");
    REQUIRE(bench.has("new.begin"));
    bench.type("Anna");
    bench.click("new.name.1");
    bench.type("Boris");
    bench.click("new.remove.2");
    bench.click("new.begin");
    REQUIRE(bench.program().session() != nullptr);
    CHECK(bench.program().session()->setup().edition->deeds.front().price == Money{61});
}

TEST_CASE("from a new game half set up, the players that were typed are still there") {
    Bench bench;
    bench.click("start.new");
    bench.type("Anna");
    bench.press_ctrl(Key::e);
    REQUIRE(bench.has("edition.copy.0"));
    bench.press(Key::escape);
    CHECK(bench.widget("new.name.0").text == "Anna");
    bench.click("new.editions");
    bench.click("edition.copy.0");
    bench.click("edition.play");
    CHECK(bench.widget("new.name.0").text == "Anna");
    CHECK(bench.program().state().new_game.draft.edition >= 8);  // the user's own are after the program's
}

TEST_CASE("from a new game the list of editions begins at the one that was chosen there") {
    Bench bench;
    bench.click("start.new");
    bench.click("new.edition.5");
    const std::string chosen = bench.widget("new.edition.5").text;
    bench.press_ctrl(Key::e);
    CHECK(bench.widget("edition.copy." + std::to_string(editions(bench).row)).text == chosen);
    bench.press(Key::enter);
    REQUIRE(editions(bench).draft);
    bench.click("edition.play");
    // The user's own are before the program's in the list.
    bench.press_ctrl(Key::e);
    CHECK(editions(bench).row == 0);
    CHECK(bench.has("edition.own.0"));
    bench.press(Key::escape);
    bench.click("new.edition.5");
    bench.press_ctrl(Key::e);
    CHECK(editions(bench).row == 6);
}

TEST_CASE("changes are never lost without a question") {
    Bench bench;
    const auto file = edit_copy(bench);
    type_into(bench, "edition.deed[0].price", "62");
    bench.click("edition.back");
    CHECK(bench.has("edition.asks"));
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("edition.asks"));
    bench.press_ctrl(Key::q);
    REQUIRE(bench.has("edition.asks"));
    CHECK_FALSE(bench.program().wants_to_close());
    bench.click("edition.stay");
    bench.press_ctrl(Key::k);  // the calculator leads back: no question
    REQUIRE(bench.has("calc.search"));
    bench.press_ctrl(Key::q);
    REQUIRE(bench.has("edition.asks"));
    bench.press(Key::enter);
    CHECK(bench.program().wants_to_close());
    CHECK(read(file).find("= 62") != std::string::npos);
}

TEST_CASE("dropped changes leave the file as it was") {
    Bench bench;
    const auto file = edit_copy(bench);
    type_into(bench, "edition.deed[0].price", "62");
    bench.click("edition.back");
    bench.press_ctrl(Key::d);
    CHECK(bench.has("edition.own.0"));
    CHECK(read(file) == copied());
}

TEST_CASE("a file that another process changed, or that is another, is written only on request") {
    Bench bench;
    const auto file = edit_copy(bench);
    type_into(bench, "edition.deed[0].price", "63");
    std::ofstream(file, std::ios::app) << "# by hand\n";
    bench.press_ctrl(Key::s);
    CHECK(bench.widget("edition.answer").text.find("was changed elsewhere") != std::string::npos);
    CHECK(read(file).ends_with("# by hand\n"));
    bench.click("edition.over");
    CHECK(read(file).find("= 63") != std::string::npos);
    CHECK_FALSE(read(file).ends_with("# by hand\n"));

    const auto other = bench.folder() / "notes.toml";
    std::ofstream(other) << "mine\n";
    type_into(bench, "edition.save-as", other.string());
    bench.press_ctrl(Key::s);
    CHECK(bench.widget("edition.answer").text.find("There is another file already") != std::string::npos);
    CHECK(read(other) == "mine\n");
}

TEST_CASE("the program's own editions are never written") {
    Bench bench;
    edit_copy(bench);
    const std::string before = read(shipped("us"));
    type_into(bench, "edition.save-as", shipped("us").string());
    bench.click("edition.save");
    CHECK(bench.widget("edition.answer").text.find("came with the program") != std::string::npos);
    CHECK(read(shipped("us")) == before);
    CHECK_FALSE(bench.has("edition.over"));
}

TEST_CASE("a failing disk is reported, and the old file and the typed text on the screen are kept") {
    Bench bench;
    const auto file = edit_copy(bench);
    type_into(bench, "edition.deed[0].price", "64");
    {
        const FullDisk full;
        bench.press_ctrl(Key::s);
    }
    CHECK(bench.widget("edition.answer").text.find("Not written") != std::string::npos);
    CHECK(read(file) == copied());
    CHECK(editions(bench).unsaved());
    std::ofstream(bench.folder() / "taken") << "a file, not a folder";
    type_into(bench, "edition.save-as", (bench.folder() / "taken" / "my.toml").string());
    bench.press_ctrl(Key::s);
    CHECK(bench.widget("edition.answer").text.find("Not written") != std::string::npos);
    type_into(bench, "edition.save-as", "my.toml");
    bench.press_ctrl(Key::s);
    CHECK(bench.widget("edition.answer").text == "Type the whole path, beginning with \"/\".");
    type_into(bench, "edition.save-as", file.string());
    bench.press_ctrl(Key::s);
    CHECK_FALSE(editions(bench).unsaved());
}

TEST_CASE("a file that is not an edition states why in the list") {
    Bench bench;
    std::ofstream(bench.folder() / "broken.toml") << "id = \n";
    bench.click("start.editions");
    bench.press_ctrl(Key::o);
    bench.type((bench.folder() / "broken.toml").string());
    bench.press(Key::enter);
    CHECK(bench.widget("edition.answer").text.find("cannot be read") != std::string::npos);
    CHECK_FALSE(editions(bench).draft);
}

TEST_CASE("the lines of a terminal are copied by a press") {
    Bench bench;
    const auto file = edit_copy(bench);
    bench.click("edition.command.0");
    CHECK(std::string(ImGui::GetClipboardText()) == "tablebank editions check '" + file.string() + "'");
    bench.click("edition.command.1");
    CHECK(std::string(ImGui::GetClipboardText()) == "tablebank new game.tbl --edition '" + file.string() + "'");
}

TEST_CASE("the list of every action leads to the editions") {
    Bench bench;
    bench.press_ctrl(Key::p);
    bench.type("editions");
    bench.press(Key::enter);
    CHECK(bench.has("edition.copy.0"));
}

TEST_CASE("a template is compared with the box before a game, and leads into a copy of it") {
    Bench bench;
    bench.click("start.new");
    std::size_t us = 0;
    while (bench.widget("new.edition." + std::to_string(us)).text != "Anti-Monopoly, American cities") ++us;
    bench.click("new.edition." + std::to_string(us));
    CHECK_FALSE(bench.has("new.notice"));
    CHECK_FALSE(bench.has("new.check"));  // its figures are those of a box
    std::size_t football = 0;
    while (bench.widget("new.edition." + std::to_string(football)).text != "Футболполия") ++football;
    bench.click("new.edition." + std::to_string(football));
    CHECK(bench.widget("new.notice").text.find("compare them with your box") != std::string::npos);
    bench.click("new.check");
    CHECK(bench.has("new.check.@1"));
    bench.press_ctrl(Key::d);
    CHECK_FALSE(bench.has("new.check.@1"));
    bench.press_ctrl(Key::d);
    bench.click("new.check.type");
    REQUIRE(editions(bench).draft);
    CHECK(std::filesystem::exists(bench.folder() / "games" / "my-football.toml"));
    bench.press_ctrl(Key::n);
    CHECK(bench.program().state().new_game.draft.edition >= 8);
    // One's own is not copied once more, but opened.
    bench.press_ctrl(Key::d);
    bench.press_ctrl(Key::t);
    CHECK(editions(bench).file == (bench.folder() / "games" / "my-football.toml").string());
    CHECK_FALSE(std::filesystem::exists(bench.folder() / "games" / "my-football-2.toml"));
}

}  // namespace tablebank
