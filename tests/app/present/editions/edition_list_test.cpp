// The editions to begin with: how they are distinguished, which are a template, and which of the user's own files are
// sound.

#include "app/present/editions/edition_list.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/editions/deed_check.h"
#include "app/present/editions/edition_editor_rows.h"
#include "app/present/editions/edition_name.h"
#include "source_dir.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"
#include "tests/support/scratch_folder.h"

namespace tablebank {
namespace {

using testing::ScratchFolder;

std::string text_of(const std::string& id) {
    return testing::read_whole(std::string(TABLEBANK_SOURCE_DIR "/editions/") + id + ".toml");
}

LoadedEdition edition_called(const std::string& name, const std::string& language, const std::string& path) {
    LoadedEdition loaded;
    loaded.edition.name = name;
    loaded.edition.language = language;
    loaded.text.path = path;
    return loaded;
}

TEST_CASE("an edition is called by its name as long as no other has it") {
    const std::vector<LoadedEdition> editions{edition_called("One", "en", "one.toml"),
                                              edition_called("Other", "en", "other.toml")};
    CHECK(edition_name(editions, editions[0]) == "One");
}

TEST_CASE("editions of one name are distinguished by their language, or else by their file") {
    const std::vector<LoadedEdition> editions{edition_called("One", "en", "/a/first.toml"),
                                              edition_called("One", "fr", "/a/second.toml"),
                                              edition_called("One", "fr", "/a/third.toml")};
    CHECK(edition_name(editions, editions[0]) == "One · English");
    CHECK(edition_name(editions, editions[1]) == "One · second.toml");
    CHECK(edition_name(editions, editions[2]) == "One · third.toml");
}

TEST_CASE("one unverified table of figures makes an edition a template") {
    Edition edition;
    edition.deeds_status = edition.names_status = edition.cards_status = TableStatus::verified;
    CHECK_FALSE(is_template(edition));
    for (TableStatus Edition::*status : {&Edition::deeds_status, &Edition::names_status, &Edition::cards_status}) {
        Edition one = edition;
        one.*status = TableStatus::template_figures;
        CHECK(is_template(one));
    }
}

TEST_CASE("the program's editions state whether they were compared with a box") {
    std::vector<LoadedEdition> editions{edition_called("One", "en", "one.toml"),
                                        edition_called("Two", "en", "two.toml")};
    Edition& sound = editions[1].edition;
    sound.deeds_status = sound.names_status = sound.cards_status = TableStatus::verified;
    const auto rows = list_shipped(english, editions);
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].detail == "some figures are a template");
    CHECK(rows[1].detail == "compared with a box");
}

TEST_CASE("the user's own files are in the order of their names, each with its errors") {
    const ScratchFolder folder;
    folder.write("b.toml", text_of("us"));
    folder.write("a.toml", "name = \"Mine\"\n");
    folder.write("c.toml", "this is = no [ toml");
    folder.write("notes.txt", "no edition");
    const auto rows = list_own(english, folder.path());
    REQUIRE(rows.size() == 3);
    CHECK(rows[0].name == "Mine");
    CHECK_FALSE(rows[0].sound);
    CHECK(rows[0].state.starts_with("a.toml  ·  "));
    CHECK(rows[0].state.find("error") != std::string::npos);
    CHECK(rows[1].sound);
    CHECK(rows[1].file == folder.file("b.toml"));
    CHECK(rows[2].name == "c.toml");
    CHECK(rows[2].state.ends_with("cannot be read"));
    CHECK_FALSE(rows[2].sound);
}

TEST_CASE("a folder that is not there has no editions") {
    CHECK(list_own(english, "/nowhere/at/all").empty());
}

TEST_CASE("the terminal's lines name the file so that a shell takes it") {
    CHECK(edition_commands("/home/anna/my box.toml") ==
          std::vector<std::string>{"tablebank editions check '/home/anna/my box.toml'",
                                   "tablebank new game.tbl --edition '/home/anna/my box.toml'"});
}

TEST_CASE("the figures to compare have a cell under every head, prices and rents as printed") {
    const auto edition = testing::shipped_edition("us");
    const DeedCheck check = make_deed_check(english, *edition);
    REQUIRE(check.rows.size() == edition->deeds.size());
    for (const DeedCheckRow& row : check.rows) CHECK(row.cells.size() == check.heads.size());
    const Deed& deed = edition->deeds.front();
    CHECK(check.rows.front().space == '@' + std::to_string(deed.space.index));
    CHECK(check.rows.front().cells[0] == std::to_string(deed.price.units()));
    CHECK(check.rows.front().cells[1] == std::to_string(deed.mortgage.units()));
}

TEST_CASE("the values of a file are found by their keys, lists typed with spaces, tables counted") {
    const EditionValues values(edition_values({.path = {},
                                               .text = "name = \"Mine\"\nnotes = [1, 5, 10]\n"
                                                       "[[deed]]\nprice = 60\n[[deed]]\nprice = 80\n"}));
    CHECK(values.typed("name") == "Mine");
    CHECK(values.typed("notes") == "1 5 10");
    CHECK(values.typed("deed[1].price") == "80");
    CHECK(values.typed("deed[2].price").empty());
    CHECK(values.find("deed[2].price") == nullptr);
    CHECK(values.count("deed") == 2);
    CHECK(values.has_table("deed[0]"));
    CHECK_FALSE(values.has_table("deck"));
    CHECK(values.names_in("deed[0]") == std::vector<std::string>{"price"});
}

}  // namespace
}  // namespace tablebank
