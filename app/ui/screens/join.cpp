// Before the line of a table is followed: which event, which computer, which key, and two answers.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/keyboard_focus.h"

namespace tablebank {
namespace {

void draw_question(const Ui& ui, const LineQuestionText& text) {
    const Palette& p = ui.palette();
    note(ui, "join.question", Lettering::title, text.is_warning ? p.refused : p.text, text.question);
    space(ui, Gap::small);
    note(ui, "join.why", Lettering::body, p.text, text.why);
    for (std::size_t row = 0; row < text.rows.size(); ++row) {
        const std::string number = std::to_string(row);
        space(ui, Gap::small);
        note(ui, "join.label." + number, Lettering::small, p.quiet, text.rows[row].label);
        note(ui, "join.value." + number, Lettering::strong, p.text, text.rows[row].value);
    }
    space(ui, Gap::medium);
    note(ui, "join.advice", Lettering::body, text.is_warning ? p.refused : p.quiet, text.advice);
}

}  // namespace

void draw_join(const Ui& ui, JoinState& state, PendingIntent& queue) {
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float width = std::min(ui.px(760), display.x - 2 * ui.gap(Gap::wide));
    Rect rest{{(display.x - width) / 2, std::max(ui.gap(Gap::large), display.y * 0.08F)},
              {(display.x + width) / 2, display.y - ui.gap(Gap::wide)}};
    const Rect foot = cut_bottom(rest, ui.px(44), ui.gap(Gap::medium));
    FocusRing ring(ui, state.focus);
    {
        const Pane pane("join", rest);
        draw_question(ui, state.shown);
    }
    const bool leaves = ring.at("join.leave");
    ButtonStyle agree{.look = state.shown.is_warning ? ButtonLook::plain : ButtonLook::primary,
                      .height = foot.height()};
    ButtonStyle leave{.look = state.shown.is_warning ? ButtonLook::primary : ButtonLook::plain,
                      .key_hint = hint_of(KeyAction::back),
                      .height = foot.height()};
    if (!leaves) agree.key_hint = hint_of(KeyAction::go_on);
    Rect row = foot;
    const auto answer = [&](const char* key, const std::string& words, const ButtonStyle& style) {
        const Rect at = cut_left(row, button_width(ui, words, style), ui.gap(Gap::small));
        ImGui::SetCursorScreenPos(at.min);
        const bool press = button(ui, key, words, style);
        return ring.stop(key, at) || press;
    };
    const bool agreed = answer("join.agree", state.shown.agree, agree);
    const bool left = answer("join.leave", state.shown.leave, leave);
    const bool enter = pressed(KeyAction::go_on);
    if (left || pressed(KeyAction::back) || (enter && leaves))
        queue.push(intent::AnswerLine{false});
    else if (agreed || enter)
        queue.push(intent::AnswerLine{true});
}

}  // namespace tablebank
