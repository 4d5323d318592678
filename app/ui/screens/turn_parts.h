#pragma once
// The parts of the turn: the due at the top, the possible actions below it.

#include <string>

#include "app/ui/screens/screens.h"

namespace tablebank {

/// Sizes and distances of the parts of the turn, in pixels: wide if all of them fit, close if they do not.
struct TurnShape {
    bool close = false;
    float side;            ///< to the left and right edges
    float above;           ///< to the edges above and below
    float party;           ///< height of the row of names
    float cash;            ///< height of the row of cash before and after
    float amount;          ///< height of the row of the sum
    Lettering sum;         ///< text size of the sum
    float die;             ///< side of a die that can be clicked
    float button;          ///< height of an offer
    float between;         ///< between two offers
    float parts;           ///< between the due and the actions
    bool one_row = false;  ///< both dice in one row, if the due would not be completely visible otherwise
};
[[nodiscard]] TurnShape turn_shape(const Ui& ui, bool close, float width);

/// The context of one part of the turn in one frame.
struct TurnUi {
    const Ui& ui;
    const TableSnapshot& snapshot;
    TableState& state;
    PendingIntent& queue;
    TurnShape shape;
    [[nodiscard]] const TurnSnapshot& turn() const { return snapshot.turn; }
};

/// Rows below one another, painted or only measured, so that the caller can find out what fits before it paints.
class TurnColumn {
public:
    TurnColumn(const Ui& ui, const Rect& in, bool paints) : ui_(ui), in_(in), paints_(paints), y_(in.min.y) {}
    [[nodiscard]] bool paints() const { return paints_; }
    [[nodiscard]] float width() const { return in_.width(); }
    [[nodiscard]] float height() const { return y_ - in_.min.y; }
    /// The next row; the height includes the gap after it.
    [[nodiscard]] Rect row(float height, float gap = 0);
    void skip(float height) { y_ += height; }
    /// A text that wraps, reported under its key; draws nothing if the text is empty.
    void note(std::string_view key, Lettering lettering, ImU32 colour, std::string_view words, float gap);

private:
    const Ui& ui_;
    Rect in_;
    bool paints_;
    float y_;
};

/// Debtor, creditor, amount, purpose and calculation.
void lay_turn_head(const TurnUi& turn, TurnColumn& column);
/// Dice to click and the offers; they are always completely visible.
void lay_turn_foot(const TurnUi& turn, TurnColumn& column);
/// Further remarks: how to type the line, notes that more than two players pay, further dues. They are below the offers
/// if everything fits; otherwise they are above them and can be scrolled.
void lay_turn_remarks(const TurnUi& turn, TurnColumn& column);
/// The notes to pay if more than two players pay, for the typed line or the last posted one: too long for the line
/// below.
[[nodiscard]] std::string notes_of_several(const TableSnapshot& snapshot, const TableState& state);

}  // namespace tablebank
