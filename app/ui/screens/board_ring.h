#pragma once
// The position of each board space on the screen: a ring of any number of spaces. START is at the lower right as on the
// box, and the corners are square. Geometry only, in pixels.

#include <array>
#include <vector>

#include "app/ui/widgets/paint.h"

namespace tablebank {

enum class BoardSide { bottom, left, top, right };

class BoardRing {
public:
    /// If the number of spaces is not a multiple of four, the top and bottom sides are the longer ones.
    BoardRing(const Rect& in, int spaces, float depth);
    [[nodiscard]] Rect cell(int space) const;
    [[nodiscard]] BoardSide side_of(int space) const;
    [[nodiscard]] bool is_corner(int space) const;
    [[nodiscard]] Rect inner() const { return in_.inset(depth_); }
    /// The inner part without the lanes for tokens of spaces that are too low to have tokens inside. `unit` is a pixel
    /// at scale 1.
    [[nodiscard]] Rect middle(float unit) const;

private:
    Rect in_;
    float depth_;
    std::array<int, 4> first_{};   ///< the corner space at which each side begins
    std::array<int, 4> spaces_{};  ///< number of spaces of each side, including that corner
};

/// The content of a space that its layout depends on.
struct CellLoad {
    bool owned = false;
    bool street = false;
    int tokens = 0;  ///< including jailed ones
};

/// A space divided into parts. None overlaps another, except that the body contains the three parts after it.
struct CellParts {
    Rect tag;              ///< the owner's, along the outer edge; empty if no player owns it
    Rect strip;            ///< the city's, towards the middle; empty if it is not a street
    Rect body;             ///< the rest of the space
    Rect label;            ///< the name
    Rect badge;            ///< the owner's letter
    Rect tokens;           ///< the tokens; next to the space, towards the middle, if the space is too small
    bool flat = false;     ///< the space is too low for a name above a badge: they are side by side
    bool in_lane = false;  ///< the tokens are next to the space
};
/// `unit` is a pixel at scale 1.
[[nodiscard]] CellParts parts_of_cell(const Rect& cell, BoardSide side, const CellLoad& load, float unit);
/// The rectangles of the tokens of one space: in rows, as large as possible. They overlap only if their letters could
/// not be read otherwise.
[[nodiscard]] std::vector<Rect> places_of_tokens(const Rect& in, int tokens, float unit);

}  // namespace tablebank
