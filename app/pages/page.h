#pragma once
// What a page for everybody shows, as data: headings, clocks, cards, tables and words, in the language of its reader.
// How it is drawn is the business of one script (files/draw.js), which sets every text as text and nothing else.
// Knows nothing of events, games or sockets.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tablebank {

/// How something stands out.
enum class PageTone : std::uint8_t { plain, quiet, good, wait, alarm };

struct PageLink {
    std::string to;  ///< "standings.html", "table.html?n=3"
    std::string text;
};

namespace page_block {
struct Words {
    std::string text;
    PageTone tone = PageTone::plain;
};
/// Counted down by the reader's own machine.
struct Clock {
    std::string label;
    std::optional<std::int64_t> ends_ms{};  ///< it runs: when it is over, milliseconds UTC
    std::optional<std::int64_t> left_ms{};  ///< it stands
    std::string over;                       ///< what stands there once nothing is left
};
/// What the table waits for, in the largest letters.
struct Notice {
    std::string heading;
    std::string figure{};
    std::string subject{};
    std::string colour{};  ///< "#rrggbb" of the subject, or empty
};
struct Line {
    std::string label{};
    std::string text;
    std::string figure{};  ///< at the right
    std::string colour{};
    std::string to{};
    PageTone tone = PageTone::plain;
};
struct Card {
    std::string title;
    std::string figure{};
    std::string to{};
    std::string note{};
    PageTone tone = PageTone::plain;  ///< of the note
    std::vector<Line> lines{};
    std::optional<std::int64_t> due_ms{};    ///< from then on `late` stands there instead, milliseconds UTC
    std::string late{};                      ///< with {time}
    std::optional<std::int64_t> heard_ms{};  ///< how old what it shows is, milliseconds UTC
    std::string heard{};                     ///< how that is said, with {time}
};
struct Cards {
    std::string title{};
    std::vector<Card> cards{};
};
struct Lines {
    std::string title{};
    std::vector<Line> lines{};
};
struct Column {
    std::string head;
    bool figure = false;
};
struct Row {
    std::vector<std::string> cells;
    std::string to{};
    std::vector<std::string> more{};  ///< lines that are opened by a tap
};
struct Table {
    std::string title;
    std::vector<Column> columns{};
    std::vector<Row> rows{};
    std::string search{};   ///< what is asked where rows can be looked up; empty: nowhere
    std::string nothing{};  ///< where none is found, or there are none
};
}  // namespace page_block

using PageBlock = std::variant<page_block::Words, page_block::Clock, page_block::Notice, page_block::Cards,
                               page_block::Lines, page_block::Table>;

struct Page {
    std::string title;
    std::string subtitle{};
    std::vector<PageLink> ways{};  ///< to the other pages
    std::vector<PageBlock> blocks{};
};

}  // namespace tablebank
