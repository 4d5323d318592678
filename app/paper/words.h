#pragma once
// Words in a font of the system, as Pango sets them: measured once, painted where they are put. Ligatures are off and
// digits are tabular, so that text is copied from the paper as it was written and figures stand in columns.

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
    /// For words of a language, by its tag.
    explicit WordSetter(const std::string& language);

    /// One line, however long.
    [[nodiscard]] SetWords line(std::string_view text, PaperFont font) const;
    /// One line that ends in dots where it is wider, in points.
    [[nodiscard]] SetWords line(std::string_view text, PaperFont font, double most) const;
    /// As many lines as it takes, up to what a page can hold.
    [[nodiscard]] SetWords lines(std::string_view text, PaperFont font, double width) const;
    /// The same for prose, in which some words are strong and some are typed.
    [[nodiscard]] SetWords lines(const std::vector<block::Span>& words, double width) const;

private:
    /// Broken at this width, where it is wider.
    static void fold_lines(const SetWords& words, double width);

    std::shared_ptr<_PangoContext> context_;
};

}  // namespace tablebank
