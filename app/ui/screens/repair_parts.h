#pragma once
// The parts of the repair's screen that only show something. Internal to it.

#include "app/ui/screens/dialog.h"

namespace tablebank {

/// What becomes of each line, in order; those that stay are one row until that is pressed.
void draw_repair_lines(const DialogUi& dialog, const RepairSnapshot& snapshot, RepairDraft& draft);
/// The standings before and after, where there are any, and the players.
void draw_repair_players(const Ui& ui, const RepairSnapshot& snapshot);

}  // namespace tablebank
