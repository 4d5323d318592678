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
void draw_calculator_answer(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                            bool typing);

void calculator_caption(const Ui& ui, std::string_view words);

}  // namespace tablebank
