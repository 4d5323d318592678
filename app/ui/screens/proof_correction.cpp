#include "app/ui/screens/proof_correction.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/spoken_line.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"

namespace tablebank {

void draw_correction_choice(const DialogUi& dialog, const ProofSnapshot& snapshot, ProofState& state) {
    if (!snapshot.correction) return;
    const Ui& ui = dialog.ui;
    const bool chosen = snapshot.correction->chosen;
    const ButtonStyle style{.look = chosen ? ButtonLook::chosen : ButtonLook::plain,
                            .tip = ui.lang.tr("What the judge's key signs so that the correction may begin")};
    if (!dialog_button(dialog, "proof.correction", snapshot.correction->name, style)) return;
    state.draft.correction = !chosen;
    state.draft.round.reset();
    state.draft.shows = ProofCode::checkpoint;
}

void draw_correction(const DialogUi& dialog, const ProofSnapshot& snapshot, ProofState& state) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const CorrectionDoor& door = *snapshot.correction;
    note(ui, "proof.giver", Lettering::body, p.text, ui.lang.tr("Given by: {giver}", {{"giver", door.giver}}));
    const float two_rows = ImGui::GetCursorPosY() + 2 * ImGui::GetTextLineHeightWithSpacing();
    note(ui, "proof.correction-says", Lettering::body, door.may_begin ? p.fine : p.quiet, door.says);
    // So that what stands below stays where it is when another sentence is said.
    ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), two_rows));
    const FieldStyle style{.hint = ui.lang.tr("Why the sheet is corrected")};
    const FieldEvents typing = dialog.ring.field_stop("proof.reason", state.draft.reason, style);
    if (typing.changed) ui.unsay();
    const ButtonStyle begin{.look = door.may_begin ? ButtonLook::primary : ButtonLook::plain,
                            .enabled = door.may_begin && !door.line.empty(),
                            .tip = door.line.empty() ? ui.lang.tr("Why the sheet is corrected") : door.says};
    const bool press = dialog_button(dialog, "proof.begin-correction", ui.lang.tr("Begin the correction"), begin);
    if ((press || typing.entered) && begin.enabled) dialog.queue.push(wish::Post{.line = door.line, .by_judge = true});
}

void draw_certifying(const DialogUi& dialog, const ProofSnapshot& snapshot) {
    if (snapshot.certify.empty()) return;
    const Ui& ui = dialog.ui;
    const std::string words = ui.lang.tr("Certify the sheet with this key");
    beside_if_fits(ui, button_width(ui, words));
    const ButtonStyle style{.tip = spoken_line(ui.lang, snapshot.certify)};
    if (dialog_button(dialog, "proof.certify", words, style))
        dialog.queue.push(wish::Post{.line = snapshot.certify, .by_judge = true});
}

}  // namespace tablebank
