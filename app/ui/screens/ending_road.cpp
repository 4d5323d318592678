// The steps to the signed sheet on the settlement's screen: the current one with its fields and its main act, each
// other one as a row that opens, and a line in which everything of the grammar can be typed without leaving the screen.

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/settlement_parts.h"
#include "app/ui/screens/standings.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/keyboard_focus.h"
#include "app/ui/widgets/pieces.h"
#include "app/viewmodel/keys.h"
#include "app/viewmodel/road_focus.h"

namespace tablebank {

namespace {

void finish_line(const OfferedAction& action, SettlementState& state) {
    state.line = action.line;
    state.focus = RoadField::line;
}

/// A field that may be promised the focus: it requests it until it has it, with the caret after its text.
FieldEvents draw_road_field(const Ui& ui, RoadField which, const char* key, std::string& typed, SettlementState& state,
                            float width = 0) {
    const bool wanted = state.focus == which;
    // Tab goes from field to field while one has the keyboard, otherwise to the buttons; before an act of the judge, to
    // the answers.
    const bool by_tab = !state.asked && which != RoadField::line && ImGui::IsAnyItemActive();
    const FieldStyle style{.width = width, .focus = wanted, .to_end = wanted, .by_tab = by_tab};
    const FieldEvents events = field(ui, key, typed, style);
    if (events.active && which == RoadField::line && pressed(KeyAction::next_part)) ImGui::SetWindowFocus(nullptr);
    if (wanted && events.active) state.focus.reset();
    // A refusal is about what was typed: it goes when that changes, and when the field is left.
    if (events.changed || (events.left && !events.entered)) ui.clear_message();
    return events;
}

void draw_offers(const Ui& ui, const RoadStep& road, SettlementState& state, PendingIntent& queue, FocusRing* ring) {
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    bool first = true;
    for (const OfferedAction& action : road.actions) {
        const ButtonStyle style{
            .look = ButtonLook::plain, .enabled = action.allowed, .tip = localized_line(ui.lang, action.line)};
        const float width = button_width(ui, action.text, style);
        const bool fits = ImGui::GetItemRectMax().x + ui.gap(Gap::small) + width <= right;
        if (!first && fits) ImGui::SameLine(0, ui.gap(Gap::small));
        first = false;
        if (!settlement_button(ui, ring, "road." + action.id, action.text, style)) continue;
        if (action.to_finish)
            finish_line(action, state);
        else
            queue.push(intent::Post{action.line});
    }
}

/// The text that the judge signs so that the certified sheet may be corrected.
void draw_way_to_checkpoint(const Ui& ui, PendingIntent& queue) {
    const std::string words = ui.lang.tr("The checkpoint of the correction");
    const ButtonStyle style{.look = ButtonLook::plain,
                            .tip = ui.lang.tr("What the judge's key signs so that the correction may begin")};
    if (button(ui, "road.correction-checkpoint", words, style)) queue.push(intent::Prove{ProofAction::correction});
}

std::string answer_key(const OfferedAction& act, std::string_view answer) {
    return "road." + act.id + '.' + std::string(answer);
}

/// Posts the action, asks for confirmation, or reports what is missing.
void carry_out(const Ui& ui, const RoadStep& road, const OfferedAction& act, SettlementState& state,
               PendingIntent& queue) {
    ui.clear_message();  // a refusal was about something else
    const bool was_asked = state.asked && state.opened_step == road.step.id && !road.asks_judge;
    if (!act.allowed) {
        state.focus = field_waited_for(road, state.road);
        state.opened_step = road.step.id;
    } else if (road.question.empty() || was_asked) {
        queue.push(intent::Post{act.line});
    } else {
        state.opened_step = road.step.id;
        state.asked = true;
        state.answers = {.key = answer_key(act, "not")};
    }
}

/// An answer to the question before an act of the judge. Tab and the arrows go to it, and Enter presses it only then:
/// at first no answer has a frame, so that a second Enter in the field before it answers nothing.
bool draw_answer(const Ui& ui, FocusRing& ring, const std::string& key, const std::string& words, ButtonStyle style,
                 bool enter) {
    const bool framed = ring.at(key) && ring.shown();
    if (framed) style.key_hint = hint_of(KeyAction::go_on);
    const bool press = button(ui, key, words, style);
    return ring.stop(key, {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()}) || press || (framed && enter);
}

/// `enter`: Enter went down, and no field took it.
void draw_judge_question(const Ui& ui, const OfferedAction& act, bool enter, SettlementState& state,
                         PendingIntent& queue) {
    // A field that was clicked keeps the keyboard until Tab leads to the answers.
    if (ImGui::IsAnyItemActive() && pressed(KeyAction::next_part)) ImGui::SetWindowFocus(nullptr);
    FocusRing ring(ui, state.answers);
    const ButtonStyle sure{.look = ButtonLook::primary, .tip = localized_line(ui.lang, act.line)};
    if (draw_answer(ui, ring, answer_key(act, "sure"), act.text, sure, enter))
        queue.push(intent::Post{.line = act.line, .by_judge = true});
    ImGui::SameLine(0, ui.gap(Gap::small));
    if (draw_answer(ui, ring, answer_key(act, "not"), ui.lang.tr("Cancel"), {}, enter)) state.asked = false;
    text(ui, Lettering::small, ui.palette().faint, ui.lang.tr("Tab and arrows: move. Space: select."));
}

void draw_question(const Ui& ui, const RoadStep& road, const OfferedAction& act, bool enter, SettlementState& state,
                   PendingIntent& queue) {
    note(ui, "road.question", Lettering::body, ui.palette().text, road.question);
    if (road.asks_judge) return draw_judge_question(ui, act, enter, state, queue);
    const ButtonStyle sure{
        .look = ButtonLook::primary, .key_hint = hint_of(act.key), .tip = localized_line(ui.lang, act.line)};
    if (button(ui, "settle." + act.id + ".sure", act.text, sure))
        queue.push(intent::Post{.line = act.line, .by_judge = true});
    ImGui::SameLine(0, ui.gap(Gap::small));
    if (button(ui, answer_key(act, "not"), ui.lang.tr("Cancel"), {})) state.asked = false;
}

void draw_main(const Ui& ui, const RoadStep& road, bool enter, SettlementState& state, PendingIntent& queue,
               FocusRing* ring) {
    if (state.asked && state.opened_step == road.step.id && !road.question.empty() && !road.main.empty())
        return draw_question(ui, road, road.main.front(), enter, state, queue);
    bool first = true;
    for (const OfferedAction& act : road.main) {
        if (!std::exchange(first, false)) ImGui::SameLine(0, ui.gap(Gap::small));
        const ButtonStyle style{.look = road.now ? ButtonLook::primary : ButtonLook::plain,
                                .enabled = act.allowed || road.asks_judge,
                                .key_hint = hint_of(act.key),
                                .tip = act.reason.empty() ? localized_line(ui.lang, act.line) : act.reason};
        if (settlement_button(ui, ring, (road.asks_judge ? "road." : "settle.") + act.id, act.text, style))
            carry_out(ui, road, act, state, queue);
    }
    for (const OfferedAction& act : road.main)
        if (!act.allowed && !act.reason.empty())
            return note(ui, "settle." + act.id + ".reason", Lettering::small, ui.palette().quiet, act.reason);
}

/// The judge's name, and the reason; whether Enter went down in one of them.
bool draw_judge(const Ui& ui, const RoadStep& road, SettlementState& state, PendingIntent& queue) {
    if (!road.asks_judge || road.main.empty()) return false;
    text(ui, Lettering::small, ui.palette().faint, ui.lang.tr("The judge's name"));
    bool entered = draw_road_field(ui, RoadField::judge, "road.judge", state.road.judge, state, ui.px(260)).entered;
    if (road.asks_why) {
        text(ui, Lettering::small, ui.palette().faint,
             ui.lang.tr("Why it is certified although something is not done"));
        const FieldEvents why =
            draw_road_field(ui, RoadField::despite, "road.despite", state.road.despite, state, ui.px(420));
        entered = entered || why.entered;
    }
    if (entered) carry_out(ui, road, road.main.front(), state, queue);
    return entered;
}

/// Who is paid next and who was paid last; the throw and its witness.
void draw_walk(const Ui& ui, const SettlementSnapshot& snapshot, bool witness, SettlementState& state) {
    const Palette& p = ui.palette();
    if (!snapshot.next.empty()) note(ui, "settle.next", Lettering::strong, p.text, snapshot.next);
    draw_throws(ui, snapshot, state);
    if (!witness || snapshot.missing.empty()) return;
    text(ui, Lettering::small, p.faint, ui.lang.tr("The witness of the throw"));
    (void)field(ui, "settle.witness", state.witness, {.width = ui.px(260)});
}

void draw_step_lines(const Ui& ui, const RoadStep& road) {
    for (const std::string& line : road.step.lines) text(ui, Lettering::body, ui.palette().quiet, line);
}

void draw_body(const Ui& ui, const SettlementSnapshot& snapshot, const RoadStep& road, SettlementState& state,
               PendingIntent& queue, FocusRing* ring) {
    ImGui::Indent(ui.px(26));
    const bool counts = road.step.id == "count";
    const bool walks = road.step.id == "walk";
    // Each act of these steps adds a line, which is below the buttons, so that nothing moves under the pointer.
    const bool lines_below = counts || walks || !road.actions.empty();
    if (!lines_below) draw_step_lines(ui, road);
    if (road.now && snapshot.throws && (walks || road.step.id == "totals")) draw_walk(ui, snapshot, walks, state);
    const bool entered = draw_judge(ui, road, state, queue);
    const bool enter = !entered && !ImGui::IsAnyItemActive() && pressed(KeyAction::go_on);
    draw_main(ui, road, enter, state, queue, ring);
    draw_offers(ui, road, state, queue, ring);
    if (road.gives_checkpoint) draw_way_to_checkpoint(ui, queue);
    if (counts) draw_count(ui, snapshot.count, state, queue);
    const bool told_by_count = counts && snapshot.count.seat != 0;
    if (road.now && ui.is_error() && !told_by_count)
        note(ui, "settle.refusal", Lettering::body, ui.palette().refused, ui.said());
    if (lines_below) draw_step_lines(ui, road);
    if (road.now && road.step.id == "closing") draw_closing_plan(ui, snapshot, state);
    ImGui::Unindent(ui.px(26));
    space(ui, Gap::small);
}

std::string summary_of(const RoadStep& road) {
    for (const OfferedAction& act : road.main)
        if (!act.allowed && !road.asks_judge) return act.reason;
    const std::vector<std::string>& lines = road.step.lines;
    if (lines.empty()) return {};
    return lines.size() == 1 ? lines.front() : lines.front() + " …";
}

/// The mark, the title, the record of the step, and its main action at the right end. A press on the title opens it.
void draw_row(const Ui& ui, const RoadStep& road, bool open, SettlementState& state, PendingIntent& queue,
              FocusRing* ring) {
    const Palette& p = ui.palette();
    const Rect in = flow_row(ui.px(open || road.main.empty() ? 28 : 34));
    Rect row = in;
    if (!open) {
        for (auto act = road.main.rbegin(); act != road.main.rend(); ++act) {
            const ButtonStyle style{.enabled = act->allowed || road.asks_judge,
                                    .key_hint = hint_of(act->key),
                                    .tip = act->reason.empty() ? localized_line(ui.lang, act->line) : act->reason};
            const std::string key = (road.asks_judge ? "road." : "settle.") + act->id;
            const bool pointed = button_right(ui, row, key, act->text, style, ui.gap(Gap::small));
            const Rect at{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
            const bool keyed = ring != nullptr && ring->stop(key, at, style.enabled);
            if (pointed || keyed) carry_out(ui, road, *act, state, queue);
        }
    }
    if (hot_area(ui, "road.open." + road.step.id, road.step.title, row) && !road.now)
        state.opened_step = open ? std::string{} : road.step.id;
    if (ImGui::IsItemHovered() && !road.now) paint_panel(ui, row, p.hover);
    Rect rest = row;
    const Rect mark = cut_left(rest, ui.px(18), ui.gap(Gap::small));
    const ImU32 colour = road.now ? p.accent : road.step.done ? p.quiet : p.text;
    if (road.step.done) {
        paint_tick(ui, mark.centre(), ui.px(12), p.fine);
    } else {
        ui.list().AddCircle(mark.centre(), ui.px(5), road.now ? p.accent : p.faint, 0, ui.px(1.5F));
    }
    const float width = std::min(rest.width(), measure(ui, Lettering::strong, road.step.title).x + ui.px(2));
    paint_line(ui, cut_left(rest, width, ui.gap(Gap::medium)), Lettering::strong, colour, road.step.title);
    if (!open) paint_line(ui, rest, Lettering::small, p.faint, summary_of(road));
    ui.report({ProbedWidget::Kind::note, "road." + road.step.id, road.step.title, in.min, in.max});
    ImGui::SetCursorScreenPos({in.min.x, in.max.y});
}

/// Keys of the current step, and of the one that goes on past steps.
void take_keys(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state, PendingIntent& queue) {
    if (pressed(KeyAction::count_notes) && snapshot.count.next != 0) count_of(snapshot.count.next, state);
    // Without a reason the key leads to it.
    if (pressed(KeyAction::leave_books) && snapshot.count.wants_reason) queue.push(intent::PostCount{.waived = true});
    for (const RoadStep& road : snapshot.road) {
        for (const OfferedAction& act : road.main)
            if (act.key != ActionKey::none && pressed(act.key)) return carry_out(ui, road, act, state, queue);
        if (!road.now || road.step.id != "count" || !pressed(ActionKey::f2)) continue;
        if (snapshot.count.next != 0) return count_of(snapshot.count.next, state);
        if (!road.actions.empty()) return finish_line(road.actions.front(), state);
    }
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
    space(ui, Gap::tight);
    text(ui, Lettering::small, ui.palette().faint,
         ui.lang.tr("A line, then {key}", {{"key", key_text(ui.lang, hint_of(KeyAction::go_on))}}));
    const FieldEvents typing = draw_road_field(ui, RoadField::line, "road.line", state.line, state);
    if (typing.entered) {
        state.focus = RoadField::line;  // Enter takes the keyboard from a field
        if (!state.line.empty()) queue.push(intent::Post{.line = state.line, .by_judge = true});
    }
    draw_what_it_does(ui, state.line_says);
    const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowHeight();
    if (std::exchange(state.show_says, false) && ImGui::GetItemRectMax().y > bottom) ImGui::SetScrollHereY(1);
}

/// Handles text that is typed while no field has the focus.
void take_loose_signs(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state) {
    // The Space that presses a button is not typed.
    if (state.buttons.shown && signs_of_frame() == " ") return;
    if (ui.covered || ImGui::IsAnyItemActive()) return;
    if (take_typed(snapshot, signs_of_frame(), state)) static_cast<void>(take_signs_of_frame());
}

}  // namespace

void draw_road(const Ui& ui, const SettlementSnapshot& snapshot, SettlementState& state, PendingIntent& queue,
               FocusRing* ring) {
    if (snapshot.road.empty()) return;
    take_loose_signs(ui, snapshot, state);
    text(ui, Lettering::strong, ui.palette().text, ui.lang.tr("The way to the signed sheet"));
    take_keys(ui, snapshot, state, queue);
    for (const RoadStep& road : snapshot.road) {
        ImGui::PushID(road.step.id.c_str());
        const bool counts = road.step.id == "count" && snapshot.count.seat != 0;
        const bool open = road.now || counts || state.opened_step == road.step.id;
        draw_row(ui, road, open, state, queue, ring);
        if (open) draw_body(ui, snapshot, road, state, queue, ring);
        ImGui::PopID();
    }
    draw_line(ui, state, queue);
    space(ui, Gap::medium);
}

}  // namespace tablebank
