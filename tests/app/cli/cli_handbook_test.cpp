// The handbook in the terminal and as PDF: its pages have every text of a chapter.

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "app/handbook/chapter_store.h"
#include "app/i18n/catalogues.h"
#include "tests/support/command_line.h"
#include "tests/support/other_programs.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

/// The text of a chapter, block for block, as a PDF shows it.
void check_pages(const HandbookChapter& chapter, const std::string& pages) {
    for (const HandbookBlock& block : chapter.page.blocks) {
        if (block.kind == HandbookKind::code) {
            std::istringstream lines(plain_words(block.words));
            for (std::string line; std::getline(lines, line);)
                CHECK_MESSAGE(pages.find(in_one_line(line)) != std::string::npos, line);
        } else {
            const std::string words = in_one_line(plain_words(block.words));
            CHECK_MESSAGE(pages.find(words) != std::string::npos, words);
        }
        for (const auto& row : block.rows)
            for (const HandbookWords& cell : row)
                CHECK_MESSAGE(pages.find(in_one_line(plain_words(cell))) != std::string::npos, plain_words(cell));
    }
}

TEST_CASE("the PDF of the handbook has every word of every chapter, in every language") {
    const ScratchFolder folder;
    for (const std::string& tag : languages()) {
        CAPTURE(tag);
        for (const HandbookChapter& chapter : read_handbook(find_handbook(), tag)) {
            CAPTURE(chapter.name);
            if (chapter.language != tag) continue;
            const std::string file = folder.file(tag + chapter.name + ".pdf");
            REQUIRE(run({"handbook", chapter.name, "--lang", tag, "-o", file}).code == 0);
            check_pages(chapter, pdf_text(file, "-raw"));
        }
    }
}

TEST_CASE("the whole handbook has its contents in front, is tagged, and its pages are counted") {
    const ScratchFolder folder;
    const std::string file = folder.file("handbook.pdf");
    REQUIRE(run({"handbook", "-o", file, "--paper", "letter"}).code == 0);
    const std::string first = pdf_text(file, "-raw -l 1");
    CHECK(first.starts_with("Handbook For the banker 2 "));
    CHECK(first.find("For the owner of another box") != std::string::npos);
    const std::string facts = printed_by("pdfinfo '" + file + "'");
    CHECK(facts.find("Tagged:          yes") != std::string::npos);
    CHECK(facts.find("612 x 792") != std::string::npos);
    const auto section = first.find("Mistakes ");
    REQUIRE(section != std::string::npos);
    const std::string page = first.substr(section + 9, first.find(' ', section + 9) - section - 9);
    CHECK(pdf_text(file, "-raw -f " + page + " -l " + page).find("Mistakes") != std::string::npos);
    const std::string again = folder.file("again.pdf");
    REQUIRE(run({"handbook", "-o", again, "--paper", "letter"}).code == 0);
    CHECK(printed_by("cmp '" + file + "' '" + again + "' && echo same") == "same\n");
}

TEST_CASE("in the terminal a chapter is read in its language, in lines that a terminal has") {
    const Ran ran = run({"handbook", "banker", "--lang", "fr"});
    CHECK(ran.code == 0);
    CHECK(ran.out.find(read_chapter(find_handbook(), "banker", "fr")->page.title()) != std::string::npos);
    CHECK(run({"handbook", "director"}).out.find("\n    tablebank event new ") != std::string::npos);
}

TEST_CASE("an unknown chapter, paper or language, or a file that exists, is refused") {
    const ScratchFolder folder;
    const Ran unknown = run({"handbook", "jugde"});
    CHECK(unknown.code == 2);
    CHECK(unknown.err.find("judge") != std::string::npos);
    CHECK(run({"handbook", "--lang", "de"}).code == 2);
    CHECK(run({"handbook", "--paper", "a3"}).code == 2);
    const std::string file = folder.write("mine.pdf", "mine");
    CHECK(run({"handbook", "judge", "-o", file}).code == 2);
    CHECK(printed_by("cat '" + file + "'") == "mine");
    CHECK(run({"handbook", "judge", "-o", ""}).code == 2);
}

}  // namespace
}  // namespace tablebank::testing
