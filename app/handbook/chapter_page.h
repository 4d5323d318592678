#pragma once
// A chapter of the handbook as data: headings, paragraphs, lists, code, tables and pictures.

#include <cstdint>
#include <string>
#include <vector>

namespace tablebank {

enum class SpanKind : std::uint8_t { plain, strong, code };

/// Words of one kind within a paragraph.
struct HandbookSpan {
    std::string text;
    SpanKind kind = SpanKind::plain;
};
using HandbookWords = std::vector<HandbookSpan>;

enum class HandbookKind : std::uint8_t {
    heading,  ///< `level` 1 (the title of the chapter) to 6
    paragraph,
    item,     ///< list item: `mark` is in front of it, `level` is its depth, from 1
    code,     ///< typed lines or output, in one span of `words`
    table,    ///< `rows`, the first of which has the headings
    picture,  ///< `target` is its file, next to the chapter's file; `words` describe it
};

struct HandbookBlock {
    HandbookKind kind = HandbookKind::paragraph;
    int level = 0;
    std::string mark{};  ///< "•", "3."
    HandbookWords words{};
    std::vector<std::vector<HandbookWords>> rows{};
    std::string target{};
};

struct HandbookPage {
    std::vector<HandbookBlock> blocks;

    /// The text of its first heading; empty if there is none.
    [[nodiscard]] std::string title() const;
};

/// The text without the kinds.
[[nodiscard]] std::string plain_words(const HandbookWords& words);

}  // namespace tablebank
