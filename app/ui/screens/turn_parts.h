#pragma once
// The parts of the turn: what is due above, what can be done about it below.

#include <string>

#include "app/ui/screens/screens.h"

namespace tablebank {

/// How far apart the parts of the turn stand, in pixels: broad where there is room for all of them, close where there
/// is not.
struct TurnShape {
    bool close = false;
    float side;     ///< from the edges
    float above;    ///< and from those above and below
    float party;    ///< height of the row of names
    float cash;     ///< of the row with what they have and will have
    float amount;   ///< of the row of the sum
    Lettering sum;  ///< the letters of the sum
    float die;      ///< of a face to be clicked
    float button;   ///< of an offer
    float between;  ///< two offers
    float parts;    ///< what is due and what can be done
};
[[nodiscard]] TurnShape turn_shape(const Ui& ui, bool close, float width);

/// Everything that a part of the turn needs in one frame.
struct TurnUi {
    const Ui& ui;
    const TableSnapshot& snapshot;
    TableState& state;
    PendingIntent& queue;
    TurnShape shape;
    [[nodiscard]] const TurnSnapshot& turn() const { return snapshot.turn; }
};

/// Rows one below the other, painted or only measured: so what does not fit is known before anything is painted.
class TurnColumn {
public:
    TurnColumn(const Ui& ui, const Rect& in, bool paints) : ui_(ui), in_(in), paints_(paints), y_(in.min.y) {}
    [[nodiscard]] bool paints() const { return paints_; }
    [[nodiscard]] float width() const { return in_.width(); }
    [[nodiscard]] float height() const { return y_ - in_.min.y; }
    /// The next row; the gap behind it is part of the height.
    [[nodiscard]] Rect row(float height, float gap = 0);
    void skip(float height) { y_ += height; }
    /// A text that wraps, reported under its key; nothing where it is empty.
    void note(std::string_view key, Lettering lettering, ImU32 colour, std::string_view words, float gap);

private:
    const Ui& ui_;
    Rect in_;
    bool paints_;
    float y_;
};

/// Who owes whom, how much, for what and why.
void lay_turn_head(const TurnUi& turn, TurnColumn& column);
/// Dice to be clicked and the offers, whole and in sight before anything else.
void lay_turn_foot(const TurnUi& turn, TurnColumn& column);
/// What else there is to be said: how to type it, notes that more than two hand over, further dues. It stands below the
/// offers where there is room for everything, and above them, where it may be scrolled, where there is not.
void lay_turn_remarks(const TurnUi& turn, TurnColumn& column);
/// What more than two have to hand over, for the line that is typed or the one posted last: too long for the line
/// below.
[[nodiscard]] std::string notes_of_several(const TableSnapshot& snapshot, const TableState& state);

}  // namespace tablebank
