#pragma once
// On the screen of proof: the correction of a certified sheet, from its checkpoint to the line that begins it, and the
// sheet certified with a key. Internal to that screen.

#include "app/desk/proof_desk.h"
#include "app/ui/screens/dialog.h"

namespace tablebank {

/// Beside the rounds: the checkpoint of the correction, chosen or not.
void draw_correction_choice(const DialogUi& dialog, const ProofSnapshot& snapshot, ProofState& state);
/// Who gives it, what is wanted, the reason, and the button that begins it; while its checkpoint is shown.
void draw_correction(const DialogUi& dialog, const ProofSnapshot& snapshot, ProofState& state);
/// Beside the keys, while no sheet is certified.
void draw_certifying(const DialogUi& dialog, const ProofSnapshot& snapshot);

}  // namespace tablebank
