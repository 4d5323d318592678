#pragma once
// Where letters are broken into rows: between words, behind the hyphen of a double name, and nowhere else. A figure
// ("1,500") and a word stay whole; a word that is broader than its row ends with dots.

#include <imgui.h>

#include <string>
#include <string_view>

namespace tablebank {

/// Face of one font in one size, in pixels.
struct Face {
    ImFont* font;
    float size;
    [[nodiscard]] float width(std::string_view words) const;
};

struct Row {
    std::string_view words;  ///< as they stand in the text
    bool cut = false;        ///< they are one word, which is broader than the row
};

/// Takes the next row off a text that is not empty.
[[nodiscard]] Row take_row(const Face& face, std::string_view& text, float width);

/// As much of the words as fits, with dots behind it: "Площадь Свобо…".
[[nodiscard]] std::string ended_with_dots(const Face& face, std::string_view words, float width);

}  // namespace tablebank
