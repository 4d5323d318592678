// The judge's road on the settlement's screen: each step with what was said and what it offers, the judge's name, and a
// line of its own, in which whatever the grammar knows can be typed without leaving the screen.

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/settlement/count_panel.h"
#include "app/present/words/localized_line.h"
#include "app/ui/look/ui.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/standings.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/pieces.h"
#include "app/viewmodel/intent.h"
#include "app/viewmodel/keys.h"
#include "app/viewmodel/screen_state.h"

namespace tablebank {

namespace {

void count_of(int seat, SettlementState& state) {
    state.count.seat = seat;
    state.count_focus = 0;
}

/// Whose notes, those first whose turn it is.
void draw_hands(const Ui& ui, const CountPanel& panel, SettlementState& state) {
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    bool first = true;
    for (const CountHand& hand : panel.hands) {
        const bool due = hand.seat == panel.next;
        const std::string words = ui.lang.tr("Count the notes: {player}", {{"player", hand.name}});
        const ButtonStyle style{.look = hand.seat == panel.seat ? ButtonLook::chosen
                                        : hand.counted          ? ButtonLook::quiet
                                                                : ButtonLook::plain,
                                .key_hint = due && panel.seat == 0 ? hint_of(KeyAction::count_notes) : ""};
        if (!first && ImGui::GetItemRectMax().x + ui.gap(Gap::small) + button_width(ui, words, style) <= right)
            ImGui::SameLine(0, ui.gap(Gap::small));
        first = false;
        if (button(ui, "road.count." + std::to_string(hand.seat), words, style)) count_of(hand.seat, state);
    }
    if (pressed(KeyAction::count_notes) && panel.next != 0) count_of(panel.next, state);
}

/// A field of its value; whether Enter leads on from it.
bool draw_value(const Ui& ui, const std::string& key, const CountField& value, std::string& typed, bool focus) {
    ImGui::BeginGroup();
    text(ui, Lettering::small, ui.palette().faint, value.head);
    const FieldStyle style{
        .width = ui.px(84), .focus = focus, .keeps = true, .edge = value.wrong.empty() ? 0 : ui.palette().refused};
    const bool entered = field(ui, key, typed, style).entered;
    if (focus) ImGui::SetScrollHereY(0.5F);
    if (!value.wrong.empty()) note(ui, key + ".wrong", Lettering::tiny, ui.palette().refused, value.wrong);
    ImGui::EndGroup();
    return entered;
}

/// What they make, and how that stands to the books: in colour, with its sign, and in words.
void draw_sum(const Ui& ui, const CountPanel& panel) {
    if (panel.sum.empty()) return;
    const Palette& p = ui.palette();
    note(ui, "count.sum", Lettering::strong, p.text, panel.sum);
    note(ui, "count.difference", Lettering::body, panel.sense == CountSense::agrees ? p.fine : p.refused,
         panel.difference);
}

/// The values side by side, as many as there is room for.
void draw_values(const Ui& ui, const CountPanel& panel, SettlementState& state, PendingIntent& queue) {
    const auto focus = std::exchange(state.count_focus, std::nullopt);
    TypedCount& typed = state.count.hands[panel.seat];
    typed.notes.resize(panel.fields.size());
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    for (std::size_t i = 0; i < panel.fields.size(); ++i) {
        if (i > 0 && ImGui::GetItemRectMax().x + ui.gap(Gap::small) + ui.px(84) <= right)
            ImGui::SameLine(0, ui.gap(Gap::small));
        if (!draw_value(ui, "count.note." + std::to_string(i), panel.fields[i], typed.notes[i], focus == i)) continue;
        if (i + 1 < panel.fields.size())
            state.count_focus = i + 1;
        else
            queue.push(intent::PostCount{});
    }
    draw_sum(ui, panel);
    if (!panel.wants_reason) return;
    text(ui, Lettering::small, ui.palette().faint, ui.lang.tr("Why it differs"));
    const FieldStyle why{.width = ui.px(420), .focus = focus == panel.fields.size(), .keeps = true};
    if (field(ui, "count.why", typed.why, why).entered) queue.push(intent::PostCount{});
}

void draw_end(const Ui& ui, const CountPanel& panel, PendingIntent& queue) {
    const Palette& p = ui.palette();
    const bool ready = !panel.line.empty();
    const ButtonStyle style{.look = ButtonLook::primary,
                            .enabled = ready,
                            .key_hint = hint_of(KeyAction::go_on),
                            .tip = ready ? localized_line(ui.lang, panel.line) : std::string{}};
    const std::string words = panel.wants_reason ? ui.lang.tr("The books go by the count") : ui.lang.tr("As counted");
    if (button(ui, "count.post", words, style)) queue.push(intent::PostCount{});
    if (panel.wants_reason) {
        const ButtonStyle other{.enabled = !panel.waiver.empty()};
        const std::string let_be = ui.lang.tr("The books stay as they are");
        const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
        if (ImGui::GetItemRectMax().x + ui.gap(Gap::small) + button_width(ui, let_be, other) <= right)
            ImGui::SameLine(0, ui.gap(Gap::small));
        if (button(ui, "count.waive", let_be, other)) queue.push(intent::PostCount{.waived = true});
    }
    if (ui.is_error()) note(ui, "count.refusal", Lettering::body, p.refused, ui.said());
}

void draw_count(const Ui& ui, const CountPanel& panel, SettlementState& state, PendingIntent& queue) {
    if (panel.hands.empty()) return;
    draw_hands(ui, panel, state);
    if (panel.seat == 0) return;
    space(ui, Gap::tight);
    text(ui, Lettering::strong, ui.palette().text, panel.heading);
    draw_values(ui, panel, state, queue);
    draw_end(ui, panel, queue);
}

void draw_offers(const Ui& ui, const RoadStep& road, SettlementState& state, PendingIntent& queue) {
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    bool first = true;
    for (const OfferedAction& action : road.actions) {
        const ButtonStyle style{
            .look = ButtonLook::plain, .enabled = action.allowed, .tip = localized_line(ui.lang, action.line)};
        const float width = button_width(ui, action.text, style);
        const bool fits = ImGui::GetItemRectMax().x + ui.gap(Gap::small) + width <= right;
        if (!first && fits) ImGui::SameLine(0, ui.gap(Gap::small));
        first = false;
        if (!button(ui, "road." + action.id, action.text, style)) continue;
        if (!action.to_finish) {
            queue.push(intent::Post{action.line});
        } else {
            state.line = action.line;
            state.focus_line = true;
            state.to_end = true;
        }
    }
}

/// What the judge signs so that the certified sheet may be corrected.
void draw_way_to_checkpoint(const Ui& ui, PendingIntent& queue) {
    const std::string words = ui.lang.tr("The checkpoint of the correction");
    const ButtonStyle style{.look = ButtonLook::plain,
                            .tip = ui.lang.tr("What the judge's key signs so that the correction may begin")};
    if (button(ui, "road.correction-checkpoint", words, style)) queue.push(intent::Prove{ProofAction::correction});
}

void draw_step(const Ui& ui, const RoadStep& road, const CountPanel& count, SettlementState& state,
               PendingIntent& queue) {
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
    draw_standings_diff(ui, "road.standing", says.standings);
}

void draw_line(const Ui& ui, SettlementState& state, PendingIntent& queue) {
    const FieldStyle style{
        .hint = "Anna count 2x500 3x100", .focus = std::exchange(state.focus_line, false), .to_end = state.to_end};
    text(ui, Lettering::small, ui.palette().faint,
         ui.lang.tr("A line, then {key}", {{"key", key_text(ui.lang, hint_of(KeyAction::go_on))}}));
    const FieldEvents typing = field(ui, "road.line", state.line, style);
    if (typing.active && typing.at_end) state.to_end = false;
    if (typing.entered && !state.line.empty()) queue.push(intent::Post{.line = state.line, .by_judge = true});
    draw_what_it_does(ui, state.line_says);
    if (std::exchange(state.show_says, false) && !ImGui::IsItemVisible()) ImGui::SetScrollHereY(1);
}

}  // namespace

void draw_adjudication(const Ui& ui, const std::vector<RoadStep>& road, const CountPanel& count, SettlementState& state,
                       PendingIntent& queue) {
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
