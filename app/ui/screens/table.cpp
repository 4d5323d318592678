#include "app/i18n/words.h"
#include "app/ui/dialogs.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

/// Function keys for the choices inside the ring, and the keys of the screen itself.
void listen(const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    if (state.trouble || state.covered || state.line.asks_to_post) return;
    for (const OfferedAction& action : snapshot.turn.actions) {
        if (action.allowed && pressed(action.key)) choose(action, state.line, queue);
    }
    if (pressed_with_ctrl(Key::z)) queue.push(wish::Post{"undo"});
    if (pressed_with_ctrl(Key::y)) queue.push(wish::Post{"redo"});
    if (pressed_with_ctrl(Key::f)) state.focus_search = true;
    listen_for_dialogs(queue);
    if (pressed(Key::f9)) queue.push(wish::Go{Screen::settlement});
    if (pressed(Key::f12)) queue.push(wish::Go{Screen::settings});
}

/// One step back: from a search, from what is typed, from the space looked at, and last from the game.
void step_back(TableState& state, CommandQueue& queue) {
    if (state.trouble || state.covered || state.line.asks_to_post || !pressed(Key::escape)) return;
    state.line.wants_keyboard = true;
    if (state.searching || !state.selection.search.empty()) {
        state.selection.search.clear();
    } else if (!state.line.typed.empty() || !state.line.refusal.empty()) {
        state.line.typed.clear();
        state.line.refusal.clear();
        state.line.recalled.reset();
        state.line.caret_to_end = true;
    } else if (state.first_die) {
        state.first_die.reset();
    } else if (state.selection.space) {
        state.selection.space.reset();
    } else {
        queue.push(wish::Leave{});
    }
}

}  // namespace

void choose(const OfferedAction& action, CommandLineState& line, CommandQueue& queue) {
    if (action.opens != Dialog::none) {
        queue.push(wish::Show{action.opens});
    } else if (action.to_finish) {
        line.typed = action.line;
        line.caret_to_end = true;
        line.wants_keyboard = true;
    } else {
        queue.push(wish::Post{action.line});
    }
}

void draw_table(const Ui& ui, const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float gap = ui.gap(Gap::medium);
    Rect rest{{0, 0}, display};
    const Rect top = cut_top(rest, ui.px(52));
    rest = rest.inset(gap, 0);
    rest.min.y += gap;
    rest.max.y -= gap;
    const Rect bottom = cut_bottom(rest, ui.px(88), gap);
    const bool wide = display.x > ui.px(1600);
    const Rect left = cut_left(rest, ui.px(wide ? 320 : 252), gap);
    const Rect right = cut_right(rest, ui.px(wide ? 380 : 272), gap);

    draw_top(ui, top, snapshot, state, queue);
    draw_players(ui, left, snapshot, state);
    draw_board(ui, rest, snapshot, state, queue);
    Rect log = right;
    if (snapshot.deed) {
        const float share = !snapshot.deed->printed.empty() ? 0.64F : snapshot.deed->state.empty() ? 0.14F : 0.45F;
        draw_deed(ui, cut_top(log, right.height() * share, gap), snapshot, state, queue);
    }
    draw_log(ui, log, snapshot, state, queue);
    draw_command_line(ui, bottom, snapshot, state, queue);
    if (state.trouble) draw_disk_trouble(ui, *state.trouble, queue);
    listen(snapshot, state, queue);
    step_back(state, queue);
    if (state.line.asks_to_post && !state.trouble) draw_pasted_lines(ui, state.line, queue);
}

}  // namespace tablebank
