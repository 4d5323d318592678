// Chapters of the handbook as a document for paper: every block of a chapter is on it, in its own form.

#include "app/present/handbook/handbook_paper.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/handbook/markdown.h"
#include "db/file/file_error.h"
#include "tests/support/document_words.h"
#include "tests/support/languages.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

HandbookChapter chapter_of(const std::string& markdown, const std::filesystem::path& folder = {}) {
    return {.name = "banker", .language = "en", .page = read_markdown(markdown), .folder = folder};
}

PaperDocument paper_of_chapters(const std::vector<HandbookChapter>& chapters, const Language& lang = english) {
    return make_handbook_document(lang, chapters);
}

PaperDocument paper_of_text(const std::string& markdown) {
    return paper_of_chapters({chapter_of(markdown)});
}

}  // namespace

TEST_CASE("a chapter alone bears its own title, and has no contents") {
    const PaperDocument document = paper_of_text("# For the banker\n\nRead this.\n");
    CHECK(document.title == "For the banker");
    CHECK(document.foot == "For the banker");
    CHECK(blocks_of<block::Contents>(document.blocks).empty());
    CHECK(blocks_of<block::NewPage>(document.blocks).empty());
    CHECK(document.page_text(1, 3) == "page 1 of 3");
}

TEST_CASE("several chapters have their contents in front, and each begins a page") {
    const PaperDocument document =
        paper_of_chapters({chapter_of("# One\n\nA.\n"), chapter_of("# Two\n\nB.\n"), chapter_of("# Three\n")});
    CHECK(document.title == "tablebank: Handbook");
    REQUIRE(std::holds_alternative<block::Contents>(document.blocks.front()));
    CHECK(blocks_of<block::NewPage>(document.blocks).size() == 3);
    std::string order;
    for (const block::Heading& heading : blocks_of<block::Heading>(document.blocks)) order += heading.text + ' ';
    CHECK(order == "One Two Three ");
}

TEST_CASE("headings are chapters, sections and parts by their depth") {
    const auto headings = blocks_of<block::Heading>(paper_of_text("# A\n\n## B\n\n### C\n\n#### D\n").blocks);
    REQUIRE(headings.size() == 4);
    CHECK(headings[0].rank == PaperRank::chapter);
    CHECK(headings[1].rank == PaperRank::section);
    CHECK(headings[2].rank == PaperRank::part);
    CHECK(headings[3].rank == PaperRank::part);
}

TEST_CASE("words keep whether they are strong or typed, and an item its mark and depth") {
    const auto prose =
        blocks_of<block::Prose>(paper_of_text("Press **Begin** or `F2`.\n\n3. first\n\n- a\n  - b\n").blocks);
    REQUIRE(prose.size() == 4);
    REQUIRE(prose[0].words.size() == 5);
    CHECK(prose[0].words[1].text == "Begin");
    CHECK(prose[0].words[1].kind == PaperWord::strong);
    CHECK(prose[0].words[3].kind == PaperWord::typed);
    CHECK(prose[0].words[4].kind == PaperWord::plain);
    CHECK(prose[0].mark.empty());
    CHECK(prose[1].mark == "3.");
    CHECK(prose[2].depth == 1);
    CHECK(prose[3].depth == 2);
}

TEST_CASE("typed text stays line by line, with empty lines") {
    const auto listing = block_of<block::Listing>(paper_of_text("```\n12  # x\n\nok\n```\n").blocks);
    CHECK(listing.lines == std::vector<std::string>{"12  # x", "", "ok"});
}

TEST_CASE("a table keeps its heads and rows together on a page, and only columns of long words stretch") {
    const PaperDocument document = paper_of_text(
        "## Keys\n\n| key | does |\n|---|---|\n| `F2` | opens a new game for as many players as there are |\n"
        "| `F3` | no |\n");
    const auto table = block_of<block::Table>(document.blocks);
    CHECK(heads_of(table) == std::vector<std::string>{"key", "does"});
    REQUIRE(table.rows.size() == 2);
    CHECK(table.rows[0].cells[0].text == "F2");
    CHECK_FALSE(table.columns[0].stretches);
    CHECK(table.columns[1].stretches);
    CHECK(table.rows[0].leads);
    CHECK_FALSE(table.rows[1].leads);
    CHECK(block_of<block::Heading>(document.blocks).room > 0);  // no heading alone at the foot of a page
    CHECK(block_of<block::Heading>(paper_of_text("## Keys\n\nWords.\n").blocks).room == 0);
}

TEST_CASE("a picture is read next to its chapter, with its description; a missing one is an error") {
    const ScratchFolder folder;
    folder.write("table.png", "the bytes of a picture");
    const auto picture = block_of<block::Picture>(
        paper_of_chapters({chapter_of("# A\n\n![the table](table.png)\n", folder.path())}).blocks);
    CHECK(picture.png == "the bytes of a picture");
    CHECK(picture.seen == "the table");
    CHECK_THROWS_AS((void)paper_of_chapters({chapter_of("# A\n\n![it](none.png)\n", folder.path())}), FileError);
}

TEST_CASE("title and page numbers are in the language of the handbook") {
    const auto russian = speaking("ru");
    const PaperDocument document = paper_of_chapters({chapter_of("# Раз\n"), chapter_of("# Два\n")}, russian);
    CHECK(document.language == "ru");
    CHECK(document.title == "tablebank: " + russian.tr("Handbook"));
    CHECK(document.page_text(1, 2) != "page 1 of 2");
}

}  // namespace tablebank::testing
