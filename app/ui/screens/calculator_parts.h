#pragma once
// The parts of the calculator, each in its rectangle. Inner header of the screens.

#include <string>
#include <string_view>

#include "app/ui/screens/screens.h"

namespace tablebank {

/// The edition, the question, the players, the rulings, a file.
void draw_calculator_table(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                           CommandQueue& queue);
/// `typing`: a field has the keyboard, so the arrows are its own.
void draw_calculator_deeds(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                           bool typing);
/// A player as one line, and what is asked about it.
void draw_calculator_line(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                          bool typing);
void draw_calculator_answer(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                            CommandQueue& queue, bool typing);
/// Whose a deed is that was typed for two: Enter gives it, Escape leaves it.
void draw_calculator_move(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state, bool typing);
/// What was found of a table that is settled, the reason that it asks for, and the way to paper.
void draw_calculator_findings(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state,
                              CommandQueue& queue);

void calculator_caption(const Ui& ui, std::string_view words);

}  // namespace tablebank
