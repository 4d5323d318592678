#pragma once
// A chapter of the handbook as data: headings, paragraphs, lists, what is typed, tables and pictures. Knows nothing of
// how it is shown, nor of games.

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
    item,     ///< of a list: `mark` stands before it, `level` is how deep it lies, from 1
    code,     ///< lines that are typed or answered, in `words` of one span
    table,    ///< `rows`, the first of which are its heads
    picture,  ///< `target` is its file, beside the chapter's; the words tell what is seen on it
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

    /// The words of its first heading; empty where there is none.
    [[nodiscard]] std::string title() const;
};

/// Words without what kind they are.
[[nodiscard]] std::string plain_words(const HandbookWords& words);

}  // namespace tablebank
