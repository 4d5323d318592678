#pragma once
// The parts of the settlement's screen. Each draws in the flow.

#include <string>
#include <string_view>

#include "app/present/settlement/settlement_snapshot.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keyboard_focus.h"
#include "app/viewmodel/intent.h"
#include "app/viewmodel/screen_state.h"

namespace tablebank {

/// The steps to the signed sheet, in order: the current one and one that was opened in full, the others as a row.
/// `ring`: the keyboard focus among the buttons of the screen; nullptr while a field or a question has the keyboard.
void draw_road(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state, PendingIntent& queue,
               FocusRing* ring);
/// A button that Tab reaches too, if there is a ring.
[[nodiscard]] bool settlement_button(const Ui& ui, FocusRing* ring, const std::string& key, std::string_view words,
                                     const ButtonStyle& style);
/// Dice of utilities, as digits or by their faces.
void draw_throws(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state);
/// The best closing, shown after its button is pressed.
void draw_closing_plan(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state);
/// Whether the best closing is shown with the current step.
[[nodiscard]] bool is_on_road(const SettlementSnapshot& snapshot);
/// The notes in each hand.
void draw_count(const Ui& ui, const CountPanel& panel, SettlementState& state, PendingIntent& queue);
/// Opens the fields for the notes of a seat.
void count_of(int seat, SettlementState& state);

}  // namespace tablebank
