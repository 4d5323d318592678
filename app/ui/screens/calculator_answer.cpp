// The right of the calculator: the sum in large figures, why, and the same question for the command line.

#include <utility>

#include "app/i18n/language.h"
#include "app/ui/screens/calculator_parts.h"
#include "app/ui/screens/standings.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

void draw_standing_line(const Ui& ui, const StandingRow& row, CalculatorState& state) {
    const Palette& p = ui.palette();
    const Rect in = flow_row(ui.px(46));
    const bool open = state.opened == row.mark.seat;
    const std::string key = "calc.standing." + std::to_string(row.mark.seat);
    if (hot_area(ui, key, row.name, in)) state.opened = open ? std::nullopt : std::optional(row.mark.seat);
    paint_panel(ui, in, ImGui::IsItemHovered() || open ? p.hover : p.raised);
    Rect rest = in.inset(ui.gap(Gap::medium), 0);
    paint_line(ui, cut_left(rest, ui.px(28)), Lettering::strong, row.winner ? p.accent : p.quiet, row.place);
    paint_token(ui, cut_left(rest, ui.px(26), ui.gap(Gap::small)).centre(), ui.px(22), row.mark);
    paint_line(ui, cut_right(rest, ui.px(130)), Lettering::title, p.text, row.total, Align::right);
    const float wide = measure(ui, Lettering::small, row.made_of).x + ui.px(2);
    if (rest.width() > wide + ui.px(80))
        paint_line(ui, cut_right(rest, wide, ui.gap(Gap::small)), Lettering::small, p.quiet, row.made_of, Align::right);
    paint_line(ui, rest, Lettering::strong, p.text, row.name);
    ui.report({ProbedWidget::Kind::note, key + ".total", row.total, in.min, in.max});
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::tight)});
}

void draw_standings(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    const bool led = walk_standings(snapshot.standings, state.opened);
    for (const StandingRow& row : snapshot.standings) {
        ImGui::PushID(row.mark.seat);
        if (led && state.opened == row.mark.seat) ImGui::SetScrollHereY(0);
        draw_standing_line(ui, row, state);
        if (state.opened == row.mark.seat) {
            ImGui::Indent(ui.gap(Gap::large));
            draw_workings(ui, row.workings);
            for (const WalkRow& payment : row.payments) {
                ImGui::PushID(payment.space.index);
                text(ui, Lettering::small, ui.palette().text, payment.name + "  ·  " + payment.amount);
                draw_workings(ui, payment.workings);
                ImGui::PopID();
            }
            draw_workings(ui, row.sum);
            ImGui::Unindent(ui.gap(Gap::large));
        }
        ImGui::PopID();
    }
    draw_standings_hint(ui);
}

/// The command on as many lines as fit, and a button that copies it.
void draw_command(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                  bool typing) {
    const Palette& p = ui.palette();
    const bool any = !snapshot.command.empty();
    Rect rest = in;
    Rect head = cut_top(rest, ui.px(30), ui.gap(Gap::tight));
    const std::string words = state.copied == snapshot.command && any ? ui.lang.tr("Copied") : ui.lang.tr("Copy");
    const ButtonStyle style{.enabled = any,
                            .key_hint = hint_of(KeyAction::copy_line),
                            .height = head.height(),
                            .lettering = Lettering::small};
    const bool copy = button_right(ui, head, "calc.copy", words, style, ui.gap(Gap::small)) ||
                      (!typing && pressed(KeyAction::copy_line));
    paint_line(ui, head, Lettering::small, p.faint, ui.lang.tr("The same question in a terminal"));
    if (copy && any) {
        ImGui::SetClipboardText(snapshot.command.c_str());
        state.copied = snapshot.command;
    }
    paint_panel(ui, rest, p.ground);
    paint_edge(ui, rest, p.line);
    const Rect inner = rest.inset(ui.gap(Gap::small));
    {
        const Pane pane("calc.command", inner);
        if (any) note(ui, "calc.command", Lettering::tiny, p.quiet, snapshot.command);
    }
}

ImU32 colour_of(const Ui& ui, Weight weight) {
    return weight == Weight::undecided  ? ui.palette().refused
           : weight == Weight::as_found ? ui.palette().text
                                        : ui.palette().quiet;
}

/// The findings of a settled position, the reason that it needs, and the button for paper.
void draw_calculator_findings(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state,
                              PendingIntent& queue) {
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
        queue.push(intent::WriteSheet{});
    if (!ui.said().empty())
        note(ui, "calc.sheet.answer", Lettering::small, ui.is_error() ? ui.palette().refused : ui.palette().quiet,
             ui.said());
}

/// A question about the typed line. It has keys of its own: Enter and Escape belong to the field, in which the next
/// line is typed meanwhile.
void draw_calculator_move(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    note(ui, "calc.move", Lettering::small, ui.palette().refused, snapshot.move_question);
    const auto answer = [&](const char* key, const std::string& words, std::size_t nth, ButtonLook look) {
        const ButtonStyle style{
            .look = look, .key_hint = hint_of(KeyAction::line_answer, nth), .lettering = Lettering::small};
        const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
        const float from = ImGui::GetItemRectMax().x + ui.gap(Gap::small);
        if (nth > 0 && from + button_width(ui, words, style) < right) ImGui::SameLine(0, ui.gap(Gap::small));
        if (button(ui, key, words, style) || pressed(KeyAction::line_answer, nth)) state.move_answer = nth == 0;
    };
    answer("calc.move.yes", snapshot.move_to, 0, ButtonLook::primary);
    answer("calc.move.no", snapshot.move_not, 1, ButtonLook::plain);
}

}  // namespace

void draw_calculator_answer(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                            PendingIntent& queue, bool typing) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::wide));
    const Rect foot = cut_bottom(rest, ui.px(116), ui.gap(Gap::medium));
    {
        const Pane pane("calc.answer", rest);
        if (state.draft.question && !snapshot.move_question.empty()) draw_calculator_move(ui, snapshot, state);
        if (!snapshot.subject.empty()) text(ui, Lettering::title, p.text, snapshot.subject);
        if (!snapshot.amount.empty()) note(ui, "calc.amount", Lettering::amount, p.accent, snapshot.amount);
        if (!snapshot.sentence.empty()) note(ui, "calc.sentence", Lettering::body, p.text, snapshot.sentence);
        for (const std::string& problem : snapshot.problems)
            note(ui, "calc.problem", Lettering::body, p.refused, problem);
        space(ui, Gap::small);
        draw_workings(ui, snapshot.workings);
        if (!snapshot.standings.empty()) draw_standings(ui, snapshot, state);
        if (!state.draft.question) draw_calculator_findings(ui, snapshot, state, queue);
    }
    draw_command(ui, foot, snapshot, state, typing);
}

void draw_calculator_line(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    const Pane pane("calc.lines", in);
    calculator_caption(ui, ui.lang.tr("One line per player") + "  (" + hint_of(KeyAction::player_line) + ")");
    if (pressed(KeyAction::player_line)) state.focus_line = true;
    if (state.focus_line) state.line_to_end = true;
    const FieldStyle style{.hint = snapshot.line_hint,
                           .focus = std::exchange(state.focus_line, false),
                           .to_end = state.line_to_end,
                           .keeps = true};
    const FieldEvents events = field(ui, "calc.line", state.line, style);
    if (events.active && events.at_end) state.line_to_end = false;
    if (events.changed) state.line_wrong.clear();
    if (events.entered && state.line.empty()) state.focus_line = true;
    if (events.entered && !state.line.empty()) state.entered_line = state.line;
    if (!snapshot.move_question.empty())
        draw_calculator_move(ui, snapshot, state);
    else if (!state.line_wrong.empty())
        note(ui, "calc.line.wrong", Lettering::small, ui.palette().refused, state.line_wrong);
    else
        text(ui, Lettering::tiny, ui.palette().faint,
             ui.lang.tr("Name, role, cash, deeds: +3 houses, h hotel, - mortgaged, =3,4 dice."));
}

}  // namespace tablebank
