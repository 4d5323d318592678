#pragma once
// Text in the fonts of the program, typeset once, measured, then painted. Ligatures are off and digits are tabular, so
// that text can be copied from the paper as it was written and figures align in columns. The same text is typeset alike
// on every system, apart from characters that only fonts of the system have.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/paper/document.h"

namespace tablebank {

enum class PaperFont : std::uint8_t { body, strong, small, heading, title, note, prose, typed, section, part };

struct TypesetWords;
using SetWords = std::shared_ptr<const TypesetWords>;

/// In points.
struct WordsSize {
    double width = 0;
    double height = 0;
};
[[nodiscard]] WordsSize size_of(const SetWords& words);

/// Throws std::runtime_error if there is no font at all: the program was copied without its fonts, and the system has
/// none.
class WordSetter {
public:
    /// For text of a language, by its tag.
    explicit WordSetter(std::string language) : language_(std::move(language)) {}

    /// One line, however long.
    [[nodiscard]] SetWords line(std::string_view text, PaperFont font) const;
    /// One line that ends in dots if it is wider than this, in points.
    [[nodiscard]] SetWords line(std::string_view text, PaperFont font, double most) const;
    /// As many lines as needed, up to the length of a page.
    [[nodiscard]] SetWords lines(std::string_view text, PaperFont font, double width) const;
    /// The same for prose, with strong and typed words.
    [[nodiscard]] SetWords lines(const std::vector<block::Span>& words, double width) const;

private:
    std::string language_;
};

}  // namespace tablebank
