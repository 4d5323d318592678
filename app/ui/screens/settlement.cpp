// The settlement: the steps of the ending, the standings, for each player what his total is made of, and who is out.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/typing/typed_dice.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/side_screen.h"
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

/// InputContext, player, what the total is made of, the total in large figures.
void draw_standing(const Ui& ui, const StandingRow& row, SettlementState& state) {
    const Palette& p = ui.palette();
    const Rect in = flow_row(ui.px(62));
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
    const auto column = [&](const StandingPart& part, float width, Lettering lettering) {
        Rect cell = cut_right(rest, width).inset(0, ui.gap(Gap::small));
        paint_line(ui, cut_top(cell, ui.px(18)), Lettering::small, p.faint, part.head, Align::right);
        paint_line(ui, cell, lettering, p.text, part.amount, Align::right);
    };
    column({row.total_head, row.total}, ui.px(190), Lettering::figure);
    for (auto part = row.parts.rbegin(); part != row.parts.rend(); ++part) column(*part, ui.px(92), Lettering::body);
    Rect name = rest.inset(0, ui.gap(Gap::small));
    paint_line(ui, cut_top(name, ui.px(26)), Lettering::strong, p.text, row.name);
    paint_line(ui, name, Lettering::small, p.faint, row.role);
    ui.report({ProbedWidget::Kind::note, key + ".total", row.total, in.min, in.max});
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::small)});
}

/// Who is out has no figures, and nothing to open.
void draw_gone(const Ui& ui, const StandingRow& row) {
    const Palette& p = ui.palette();
    const Rect in = flow_row(ui.px(40));
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::large), 0);
    rest.min.x += ui.px(44);
    paint_token(ui, cut_left(rest, ui.px(34), ui.gap(Gap::small)).centre(), ui.px(22), row.mark);
    paint_line(ui, cut_right(rest, ui.px(280)), Lettering::small, p.quiet, row.role, Align::right);
    paint_line(ui, rest, Lettering::strong, p.quiet, row.name);
    ui.report({ProbedWidget::Kind::note, "settle.gone." + std::to_string(row.mark.seat), row.role, in.min, in.max});
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::small)});
}

void draw_payments(const Ui& ui, const StandingRow& row) {
    const Palette& p = ui.palette();
    ImGui::Indent(ui.px(60));
    draw_workings(ui, row.workings);
    for (const WalkRow& payment : row.payments) {
        ImGui::PushID(payment.space.index);
        Rect line = flow_row(ui.px(22));
        const Rect chip = cut_left(line, ui.px(8), ui.gap(Gap::small));
        ui.list().AddRectFilled({chip.min.x, chip.min.y + ui.px(3)}, {chip.max.x, chip.max.y - ui.px(3)},
                                Theme::printed(payment.colour, p.line), ui.px(2));
        paint_line(ui, line, Lettering::body, p.text, payment.name);
        paint_line(ui, line, Lettering::strong, p.text, payment.amount, Align::right);
        ImGui::Dummy({0, ui.px(18)});
        ImGui::Indent(ui.px(16));
        draw_workings(ui, payment.workings);
        ImGui::Unindent(ui.px(16));
        ImGui::PopID();
    }
    draw_workings(ui, row.sum);
    ImGui::Unindent(ui.px(60));
    space(ui, Gap::small);
}

/// Two rows of faces as one: the second die waits for the first.
bool draw_faces(const Ui& ui, const std::string& key, Rect row, std::string& typed) {
    const auto thrown = typed_dice(typed);
    const int first = thrown                                                    ? thrown->first
                      : typed.size() == 1 && typed[0] >= '1' && typed[0] <= '6' ? typed[0] - '0'
                                                                                : 0;
    const int second = thrown ? thrown->second : 0;
    bool changed = false;
    for (int die = 1; die <= 2; ++die) {
        for (int pips = 1; pips <= 6; ++pips) {
            const Rect face = cut_left(row, row.height(), ui.gap(Gap::tight));
            const DieLook look{.chosen = pips == (die == 1 ? first : second), .waits = die == 2 && first == 0};
            if (!die_button(ui, key + '.' + std::to_string(die) + '.' + std::to_string(pips), face, pips, look))
                continue;
            changed = true;
            typed = std::to_string(die == 1 ? pips : first);
            if (die == 2 || second != 0) typed += ' ' + std::to_string(die == 2 ? pips : second);
        }
        row.min.x += ui.gap(Gap::medium);
    }
    return changed;
}

void draw_missing(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state) {
    std::vector<std::string*> throws;
    for (const MissingDice& missing : snapshot.missing) throws.push_back(&state.dice[missing.space]);
    if (type_dice(throws)) ui.clear_message();
    for (const MissingDice& missing : snapshot.missing) {
        std::string& typed = state.dice[missing.space];
        const std::string key = "settle.dice." + std::to_string(missing.space.index);
        text(ui, Lettering::body, ui.palette().text,
             ui.lang.tr("{owner} throws for {deed}", {{"owner", missing.owner}, {"deed", missing.name}}));
        const FieldStyle style{.hint = "3 4", .width = ui.px(90)};
        bool changed = field(ui, key, typed, style).changed;
        const Rect beside{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
        const ImVec2 below = ImGui::GetCursorScreenPos();
        const float left = beside.max.x + ui.gap(Gap::large);
        const float size = std::min(ui.px(32), (below.x + ImGui::GetContentRegionAvail().x - left) / 14);
        const Rect faces{{left, beside.min.y}, {left + 14 * size, beside.min.y + size}};
        if (draw_faces(ui, key, faces, typed)) changed = true;
        if (changed) ui.clear_message();
        ImGui::SetCursorScreenPos({below.x, std::max(below.y, faces.max.y + ui.gap(Gap::small))});
    }
}

void draw_actions(const Ui& ui, const SettlementSnapshot& snapshot, PendingIntent& queue) {
    for (const OfferedAction& action : snapshot.actions) {
        const ButtonStyle style{.look = ButtonLook::primary,
                                .enabled = action.allowed,
                                .key_hint = hint_of(action.key),
                                .tip = action.reason.empty() ? localized_line(ui.lang, action.line) : action.reason,
                                .height = ui.px(44)};
        const bool press = button(ui, "settle." + action.id, action.text, style);
        if (action.allowed && (press || pressed(action.key))) queue.push(intent::Post{action.line});
    }
    if (ui.said().empty()) return;
    if (ui.is_error())
        note(ui, "settle.refusal", Lettering::body, ui.palette().refused, ui.said());
    else
        note(ui, "settle.told", Lettering::body, ui.palette().quiet, ui.said());
}

/// The score sheet on paper, for what is shown, and the same with the charts of the game behind it.
void draw_sheet(const Ui& ui, const SettlementSnapshot& snapshot, PendingIntent& queue) {
    if (!snapshot.may_be_written || snapshot.standings.empty()) return;
    const bool complete = std::ranges::all_of(snapshot.missing, &MissingDice::thrown);
    const ButtonStyle style{.look = ButtonLook::quiet,
                            .enabled = complete,
                            .tip = complete ? std::string{} : ui.lang.tr("Type the dice of every utility first.")};
    const std::string plain = ui.lang.tr("Write the score sheet (PDF)");
    const std::string with_charts = ui.lang.tr("Write the score sheet with the charts (PDF)");
    const float both = button_width(ui, plain, style) + ui.gap(Gap::small) + button_width(ui, with_charts, style);
    const bool beside = both <= ImGui::GetContentRegionAvail().x;
    if (button(ui, "settle.sheet", plain, style) && complete) queue.push(intent::WriteSheet{});
    if (beside) ImGui::SameLine(0, ui.gap(Gap::small));
    if (button(ui, "settle.sheet.charts", with_charts, style) && complete) queue.push(intent::WriteSheet{true});
}

void draw_plan_of(const Ui& ui, std::size_t number, const PlanSheetPlayer& player) {
    const Palette& p = ui.palette();
    const std::string key = "plan." + std::to_string(number);
    note(ui, key, Lettering::strong, p.text, player.heading);
    ImGui::Indent(ui.px(24));
    if (!player.nothing.empty()) text(ui, Lettering::small, p.quiet, player.nothing);
    for (std::size_t i = 0; i < player.steps.size(); ++i)
        note(ui, key + ".step." + std::to_string(i), Lettering::body, p.text, player.steps[i].text);
    for (const std::string& working : player.workings) text(ui, Lettering::small, p.quiet, working);
    if (!player.left.empty()) text(ui, Lettering::small, p.text, player.left);
    if (!player.unproved.empty()) text(ui, Lettering::small, p.quiet, player.unproved);
    ImGui::Unindent(ui.px(24));
    space(ui, Gap::small);
}

/// Within the settlement: the best closing, behind its button.
void draw_closing_plan(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state) {
    const bool key = pressed(KeyAction::closing_plan);
    if (!snapshot.plan_offered) return;
    const ButtonStyle style{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::closing_plan), .on = state.plan};
    const bool opened = state.plan;
    if (button(ui, "settle.plan", ui.lang.tr("The best closing"), style) || key) state.plan = !state.plan;
    // What it shows is worked out before the next frame.
    if (!opened || !state.plan || !snapshot.plan.shown) return;
    space(ui, Gap::small);
    for (const std::string& said : snapshot.plan.notes) text(ui, Lettering::small, ui.palette().quiet, said);
    space(ui, Gap::tight);
    for (std::size_t i = 0; i < snapshot.plan.players.size(); ++i) draw_plan_of(ui, i + 1, snapshot.plan.players[i]);
}

}  // namespace

void draw_settlement(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state, PendingIntent& queue) {
    const Palette& p = ui.palette();
    Rect rest = page_column(ui, ui.px(980), ui.gap(Gap::wide));
    Rect head = cut_top(rest, ui.px(44));
    paint_line(ui, head, Lettering::figure, p.text, snapshot.heading);
    if (back_button(ui, head, "settle.back", ui.lang.tr("Back to the table")) || pressed(KeyAction::back))
        queue.push(intent::Go{Screen::table});
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
        if (!row.group.empty()) {
            space(ui, Gap::small);
            text(ui, Lettering::small, p.quiet, row.group);
        }
        row.out ? draw_gone(ui, row) : draw_standing(ui, row, state);
        if (state.opened == row.mark.seat) draw_payments(ui, row);
        ImGui::PopID();
    }
    if (!snapshot.standings.empty()) draw_standings_hint(ui);
    space(ui, Gap::small);
    draw_actions(ui, snapshot, queue);
    draw_sheet(ui, snapshot, queue);
    draw_side_screens(ui, queue);
    draw_closing_plan(ui, snapshot, state);
    draw_adjudication(ui, snapshot.road, snapshot.count, state, queue);
}

}  // namespace tablebank
