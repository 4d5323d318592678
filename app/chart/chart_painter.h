#pragma once
// The interface for painting charts: lines, bars and text, in the units of the painter. Dear ImGui and Cairo have one
// implementation each, and a test has one that only records the calls.

#include <span>
#include <string_view>

namespace tablebank {

struct ChartPoint {
    double x = 0;
    double y = 0;
    friend bool operator==(const ChartPoint&, const ChartPoint&) = default;
};

/// A rectangle from its upper left corner to its lower right one.
struct ChartBox {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    [[nodiscard]] double width() const { return right - left; }
    [[nodiscard]] double height() const { return bottom - top; }
    [[nodiscard]] double middle() const { return (top + bottom) / 2; }
    friend bool operator==(const ChartBox&, const ChartBox&) = default;
};

enum class ChartAlign { left, right, centre };

/// The role of a painted element; each painter has its own colours for them.
enum class ChartInk {
    text,
    quiet,  ///< labels of axes
    grid,   ///< hairlines
    bar,
    stroke,  ///< across a bar: the expected value
    chosen,  ///< the selected place
    series,  ///< one of several, by its number
};

struct ChartColour {
    ChartInk ink = ChartInk::text;
    std::size_t series = 0;
    friend bool operator==(const ChartColour&, const ChartColour&) = default;
};

class ChartPainter {
public:
    ChartPainter() = default;
    ChartPainter(const ChartPainter&) = delete;
    ChartPainter& operator=(const ChartPainter&) = delete;
    virtual ~ChartPainter() = default;

    /// Length of a layout unit: gaps and strokes are multiples of it.
    [[nodiscard]] virtual double unit() const = 0;
    [[nodiscard]] virtual double width_of(std::string_view text) const = 0;
    [[nodiscard]] virtual double line_height() const = 0;

    virtual void line(std::span<const ChartPoint> points, ChartColour colour, double width) = 0;
    virtual void bar(const ChartBox& in, ChartColour colour) = 0;
    /// One line, vertically centred in the box; a text that is too long ends with dots.
    virtual void text(const ChartBox& in, ChartAlign align, ChartColour colour, std::string_view text) = 0;
};

}  // namespace tablebank
