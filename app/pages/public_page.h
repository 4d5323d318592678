#pragma once
// The content of a public page as data: headings, clocks, cards, tables and words, in the language of its reader. One
// script draws it (files/draw.js); it inserts every text as plain text.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tablebank {

/// The emphasis of an element.
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
/// Counted down by the browser.
struct Clock {
    std::string label;
    std::optional<std::int64_t> ends_ms{};  ///< if it runs: when it is over, milliseconds UTC
    std::optional<std::int64_t> left_ms{};  ///< if it is stopped: the time left
    std::string over;                       ///< the text once no time is left
};
/// The due or step that the table waits for, in the largest type.
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
    std::optional<std::int64_t> due_ms{};    ///< when `late` replaces the note, milliseconds UTC
    std::string late{};                      ///< with {time}
    std::optional<std::int64_t> heard_ms{};  ///< the time of its data, milliseconds UTC
    std::string heard{};                     ///< text for the age of its data, with {time}
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
    std::vector<std::string> more{};  ///< lines that a tap opens
};
struct Table {
    std::string title;
    std::vector<Column> columns{};
    std::vector<Row> rows{};
    std::string search{};   ///< label of the search field; empty if rows cannot be searched
    std::string nothing{};  ///< shown if there are no rows, or none is found
};
}  // namespace page_block

using PageBlock = std::variant<page_block::Words, page_block::Clock, page_block::Notice, page_block::Cards,
                               page_block::Lines, page_block::Table>;

struct Page {
    std::string title;
    std::string subtitle{};
    std::vector<PageLink> ways{};  ///< links to the other pages
    std::vector<PageBlock> blocks{};
};

}  // namespace tablebank
