// Documents as pages and as PDF, read back by poppler, which shares nothing with us.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/paper/layout.h"
#include "app/paper/pdf.h"
#include "tests/support/other_programs.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

PaperDocument document_of(std::vector<PaperBlock> blocks) {
    PaperDocument document;
    document.title = "Score sheet";
    document.language = "en";
    document.blocks = std::move(blocks);
    document.foot = "foot";
    document.page_text = [](int page, int pages) {
        return "page " + std::to_string(page) + " of " + std::to_string(pages);
    };
    return document;
}

std::string text_of(const PaperDocument& document, const std::string& options = "") {
    const ScratchFolder folder;
    return pdf_text(folder.write("document.pdf", pdf_of(document)), options);
}

std::string info_of(const PaperDocument& document, const std::string& options = "") {
    const ScratchFolder folder;
    return printed_by("pdfinfo " + options + " '" + folder.write("document.pdf", pdf_of(document)) + "' 2>&1");
}

block::Table long_table(int rows) {
    block::Table table{{{"Entry"}, {"What", PaperAlign::left, 0, 0, true}, {"Sum", PaperAlign::right}}, {}};
    for (int row = 1; row <= rows; ++row) {
        const std::string number = std::to_string(row);
        table.rows.push_back({{{"row" + number}, {"words of " + number}, {number}}});
    }
    return table;
}

int count_of(const std::string& text, const std::string& word) {
    int count = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + word.size())) ++count;
    return count;
}

const std::vector<std::string> sentences{
    "The first official flight: affluent, fjord, office.",
    "Съешь же ещё этих мягких французских булок, да выпей чаю: 1 234,5 "
    "₽ "
    "№7.",
    "L’œuf du cœur où naît l’été : « déjà », ça et là, Noël, aiguë, 20 % d’affilée.",
    "Perché è così? Più in là, affitto di città: l’ufficio, 10%.",
    "Zażółć gęślą jaźń: źródło, ćma, łąka, „Elektrownia” i świadek.",
};

TEST_CASE("text is copied from the paper as it was written, in five languages") {
    std::vector<PaperBlock> blocks;
    for (const std::string& sentence : sentences) blocks.emplace_back(block::Paragraph{sentence});
    for (const std::string& sentence : sentences) blocks.emplace_back(block::Heading{sentence});
    const std::string text = text_of(document_of(std::move(blocks)));
    for (const std::string& sentence : sentences) {
        CAPTURE(sentence);
        CHECK(count_of(text, in_one_line(sentence)) == 2);
    }
}

TEST_CASE("a document is tagged, in its language, with its title, and its fonts are in it") {
    PaperDocument document = document_of({block::Heading{"Heading"}, block::Paragraph{"Words"}, long_table(120)});
    document.language = "ru";
    document.created_ms = 1'767'225'600'000;
    const std::string info = info_of(document);
    CHECK(info.find("Title:           Score sheet\n") != std::string::npos);
    CHECK(info.find("Tagged:          yes\n") != std::string::npos);
    CHECK(info.find("CreationDate:    Thu Jan  1 00:00:00 2026") != std::string::npos);
    CHECK(info.find("Page size:       595.276 x 841.89 pts (A4)\n") != std::string::npos);
    CHECK(pdf_of(document).find("/Lang (ru)") != std::string::npos);
    const std::string tags = info_of(document, "-struct-text");
    CHECK(tags.starts_with("Document\n"));
    CHECK(tags.find("H2 (block)\n    \"Heading\"") != std::string::npos);
    CHECK(tags.find("TH\n        \"Entry\"") != std::string::npos);
    CHECK(tags.find("TD\n        \"row120\"") != std::string::npos);
    CHECK(tags.find("Warning") == std::string::npos);
    const ScratchFolder folder;
    const std::string fonts =
        printed_by("pdffonts '" + folder.write("document.pdf", pdf_of(document)) + "' | tail -n +3");
    CHECK(count_of(fonts, "\n") > 0);
    CHECK(count_of(fonts, "yes yes yes") == count_of(fonts, "\n"));
}

TEST_CASE("a document without a date prints none, and Letter is Letter") {
    PaperDocument document = document_of({block::Paragraph{"Words"}});
    document.size = PaperSize::letter;
    const std::string info = info_of(document);
    CHECK(info.find("Date") == std::string::npos);
    CHECK(info.find("Page size:       612 x 792 pts (letter)\n") != std::string::npos);
}

TEST_CASE("the same document is the same bytes") {
    const auto made = [] { return pdf_of(document_of({block::Paragraph{sentences[3]}, long_table(200)})); };
    CHECK(made() == made());
}

TEST_CASE("a table continues with its heads, no row is lost or repeated, and every page has its number") {
    const PaperDocument document = document_of({long_table(200)});
    const int pages = pages_of(document);
    CHECK(pages > 2);
    const std::string text = text_of(document, "-layout");
    CHECK(count_of(text, "Entry") == pages);
    for (int row = 1; row <= 200; ++row) CHECK(count_of(text, "row" + std::to_string(row) + ' ') == 1);
    for (int page = 1; page <= pages; ++page)
        CHECK(text.find("page " + std::to_string(page) + " of " + std::to_string(pages)) != std::string::npos);
}

TEST_CASE("the foot of the first page stays there, whatever is above it") {
    for (const int rows : {0, 1, 30, 100, 300}) {
        CAPTURE(rows);
        PaperDocument document = document_of({long_table(rows)});
        document.foot_of_first = {block::Heading{"Signatures"}, block::Fields{{{"Judge"}, {"Witness"}}, 2, 20}};
        CHECK(text_of(document, "-l 1").find("Signatures") != std::string::npos);
        CHECK(count_of(text_of(document), "Signatures") == 1);
        CHECK(count_of(text_of(document), "Witness") == 1);
    }
}

TEST_CASE("a first page that does not hold all states what continues overleaf, and the next page continues it") {
    const auto made = [](int rows) {
        PaperDocument document =
            document_of({block::Heading{"Corrections"}, long_table(rows), block::Heading{"Protests"}, long_table(1),
                         block::BehindFirst{}, block::Heading{"The walk"}});
        document.foot_of_first = {block::Heading{"Signatures"}, block::Fields{{{"Judge"}}, 2, 20}};
        document.overleaf = [](const std::vector<std::string>& headings) {
            std::string text = "Overleaf:";
            for (const std::string& heading : headings) text += ' ' + heading;
            return text + '.';
        };
        document.goes_on = [](const std::string& heading) { return heading + " goes on"; };
        return document;
    };
    CHECK(text_of(made(3)).find("Overleaf") == std::string::npos);
    const PaperDocument whole = made(80);
    CHECK(text_of(whole, "-l 1").find("Overleaf: Corrections Protests.") != std::string::npos);
    CHECK(text_of(whole, "-f 2").find("Corrections goes on") != std::string::npos);
    CHECK(text_of(whole).find("The walk goes on") == std::string::npos);
    for (int rows = 1; rows < 80; rows += 3) {  // wherever the page ends, nothing of it is dropped in silence
        CAPTURE(rows);
        const std::string first = text_of(made(rows), "-l 1");
        const bool all = count_of(first, "row") == rows + 1;
        CHECK(all == (first.find("Overleaf") == std::string::npos));
    }
}

TEST_CASE("what follows the first page begins there, and wastes no other page") {
    PaperDocument document = document_of({block::Paragraph{"first"}, block::BehindFirst{}, block::Paragraph{"second"},
                                          block::BehindFirst{}, block::Paragraph{"third"}});
    CHECK(pages_of(document) == 2);
    CHECK(text_of(document, "-l 1").find("second") == std::string::npos);
    CHECK(text_of(document, "-f 2").find("second third") != std::string::npos);
}

TEST_CASE("direction marks and malformed bytes are visible on paper") {
    block::Table table = long_table(1);
    table.rows[0].cells[1].text = "a\u202Eb\x1b[31m\xff";
    const std::string text = text_of(document_of({table, block::Paragraph{"line\nbreak \u2066"}}));
    CHECK(text.find("a\\u202eb\\x1b[31m\\xff") != std::string::npos);
    CHECK(text.find("line\\x0abreak \\u2066") != std::string::npos);
}

TEST_CASE("words that are too wide end in dots, and never push anything off the page") {
    block::Table table{{{"Name", PaperAlign::left, 0, 60}, {"Sum", PaperAlign::right}}, {}};
    table.rows.push_back({{{std::string(300, 'W')}, {"42"}}});
    block::Fields fields{{{"Event", std::string(300, 'M')}, {std::string(300, 'N')}}, 3};
    const PaperPages laid = lay_out(document_of({table, fields, block::Heading{std::string(300, 'H')}}));
    for (const PageMark& mark : laid.pages.front().marks)
        if (const auto* words = std::get_if<mark_of_page::Words>(&mark))
            CHECK(words->x + size_of(words->words).width <= laid.width - 40);
    const WordSetter setter("en");
    CHECK(size_of(setter.line(std::string(300, 'W'), PaperFont::body, 60)).width <= 60);
    CHECK(size_of(setter.line(std::string(300, 'W'), PaperFont::body)).width > 1000);
}

TEST_CASE("a field that needs more room than the others gets what they leave") {
    const std::string moment = "November 28, 2026, 15:45:10 GMT+03:00";
    const auto printed = [&](std::vector<PaperField> fields) {
        return text_of(document_of({block::Fields{std::move(fields), 3}}));
    };
    CHECK(printed({{"Protests are heard until", moment}, {"Signed at", "15:30"}, {"Correction number"}}).find(moment) !=
          std::string::npos);
    CHECK(printed({{"Signed at", "15:30"}, {"Correction number", "2"}, {"Protests are heard until", moment}})
              .find(moment) != std::string::npos);
    CHECK(
        printed({{"Until", std::string(300, 'M')}, {"Signed at", "15:30"}, {"Correction number", "2"}}).find("15:30") !=
        std::string::npos);
}

TEST_CASE("figures are aligned by their decimal mark") {
    block::Table table{{{"Sum", PaperAlign::right}}, {}};
    for (const auto& [text, hangs] :
         std::vector<std::pair<std::string, std::size_t>>{{"1,134.75", 3}, {"9", 0}, {"2.5", 2}})
        table.rows.push_back({{{.text = text, .hangs = hangs}}});
    const PaperPages laid = lay_out(document_of({table}));
    const WordSetter setter("en");
    std::vector<double> marks;
    for (const PageMark& mark : laid.pages.front().marks) {
        const auto* words = std::get_if<mark_of_page::Words>(&mark);
        if (words == nullptr || marks.size() == 4) continue;
        const std::vector<std::string> whole{"", "1,134", "9", "2"};  // the head first
        marks.push_back(words->x + size_of(setter.line(whole[marks.size()], PaperFont::body)).width);
    }
    REQUIRE(marks.size() == 4);
    CHECK(marks[1] == doctest::Approx(marks[2]).epsilon(0.01));
    CHECK(marks[1] == doctest::Approx(marks[3]).epsilon(0.01));
}

TEST_CASE("a heading that requires room below it starts a new page if less is left") {
    const block::Heading short_one{"Heading", {}, 100};
    const block::Heading long_one{"Heading", {}, 300};
    CHECK(pages_of(document_of({long_table(40), short_one, block::Paragraph{"Words"}})) == 1);
    CHECK(pages_of(document_of({long_table(40), long_one, block::Paragraph{"Words"}})) == 2);
    CHECK(pages_of(document_of({block::Heading{"Heading", {}, 5000}, block::Paragraph{"Words"}})) == 1);
}

TEST_CASE("a document of nothing is a page") {
    CHECK(pages_of(document_of({})) == 1);
    CHECK(text_of(document_of({})).find("page 1 of 1") != std::string::npos);
    CHECK(pages_of(document_of({long_table(0), block::Fields{{}, 3}})) == 1);
}

TEST_CASE("one cell of any length is set on pages of their size") {
    block::Table table = long_table(1);
    for (int i = 0; i < 2000; ++i) table.rows[0].cells[1].text += "слово ";
    const PaperDocument document = document_of({table, block::Paragraph{"behind it"}});
    CHECK(pages_of(document) <= 2);
    CHECK(text_of(document).find("behind it") != std::string::npos);
}

}  // namespace
}  // namespace tablebank::testing
