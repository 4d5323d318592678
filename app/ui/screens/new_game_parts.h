#pragma once
// The parts of the screen of a new game. Inner header of the screens.

#include "app/ui/screens/screens.h"

namespace tablebank {

/// In the place of the rulings: the deeds to be compared with one's box, and the way to type one's own figures in.
void draw_deed_check(const Ui& ui, const Rect& in, const NewGameSnapshot& snapshot, NewGameState& state,
                     CommandQueue& queue);

}  // namespace tablebank
