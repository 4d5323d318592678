#pragma once
// The parts of the calculator, each in its rectangle.

#include <string>
#include <string_view>

#include "app/ui/screens/screens.h"

namespace tablebank {

/// `typing`: a field has the keyboard, so the arrow keys belong to the field.
void draw_calculator_deeds(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                           bool typing);
/// A player as one text line, and the questions about that player.
void draw_calculator_line(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state);
/// The inputs of a question: the deed that it is about, the number of steps to build.
void draw_calculator_asked(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state);
/// A hint: the effect of the arrow keys while no field has the keyboard.
void draw_calculator_arrows(const Ui& ui);
/// The dice for utilities, in an area reserved for them.
void draw_calculator_dice(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state);
/// The height of that area.
[[nodiscard]] float height_of_dice(const Ui& ui, const CalculatorSnapshot& snapshot);
/// Handles the arrow keys while no field has the keyboard: up and down choose a deed, left and right change its state.
void walk_calculator_deeds(const CalculatorSnapshot& snapshot, CalculatorState& state);
/// The deeds as a board, with all inputs and answers inside the ring.
void draw_calculator_board(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                           PendingIntent& queue, bool typing);
void draw_calculator_answer(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                            PendingIntent& queue, bool typing);

void calculator_caption(const Ui& ui, std::string_view words);

}  // namespace tablebank
