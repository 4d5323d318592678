#pragma once
// Typeset words as glyphs at places, in points from their upper left corner. Internal header.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "app/paper/type/typeface.h"

namespace tablebank {

/// Its origin on the base line of its row, from the left.
struct TypesetGlyph {
    std::uint32_t id = 0;  ///< within its typeface; 0: the box of a character that no font has
    double x = 0;
    double raised = 0;
};

/// Characters that share glyphs: of the text, of the glyphs.
struct TypesetCluster {
    int bytes = 0;
    int glyphs = 0;
};

/// A part of a row in one typeface, size and direction. Its glyphs go from left to right, its text and clusters in
/// reading order.
struct TypesetRun {
    std::shared_ptr<const Typeface> face;
    double points = 0;
    bool right_to_left = false;
    std::string text;
    std::vector<TypesetGlyph> glyphs;
    std::vector<TypesetCluster> clusters;
};

struct TypesetRow {
    double base = 0;   ///< of its letters, below the top of the words
    double width = 0;  ///< without the blanks at its end, if the text goes on
    double height = 0;
    std::vector<TypesetRun> runs;
};

struct TypesetWords {
    double width = 0;
    double height = 0;
    std::vector<TypesetRow> rows;
    std::vector<char32_t> unknown;  ///< characters that no font has, in reading order
};

}  // namespace tablebank
