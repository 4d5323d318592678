// The chapters of the handbook as written: each is parsed whole, and found wherever the program is installed.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "app/handbook/chapter_store.h"
#include "app/handbook/markdown.h"
#include "source_dir.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

const fs::path handbook = fs::path(TABLEBANK_SOURCE_DIR) / "docs/tutorials";

const HandbookBlock& only(const HandbookPage& page) {
    REQUIRE(page.blocks.size() == 1);
    return page.blocks.front();
}

void write(const fs::path& file, const std::string& text) {
    fs::create_directories(file.parent_path());
    std::ofstream(file) << text;
}

TEST_CASE("words are plain, strong or typed, and stay together if no space separates them") {
    const HandbookPage page = read_markdown("Press **Begin** or\n(`F2`), see [the judge](judge.md).");
    const HandbookBlock& block = only(page);
    CHECK(block.kind == HandbookKind::paragraph);
    REQUIRE(block.words.size() == 5);
    CHECK(block.words[1].text == "Begin");
    CHECK(block.words[1].kind == SpanKind::strong);
    CHECK(block.words[3].text == "F2");
    CHECK(block.words[3].kind == SpanKind::code);
    CHECK(plain_words(block.words) == "Press Begin or (F2), see the judge.");
}

TEST_CASE("headings have their level, items their mark, and typed lines stay lines") {
    const HandbookPage page =
        read_markdown("# One\n\n### Two\n\n- a\n- b\n\n3. c\n4. d\n\n```lines\n12  # x\n\nok\n```\n");
    REQUIRE(page.blocks.size() == 7);
    CHECK(page.title() == "One");
    CHECK(page.blocks[1].level == 3);
    CHECK(page.blocks[2].mark == "•");
    CHECK(page.blocks[2].level == 1);
    CHECK(page.blocks[5].mark == "4.");
    CHECK(page.blocks[6].kind == HandbookKind::code);
    CHECK(plain_words(page.blocks[6].words) == "12  # x\n\nok\n");
}

TEST_CASE("a table has rows of cells, its heads first, and a picture its file and its description") {
    const HandbookPage page =
        read_markdown("| a | `b` |\n|---|---|\n| 1 | 2 |\n\n![the table](../../screens/table.png)\n");
    REQUIRE(page.blocks.size() == 2);
    REQUIRE(page.blocks[0].rows.size() == 2);
    CHECK(plain_words(page.blocks[0].rows[0][1]) == "b");
    CHECK(plain_words(page.blocks[0].rows[1][0]) == "1");
    CHECK(page.blocks[1].kind == HandbookKind::picture);
    CHECK(page.blocks[1].target == "../../screens/table.png");
    CHECK(plain_words(page.blocks[1].words) == "the table");
}

TEST_CASE("a part that could not be shown is refused, never left out") {
    for (const std::string text : {"> said", "---\n", "<b>bold</b>", "<div>\n</div>\n", "a  \nb", "a &amp; b",
                                   "see ![x](y.png) there", "| a | b |\n|-|-|\n| 1 | 2 |"}) {
        CAPTURE(text);
        CHECK_THROWS_AS((void)read_markdown(text), MarkdownError);
    }
}

TEST_CASE("every chapter that is written is on the shelf, with a title, and its pictures are there") {
    int written = 0;
    for (const auto& file : fs::recursive_directory_iterator(handbook)) {
        if (file.path().extension() != ".md" || file.path().filename() == "README.md") continue;
        CAPTURE(file.path().string());
        ++written;
        const std::string name = file.path().stem().string();
        const std::string language = file.path().parent_path().filename().string();
        CHECK(std::ranges::find(handbook_chapters, name) != handbook_chapters.end());
        const auto chapter = read_chapter(handbook, name, language);
        REQUIRE(chapter);
        CHECK(chapter->language == language);
        CHECK_FALSE(chapter->page.title().empty());
        for (const HandbookBlock& block : chapter->page.blocks)
            if (block.kind == HandbookKind::picture) CHECK(fs::exists(chapter->folder / block.target));
    }
    CHECK(written == 25);
}

TEST_CASE("every chapter is in all five languages, and in English for any other") {
    for (const std::string language : {"en", "fr", "it", "pl", "ru"})
        for (const HandbookChapter& chapter : read_handbook(handbook, language)) CHECK(chapter.language == language);
    const auto chapters = read_handbook(handbook, "eo");
    REQUIRE(chapters.size() == handbook_chapters.size());
    CHECK(chapters[0].language == "en");
    CHECK_FALSE(read_chapter(handbook, "cook", "en"));
    CHECK(read_handbook({}, "en").empty());
}

TEST_CASE("the handbook is next to the installed program, or in the sources from which it was built") {
    const ScratchFolder folder;
    const fs::path root = folder.path();
    CHECK(handbook_beside(root / "usr/bin/tablebank").empty());
    write(root / "usr/share/tablebank/handbook/en/banker.md", "# For the banker\n");
    CHECK(handbook_beside(root / "usr/bin/tablebank") == root / "usr/share/tablebank/handbook");
    write(root / "src/CMakePresets.json", "{}");
    write(root / "src/docs/tutorials/en/banker.md", "# For the banker\n");
    CHECK(handbook_beside(root / "src/build/release/app/tablebank") == root / "src/docs/tutorials");
}

}  // namespace
}  // namespace tablebank::testing
