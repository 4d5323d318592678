#include "app/present/handbook/handbook_paper.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "app/present/sheet/sheet_parts.h"
#include "db/file/bounded_file.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

constexpr std::size_t largest_picture = std::size_t{4} << 20;  ///< bytes; the largest has 90,000
constexpr std::size_t longest_narrow = 26;                     ///< bytes of a cell whose column takes what it needs

constexpr double room_for_table = 200;  ///< points

PaperWord kind_of(SpanKind kind) {
    return kind == SpanKind::strong ? PaperWord::strong : kind == SpanKind::code ? PaperWord::typed : PaperWord::plain;
}

std::vector<block::Span> spans_of(const HandbookWords& words) {
    std::vector<block::Span> spans;
    spans.reserve(words.size());
    for (const HandbookSpan& span : words) spans.push_back({span.text, kind_of(span.kind)});
    return spans;
}

PaperRank rank_of(int level) {
    return level == 1 ? PaperRank::chapter : level == 2 ? PaperRank::section : PaperRank::part;
}

block::Listing listing_of(const HandbookWords& words) {
    block::Listing listing;
    std::istringstream lines(plain_words(words));
    for (std::string line; std::getline(lines, line);) listing.lines.push_back(line);
    return listing;
}

block::Table table_of_handbook(const HandbookBlock& table) {
    block::Table made;
    for (const HandbookWords& head : table.rows.front()) made.columns.push_back({plain_words(head)});
    for (std::size_t i = 1; i < table.rows.size(); ++i) {
        PaperRow& row = made.rows.emplace_back();
        for (std::size_t column = 0; column < table.rows[i].size(); ++column) {
            row.cells.push_back({plain_words(table.rows[i][column])});
            if (row.cells.back().text.size() > longest_narrow) made.columns[column].stretches = true;
        }
        row.leads = i + 1 < table.rows.size();  // one look at the table shows all of it
    }
    return made;
}

PaperBlock paper_of(const HandbookBlock& block, const std::filesystem::path& folder) {
    switch (block.kind) {
        case HandbookKind::heading:
            return block::Heading{plain_words(block.words), {}, 0, rank_of(block.level)};
        case HandbookKind::item:
            return block::Prose{spans_of(block.words), block.mark, block.level};
        case HandbookKind::code:
            return listing_of(block.words);
        case HandbookKind::table:
            return table_of_handbook(block);
        case HandbookKind::picture:
            return block::Picture{read_bounded(folder / platform::path_of(block.target), largest_picture),
                                  plain_words(block.words)};
        case HandbookKind::paragraph:
            break;
    }
    return block::Prose{spans_of(block.words)};
}

}  // namespace

PaperDocument make_handbook_document(const Language& lang, std::span<const HandbookChapter> chapters) {
    PaperDocument document;
    const bool whole = chapters.size() > 1;
    const std::string title = lang.tr("Handbook");
    document.title = whole ? "tablebank: " + title : chapters.front().page.title();
    document.language = lang.tag();
    document.foot = document.title;
    document.page_text = page_numbers(lang);
    if (whole) document.blocks.emplace_back(block::Contents{title});
    for (const HandbookChapter& chapter : chapters) {
        if (!document.blocks.empty()) document.blocks.emplace_back(block::NewPage{});
        const auto& blocks = chapter.page.blocks;
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            document.blocks.push_back(paper_of(blocks[i], chapter.folder));
            const bool heads_table = i + 1 < blocks.size() && blocks[i + 1].kind == HandbookKind::table;
            if (auto* heading = std::get_if<block::Heading>(&document.blocks.back()); heading != nullptr && heads_table)
                heading->room = room_for_table;
        }
    }
    return document;
}

}  // namespace tablebank
