#pragma once
// Text in a system font, typeset by Pango: measured once, then painted. Ligatures are off and digits are tabular, so
// that text can be copied from the paper as it was written and figures align in columns.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "app/paper/document.h"

struct _PangoLayout;   // NOLINT(bugprone-reserved-identifier): the library's own name
struct _PangoContext;  // NOLINT(bugprone-reserved-identifier): the library's own name

namespace tablebank {

enum class PaperFont : std::uint8_t { body, strong, small, heading, title, note, prose, typed, section, part };

using SetWords = std::shared_ptr<_PangoLayout>;

struct WordsSize {
    double width = 0;
    double height = 0;
};
[[nodiscard]] WordsSize size_of(const SetWords& words);

class WordSetter {
public:
    /// For text of a language, by its tag.
    explicit WordSetter(const std::string& language);

    /// One line, however long.
    [[nodiscard]] SetWords line(std::string_view text, PaperFont font) const;
    /// One line that ends in dots if it is wider than this, in points.
    [[nodiscard]] SetWords line(std::string_view text, PaperFont font, double most) const;
    /// As many lines as needed, up to the length of a page.
    [[nodiscard]] SetWords lines(std::string_view text, PaperFont font, double width) const;
    /// The same for prose, with strong and typed words.
    [[nodiscard]] SetWords lines(const std::vector<block::Span>& words, double width) const;

private:
    /// Wraps at this width if the text is wider.
    static void fold_lines(const SetWords& words, double width);

    std::shared_ptr<_PangoContext> context_;
};

}  // namespace tablebank
