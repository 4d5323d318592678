// The judge's road on the settlement's screen: each step with what was said and what it offers, the judge's name, and a
// line of its own, in which whatever the grammar knows can be typed without leaving the screen.

#include "app/ui/screens/judge_road.h"

#include <utility>

#include "app/desk/keys.h"
#include "app/i18n/language.h"
#include "app/present/words/spoken_line.h"
#include "app/ui/screens/count_notes.h"
#include "app/ui/screens/told_standings.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

void draw_offers(const Ui& ui, const RoadStep& road, SettlementState& state, CommandQueue& queue) {
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    bool first = true;
    for (const OfferedAction& action : road.actions) {
        const ButtonStyle style{
            .look = ButtonLook::plain, .enabled = action.allowed, .tip = spoken_line(ui.lang, action.line)};
        const float width = button_width(ui, action.text, style);
        const bool fits = ImGui::GetItemRectMax().x + ui.gap(Gap::small) + width <= right;
        if (!first && fits) ImGui::SameLine(0, ui.gap(Gap::small));
        first = false;
        if (!button(ui, "road." + action.id, action.text, style)) continue;
        if (!action.to_finish) {
            queue.push(wish::Post{action.line});
        } else {
            state.line = action.line;
            state.focus_line = true;
            state.to_end = true;
        }
    }
}

/// What the judge signs so that the certified sheet may be corrected.
void draw_way_to_checkpoint(const Ui& ui, CommandQueue& queue) {
    const std::string words = ui.lang.tr("The checkpoint of the correction");
    const ButtonStyle style{.look = ButtonLook::plain,
                            .tip = ui.lang.tr("What the judge's key signs so that the correction may begin")};
    if (button(ui, "road.correction-checkpoint", words, style)) queue.push(wish::Prove{ProofAction::correction});
}

void draw_step(const Ui& ui, const RoadStep& road, const CountPanel& count, SettlementState& state,
               CommandQueue& queue) {
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    Rect row{at, {at.x + ImGui::GetContentRegionAvail().x, at.y + ui.px(26)}};
    const Rect mark = cut_left(row, ui.px(18), ui.gap(Gap::small));
    if (road.step.done) {
        paint_tick(ui, mark.centre(), ui.px(12), p.fine);
    } else {
        ui.list().AddCircle(mark.centre(), ui.px(5), p.faint, 0, ui.px(1.5F));
    }
    paint_line(ui, row, Lettering::strong, road.step.done ? p.quiet : p.text, road.step.title);
    ui.report({ProbedWidget::Kind::note, "road." + road.step.id, road.step.title, at, row.max});
    ImGui::SetCursorScreenPos({at.x, row.max.y});
    ImGui::Indent(ui.px(26));
    for (const std::string& line : road.step.lines) text(ui, Lettering::body, p.quiet, line);
    draw_offers(ui, road, state, queue);
    if (road.gives_checkpoint) draw_way_to_checkpoint(ui, queue);
    if (road.step.id == "count") draw_count(ui, count, state, queue);
    ImGui::Unindent(ui.px(26));
    space(ui, Gap::small);
}

/// The effect of the typed line, before it is posted.
void draw_what_it_does(const Ui& ui, const LinePreview& says) {
    using Kind = LinePreview::Kind;
    const Palette& p = ui.palette();
    if (says.kind == Kind::nothing || says.text.empty()) return;
    const ImU32 colour = says.kind == Kind::will_do ? p.text : says.kind == Kind::refused ? p.refused : p.faint;
    note(ui, "road.preview", Lettering::body, colour, says.text);
    space(ui, Gap::tight);
    draw_told_standings(ui, "road.standing", says.standings);
}

void draw_line(const Ui& ui, SettlementState& state, CommandQueue& queue) {
    const FieldStyle style{
        .hint = "Anna count 2x500 3x100", .focus = std::exchange(state.focus_line, false), .to_end = state.to_end};
    text(ui, Lettering::small, ui.palette().faint,
         ui.lang.tr("A line, then {key}", {{"key", key_text(ui.lang, hint_of(KeyAction::go_on))}}));
    const FieldEvents typing = field(ui, "road.line", state.line, style);
    if (typing.active && typing.at_end) state.to_end = false;
    if (typing.entered && !state.line.empty()) queue.push(wish::Post{.line = state.line, .by_judge = true});
    draw_what_it_does(ui, state.line_says);
    if (std::exchange(state.show_says, false) && !ImGui::IsItemVisible()) ImGui::SetScrollHereY(1);
}

}  // namespace

void draw_judge_road(const Ui& ui, const std::vector<RoadStep>& road, const CountPanel& count, SettlementState& state,
                     CommandQueue& queue) {
    space(ui, Gap::medium);
    text(ui, Lettering::strong, ui.palette().text, ui.lang.tr("The way to the signed sheet"));
    space(ui, Gap::tight);
    text(ui, Lettering::small, ui.palette().faint, ui.lang.tr("The judge's name"));
    (void)field(ui, "road.judge", state.judge, {.hint = "Vera", .width = ui.px(260)});
    space(ui, Gap::small);
    for (const RoadStep& step : road) {
        ImGui::PushID(step.step.id.c_str());
        draw_step(ui, step, count, state, queue);
        ImGui::PopID();
    }
    draw_line(ui, state, queue);
}

}  // namespace tablebank
