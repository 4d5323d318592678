#pragma once
// Which field on the settlement screen has the keyboard, so that nothing typed there is lost: the one that the current
// step waits for, else the line. Digits stay with the dice that are missing.

#include <optional>
#include <string_view>

#include "app/present/settlement/settlement_snapshot.h"
#include "app/viewmodel/screen_state.h"

namespace tablebank {

/// The field that the judge's act waits for: the name, then the reason; nullopt if it waits for neither.
[[nodiscard]] std::optional<RoadField> field_waited_for(const RoadStep& road, const RoadInput& typed);

/// Must be called for each snapshot that is shown: a step that becomes the current one gives its field the keyboard,
/// unless another field was promised it.
void focus_current_step(const SettlementSnapshot& shown, SettlementState& state);

/// Takes text that was typed while no field had the keyboard, and sends the keyboard after it. False: it is not for a
/// field.
[[nodiscard]] bool take_typed(const SettlementSnapshot& shown, std::string_view typed, SettlementState& state);

/// One step back, from the question before an act, or from the count of notes, which is forgotten. False: neither is
/// open.
[[nodiscard]] bool step_back_in_settlement(SettlementState& state);

}  // namespace tablebank
