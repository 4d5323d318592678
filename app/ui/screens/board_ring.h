#pragma once
// Where each space of the board lies on the screen: a ring of any number of spaces, START at the lower right as on the
// box, its corners as broad as its sides are deep. Geometry only, in pixels.

#include <array>
#include <vector>

#include "app/ui/widgets/paint.h"

namespace tablebank {

enum class BoardSide { bottom, left, top, right };

class BoardRing {
public:
    /// Where the spaces are no multiple of four, the sides above and below are the longer ones.
    BoardRing(const Rect& in, int spaces, float depth);
    [[nodiscard]] Rect cell(int space) const;
    [[nodiscard]] BoardSide side_of(int space) const;
    [[nodiscard]] bool is_corner(int space) const;
    [[nodiscard]] Rect inner() const { return in_.inset(depth_); }
    /// The inner part without the lanes in which tokens stand beside spaces that are too low for them; `unit` is a
    /// pixel at scale 1.
    [[nodiscard]] Rect middle(float unit) const;

private:
    Rect in_;
    float depth_;
    std::array<int, 4> first_{};   ///< the corner that each side begins with
    std::array<int, 4> spaces_{};  ///< of each side, with that corner
};

/// What lies on a space, and how much of it.
struct CellLoad {
    bool owned = false;
    bool street = false;
    int tokens = 0;  ///< with those behind bars
};

/// A space in its parts. None lies over another but for the body.
struct CellParts {
    Rect tag;           ///< of the owner, along the outer edge; empty where nobody owns it
    Rect strip;         ///< of the city, towards the middle; empty for what is no street
    Rect body;          ///< all that is left, with the three that follow
    Rect label;         ///< for the name
    Rect badge;         ///< for the owner's letter
    Rect tokens;        ///< where whoever is on it stands; beside the space, towards the middle, where it is too small
    bool flat = false;  ///< too low for a name above a badge: they stand side by side
    bool in_lane = false;  ///< the tokens stand beside the space
};
/// `unit` is a pixel at scale 1.
[[nodiscard]] CellParts parts_of_cell(const Rect& cell, BoardSide side, const CellLoad& load, float unit);
/// Where so many tokens stand in their part of a space: in rows, as large as they fit, and over each other only where
/// their letters could not be read otherwise.
[[nodiscard]] std::vector<Rect> places_of_tokens(const Rect& in, int tokens, float unit);

}  // namespace tablebank
