#include "app/viewmodel/road_focus.h"

#include <algorithm>
#include <utility>

namespace tablebank {

namespace {

const RoadStep* current_step(const SettlementSnapshot& shown) {
    const auto now = std::ranges::find_if(shown.road, &RoadStep::now);
    return now == shown.road.end() ? nullptr : &*now;
}

bool is_blank(std::string_view typed) {
    return typed.find_first_not_of(' ') == std::string_view::npos;
}

std::string& text_of(RoadField field, SettlementState& state) {
    if (field == RoadField::line) return state.line;
    return field == RoadField::judge ? state.road.judge : state.road.despite;
}

}  // namespace

std::optional<RoadField> field_waited_for(const RoadStep& road, const RoadInput& typed) {
    if (!road.asks_judge || road.main.empty()) return std::nullopt;
    if (is_blank(typed.judge)) return RoadField::judge;
    if (road.asks_why && is_blank(typed.despite)) return RoadField::despite;
    return std::nullopt;
}

void focus_current_step(const SettlementSnapshot& shown, SettlementState& state) {
    const RoadStep* now = current_step(shown);
    const std::string id = now == nullptr ? std::string{} : now->step.id;
    if (std::exchange(state.shown_step, id) == id || now == nullptr || state.focus) return;
    if (shown.missing.empty()) state.focus = field_waited_for(*now, state.road);
}

bool take_typed(const SettlementSnapshot& shown, std::string_view typed, SettlementState& state) {
    if (is_blank(typed)) return false;
    const bool dice = !shown.missing.empty() && typed.find_first_not_of("0123456789") == std::string_view::npos;
    if (dice && !state.focus) return false;
    const RoadStep* now = current_step(shown);
    const auto waited_for = now == nullptr || state.asked ? std::nullopt : field_waited_for(*now, state.road);
    if (!state.focus) state.focus = waited_for.value_or(RoadField::line);
    text_of(*state.focus, state) += typed;
    return true;
}

bool step_back_in_settlement(SettlementState& state) {
    if (std::exchange(state.asked, false)) return true;
    state.count_focus.reset();
    return std::exchange(state.count, {}).seat != 0;
}

}  // namespace tablebank
