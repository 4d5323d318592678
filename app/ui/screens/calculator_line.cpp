// A table that was played with paper only, in the calculator: a player as one line, what was found, why it is scored as
// found, and the way to paper.

#include <utility>

#include "app/i18n/language.h"
#include "app/ui/screens/calculator_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

ImU32 colour_of(const Ui& ui, Weight weight) {
    return weight == Weight::undecided  ? ui.palette().refused
           : weight == Weight::as_found ? ui.palette().text
                                        : ui.palette().quiet;
}

}  // namespace

void draw_calculator_move(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state, bool typing) {
    note(ui, "calc.move", Lettering::small, ui.palette().refused, snapshot.move_question);
    const ButtonStyle yes{
        .look = ButtonLook::primary, .key_hint = hint_of(KeyAction::go_on), .lettering = Lettering::small};
    const ButtonStyle no{.key_hint = hint_of(KeyAction::back), .lettering = Lettering::small};
    if (button(ui, "calc.move.yes", snapshot.move_to, yes) || (!typing && pressed(KeyAction::go_on)))
        state.move_answer = true;
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + ui.gap(Gap::small) + button_width(ui, snapshot.move_not, no) < right)
        ImGui::SameLine(0, ui.gap(Gap::small));
    if (button(ui, "calc.move.no", snapshot.move_not, no)) state.move_answer = false;
}

void draw_calculator_line(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                          bool typing) {
    const Pane pane("calc.lines", in);
    calculator_caption(ui, ui.lang.tr("One line a player") + "  (" + hint_of(KeyAction::player_line) + ")");
    if (pressed(KeyAction::player_line)) state.focus_line = true;
    const FieldStyle style{.hint = snapshot.line_hint, .focus = std::exchange(state.focus_line, false), .keeps = true};
    const FieldEvents events = field(ui, "calc.line", state.line, style);
    if (events.changed) state.line_wrong.clear();
    if (events.entered && !state.line.empty()) state.entered_line = state.line;
    if (!snapshot.move_question.empty())
        draw_calculator_move(ui, snapshot, state, typing);
    else if (!state.line_wrong.empty())
        note(ui, "calc.line.wrong", Lettering::small, ui.palette().refused, state.line_wrong);
    else
        text(ui, Lettering::tiny, ui.palette().faint,
             ui.lang.tr("Name, role, cash, deeds: +3 houses, h hotel, - mortgaged, =3,4 dice."));
}

void draw_calculator_findings(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state,
                              CommandQueue& queue) {
    space(ui, Gap::small);
    for (std::size_t i = 0; i < snapshot.findings.size(); ++i) {
        const CalculatorFinding& finding = snapshot.findings[i];
        note(ui, "calc.finding." + std::to_string(i), Lettering::small, colour_of(ui, finding.weight), finding.text);
    }
    const bool to_reason = pressed(KeyAction::reason);
    if (snapshot.wants_reason) {
        calculator_caption(ui, ui.lang.tr("Why it is scored as found") + "  (" + hint_of(KeyAction::reason) + ")");
        const FieldStyle style{.focus = to_reason, .keeps = true};
        static_cast<void>(field(ui, "calc.reason", state.draft.reason, style));
        if (style.focus) ImGui::SetScrollHereY(0.5F);
    }
    space(ui, Gap::small);
    const bool ready = snapshot.may_be_written;
    const ButtonStyle style{.enabled = ready, .key_hint = hint_of(KeyAction::write_sheet)};
    if (button(ui, "calc.sheet", ui.lang.tr("Write the score sheet (PDF)"), style) ||
        (ready && pressed(KeyAction::write_sheet)))
        queue.push(wish::WriteSheet{});
    if (!ui.said().empty())
        note(ui, "calc.sheet.answer", Lettering::small, ui.said_a_refusal() ? ui.palette().refused : ui.palette().quiet,
             ui.said());
}

}  // namespace tablebank
