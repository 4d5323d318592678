#pragma once
// The judge's road, below the standings of the settlement's screen.

#include <vector>

#include "app/desk/screen_state.h"
#include "app/desk/wish.h"
#include "app/present/settlement/count_panel.h"
#include "app/present/settlement/judge_road_offers.h"
#include "app/ui/look/ui.h"

namespace tablebank {

void draw_judge_road(const Ui& ui, const std::vector<RoadStep>& road, const CountPanel& count, SettlementState& state,
                     CommandQueue& queue);

}  // namespace tablebank
