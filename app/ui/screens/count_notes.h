#pragma once
// Counting the notes of a hand value by value, on the judge's road. Inner header of the screens.

#include "app/desk/screen_state.h"
#include "app/desk/wish.h"
#include "app/present/settlement/count_panel.h"
#include "app/ui/look/ui.h"

namespace tablebank {

void draw_count(const Ui& ui, const CountPanel& panel, SettlementState& state, CommandQueue& queue);

}  // namespace tablebank
