// The settlement: the steps of the ending, the standings, the parts of each player's total, and the players who are
// out.

#include <algorithm>
#include <optional>
#include <utility>

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/settlement_parts.h"
#include "app/ui/screens/side_screen.h"
#include "app/ui/screens/standings.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// Place, player, the parts of the total, the total in large digits.
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

/// The score sheet on paper, for the shown state, and the same followed by the charts of the game.
void draw_sheet(const Ui& ui, const SettlementSnapshot& snapshot, PendingIntent& queue, FocusRing* ring) {
    if (!snapshot.may_be_written || snapshot.standings.empty()) return;
    const bool complete = std::ranges::all_of(snapshot.missing, &MissingDice::thrown);
    const ButtonStyle style{.look = ButtonLook::quiet,
                            .enabled = complete,
                            .tip = complete ? std::string{} : ui.lang.tr("Type the dice of every utility first.")};
    const std::string plain = ui.lang.tr("Write the score sheet (PDF)");
    const std::string with_charts = ui.lang.tr("Write the score sheet with the charts (PDF)");
    const float both = button_width(ui, plain, style) + ui.gap(Gap::small) + button_width(ui, with_charts, style);
    const bool beside = both <= ImGui::GetContentRegionAvail().x;
    if (settlement_button(ui, ring, "settle.sheet", plain, style) && complete) queue.push(intent::WriteSheet{});
    if (beside) ImGui::SameLine(0, ui.gap(Gap::small));
    if (settlement_button(ui, ring, "settle.sheet.charts", with_charts, style) && complete)
        queue.push(intent::WriteSheet{true});
}

void draw_standings(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state) {
    space(ui, Gap::tight);
    const bool led = walk_standings(snapshot.standings, state.opened);
    for (const StandingRow& row : snapshot.standings) {
        ImGui::PushID(row.mark.seat);
        if (led && state.opened == row.mark.seat) ImGui::SetScrollHereY(0);
        if (!row.group.empty()) {
            space(ui, Gap::small);
            text(ui, Lettering::small, ui.palette().quiet, row.group);
        }
        row.out ? draw_gone(ui, row) : draw_standing(ui, row, state);
        if (state.opened == row.mark.seat) draw_payments(ui, row);
        ImGui::PopID();
    }
    if (!snapshot.standings.empty()) draw_standings_hint(ui);
    space(ui, Gap::small);
}

/// The result of the last action; a refusal is shown with the current step, if there is one (ending_road.cpp).
void draw_told(const Ui& ui, const SettlementSnapshot& snapshot) {
    const bool on_road = std::ranges::any_of(snapshot.road, &RoadStep::now);
    if (ui.said().empty() || (ui.is_error() && on_road)) return;
    if (ui.is_error())
        note(ui, "settle.refusal", Lettering::body, ui.palette().refused, ui.said());
    else
        note(ui, "settle.told", Lettering::body, ui.palette().quiet, ui.said());
}

}  // namespace

bool settlement_button(const Ui& ui, FocusRing* ring, const std::string& key, std::string_view words,
                       const ButtonStyle& style) {
    const bool pressed_by_pointer = button(ui, key, words, style);
    const Rect in{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    const bool pressed_by_key = ring != nullptr && ring->stop(key, in, style.enabled);
    return pressed_by_pointer || pressed_by_key;
}

void draw_settlement(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state, PendingIntent& queue) {
    const Palette& p = ui.palette();
    Rect rest = page_column(ui, ui.px(980), ui.gap(Gap::large));
    Rect head = cut_top(rest, ui.px(44), ui.gap(Gap::small));
    paint_line(ui, head, Lettering::figure, p.text, snapshot.heading);
    if (back_button(ui, head, "settle.back", ui.lang.tr("Back to the table"))) queue.push(intent::Go{Screen::table});
    if (pressed(KeyAction::back)) queue.push(intent::Back{});
    const Pane pane("settlement", rest);
    std::optional<FocusRing> ring;
    if (!ui.covered && !state.asked && !ImGui::IsAnyItemActive())
        ring.emplace(ui, state.buttons, FocusRing::Arrows::other);
    FocusRing* const stops = ring ? &*ring : nullptr;
    if (std::exchange(state.to_top, false)) ImGui::SetScrollY(0);
    if (!snapshot.note.empty()) {
        note(ui, "settle.note", Lettering::body, p.quiet, snapshot.note);
        space(ui, Gap::tight);
    }
    if (snapshot.ending) draw_road(ui, snapshot, state, queue, stops);
    if (!snapshot.throws) draw_throws(ui, snapshot, state);
    draw_standings(ui, snapshot, state);
    draw_told(ui, snapshot);
    draw_sheet(ui, snapshot, queue, stops);
    draw_side_screens(ui, queue);
    if (!is_on_road(snapshot)) draw_closing_plan(ui, snapshot, state);
    if (!snapshot.ending) draw_road(ui, snapshot, state, queue, stops);
}

}  // namespace tablebank
