#pragma once
// Carries out what was chosen in the list of every action: as a wish, or by putting it where it is typed or looked at.

#include "app/present/program/palette_snapshot.h"
#include "app/ui/screen_state.h"
#include "app/ui/wish.h"

namespace tablebank {

void carry_out(const PaletteItem& item, ScreenState& state, CommandQueue& queue);

}  // namespace tablebank
