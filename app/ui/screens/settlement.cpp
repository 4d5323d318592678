// The settlement: the steps of the ending, the standings, and for each player what is kept and what the walk pays.

#include "app/i18n/words.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/standings.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

void draw_steps(const Ui& ui, Rect row, const std::vector<EndingStep>& steps) {
    const Palette& p = ui.palette();
    for (const EndingStep& step : steps) {
        const Lettering lettering = step.now ? Lettering::strong : Lettering::small;
        const ImU32 colour = step.now ? p.accent : step.done ? p.quiet : p.faint;
        const Rect mark = cut_left(row, ui.px(18));
        if (step.done) {
            paint_tick(ui, mark.centre(), ui.px(12), p.fine);
        } else {
            ui.list().AddCircle(mark.centre(), ui.px(5), colour, 0, ui.px(1.5F));
        }
        row.min.x += ui.gap(Gap::tight);
        paint_line(ui, cut_left(row, measure(ui, lettering, step.text).x + ui.px(2), ui.gap(Gap::wide)), lettering,
                   colour, step.text);
    }
}

/// Place, player, what he keeps, what he is paid, the total in large figures.
void draw_standing(const Ui& ui, const StandingRow& row, SettlementState& state) {
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect in{at, {at.x + ImGui::GetContentRegionAvail().x, at.y + ui.px(62)}};
    const bool open = state.opened == row.mark.seat;
    const std::string key = "settle.player." + std::to_string(row.mark.seat);
    if (hot_area(ui, key, row.name, in)) state.opened = open ? std::nullopt : std::optional(row.mark.seat);
    paint_panel(ui, in, ImGui::IsItemHovered() ? p.hover : open ? p.raised : p.panel);
    if (row.winner) {
        ui.list().AddRectFilled(in.min, {in.min.x + ui.px(4), in.max.y}, p.accent, ui.theme.radius(),
                                ImDrawFlags_RoundCornersLeft);
    }
    Rect rest = in.inset(ui.gap(Gap::large), 0);
    paint_line(ui, cut_left(rest, ui.px(44)), Lettering::figure, row.winner ? p.accent : p.quiet, row.place);
    paint_token(ui, cut_left(rest, ui.px(34), ui.gap(Gap::small)).centre(), ui.px(30), row.mark);
    paint_line(ui, cut_right(rest, ui.px(190)), Lettering::figure, p.text, row.total, Align::right);
    const auto column = [&](const std::string& name, const std::string& value) {
        Rect cell = cut_right(rest, ui.px(92)).inset(0, ui.gap(Gap::small));
        paint_line(ui, cut_top(cell, ui.px(18)), Lettering::small, p.faint, name, Align::right);
        paint_line(ui, cell, Lettering::body, p.text, value, Align::right);
    };
    column(tr("walk"), row.walk);
    column(tr("kept"), row.kept);
    column(tr("cash"), row.cash);
    Rect name = rest.inset(0, ui.gap(Gap::small));
    paint_line(ui, cut_top(name, ui.px(26)), Lettering::strong, p.text, row.name);
    paint_line(ui, name, Lettering::small, p.faint, row.role);
    ui.report({ProbedWidget::Kind::note, key + ".total", row.total, in.min, in.max});
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::small)});
}

void draw_payments(const Ui& ui, const StandingRow& row) {
    const Palette& p = ui.palette();
    ImGui::Indent(ui.px(60));
    draw_workings(ui, "kept", row.workings);
    for (const WalkRow& payment : row.payments) {
        ImGui::PushID(payment.space.index);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        Rect line{at, {at.x + ImGui::GetContentRegionAvail().x, at.y + ui.px(22)}};
        const Rect chip = cut_left(line, ui.px(8), ui.gap(Gap::small));
        ui.list().AddRectFilled({chip.min.x, chip.min.y + ui.px(3)}, {chip.max.x, chip.max.y - ui.px(3)},
                                Theme::printed(payment.colour, p.line), ui.px(2));
        paint_line(ui, line, Lettering::body, p.text, payment.name);
        paint_line(ui, line, Lettering::strong, p.text, payment.amount, Align::right);
        ImGui::Dummy({0, ui.px(18)});
        ImGui::Indent(ui.px(16));
        draw_workings(ui, "payment", payment.workings);
        ImGui::Unindent(ui.px(16));
        ImGui::PopID();
    }
    ImGui::Unindent(ui.px(60));
    space(ui, Gap::small);
}

void draw_missing(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state) {
    for (const MissingDice& missing : snapshot.missing) {
        std::string& typed = state.dice[missing.space];
        text(ui, Lettering::body, ui.palette().text,
             tr("{owner} throws for {deed}", {{"owner", missing.owner}, {"deed", missing.name}}));
        ImGui::SameLine(ui.px(420));
        const FieldStyle style{.hint = "3 4", .width = ui.px(90)};
        if (field(ui, "settle.dice." + std::to_string(missing.space.index), typed, style).changed)
            state.refusal.clear();
    }
}

void draw_actions(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state, CommandQueue& queue) {
    for (const OfferedAction& action : snapshot.actions) {
        const ButtonStyle style{.look = ButtonLook::primary,
                                .enabled = action.allowed,
                                .key_hint = key_name(action.key),
                                .tip = action.reason.empty() ? action.line : action.reason,
                                .height = ui.px(44)};
        const bool press = button(ui, "settle." + action.id, action.text, style);
        if (action.allowed && (press || pressed(action.key))) queue.push(wish::Post{action.line});
    }
    if (!state.refusal.empty()) note(ui, "settle.refusal", Lettering::body, ui.palette().refused, state.refusal);
}

}  // namespace

void draw_settlement(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state, CommandQueue& queue) {
    const Palette& p = ui.palette();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float width = std::min(ui.px(980), display.x - 2 * ui.gap(Gap::wide));
    Rect rest{{(display.x - width) / 2, ui.gap(Gap::wide)}, {(display.x + width) / 2, display.y - ui.gap(Gap::wide)}};
    Rect head = cut_top(rest, ui.px(44));
    paint_line(ui, head, Lettering::figure, p.text, snapshot.heading);
    const ButtonStyle back{.look = ButtonLook::quiet, .key_hint = "Esc"};
    const Rect at = cut_right(head, button_width(ui, tr("To the table"), back));
    ImGui::SetCursorScreenPos(at.min);
    if (button(ui, "settle.back", tr("To the table"), back) || pressed(Key::escape))
        queue.push(wish::Go{Screen::table});
    draw_steps(ui, cut_top(rest, ui.px(36), ui.gap(Gap::medium)), snapshot.steps);
    const Pane pane("settlement", rest);
    if (!snapshot.note.empty()) {
        note(ui, "settle.note", Lettering::body, p.quiet, snapshot.note);
        space(ui, Gap::tight);
    }
    draw_missing(ui, snapshot, state);
    space(ui, Gap::tight);
    const bool led = walk_standings(snapshot.standings, state.opened);
    for (const StandingRow& row : snapshot.standings) {
        ImGui::PushID(row.mark.seat);
        if (led && state.opened == row.mark.seat) ImGui::SetScrollHereY(0);
        draw_standing(ui, row, state);
        if (state.opened == row.mark.seat) draw_payments(ui, row);
        ImGui::PopID();
    }
    if (!snapshot.standings.empty()) draw_standings_hint(ui);
    space(ui, Gap::small);
    draw_actions(ui, snapshot, state, queue);
}

}  // namespace tablebank
