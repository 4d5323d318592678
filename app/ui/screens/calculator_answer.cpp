// The right of the calculator: the sum in large figures, why, and the same question for the command line.

#include "app/i18n/language.h"
#include "app/ui/screens/calculator_parts.h"
#include "app/ui/screens/standings.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keys.h"
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
    const std::string parts =
        ui.lang.tr("kept {kept}, walk {walk}", {{"kept", row.parts.at(1).amount}, {"walk", row.parts.at(2).amount}});
    const float wide = measure(ui, Lettering::small, parts).x + ui.px(2);
    if (rest.width() > wide + ui.px(80))
        paint_line(ui, cut_right(rest, wide, ui.gap(Gap::small)), Lettering::small, p.quiet, parts, Align::right);
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

/// The command on as many lines as there is room for, and a button that copies it.
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

}  // namespace

void draw_calculator_answer(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                            CommandQueue& queue, bool typing) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::wide));
    const Rect foot = cut_bottom(rest, ui.px(116), ui.gap(Gap::medium));
    {
        const Pane pane("calc.answer", rest);
        if (state.draft.question && !snapshot.move_question.empty()) draw_calculator_move(ui, snapshot, state, typing);
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

}  // namespace tablebank
