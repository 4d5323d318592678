#include <utility>

#include "app/i18n/language.h"
#include "app/ui/screens/guide.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

/// The ways into the log: down it is back in time.
void listen_to_log(const TableSnapshot& snapshot, TableState& state) {
    if (pressed(KeyAction::look_back) || (state.searching && pressed(KeyAction::down))) {
        if (const auto to = step_in_log(snapshot, state.past, 1)) {
            state.past.look(*to);
            state.log.scroll_to = *to;
        }
    }
    if (pressed(KeyAction::entry_menu)) state.log.open_menu(row_of(snapshot.log, snapshot.last));
}

/// Something lies over the table that has the keyboard.
bool is_asked(const TableState& state) {
    return state.covered || state.line.asks_to_post || state.log.menu || state.which;
}

/// Function keys for the choices inside the ring, and the keys of the screen itself.
void listen(const Ui& ui, const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    if (is_asked(state)) return;
    for (const OfferedAction& action : snapshot.turn.actions) {
        if (action.allowed && pressed(action.key))
            choose(action, state.line, queue, Press{action.key, action.seat, ui.pressed_ms});
    }
    if (pressed(KeyAction::undo)) queue.push(wish::Post{"undo"});
    if (pressed(KeyAction::redo)) queue.push(wish::Post{"redo"});
    if (pressed(KeyAction::put_roll_right)) queue.push(wish::PutRollRight{});
    if (pressed(KeyAction::search_log)) state.focus_search = true;
    if (pressed(KeyAction::board))
        state.middle = state.middle == TableMiddle::board ? TableMiddle::turn : TableMiddle::board;
    if (pressed(KeyAction::clock) && !snapshot.top.clock.empty()) choose(snapshot.top.clock.back(), state.line, queue);
    if (pressed(KeyAction::waiting_lines) && !state.line.pasted.empty()) state.line.asks_to_post = true;
    if (snapshot.guide && pressed(KeyAction::guide_next)) follow_guide(*snapshot.guide, queue);
    if ((snapshot.guide || snapshot.guide_put_aside) && pressed(KeyAction::guide)) queue.push(wish::Guide{});
    listen_for_dialogs(queue);
    if (pressed(KeyAction::settlement)) queue.push(wish::Go{Screen::settlement});
    if (pressed(KeyAction::proof)) queue.push(wish::Go{Screen::proof});
    if (pressed(KeyAction::charts)) queue.push(wish::Go{Screen::charts});
    if (pressed(KeyAction::review)) queue.push(wish::Go{Screen::review});
    if (pressed(KeyAction::phones)) queue.push(wish::Go{Screen::phones});
    if (pressed(KeyAction::settings)) queue.push(wish::Go{Screen::settings});
    listen_to_log(snapshot, state);
}

/// Nothing is left that could be stepped back from but the table itself.
bool is_at_rest(const Ui& ui, const TableState& state) {
    return !state.searching && state.selection.search.empty() && state.line.typed.empty() && ui.said().empty() &&
           !state.first_die && !state.selection.space && state.middle == TableMiddle::turn;
}

/// One step back: from a search, from what is typed, from the space looked at, and last from the game.
void step_back(const Ui& ui, TableState& state, CommandQueue& queue) {
    if (is_asked(state)) return state.guard.stepped_back(ui.now_ms);
    if (!pressed(KeyAction::back)) return;
    state.line.wants_keyboard = true;
    if (!is_at_rest(ui, state)) {
        state.guard.stepped_back(ui.pressed_ms);
    } else if (state.guard.may_leave(ui.pressed_ms)) {
        return queue.push(wish::StepOut{});
    }
    if (state.searching || !state.selection.search.empty()) {
        state.selection.search.clear();
    } else if (!state.line.typed.empty() || !ui.said().empty()) {
        // A slip that was no slip is given back; anything else is taken away.
        state.line.typed = std::exchange(state.line.slip, {});
        ui.unsay();
        state.line.recalled.reset();
        state.line.caret_to_end = true;
    } else if (state.first_die) {
        state.first_die.reset();
    } else if (state.selection.space) {
        state.selection.space.reset();
    } else {
        state.middle = TableMiddle::turn;
    }
}

void draw_whole_table(const Ui& ui, const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float gap = ui.gap(Gap::medium);
    Rect rest{{0, 0}, display};
    const Rect top = cut_top(rest, ui.px(52));
    rest = rest.inset(gap, 0);
    rest.min.y += gap;
    rest.max.y -= gap;
    const Rect bottom = cut_bottom(rest, command_line_height(ui, rest.width()), gap);

    draw_top(ui, top, snapshot, state, queue);
    draw_table_parts(ui, rest, snapshot, snapshot, state, queue);
    draw_command_line(ui, bottom, snapshot, state, queue);
    if (!signs_of_frame().empty()) state.guard.typed();
    state.guard.shows(snapshot.turn.person, ui.now_ms);
    listen(ui, snapshot, state, queue);
    step_back(ui, state, queue);
    if (state.line.asks_to_post && !state.trouble) draw_pasted_lines(ui, state.line, queue);
    if (state.which && !state.covered && !state.trouble) draw_which_line(ui, state, queue);
    draw_log_menu(ui, snapshot, state, queue);
}

}  // namespace

void choose(const OfferedAction& action, CommandLineState& line, CommandQueue& queue,
            const std::optional<Press>& press) {
    if (action.opens != Dialog::none) {
        queue.push(wish::Show{action.opens});
    } else if (action.to_finish) {
        line.typed = action.line;
        line.caret_to_end = true;
        line.wants_keyboard = true;
    } else {
        queue.push(wish::Post{.line = action.line, .press = press});
    }
}

void draw_table(const Ui& ui, const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    if (!state.trouble) return draw_whole_table(ui, snapshot, state, queue);
    // The table is seen, and nothing of it works until this is settled.
    Ui beneath = ui;
    beneath.covered = true;
    {
        const KeysAside aside;
        CommandQueue none;
        ImGui::BeginDisabled();
        draw_whole_table(beneath, snapshot, state, none);
        ImGui::EndDisabled();
    }
    draw_disk_trouble(ui, *state.trouble, queue);
}

}  // namespace tablebank
