#pragma once
// Line breaking: between words and after the hyphen of a double name, and nowhere else. A figure ("1,500") and a word
// are never broken; a word that is wider than its row ends with dots.

#include <imgui.h>

#include <string>
#include <string_view>

namespace tablebank {

/// One font in one size, in pixels.
struct Face {
    ImFont* font;
    float size;
    [[nodiscard]] float width(std::string_view words) const;
};

struct Row {
    std::string_view words;  ///< a part of the text, unchanged
    bool cut = false;        ///< the row is a single word that is wider than the row
};

/// Removes the next row from a text, which must not be empty.
[[nodiscard]] Row take_row(const Face& face, std::string_view& text, float width);

/// The longest beginning of the text that fits, with dots after it: "Площадь Свобо…".
[[nodiscard]] std::string ended_with_dots(const Face& face, std::string_view words, float width);

}  // namespace tablebank
