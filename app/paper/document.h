#pragma once
// A document for paper as data: its content in order, and the places left blank for handwriting. layout.h does the
// layout, pdf.h makes a PDF. Texts are already in the reader's language and may come from an untrusted source:
// invisible characters are escaped during typesetting.

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
/// The subject of a heading: a block of a sheet, or in a book a chapter, a section, or a part of a section.
enum class PaperRank : std::uint8_t { block, chapter, section, part };
enum class PaperWord : std::uint8_t { plain, strong, typed };

struct PaperCell {
    std::string text{};
    PaperTone tone = PaperTone::plain;
    std::size_t hangs = 0;             ///< bytes at the end that come after the line on which figures are aligned
    bool blank = false;                ///< a box to be filled in by hand
    std::vector<std::string> ticks{};  ///< small boxes to be ticked, each with its label
};

struct PaperColumn {
    std::string head{};
    PaperAlign align = PaperAlign::left;
    double width = 0;        ///< in points; 0: as wide as its widest cell
    double most = 0;         ///< in points: longer texts end in dots; 0: no limit
    bool stretches = false;  ///< gets the rest of the line, and wraps its text
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
/// The top of the first page: the title, fields, and a QR code at the right.
struct Masthead {
    std::string title;
    std::vector<std::string> lines{};
    std::vector<PaperField> fields{};
    int columns = 3;  ///< of fields
    std::string code{};
};
struct Heading {
    std::string text;
    std::string beside{};  ///< quiet text after it
    double room = 0;       ///< in points: starts a new page if less than this would be left below it
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
/// Running text in a book font; with a mark such as "•" or "3." in front of it, a list item.
struct Prose {
    std::vector<Span> words;
    std::string mark{};
    int depth = 0;  ///< of the item, from 1
};
/// Typed lines or output, each on its own line.
struct Listing {
    std::vector<std::string> lines;
};
/// A picture at most as wide as the text, and its description.
struct Picture {
    std::string png;  ///< its bytes
    std::string seen;
};
/// The headings of chapters and sections, with their pages.
struct Contents {
    std::string title;
};
/// In a frame, so that it is not overlooked.
struct Notice {
    std::string text;
};
struct Table {
    std::vector<PaperColumn> columns;
    std::vector<PaperRow> rows;
    double row_height = 0;  ///< minimum, with space for handwriting
    bool ruled = true;      ///< a hairline under each row
    double gap = 9;         ///< between columns, in points
};
struct Fields {
    std::vector<PaperField> fields;
    int columns = 3;
    double row_height = 0;  ///< minimum, with space for handwriting
};
/// A small card: its subject, and fields below.
struct Card {
    std::string title;
    std::string beside{};  ///< quiet text below the title
    std::vector<PaperField> fields{};
};
/// Cards side by side, each whole on its page.
struct Cards {
    std::vector<Card> cards;
    int columns = 2;
    bool cut = false;  ///< with lines along which they are cut
};
/// A chart below its title and its note, with this height in points; many bars take more. An empty chart shows its text
/// instead.
struct Figure {
    Chart chart;
    double height = 0;
};
/// The following blocks come after the first page.
struct BehindFirst {};
/// The following blocks begin a page.
struct NewPage {};
}  // namespace block

using PaperBlock = std::variant<block::Masthead, block::Heading, block::Paragraph, block::Notice, block::Table,
                                block::Fields, block::Cards, block::Figure, block::Prose, block::Listing,
                                block::Picture, block::Contents, block::BehindFirst, block::NewPage>;

struct PaperDocument {
    std::string title;
    std::string language;                    ///< tag of its language: "en"
    std::optional<std::int64_t> created_ms;  ///< milliseconds UTC since 1970; nullopt: the document has no date
    PaperSize size = PaperSize::a4;
    std::vector<PaperBlock> blocks;
    /// At the bottom of the first page, below any content; blocks that do not fit continue on the next page.
    std::vector<PaperBlock> foot_of_first{};
    /// If the content of the first page does not fit: a line for its foot that names the headings of the rest, and one
    /// for the top of the next page if the text of a heading continues there. Empty: no line.
    std::function<std::string(const std::vector<std::string>&)> overleaf{};
    std::function<std::string(const std::string&)> goes_on{};
    std::string foot{};                              ///< of every page, at the left
    std::function<std::string(int, int)> page_text;  ///< "page 2 of 5", at the right
};

}  // namespace tablebank
