// The table at an earlier entry: the same cards, board and due, on another background and in a striped frame, below a
// banner with the time. Nothing can be posted to it; in place of the command line are the actions from here.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/look/palettes.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

void leave_past(const Ui& ui, TableState& state) {
    state.past = {};
    ui.clear_message();
    state.line.wants_keyboard = true;
}

/// By rows of the log: down is earlier. The present is above the newest row.
void step(const Ui& ui, const TableSnapshot& now, TableState& state, int rows) {
    const auto to = step_in_log(now, state.past, rows);
    ui.clear_message();
    if (!to) return leave_past(ui, state);
    state.past.look(*to);
    state.log.scroll_to = *to;
}

/// A frame of stripes around the whole window.
void paint_frame(const Ui& ui, Rect& rest, float width) {
    const Palette& p = ui.palette();
    ui.list().AddRectFilled(rest.min, rest.max, p.ground);
    for (const Rect& side :
         {cut_top(rest, width), cut_bottom(rest, width), cut_left(rest, width), cut_right(rest, width)})
        paint_stripes(ui, side, p.accent);
}

void draw_banner(const Ui& ui, const Rect& in, const PastSnapshot& past, TableState& state) {
    const Palette& p = ui.palette();
    ui.list().AddRectFilled(in.min, in.max, p.accent);
    Rect rest = in.inset(ui.gap(Gap::medium), 0);
    const ButtonStyle style{.key_hint = hint_of(KeyAction::back), .lettering = Lettering::small};
    const std::string back = ui.lang.tr("Back to now");
    const float height = ui.fonts.size(Lettering::small) + ui.gap(Gap::large);
    const Rect at = cut_right(rest, button_width(ui, back, style), ui.gap(Gap::medium));
    ImGui::SetCursorScreenPos({at.min.x, at.centre().y - height / 2});
    if (button(ui, "past.now", back, style)) leave_past(ui, state);
    const float wide = measure(ui, Lettering::title, past.when).x + ui.px(2);
    const Rect when = cut_left(rest, std::min(wide, rest.width()), ui.gap(Gap::medium));
    paint_line(ui, when, Lettering::title, p.on_accent, past.when);
    ui.report({ProbedWidget::Kind::note, "past.when", past.when, when.min, when.max});
    const float tall = std::min(rest.height(), measure(ui, Lettering::body, past.what, rest.width()).y * 1.08F);
    const Rect what{{rest.min.x, rest.centre().y - tall / 2}, {rest.max.x, rest.max.y}};
    paint_wrapped(ui, what, Lettering::body, p.on_accent, past.what);
    ui.report({ProbedWidget::Kind::note, "past.what", past.what, what.min, what.max});
}

/// As high as the entry's text, up to four lines.
float banner_height(const Ui& ui, const PastSnapshot& past, float width) {
    const float taken = measure(ui, Lettering::title, past.when).x +
                        button_width(ui, ui.lang.tr("Back to now"), {.key_hint = hint_of(KeyAction::back)});
    const float room = std::max(ui.px(120), width - taken - 4 * ui.gap(Gap::medium));
    const float words = measure(ui, Lettering::body, past.what, room).y * 1.08F;
    return std::clamp(words + ui.gap(Gap::small), ui.px(42), ui.px(80));
}

/// One of the ways from here, at the left end of a row.
bool way(const Ui& ui, Rect& row, const char* key, const std::string& words, ButtonStyle style) {
    style.height = ui.px(34);
    const Rect at = cut_left(row, std::min(row.width(), button_width(ui, words, style)), ui.gap(Gap::small));
    style.width = at.width();
    ImGui::SetCursorScreenPos({at.min.x, at.centre().y - style.height / 2});
    return button(ui, key, words, style) && style.enabled;
}

/// The entry that is looked at.
const LogRow& entry_of(const PastSnapshot& past, const TableSnapshot& now) {
    return now.log.at(static_cast<std::size_t>(past.sequence - 1));
}

void open_branch(const Ui& ui, TableState& state, const PastSnapshot& past) {
    ui.clear_message();
    state.past.asks_take_back = false;
    state.past.branch = BranchDraft{past.new_file, true};
}

void draw_ways(const Ui& ui, Rect row, const PastSnapshot& past, const TableSnapshot& now, TableState& state,
               PendingIntent& queue) {
    const bool newest = past.sequence == now.last;
    const bool undoable = past.undo_refused.empty();
    if (way(ui, row, "past.earlier", ui.lang.tr("Earlier"),
            {.enabled = past.sequence > 1, .key_hint = hint_of(KeyAction::down)}))
        step(ui, now, state, 1);
    if (way(ui, row, "past.later", ui.lang.tr("Later"), {.key_hint = hint_of(KeyAction::up)})) step(ui, now, state, -1);
    row.min.x += ui.gap(Gap::medium);
    if (way(ui, row, "past.undo", ui.lang.tr("Undo this"),
            {.enabled = undoable,
             .key_hint = hint_of(KeyAction::undo_entry),
             .tip = undoable ? localized_line(ui.lang, past.undo_line) : past.undo_refused})) {
        queue.push(intent::Post{past.undo_line});
    }
    const std::string unmended = why_not_mended(ui.lang, entry_of(past, now));
    if (way(ui, row, "past.amend", ui.lang.tr("Correct…"),
            {.enabled = unmended.empty(), .key_hint = hint_of(KeyAction::amend_entry), .tip = unmended})) {
        mend_entry(ui.lang, entry_of(past, now), state, queue);
    }
    if (way(ui, row, "past.back", ui.lang.tr("Undo to this point…"),
            {.enabled = !newest, .key_hint = hint_of(KeyAction::take_back_to), .tip = past.later})) {
        state.past.asks_take_back = true;
    }
    if (way(ui, row, "past.branch", ui.lang.tr("Branch into a new game…"),
            {.key_hint = hint_of(KeyAction::continue_from)})) {
        open_branch(ui, state, past);
    }
}

/// Asks whether everything since is to be undone, with the number of entries.
void draw_question(const Ui& ui, Rect row, const PastSnapshot& past, const TakeBack& plan, TableState& state,
                   PendingIntent& queue) {
    if (way(ui, row, "past.back.yes", ui.lang.tr("Undo to this point"),
            {.look = ButtonLook::primary, .enabled = plan.allowed, .key_hint = hint_of(KeyAction::go_on)}) ||
        (plan.allowed && pressed(KeyAction::go_on))) {
        queue.push(intent::Post{past.back_line});
    }
    if (way(ui, row, "past.back.no", ui.lang.tr_in("a question", "Leave it"), {.key_hint = hint_of(KeyAction::back)}))
        state.past.asks_take_back = false;
    const ImU32 colour = plan.allowed ? ui.palette().text : ui.palette().refused;
    paint_line(ui, row, Lettering::body, colour, plan.text);
    ui.report({ProbedWidget::Kind::note, "past.back.text", plan.text, row.min, row.max});
    if (ImGui::IsMouseHoveringRect(row.min, row.max) && measure(ui, Lettering::body, plan.text).x > row.width())
        tip(ui, plan.text);
}

/// The name of the new file.
void draw_branch(const Ui& ui, Rect row, const PastSnapshot& past, TableState& state, PendingIntent& queue) {
    BranchDraft& branch = *state.past.branch;
    if (branch.name.empty() && branch.focus) branch.name = past.new_file;
    const std::string label = ui.lang.tr("New file");
    const float wide = measure(ui, Lettering::body, label).x + ui.px(2);
    paint_line(ui, cut_left(row, wide, ui.gap(Gap::small)), Lettering::body, ui.palette().quiet, label);
    bool entered = false;
    {
        const Rect at = cut_left(row, std::min(ui.px(340), row.width() / 2), ui.gap(Gap::small));
        const Pane pane("branch", {{at.min.x, at.centre().y - ui.px(16)}, {at.max.x, at.centre().y + ui.px(16)}},
                        false);
        const FieldEvents events = field(ui, "past.branch.name", branch.name, {.focus = branch.focus});
        branch.focus = false;
        if (events.changed) ui.clear_message();
        entered = events.entered;
    }
    const bool named = !branch.name.empty();
    if (way(ui, row, "past.branch.yes", ui.lang.tr("Make and open it"),
            {.look = ButtonLook::primary, .enabled = named, .key_hint = hint_of(KeyAction::go_on)}) ||
        (entered && named)) {
        queue.push(intent::Branch{past.sequence, branch.name});
    }
    if (way(ui, row, "past.branch.no", ui.lang.tr_in("a question", "Leave it"),
            {.key_hint = hint_of(KeyAction::back)})) {
        state.past.branch.reset();
        ui.clear_message();
    }
}

/// A refusal, or the purpose of this view.
void draw_past_sentence(const Ui& ui, Rect in, const PastSnapshot& past, const TableState& state) {
    const Palette& p = ui.palette();
    const bool refused = !ui.said().empty();
    std::string words = ui.said();
    if (words.empty() && state.past.branch)
        words = ui.lang.tr("The game up to here goes into the new file and is opened; this one stays as it is.");
    if (words.empty()) words = past.later + ' ' + ui.lang.tr("Viewing the history: nothing can be posted here.");
    if (refused) paint_cross(ui, cut_left(in, ui.px(18), ui.gap(Gap::tight)).centre(), ui.px(14), p.refused);
    paint_line(ui, in, Lettering::body, refused ? p.refused : p.quiet, words);
    ui.report({ProbedWidget::Kind::note, refused ? "past.refusal" : "past.hint", words, in.min, in.max});
    if (ImGui::IsMouseHoveringRect(in.min, in.max) && measure(ui, Lettering::body, words).x > in.width())
        tip(ui, words);
}

void listen(const Ui& ui, const PastSnapshot& past, const TableSnapshot& now, TableState& state, PendingIntent& queue) {
    if (pressed(KeyAction::search_log)) state.focus_search = true;
    // A field with the focus has the keys to itself; only the arrows that go through the log are not characters. A user
    // who came with Alt held goes on with it held.
    if (pressed_or_held(KeyAction::down) || pressed_or_held(KeyAction::look_back)) step(ui, now, state, 1);
    if (pressed_or_held(KeyAction::up) || pressed_or_held(KeyAction::look_forward)) step(ui, now, state, -1);
    if (pressed_or_held(KeyAction::page_down)) step(ui, now, state, 10);
    if (pressed_or_held(KeyAction::page_up)) step(ui, now, state, -10);
    if (state.searching) return;
    if (pressed_or_held(KeyAction::left)) step(ui, now, state, 1);
    if (pressed_or_held(KeyAction::right)) step(ui, now, state, -1);
    if (pressed(KeyAction::first)) step(ui, now, state, static_cast<int>(now.last));
    if (pressed(KeyAction::last)) leave_past(ui, state);
    if (pressed(KeyAction::undo_entry)) {
        if (past.undo_refused.empty())
            queue.push(intent::Post{past.undo_line});
        else
            ui.show_error(past.undo_refused);
    }
    if (pressed(KeyAction::amend_entry)) {
        const std::string unmended = why_not_mended(ui.lang, entry_of(past, now));
        if (unmended.empty()) return mend_entry(ui.lang, entry_of(past, now), state, queue);
        ui.show_error(unmended);
    }
    if (pressed(KeyAction::take_back_to) && past.sequence < now.last) state.past.asks_take_back = true;
    if (pressed(KeyAction::continue_from)) open_branch(ui, state, past);
    if (pressed(KeyAction::entry_menu)) state.log.open_menu(row_of(now.log, past.sequence));
}

/// One step back: from the name of a new file, from a question, from a search, from a space, and last to now.
void step_back(const Ui& ui, TableState& state) {
    if (!pressed(KeyAction::back)) return;
    if (state.past.branch) {
        state.past.branch.reset();
        ui.clear_message();
    } else if (state.past.asks_take_back) {
        state.past.asks_take_back = false;
    } else if (state.searching || !state.selection.search.empty()) {
        state.selection.search.clear();
        state.log.scroll_to = state.past.at;
    } else if (state.selection.space) {
        state.selection.space.reset();
    } else {
        leave_past(ui, state);
    }
}

void draw_bottom(const Ui& ui, const Rect& in, const PastSnapshot& past, const TakeBack& plan, const TableSnapshot& now,
                 TableState& state, PendingIntent& queue) {
    paint_panel(ui, in, ui.palette().panel);
    paint_edge(ui, in, ui.palette().accent);
    const Pane pane("past", in, false);
    Rect rest = in.inset(ui.gap(Gap::medium), ui.px(6));
    const Rect row = cut_top(rest, ui.px(38));
    if (state.past.branch) {
        draw_branch(ui, row, past, state, queue);
    } else if (state.past.asks_take_back) {
        draw_question(ui, row, past, plan, state, queue);
    } else {
        draw_ways(ui, row, past, now, state, queue);
    }
    draw_past_sentence(ui, rest.inset(ui.px(4), 0), past, state);
}

}  // namespace

void draw_past(const Ui& now_ui, const PastSnapshot& past, const TakeBack& plan, const TableSnapshot& now,
               TableState& state, PendingIntent& queue) {
    Theme theme = now_ui.theme;
    theme.palette = past_palette(now_ui.palette());
    const Ui ui{theme,           now_ui.fonts, now_ui.probe,  now_ui.covered, now_ui.buttons,    now_ui.press,
                now_ui.pictures, now_ui.lang,  now_ui.notice, now_ui.now_ms,  now_ui.pressed_ms, now_ui.pointer};
    const bool asked = state.past.branch || state.past.asks_take_back || state.log.menu;
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float gap = ui.gap(Gap::medium);
    Rect rest{{0, 0}, display};
    paint_frame(ui, rest, ui.px(7));
    const Rect banner = cut_top(rest, banner_height(ui, past, rest.width()));
    const Rect top = cut_top(rest, ui.px(44));
    rest = rest.inset(gap, 0);
    rest.min.y += gap;
    rest.max.y -= gap;
    const Rect bottom = cut_bottom(rest, ui.px(72), gap);
    draw_top(ui, top, past.table, state, queue);
    draw_table_parts(ui, rest, past.table, now, state, queue);
    draw_bottom(ui, bottom, past, plan, now, state, queue);
    if (!asked) listen(ui, past, now, state, queue);
    if (!state.log.menu) step_back(ui, state);
    draw_banner(ui, banner, past, state);
    draw_log_menu(ui, now, state, queue);
}

}  // namespace tablebank
