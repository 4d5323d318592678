#pragma once
// A document for paper as data: what stands on it, in which order, and what is left blank for a pen. It says nothing of
// points and pages: how it is laid out is layout.h, how it becomes a PDF is pdf.h. Texts are in the language of the
// reader already, and may hold whatever a stranger wrote: what is not seen is marked as they are set. Knows nothing of
// games.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/chart/chart.h"

namespace tablebank {

enum class PaperSize : std::uint8_t { a4, letter };
enum class PaperAlign : std::uint8_t { left, right, centre };
enum class PaperTone : std::uint8_t { plain, strong, quiet };
/// What a heading heads: a block of a sheet, or of a book a chapter, a section of it, or a part of that.
enum class PaperRank : std::uint8_t { block, chapter, section, part };
enum class PaperWord : std::uint8_t { plain, strong, typed };

struct PaperCell {
    std::string text{};
    PaperTone tone = PaperTone::plain;
    std::size_t hangs = 0;             ///< bytes at the end that stand behind the line on which figures are aligned
    bool blank = false;                ///< a box to be filled in by hand
    std::vector<std::string> ticks{};  ///< small boxes to be ticked, each with its words
};

struct PaperColumn {
    std::string head{};
    PaperAlign align = PaperAlign::left;
    double width = 0;        ///< in points; 0: as wide as its widest cell
    double most = 0;         ///< in points: longer words end in dots; 0: no limit
    bool stretches = false;  ///< has what is left of the line, and breaks its words into lines
};

struct PaperRow {
    std::vector<PaperCell> cells;
    bool leads = false;  ///< stays on the page of the row after it
};

/// A label with its value, or with a line to write it on.
struct PaperField {
    std::string label;
    std::string value{};
};

namespace block {
/// The head of the first page: what it is, fields, and a QR code at the right.
struct Masthead {
    std::string title;
    std::vector<std::string> lines{};
    std::vector<PaperField> fields{};
    int columns = 3;  ///< of fields
    std::string code{};
};
struct Heading {
    std::string text;
    std::string beside{};  ///< quiet words behind it
    double room = 0;       ///< in points: a page is turned where less of it would be left below
    PaperRank rank = PaperRank::block;
};
struct Paragraph {
    std::string text;
    PaperTone tone = PaperTone::plain;
};
/// Words of one kind within a line of prose.
struct Span {
    std::string text;
    PaperWord kind = PaperWord::plain;
};
/// Text to be read, in letters of a book; behind a mark, as "•" or "3.", as an item of a list.
struct Prose {
    std::vector<Span> words;
    std::string mark{};
    int depth = 0;  ///< of the item, from 1
};
/// Lines as they are typed or answered, each on its own.
struct Listing {
    std::vector<std::string> lines;
};
/// A picture as wide as the text, or smaller, and what is seen on it.
struct Picture {
    std::string png;  ///< its bytes
    std::string seen;
};
/// The headings of chapters and sections, with their pages.
struct Contents {
    std::string title;
};
/// In a frame, so that nobody misses it.
struct Notice {
    std::string text;
};
struct Table {
    std::vector<PaperColumn> columns;
    std::vector<PaperRow> rows;
    double row_height = 0;  ///< at least: for a pen
    bool ruled = true;      ///< a hairline under each row
    double gap = 9;         ///< between columns, in points
};
struct Fields {
    std::vector<PaperField> fields;
    int columns = 3;
    double row_height = 0;  ///< at least: for a pen
};
/// A small card: whom or what it is for, and fields below.
struct Card {
    std::string title;
    std::string beside{};  ///< quiet words below the title
    std::vector<PaperField> fields{};
};
/// Cards side by side, each whole on its page.
struct Cards {
    std::vector<Card> cards;
    int columns = 2;
    bool cut = false;  ///< with lines along which they are cut
};
/// A chart under its title and its note, with room of this height, in points; many bars take more. Where it is empty it
/// says so.
struct Figure {
    Chart chart;
    double height = 0;
};
/// What follows stands behind the first page.
struct BehindFirst {};
/// What follows begins a page.
struct NewPage {};
}  // namespace block

using PaperBlock = std::variant<block::Masthead, block::Heading, block::Paragraph, block::Notice, block::Table,
                                block::Fields, block::Cards, block::Figure, block::Prose, block::Listing,
                                block::Picture, block::Contents, block::BehindFirst, block::NewPage>;

struct PaperDocument {
    std::string title;
    std::string language;                    ///< tag of the language that it is written in: "en"
    std::optional<std::int64_t> created_ms;  ///< milliseconds UTC since 1970; none: the document tells no date
    PaperSize size = PaperSize::a4;
    std::vector<PaperBlock> blocks;
    /// At the foot of the first page, whatever stands above: what has no room there goes on behind it.
    std::vector<PaperBlock> foot_of_first{};
    /// If the first page cannot hold all that belongs on it: a line for its foot that names the headings of the rest,
    /// and one for the top of the next page where the text of a heading goes on. Empty: no line.
    std::function<std::string(const std::vector<std::string>&)> overleaf{};
    std::function<std::string(const std::string&)> goes_on{};
    std::string foot{};                              ///< of every page, at the left
    std::function<std::string(int, int)> page_text;  ///< "page 2 of 5", at the right
};

}  // namespace tablebank
