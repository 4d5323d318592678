// Typeset words: measures that are the same on every system, rows, directions, and characters that no font has.

#include "app/paper/words.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

#include "app/paper/missing_glyphs.h"
#include "app/paper/pdf.h"
#include "app/paper/type/typeset_words.h"
#include "tests/support/other_programs.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

std::string text_of(const TypesetRow& row) {
    std::string text;
    for (const TypesetRun& run : row.runs) text += run.text;
    return text;
}

std::size_t without_blanks(std::string text) {
    std::erase(text, ' ');
    return text.size();
}

/// In parts of a point in which all widths are whole.
long parts(double points) {
    return std::lround(points * 1024);
}

TEST_CASE("a text has the same width on every system") {
    const WordSetter setter("en");
    const auto width = [&](const char* text, PaperFont font) { return parts(size_of(setter.line(text, font)).width); };
    CHECK(width("Score sheet", PaperFont::title) == 99905);
    CHECK(width("Съешь ещё булок: 1 234,50 ₽", PaperFont::body) == 119576);
    CHECK(width("Zażółć gęślą jaźń → „AV”", PaperFont::strong) == 101387);
    CHECK(width("tablebank do --dry-run", PaperFont::typed) == 107148);
    CHECK(width("שלום دعد", PaperFont::small) == 28544);
    CHECK(parts(size_of(setter.line("", PaperFont::body)).height) ==
          parts(size_of(setter.line("x", PaperFont::body)).height));
}

TEST_CASE("digits have one width, and letters no ligatures") {
    const WordSetter setter("en");
    CHECK(size_of(setter.line("1111", PaperFont::body)).width == size_of(setter.line("8888", PaperFont::body)).width);
    const SetWords office = setter.line("office fjord", PaperFont::prose);
    CHECK(office->rows.front().runs.front().glyphs.size() == 12);
}

TEST_CASE("the rows of a text are all of it, each as wide as permitted, and a row does not depend on its letters") {
    std::string text;
    for (int i = 0; i < 30; ++i) text += "слово word שלום 山田太郎 extraordinarily-long-word-";
    const WordSetter setter("ru");
    for (const double width : {20.0, 47.0, 90.0, 300.0}) {
        CAPTURE(width);
        const SetWords words = setter.lines(text.substr(0, text.size() / 30 * 3), PaperFont::body, width);
        std::string joined;
        double below = 0;
        for (const TypesetRow& row : words->rows) {
            CHECK(row.width <= width + 0.5);  // a letter may be kerned with the one that the next row begins with
            CHECK(row.height == words->rows.front().height);
            CHECK(row.base > below);
            below = row.base;
            joined += text_of(row);
        }
        if (words->rows.size() < 40) CHECK(without_blanks(joined) == without_blanks(text) / 10);
    }
}

TEST_CASE("a text of any length has at most forty rows, and its last one ends in dots") {
    std::string text;
    for (int i = 0; i < 5000; ++i) text += "слово ";
    const SetWords words = WordSetter("ru").lines(text, PaperFont::body, 100);
    CHECK(words->rows.size() == 40);
    CHECK(text_of(words->rows.back()).ends_with("…"));
    CHECK(words->width <= 100);
}

TEST_CASE("a name in Hebrew is set from the right within its line, and copied in reading order") {
    const std::string name = "שלום דוד";
    const SetWords words = WordSetter("en").line("Anna, " + name + ", 12", PaperFont::body);
    bool seen = false;
    for (const TypesetRun& run : words->rows.front().runs) {
        if (!run.right_to_left || run.text.size() < 4) continue;
        seen = true;
        CHECK(run.glyphs.front().x < run.glyphs.back().x);
        CHECK(name.find(run.text) != std::string::npos);
    }
    CHECK(seen);
    PaperDocument document;
    document.language = "en";
    document.blocks = {block::Paragraph{"Anna, " + name + ", 12"}};
    document.page_text = [](int, int) { return std::string(); };
    const ScratchFolder folder;
    CHECK(pdf_text(folder.write("names.pdf", pdf_of(document))).find(name) != std::string::npos);
}

TEST_CASE("a mark stays with its letter, and letters that are joined are joined") {
    const WordSetter setter("en");
    const auto glyphs = [&](const char* text) {
        std::vector<std::uint32_t> ids;
        const SetWords words = setter.line(text, PaperFont::body);
        for (const TypesetRun& run : words->rows.front().runs)
            for (const TypesetGlyph& glyph : run.glyphs) ids.push_back(glyph.id);
        return ids;
    };
    CHECK(glyphs("e\u0301") == glyphs("\u00e9"));
    CHECK(glyphs("\u062f\u0639\u062f") != glyphs("\u062f \u0639 \u062f"));
    CHECK(setter.line("и\u0306", PaperFont::body)->rows.front().runs.size() == 1);
}

TEST_CASE("a character that no font has is a box with a width, and is named once") {
    const WordSetter setter("en");
    const SetWords words = setter.line("a\u0378b\u0378", PaperFont::body);  // not assigned
    UnknownSigns unknown;
    add_unknown_signs(words, unknown);
    CHECK(unknown.signs == std::vector<std::string>{"\u0378"});
    CHECK(size_of(words).width > size_of(setter.line("ab", PaperFont::body)).width + 2);
}

TEST_CASE("strong and typed words of one line have their own typefaces and sizes") {
    const std::vector<block::Span> spans{{"type "}, {"do", PaperWord::typed}, {" and "}, {"read", PaperWord::strong}};
    const SetWords words = WordSetter("en").lines(spans, 500);
    const std::vector<TypesetRun>& runs = words->rows.front().runs;
    REQUIRE(runs.size() == 4);
    CHECK(runs[1].text == "do");
    CHECK(runs[1].points < runs[0].points);
    CHECK(runs[1].face != runs[0].face);
    CHECK(runs[3].face != runs[0].face);
    CHECK(runs[2].face == runs[0].face);
}

}  // namespace
}  // namespace tablebank::testing
