// The first screen: on with the last game, one of the others, a new one, or one by its path.

#include <utility>

#include "app/i18n/words.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

void draw_recent(const Ui& ui, const RecentRow& row, std::size_t number, CommandQueue& queue) {
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect in{at, {at.x + ImGui::GetContentRegionAvail().x, at.y + ui.px(62)}};
    const std::string key = "start.recent." + std::to_string(number);
    const bool press = hot_area(ui, key, row.name, in, !row.missing);
    const bool hovered = ImGui::IsItemHovered();
    paint_panel(ui, in, hovered ? p.hover : p.raised);
    Rect rest = in.inset(ui.gap(Gap::large), ui.gap(Gap::small));
    Rect side = cut_right(rest, ui.px(190), ui.gap(Gap::medium));
    paint_line(ui, cut_top(side, ui.px(23)), Lettering::small, p.quiet, row.when, Align::right);
    paint_line(ui, side, Lettering::small, p.faint, row.name, Align::right);
    paint_line(ui, cut_top(rest, ui.px(23)), Lettering::strong, row.missing ? p.faint : p.text, row.players);
    const std::string state = row.missing ? tr("the file is not there any more") : row.edition + "  ·  " + row.state;
    paint_line(ui, rest, Lettering::small, row.missing ? p.faint : p.quiet, state);
    if (hovered) tip(ui, row.file);
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::small)});
    if (press) queue.push(wish::Open{row.file});
}

void draw_mark(const Ui& ui, Rect& rest) {
    const Palette& p = ui.palette();
    Rect row = cut_top(rest, ui.px(56), ui.gap(Gap::hair));
    // The sign of the program: the board's ring with both roles' tokens on it.
    const Rect sign = cut_left(row, ui.px(56), ui.gap(Gap::large));
    ImDrawList* list = &ui.list();
    list->AddRect(sign.min, sign.max, p.accent, ui.px(8), 0, ui.px(5));
    list->AddRectFilled({sign.min.x + ui.px(14), sign.centre().y - ui.px(7)},
                        {sign.min.x + ui.px(28), sign.centre().y + ui.px(7)}, p.monopolists.front(), ui.px(2));
    list->AddCircleFilled({sign.max.x - ui.px(20), sign.centre().y}, ui.px(8), p.competitors.front());
    paint_line(ui, row, Lettering::amount, p.text, "tablebank");
    paint_line(ui, cut_top(rest, ui.px(30), ui.gap(Gap::wide)), Lettering::body, p.quiet,
               tr("The bank of the table: what is due, to whom, and why."));
}

}  // namespace

void draw_start(const Ui& ui, const StartSnapshot& snapshot, StartState& state, CommandQueue& queue) {
    const Palette& p = ui.palette();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float width = std::min(ui.px(720), display.x - 2 * ui.gap(Gap::huge));
    Rect rest{{(display.x - width) / 2, std::max(ui.gap(Gap::huge), display.y * 0.12F)},
              {(display.x + width) / 2, display.y - ui.gap(Gap::wide)}};
    draw_mark(ui, rest);
    const Pane pane("start", rest);
    const bool any = !snapshot.recent.empty() && !snapshot.recent.front().missing;
    if (any) {
        const RecentRow& last = snapshot.recent.front();
        const ButtonStyle style{.look = ButtonLook::primary, .key_hint = "Enter", .height = ui.px(44)};
        if (button(ui, "start.continue", tr("Continue: {players}", {{"players", last.players}}), style))
            queue.push(wish::Open{last.file});
        ImGui::SameLine();
    }
    const ButtonStyle style{
        .look = any ? ButtonLook::plain : ButtonLook::primary, .key_hint = any ? "F2" : "Enter", .height = ui.px(44)};
    const bool fresh = button(ui, "start.new", tr("New game"), style);
    space(ui, Gap::medium);
    if (any) text(ui, Lettering::small, p.faint, tr("Games"));
    for (std::size_t i = 0; i < snapshot.recent.size(); ++i) draw_recent(ui, snapshot.recent[i], i, queue);
    space(ui, Gap::medium);
    text(ui, Lettering::small, p.faint, tr("Open a game file by its path, Ctrl+O"));
    if (pressed_with_ctrl(Key::o)) state.focus_path = true;
    if (pressed(Key::f12)) queue.push(wish::Go{Screen::settings});
    const float open_width = button_width(ui, tr("Open"));
    const FieldEvents typing = field(ui, "start.path", state.path,
                                     {.hint = "/home/anna/friday.tbl",
                                      .width = ImGui::GetContentRegionAvail().x - open_width - ui.gap(Gap::small),
                                      .focus = std::exchange(state.focus_path, false)});
    if (typing.changed) state.trouble.clear();
    ImGui::SameLine();
    const bool open =
        button(ui, "start.open", tr("Open"), {.enabled = !state.path.empty(), .height = ImGui::GetItemRectSize().y});
    space(ui, Gap::medium);
    if (button(ui, "start.settings", tr("Settings"), {.look = ButtonLook::quiet, .key_hint = "F12"}))
        queue.push(wish::Go{Screen::settings});
    ImGui::SameLine();
    if (button(ui, "start.calculator", tr("Calculator"), {.look = ButtonLook::quiet, .key_hint = "Ctrl+K"}))
        queue.push(wish::Go{Screen::calculator});
    ImGui::SameLine();
    const ButtonStyle editions{.look = ButtonLook::quiet, .key_hint = "Ctrl+E"};
    if (button(ui, "start.editions", tr("Editions"), editions) || pressed_with_ctrl(Key::e))
        queue.push(wish::Go{Screen::editions});
    ImGui::SameLine();
    if (button(ui, "start.actions", tr("Everything"), {.look = ButtonLook::quiet, .key_hint = "Ctrl+P"}))
        queue.push(wish::Actions{});
    if (!state.trouble.empty()) note(ui, "start.trouble", Lettering::body, p.refused, state.trouble);
    if ((open || typing.entered) && !state.path.empty()) {
        queue.push(wish::Open{state.path});
    } else if (fresh || pressed(Key::f2) || (!any && !typing.active && pressed(Key::enter))) {
        queue.push(wish::Go{Screen::new_game});
    } else if (any && !typing.active && pressed(Key::enter)) {
        queue.push(wish::Open{snapshot.recent.front().file});
    }
}

}  // namespace tablebank
