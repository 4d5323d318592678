#pragma once
// Rectangles cut out of rectangles, and text painted into them: the basis of every layout.

#include <imgui.h>

#include <string_view>

#include "app/ui/look/ui.h"

namespace tablebank {

struct Rect {
    ImVec2 min;
    ImVec2 max;
    [[nodiscard]] float width() const { return max.x - min.x; }
    [[nodiscard]] float height() const { return max.y - min.y; }
    [[nodiscard]] ImVec2 size() const { return {width(), height()}; }
    [[nodiscard]] ImVec2 centre() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
    [[nodiscard]] Rect inset(float by) const { return {{min.x + by, min.y + by}, {max.x - by, max.y - by}}; }
    [[nodiscard]] Rect inset(float x, float y) const { return {{min.x + x, min.y + y}, {max.x - x, max.y - y}}; }
};

/// Cuts a piece off one side of `rest`, and a gap after it.
[[nodiscard]] Rect cut_left(Rect& rest, float width, float gap = 0);
[[nodiscard]] Rect cut_right(Rect& rest, float width, float gap = 0);
[[nodiscard]] Rect cut_top(Rect& rest, float height, float gap = 0);
[[nodiscard]] Rect cut_bottom(Rect& rest, float height, float gap = 0);

/// The column in the middle of the window, no wider than `most`, and `above` away from the top and bottom edges.
[[nodiscard]] Rect page_column(const Ui& ui, float most, float above);
/// The next rectangle of the flow of an ImGui window, with this height and the full width.
[[nodiscard]] Rect flow_row(float height);

enum class Align { left, centre, right };

[[nodiscard]] ImVec2 measure(const Ui& ui, Lettering lettering, std::string_view text, float wrap = 0);

/// Paints a line of text; `at` is its top left corner. Not a widget.
void paint_text(const Ui& ui, ImVec2 at, Lettering lettering, ImU32 colour, std::string_view text);
/// The treatment of a line that is too long for its rectangle.
enum class Fit {
    shrinks,  ///< smaller text, to two thirds and never below the smallest size, and then dots
    dots,     ///< dots at once: a name has the same size as its neighbours
};
/// One line in a rectangle, vertically centred. If it ends with dots, its tooltip has the whole text.
void paint_line(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text,
                Align align = Align::left);
/// One line, cut off the right end of `rest`, as wide as its text.
void paint_at_end(const Ui& ui, Rect& rest, Lettering lettering, ImU32 colour, std::string_view text, float gap = 0);
/// The same for the name of a player or of a space, whose text never gets smaller.
void paint_name(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text,
                Align align = Align::left);
/// The same without a tooltip; returns whether the line ends with dots.
bool paint_fitted(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text, Align align,
                  Fit fit);
/// Wrapped within the width of a rectangle and clipped to it; returns its height. A word that is wider than the
/// rectangle makes the text smaller, down to the limit of `Fit::shrinks`; the last row that fits ends with dots.
float paint_wrapped(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text,
                    Align align = Align::left);

/// The same, horizontally centred, and also small enough for the height if possible. Returns whether it ends with dots;
/// the caller adds the tooltip.
bool paint_in_cell(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text);

/// Whether the whole text fits into such a cell, in the smallest size allowed there.
[[nodiscard]] bool fits_in_cell(const Ui& ui, const Rect& in, Lettering lettering, std::string_view text);

/// Wrapped within a width; `at` is its top left corner. Returns its height.
float paint_block(const Ui& ui, ImVec2 at, Lettering lettering, ImU32 colour, std::string_view text, float width);

void paint_panel(const Ui& ui, const Rect& in, ImU32 colour);
void paint_edge(const Ui& ui, const Rect& in, ImU32 colour, float thickness = 1);
/// A line through every row of a text that was painted as a block: it is no longer valid.
void paint_strike(const Ui& ui, ImVec2 at, Lettering lettering, ImVec2 size);
/// Diagonal stripes: the mark of a mortgaged deed everywhere.
void paint_stripes(const Ui& ui, const Rect& in, ImU32 colour);

/// In the flow of an ImGui window: a text that wraps, in one size and colour.
void text(const Ui& ui, Lettering lettering, ImU32 colour, std::string_view words);
/// The same on one line, for the columns of a table.
void line(const Ui& ui, Lettering lettering, ImU32 colour, std::string_view words, Align align = Align::left);
/// A text that wraps, reported to the probe under a key, so that a test can read it.
void note(const Ui& ui, std::string_view key, Lettering lettering, ImU32 colour, std::string_view words);
/// Empty space of the spacing scale, in the flow.
void space(const Ui& ui, Gap step);

/// Sets the text size until the end of the scope.
class LetteringScope {
public:
    LetteringScope(const Ui& ui, Lettering lettering);
    LetteringScope(const LetteringScope&) = delete;
    LetteringScope& operator=(const LetteringScope&) = delete;
    ~LetteringScope();
};

/// A child window that covers a rectangle, for scrolling or input, until the end of the scope. Its scroll bar is on top
/// of everything painted before.
class Pane {
public:
    Pane(const char* id, const Rect& in, bool scrolls = true);
    Pane(const Pane&) = delete;
    Pane& operator=(const Pane&) = delete;
    ~Pane();

private:
    bool scrolls_;
};

}  // namespace tablebank
