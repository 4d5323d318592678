#pragma once
// A page as marks at positions, in points from its upper left corner: the layout makes them and the painter paints
// them. Tags between them tell a screen reader about headings, tables and cells. Internal header.

#include <string>
#include <variant>
#include <vector>

#include "app/chart/chart_painter.h"
#include "app/paper/words.h"
#include "app/qr/qr_matrix.h"

namespace tablebank::mark_of_page {

/// Parts of red, green and blue, 0 to 1.
struct PageColour {
    double red = 0;
    double green = 0;
    double blue = 0;
};

struct Words {
    double x = 0;
    double y = 0;
    SetWords words;
    double grey = 0;  ///< 0: black, 1: white
};
struct Line {
    double x = 0;
    double y = 0;
    double to_x = 0;
    double to_y = 0;
    double width = 0.4;
    double grey = 0.7;
};
struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double line = 0.4;
    double grey = 0.5;
};
/// A stroke through points, in a colour.
struct Stroke {
    std::vector<ChartPoint> points;
    double width = 1;
    PageColour colour;
};
/// A filled rectangle.
struct Bar {
    ChartBox in;
    PageColour colour;
};
/// A QR code; its margin is within the size.
struct Code {
    double x = 0;
    double y = 0;
    double size = 0;
    QrMatrix squares;
};
/// A picture as PNG bytes, in this rectangle.
struct Image {
    ChartBox in;
    std::string png;
};
/// A target of the PDF's outline.
struct Place {
    std::string words;
    PaperRank rank = PaperRank::chapter;
};
struct TagBegins {
    const char* name;
};
struct TagEnds {
    const char* name;
};

}  // namespace tablebank::mark_of_page

namespace tablebank {

using PageMark = std::variant<mark_of_page::Words, mark_of_page::Line, mark_of_page::Box, mark_of_page::Code,
                              mark_of_page::Stroke, mark_of_page::Bar, mark_of_page::Image, mark_of_page::Place,
                              mark_of_page::TagBegins, mark_of_page::TagEnds>;

struct PaperPage {
    std::vector<PageMark> marks;
};

struct PaperPages {
    double width = 0;
    double height = 0;
    std::vector<PaperPage> pages;
};

}  // namespace tablebank
