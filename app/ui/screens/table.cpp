// The table: its parts side by side, or one at a time in a small window, and the keys that any of them has.

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"
#include "app/viewmodel/keys.h"

namespace tablebank {

namespace {

/// The ways into the log: down it is back in time. The command line needs Home and End for its caret.
void listen_to_log(const TableSnapshot& snapshot, TableState& state) {
    state.log.step = pressed_scroll(state.searching);
    if (pressed(KeyAction::look_back) || (state.searching && pressed(KeyAction::down))) {
        if (const auto to = step_in_log(snapshot, state.past, 1)) {
            state.past.look(*to);
            state.log.scroll_to = *to;
        }
    }
}

/// An overlay of the table has the focus.
bool is_asked(const TableState& state) {
    return state.covered || state.line.asks_to_post || state.log.menu || state.which;
}

/// Answers the question about the clock, or begins the line that sets it.
void put_clock_right(const TableSnapshot& snapshot, PendingIntent& queue) {
    if (snapshot.top.clock.empty()) return;
    const auto asked = std::ranges::find(snapshot.top.clock, "clock-other", &OfferedAction::id);
    if (asked != snapshot.top.clock.end()) return choose(*asked, queue);
    OfferedAction set{"clock-set", {}, "clock set "};
    set.to_finish = true;
    choose(set, queue);
}

/// Function keys for the choices inside the ring, and the keys of the screen itself.
void listen(const Ui& ui, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue) {
    if (is_asked(state)) return;
    for (const OfferedAction& action : snapshot.turn.actions) {
        if (action.allowed && pressed(action.key)) choose(action, queue, Press{action.key, action.seat, ui.pressed_ms});
    }
    using enum KeyAction;
    listen_for({undo, redo, put_roll_right, search_log, board, entry_menu, confirm_phone, decline_phone, stop_phones},
               queue);
    if (pressed(KeyAction::clock) && !snapshot.top.clock.empty()) choose(snapshot.top.clock.back(), queue);
    if (pressed(KeyAction::set_clock)) put_clock_right(snapshot, queue);
    if (pressed(KeyAction::waiting_lines) && !state.line.pasted.empty()) state.line.asks_to_post = true;
    // At its end the key does nothing, so that one press too many does not close the last page.
    if (snapshot.guide && pressed(KeyAction::guide_next) && !snapshot.guide->line.empty())
        follow_guide(*snapshot.guide, queue);
    if ((snapshot.guide || snapshot.guide_put_aside) && pressed(KeyAction::guide)) queue.push(intent::Guide{});
    listen_for_dialogs(queue);
    listen_for({settlement, proof, charts, review, phones, settings}, queue);
    listen_to_log(snapshot, state);
}

/// Nothing is left that could be stepped back from but the table itself.
bool is_at_rest(const Ui& ui, const TableState& state) {
    return !state.searching && state.selection.search.empty() && state.line.typed.empty() && ui.said().empty() &&
           !state.first_die && !state.selection.space && state.middle == TableMiddle::turn;
}

/// One step back: from a search, from typed text, from the selected space, and last from the game.
void step_back(const Ui& ui, TableState& state, PendingIntent& queue) {
    if (is_asked(state)) return state.guard.stepped_back(ui.now_ms);
    if (!pressed(KeyAction::back)) return;
    state.line.wants_keyboard = true;
    if (!is_at_rest(ui, state)) {
        state.guard.stepped_back(ui.pressed_ms);
    } else if (state.guard.may_leave(ui.pressed_ms)) {
        return queue.push(intent::StepOut{});
    }
    if (state.searching || !state.selection.search.empty()) {
        state.selection.search.clear();
    } else if (!state.line.typed.empty() || !ui.said().empty()) {
        // A suggestion that was not wanted is replaced by the typed text; anything else is cleared.
        state.line.typed = std::exchange(state.line.slip, {});
        ui.clear_message();
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

void draw_whole_table(const Ui& ui, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue) {
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

/// Whether only one part fits next to the players.
bool is_small(const Ui& ui, const Rect& in) {
    return in.width() < ui.px(940) || in.height() < ui.px(450);
}

/// The part of the column that a deed takes from the log. The rents of a street have priority over the older entries.
float deed_height(const Ui& ui, const DeedSnapshot& deed, float column) {
    if (!deed.printed.empty() && !deed.actions.empty())
        return std::min(std::max(column * 0.64F, ui.px(430)), column * 0.74F);
    if (!deed.printed.empty()) return std::min(std::max(column * 0.5F, ui.px(300)), column * 0.74F);
    return std::max(ui.px(96), column * (deed.state.empty() ? 0.14F : 0.45F));
}

/// The advice next to a practice game, above the log, or below the players if there is no log. While a deed is shown in
/// a low window it is only the keys.
void draw_guide_in(const Ui& ui, Rect& column, const TableSnapshot& shown, bool above, PendingIntent& queue) {
    if (!shown.guide) return;
    const float full = guide_height(ui, *shown.guide, column.width(), false);
    const bool brief = full > column.height() * (shown.deed ? 0.3F : 0.62F);
    const float height = brief ? guide_height(ui, *shown.guide, column.width(), true) : full;
    const float gap = ui.gap(Gap::medium);
    const Rect at = above ? cut_top(column, height, gap) : cut_bottom(column, height, gap);
    draw_guide(ui, at, *shown.guide, brief, queue);
}

void draw_side_by_side(const Ui& ui, Rect rest, const TableSnapshot& shown, const TableSnapshot& now, TableState& state,
                       PendingIntent& queue) {
    const float gap = ui.gap(Gap::medium);
    const float width = rest.width();
    const bool wide = width > ui.px(1570);
    const bool narrow = width < ui.px(1170);
    draw_players(ui, cut_left(rest, ui.px(wide ? 340.0F : narrow ? 220.0F : 276.0F), gap), shown, state);
    Rect log = cut_right(rest, ui.px(wide ? 380.0F : narrow ? 240.0F : 272.0F), gap);
    draw_board(ui, rest, shown, state, queue);
    draw_guide_in(ui, log, shown, true, queue);
    if (shown.deed) {
        draw_deed(ui, cut_top(log, deed_height(ui, *shown.deed, log.height()), gap), shown, state, queue);
    }
    draw_log(ui, log, now, state);
}

/// The names of the parts, of which one is shown, and the bank's cash.
void draw_choice(const Ui& ui, Rect row, const BankStatusView& bank, TableState& state, TableMiddle middle) {
    const auto one = [&](const char* key, TableMiddle part, const std::string& name, const std::string& hint) {
        const ButtonStyle style{.look = part == middle ? ButtonLook::chosen : ButtonLook::quiet,
                                .key_hint = hint,
                                .height = row.height(),
                                .lettering = Lettering::small};
        if (!button_left(ui, row, key, name, style, ui.gap(Gap::small))) return;
        state.middle = part;
        state.selection.space.reset();
        state.line.wants_keyboard = true;
    };
    one("middle.turn", TableMiddle::turn, ui.lang.tr("What is due"), "");
    one("middle.board", TableMiddle::board, ui.lang.tr("Board"), hint_of(KeyAction::board));
    one("middle.log", TableMiddle::log, ui.lang.tr("Log"), hint_of(KeyAction::search_log));
    // The numbers of the upper strip do not fit there either.
    const std::string has =
        (bank.middle.empty() ? std::string{} : ui.lang.tr("in the middle") + ' ' + bank.middle + "  ·  ") +
        ui.lang.tr("the bank has") + ' ' + bank.cash + "  ·  " + bank.houses_name + ' ' + bank.houses + "  ·  " +
        bank.hotels_name + ' ' + bank.hotels;
    paint_line(ui, row, Lettering::small, ui.palette().quiet, has, Align::right);
    ui.report({ProbedWidget::Kind::note, "middle.bank", has, row.min, row.max});
}

void draw_one_at_a_time(const Ui& ui, Rect rest, const TableSnapshot& shown, const TableSnapshot& now,
                        TableState& state, PendingIntent& queue) {
    const float gap = ui.gap(Gap::medium);
    if (state.focus_search || state.searching) state.middle = TableMiddle::log;
    if (state.middle != TableMiddle::board) {
        Rect column = cut_left(rest, std::min(ui.px(252), rest.width() * 0.36F), gap);
        draw_guide_in(ui, column, shown, false, queue);
        draw_players(ui, column, shown, state);
    }
    draw_choice(ui, cut_top(rest, ui.px(28), ui.gap(Gap::small)), shown.top.bank, state, state.middle);
    if (shown.deed && state.middle != TableMiddle::log) return draw_deed(ui, rest, shown, state, queue);
    switch (state.middle) {
        case TableMiddle::turn:
            paint_panel(ui, rest, ui.palette().panel);
            return draw_stage(ui, rest, shown, state, queue);
        case TableMiddle::board:
            return draw_board(ui, rest, shown, state, queue);
        case TableMiddle::log:
            return draw_log(ui, rest, now, state);
    }
}

}  // namespace

void choose(const OfferedAction& action, PendingIntent& queue, const std::optional<Press>& press) {
    if (action.opens != Dialog::none) {
        queue.push(intent::Show{action.opens});
    } else if (action.to_finish) {
        queue.push(intent::TypeLine{action.line});
    } else if (!action.question.empty()) {
        queue.push(intent::AskFirst{action.line, action.question});
    } else {
        queue.push(intent::Post{.line = action.line, .press = press});
    }
}

void draw_table(const Ui& ui, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue) {
    if (!state.trouble) return draw_whole_table(ui, snapshot, state, queue);
    // The table is seen, and nothing of it works until this is settled.
    Ui beneath = ui;
    beneath.covered = true;
    {
        const KeysAside aside;
        PendingIntent none;
        ImGui::BeginDisabled();
        draw_whole_table(beneath, snapshot, state, none);
        ImGui::EndDisabled();
    }
    draw_disk_trouble(ui, *state.trouble, queue);
}

void draw_table_parts(const Ui& ui, const Rect& in, const TableSnapshot& shown, const TableSnapshot& now,
                      TableState& state, PendingIntent& queue) {
    if (is_small(ui, in)) return draw_one_at_a_time(ui, in, shown, now, state, queue);
    draw_side_by_side(ui, in, shown, now, state, queue);
}

}  // namespace tablebank
