#pragma once
// The parts of the calculator, each in its rectangle.

#include <string>
#include <string_view>

#include "app/ui/screens/screens.h"

namespace tablebank {

/// `typing`: a field has the keyboard, so the arrows are its own.
void draw_calculator_deeds(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                           bool typing);
/// A player as one line, and what is asked about it.
void draw_calculator_line(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                          bool typing);
/// What a question wants typed: the deed that it is about, how many steps are built.
void draw_calculator_asked(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state);
/// What the arrows do while nothing is typed.
void draw_calculator_arrows(const Ui& ui);
/// The dice of utilities, in room that is kept free for them.
void draw_calculator_dice(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state);
/// How high that room is.
[[nodiscard]] float height_of_dice(const Ui& ui, const CalculatorSnapshot& snapshot);
/// The arrows, while nothing is typed: up and down choose a deed, left and right how it stands.
void walk_calculator_deeds(const CalculatorSnapshot& snapshot, CalculatorState& state);
/// The deeds as a board, with all that is typed and answered inside the ring.
void draw_calculator_board(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                           PendingIntent& queue, bool typing);
void draw_calculator_answer(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                            PendingIntent& queue, bool typing);

void calculator_caption(const Ui& ui, std::string_view words);

}  // namespace tablebank
