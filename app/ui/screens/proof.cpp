// Proof: the checkpoint, as a head to compare and as a code; the key that signs it; imported proofs, and the
// verification of all files next to the game.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/side_screen.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/paste.h"
#include "app/ui/widgets/qr_code.h"
#include "app/viewmodel/proof_view_model.h"

namespace tablebank {

namespace {

/// Next to the rounds: the checkpoint of the correction, chosen or not.
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

/// The giver, the next step, the reason, and the button that begins the correction; while its checkpoint is shown.
void draw_correction(const DialogUi& dialog, const ProofSnapshot& snapshot, ProofState& state) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const CorrectionDoor& door = *snapshot.correction;
    note(ui, "proof.giver", Lettering::body, p.text, ui.lang.tr("Given by: {giver}", {{"giver", door.giver}}));
    const float two_rows = ImGui::GetCursorPosY() + 2 * ImGui::GetTextLineHeightWithSpacing();
    note(ui, "proof.correction-says", Lettering::body, door.may_begin ? p.fine : p.quiet, door.says);
    // So that the parts below do not move when the sentence changes.
    ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), two_rows));
    const FieldStyle style{.hint = ui.lang.tr("Why the sheet is corrected")};
    const FieldEvents typing = dialog.ring.field_stop("proof.reason", state.draft.reason, style);
    if (typing.changed) ui.clear_message();
    const ButtonStyle begin{.look = door.may_begin ? ButtonLook::primary : ButtonLook::plain,
                            .enabled = door.may_begin && !door.line.empty(),
                            .tip = door.line.empty() ? ui.lang.tr("Why the sheet is corrected") : door.says};
    const bool press = dialog_button(dialog, "proof.begin-correction", ui.lang.tr("Begin the correction"), begin);
    if ((press || typing.entered) && begin.enabled)
        dialog.queue.push(intent::Post{.line = door.line, .by_judge = true});
}

/// The steps that are not done before the sheet is certified, the reason for certifying it anyway, and the button: its
/// first press only shows all this, with the text that the key signs.
void draw_certificate(const DialogUi& dialog, const ProofSnapshot& snapshot, ProofState& state) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    note(ui, "proof.certifies-says", Lettering::body, p.quiet, snapshot.certifies_says);
    for (std::size_t i = 0; i < snapshot.undone.size(); ++i)
        note(ui, "proof.undone." + std::to_string(i), Lettering::body, p.refused, snapshot.undone[i]);
    if (!snapshot.undone.empty()) {
        const FieldStyle style{.hint = ui.lang.tr("Why it is certified all the same")};
        if (dialog.ring.field_stop("proof.reason", state.draft.reason, style).changed) ui.clear_message();
    }
    const std::string words = ui.lang.tr("Certify the sheet now");
    const ButtonStyle style{.look = ButtonLook::primary, .tip = localized_line(ui.lang, snapshot.certify)};
    if (dialog_button(dialog, "proof.certify-now", words, style))
        dialog.queue.push(intent::Post{.line = snapshot.certify, .by_judge = true});
}

/// Next to the keys, while no sheet is certified.
void draw_certifying(const DialogUi& dialog, const ProofSnapshot& snapshot, ProofState& state) {
    if (snapshot.certify.empty()) return;
    const Ui& ui = dialog.ui;
    const std::string words = ui.lang.tr("Certify the sheet with this key");
    beside_if_fits(ui, button_width(ui, words));
    const ButtonStyle style{.look = snapshot.certifies ? ButtonLook::chosen : ButtonLook::plain,
                            .tip = localized_line(ui.lang, snapshot.certify)};
    if (dialog_button(dialog, "proof.certify", words, style)) {
        state.draft.certificate = !snapshot.certifies;
        state.draft.shows = ProofCode::checkpoint;
    }
    if (snapshot.certifies) draw_certificate(dialog, snapshot, state);
}

void proof_heading(const Ui& ui, const std::string& words) {
    space(ui, Gap::small);
    text(ui, Lettering::strong, ui.palette().text, words);
}

ButtonStyle proof_choice(bool chosen, bool enabled = true) {
    return {.look = chosen ? ButtonLook::chosen : ButtonLook::plain, .enabled = enabled};
}

/// The shown code, its name, and the other codes.
void draw_code(const DialogUi& dialog, Rect in, const ProofSnapshot& snapshot, ProofState& state) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const Rect code = cut_top(in, in.width(), ui.gap(Gap::small));
    if (snapshot.code)
        paint_qr(ui, code, *snapshot.code);
    else
        paint_panel(ui, code, p.panel);
    ui.report({ProbedWidget::Kind::note, "proof.code", snapshot.code_says, code.min, code.max});
    const Pane pane("proof.codes", in);
    text(ui, Lettering::small, p.quiet, snapshot.code_says);
    const auto show = [&](const char* key, const std::string& words, ProofCode which, bool there) {
        ButtonStyle style = proof_choice(state.draft.shows == which, there);
        style.lettering = Lettering::small;
        style.width = ImGui::GetContentRegionAvail().x;
        if (dialog_button(dialog, key, words, style)) state.draft.shows = which;
    };
    show("proof.show.checkpoint", ui.lang.tr("The checkpoint as a code"), ProofCode::checkpoint,
         snapshot.checkpoint.has_value());
    show("proof.show.key", ui.lang.tr("The public key as a code"), ProofCode::public_key, !snapshot.public_key.empty());
    show("proof.show.signature", ui.lang.tr("The last signature as a code"), ProofCode::signature,
         snapshot.has_signature);
    if (state.draft.shows == ProofCode::public_key && !snapshot.public_key.empty())
        note(ui, "proof.public-key", Lettering::small, p.text, snapshot.public_key);
}

void draw_purpose(const DialogUi& dialog, const ProofSnapshot& snapshot, ProofState& state) {
    const Ui& ui = dialog.ui;
    const ButtonStyle earlier{.enabled = snapshot.earlier.has_value(), .tip = ui.lang.tr("An earlier round")};
    const ButtonStyle later{.enabled = snapshot.later || snapshot.later_is_now, .tip = ui.lang.tr("A later round")};
    if (dialog_button(dialog, "proof.earlier", "‹", earlier)) state.draft.round = snapshot.earlier;
    ImGui::SameLine();
    if (dialog_button(dialog, "proof.later", "›", later)) state.draft.round = snapshot.later;
    ImGui::SameLine();
    draw_correction_choice(dialog, snapshot, state);
    if (snapshot.correction) ImGui::SameLine();
    note(ui, "proof.purpose", Lettering::strong, ui.palette().text, snapshot.purpose);
    note(ui, "proof.head", Lettering::body, ui.palette().text, snapshot.head);
}

/// A correction is the judge's, whose name is on the sheet.
void draw_roles(const DialogUi& dialog, const ProofSnapshot& snapshot, ProofState& state) {
    const Ui& ui = dialog.ui;
    proof_heading(ui, ui.lang.tr("Signed as"));
    for (std::size_t i = 0; i < snapshot.roles.size(); ++i) {
        const auto role = static_cast<Attester>(i);
        if (i > 0) beside_if_fits(ui, button_width(ui, snapshot.roles[i]));
        const std::string key = "proof.role." + std::string(to_string(role));
        if (dialog_button(dialog, key, snapshot.roles[i], proof_choice(state.draft.role == role)))
            state.draft.role = role;
    }
    const FieldStyle style{.hint = ui.lang.tr("Their name")};
    if (dialog.ring.field_stop("proof.name", state.draft.name, style).changed) ui.clear_message();
}

void draw_giver(const DialogUi& dialog, const ProofSnapshot& snapshot, ProofState& state) {
    const Ui& ui = dialog.ui;
    if (snapshot.correction && snapshot.correction->chosen)
        draw_correction(dialog, snapshot, state);
    else
        draw_roles(dialog, snapshot, state);
    const ButtonStyle save{.enabled = snapshot.checkpoint.has_value(), .tip = snapshot.wanting};
    if (dialog_button(dialog, "proof.save", ui.lang.tr("Save the checkpoint to a file"), save))
        dialog.queue.push(intent::Prove{ProofAction::save});
}

void draw_keys(const DialogUi& dialog, const ProofSnapshot& snapshot, ProofState& state) {
    const Ui& ui = dialog.ui;
    proof_heading(ui, ui.lang.tr("Sign it with a key of your own"));
    if (!snapshot.keys_say.empty()) note(ui, "proof.no-key", Lettering::body, ui.palette().quiet, snapshot.keys_say);
    bool first = true;
    for (const ProofKey& key : snapshot.keys) {
        if (!first) beside_if_fits(ui, button_width(ui, key.name));
        first = false;
        ButtonStyle style = proof_choice(key.chosen, key.can_sign);
        style.tip = key.says;
        if (dialog_button(dialog, "proof.key." + key.name, key.name, style)) state.draft.key = key.name;
    }
    for (const ProofKey& key : snapshot.keys)
        if (!key.can_sign) note(ui, "proof.key-trouble." + key.name, Lettering::small, ui.palette().refused, key.says);
    bool entered = false;
    if (snapshot.wants_passphrase) {
        const FieldStyle style{.hint = ui.lang.tr("The passphrase of the key"), .hidden = true};
        const FieldEvents typing = dialog.ring.field_stop("proof.passphrase", state.passphrase, style);
        if (typing.changed) ui.clear_message();
        entered = typing.entered;
    } else {
        ImGui::Dummy({0, ImGui::GetFrameHeight()});  // so that the button does not move
    }
    const bool can_sign =
        std::ranges::any_of(snapshot.keys, [](const ProofKey& key) { return key.chosen && key.can_sign; });
    const ButtonStyle style{
        .look = ButtonLook::primary, .enabled = can_sign && snapshot.checkpoint, .tip = snapshot.wanting};
    const bool pressed_sign = dialog_button(dialog, "proof.sign", ui.lang.tr("Sign the checkpoint"), style);
    if ((pressed_sign || entered) && style.enabled) dialog.queue.push(intent::Prove{ProofAction::sign});
    draw_certifying(dialog, snapshot, state);
}

/// The text of the clipboard, up to the length of the longest proof.
void bring_pasted(const DialogUi& dialog) {
    const char* copied = ImGui::GetClipboardText();
    const std::string_view found = copied == nullptr ? "" : copied;
    dialog.queue.push(intent::ImportProof{{}, std::string(found.substr(0, longest_paste))});
}

void draw_bringing(const DialogUi& dialog, ProofState& state) {
    const Ui& ui = dialog.ui;
    proof_heading(ui, ui.lang.tr("Import a signature, a checkpoint or a public key"));
    text(ui, Lettering::small, ui.palette().quiet,
         ui.lang.tr("Drop the file on the window, choose it, or paste its text."));
    const ButtonStyle paste{.key_hint = hint_of(KeyAction::paste_proof)};
    const bool by_key = !ImGui::IsAnyItemActive() && pressed(KeyAction::paste_proof);
    if (dialog_button(dialog, "proof.paste", ui.lang.tr("Paste"), paste) || by_key) bring_pasted(dialog);
    const std::string choose = ui.lang.tr("Choose a file…");
    beside_if_fits(ui, button_width(ui, choose));
    if (dialog_button(dialog, "proof.choose", choose)) dialog.queue.push(intent::ChooseFile{FileKind::proof});
    const FieldStyle style{
        .hint = ui.lang.tr("or its path, then {key}", {{"key", key_text(ui.lang, hint_of(KeyAction::go_on))}})};
    if (std::exchange(state.focus_path, false)) dialog.ring.go("proof.path");
    const FieldEvents typing = dialog.ring.field_stop("proof.path", state.path, style);
    if (typing.changed) ui.clear_message();
    if (typing.entered && !state.path.empty()) dialog.queue.push(intent::ImportProof{state.path});
}

void draw_said(const Ui& ui) {
    if (ui.said().empty()) return;
    const Palette& p = ui.palette();
    note(ui, ui.is_error() ? "proof.refusal" : "proof.told", Lettering::body, ui.is_error() ? p.refused : p.fine,
         ui.said());
    if (ui.notice->take_fresh() && !ImGui::IsItemVisible()) ImGui::SetScrollHereY(0.5F);
}

void draw_held(const Ui& ui, const ProofSnapshot& snapshot) {
    const Palette& p = ui.palette();
    proof_heading(ui, ui.lang.tr("Verification"));
    if (snapshot.held.empty() && snapshot.remarks.empty())
        note(
            ui, "proof.nothing-held", Lettering::body, p.quiet,
            ui.lang.tr("No checkpoints yet. Store one outside this computer, so that the game can be verified later."));
    for (std::size_t i = 0; i < snapshot.held.size(); ++i) {
        const HeldRow& row = snapshot.held[i];
        const std::string key = "proof.held." + std::to_string(i);
        note(ui, key, Lettering::strong, row.sound ? p.text : p.refused, row.heading);
        ImGui::Indent(ui.px(16));
        for (const std::string& sentence : row.sentences)
            text(ui, Lettering::body, row.sound ? p.quiet : p.refused, sentence);
        text(ui, Lettering::small, p.faint, row.file);
        ImGui::Unindent(ui.px(16));
        space(ui, Gap::tight);
    }
    for (std::size_t i = 0; i < snapshot.remarks.size(); ++i)
        note(ui, "proof.remark." + std::to_string(i), Lettering::small, p.refused, snapshot.remarks[i]);
}

}  // namespace

void draw_proof(const Ui& ui, const ProofSnapshot& snapshot, ProofState& state, PendingIntent& queue) {
    Rect rest = draw_page_head(ui, "proof", ui.lang.tr("Proof"), ui.px(1180), queue);
    FocusRing ring(ui, state.focus);
    const DialogUi dialog{ui, ring, queue};
    const float code = std::min({ui.px(380), rest.width() * 0.36F, rest.height() * 0.68F});
    const Rect aside = cut_right(rest, code, ui.gap(Gap::large));
    {
        const Pane pane("proof", rest);
        draw_purpose(dialog, snapshot, state);
        draw_giver(dialog, snapshot, state);
        draw_keys(dialog, snapshot, state);
        draw_said(ui);
        draw_bringing(dialog, state);
        draw_held(ui, snapshot);
    }
    draw_code(dialog, aside, snapshot, state);
}

}  // namespace tablebank
