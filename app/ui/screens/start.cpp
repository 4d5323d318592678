// The first screen: on with the last game, one of the others, a new one, or one by its path.

#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// Everything that a part of the screen needs in one frame.
struct StartUi {
    const Ui& ui;
    FocusRing& ring;
    StartState& state;
    PendingIntent& queue;
};

/// The first nine games have a digit each.
bool has_digit(std::size_t number) {
    return number < chords_of(KeyAction::open_recent).size();
}

/// Only while no text is being typed.
bool digit_of(const StartUi& screen, std::size_t number) {
    return has_digit(number) && !ImGui::IsAnyItemActive() && screen.ring.take(KeyAction::open_recent, number);
}

bool start_button(const StartUi& screen, const std::string& key, const std::string& words, const ButtonStyle& style) {
    const bool press = button(screen.ui, key, words, style);
    const Rect in{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    return screen.ring.stop(key, in, style.enabled) || press;
}

/// What to do with the file of a game that is removed from the list: the banker chooses, and Escape changes nothing.
void ask_about_file(const StartUi& screen, const RecentRow& row, const Rect& in) {
    const Ui& ui = screen.ui;
    StartState& state = screen.state;
    paint_panel(ui, in, ui.palette().raised);
    paint_edge(ui, in, ui.palette().accent);
    Rect rest = in.inset(ui.gap(Gap::large), ui.gap(Gap::tight));
    const std::string question = ui.lang.tr("Take {players} off the list?", {{"players", row.players}});
    const Rect above = cut_top(rest, ui.px(22), ui.gap(Gap::hair));
    paint_line(ui, above, Lettering::strong, ui.palette().text, question);
    ui.report({ProbedWidget::Kind::note, "start.removing", question, above.min, above.max});
    const auto choice = [&](const char* key, const std::string& words, const std::string& hint) {
        const ButtonStyle style{.key_hint = hint, .height = rest.height(), .lettering = Lettering::small};
        ImGui::SetCursorScreenPos(cut_left(rest, button_width(ui, words, style), ui.gap(Gap::small)).min);
        const bool press = start_button(screen, key, words, style);
        return press || (screen.ring.at(key) && pressed(KeyAction::go_on));
    };
    if (choice("start.off.keep", ui.lang.tr("The file stays"), "")) screen.queue.push(intent::Forget{row.file, false});
    if (!row.missing && choice("start.off.trash", ui.lang.tr("The file to the trash"), ""))
        screen.queue.push(intent::Forget{row.file, true});
    if (choice("start.off.cancel", ui.lang.tr("Back"), hint_of(KeyAction::back)) || pressed(KeyAction::back))
        state.removing.clear();
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::small)});
}

/// The sign that takes a game off the list, at the right end of its row. True when it was pressed, or its key while the
/// keyboard is at the row.
bool wants_off(const StartUi& screen, const RecentRow& row, const std::string& key, const Rect& in) {
    const Ui& ui = screen.ui;
    const std::string says = ui.lang.tr("Take {players} off the list?", {{"players", row.players}});
    ImGui::SetCursorScreenPos(in.min);
    const ButtonStyle style{.look = ButtonLook::quiet,
                            .tip = says + "  ·  " + key_text(ui.lang, hint_of(KeyAction::take_off_list)),
                            .says = says,
                            .width = in.width(),
                            .height = in.height()};
    const bool press = button(ui, key + ".off", "×", style);
    return press || (screen.ring.at(key) && screen.state.focus.shown && pressed(KeyAction::take_off_list));
}

void draw_recent(const StartUi& screen, const RecentRow& row, std::size_t number) {
    const Ui& ui = screen.ui;
    const Palette& p = ui.palette();
    const Rect whole = flow_row(ui.px(62));
    if (screen.state.removing == row.file) return ask_about_file(screen, row, whole);
    Rect in = whole;
    const Rect off = cut_right(in, ui.px(30), ui.gap(Gap::tight));
    const std::string key = "start.recent." + std::to_string(number);
    bool press = hot_area(ui, key, row.name, in, !row.missing);
    const bool hovered = ImGui::IsItemHovered();
    paint_panel(ui, in, hovered ? p.hover : p.raised);
    Rect rest = in.inset(ui.gap(Gap::large), ui.gap(Gap::small));
    if (has_digit(number) && !row.missing) {
        const std::string digit = hint_of(KeyAction::open_recent, number);
        const float width = measure(ui, Lettering::small, digit).x + ui.gap(Gap::small) + ui.px(2);
        paint_key_hint(ui, cut_right(rest, width, ui.gap(Gap::medium)), p.quiet, digit);
    }
    Rect side = cut_right(rest, ui.px(190), ui.gap(Gap::medium));
    paint_line(ui, cut_top(side, ui.px(23)), Lettering::small, p.quiet, row.when, Align::right);
    paint_line(ui, side, Lettering::small, p.faint, row.name, Align::right);
    paint_line(ui, cut_top(rest, ui.px(23)), Lettering::strong, row.missing ? p.faint : p.text, row.players);
    const std::string state =
        row.missing ? ui.lang.tr("the file is not there any more")
                    : (row.practice.empty() ? "" : row.practice + "  ·  ") + row.edition + "  ·  " + row.state;
    paint_line(ui, rest, Lettering::small, row.missing ? p.faint : p.quiet, state);
    if (hovered) tip(ui, row.file);
    const bool goes = wants_off(screen, row, key, off);
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::small)});
    press = screen.ring.stop(key, in) || press;
    if (goes) {
        screen.state.removing = row.file;
        screen.ring.go("start.off.keep");
        return;
    }
    const bool entered = screen.ring.at(key) && screen.state.focus.shown && pressed(KeyAction::go_on);
    if (!row.missing && (press || entered || digit_of(screen, number))) screen.queue.push(intent::Open{row.file});
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
               ui.lang.tr("The banker's ledger: who owes whom, how much, and why."));
}

/// The path of a game, typed. True while it has the keyboard.
bool draw_open(const StartUi& screen) {
    const Ui& ui = screen.ui;
    const Palette& p = ui.palette();
    StartState& state = screen.state;
    space(ui, Gap::medium);
    const std::string words = ui.lang.tr("Open a file: choose it, drop it here, or type its path");
    const ImVec2 at = ImGui::GetCursorScreenPos();
    text(ui, Lettering::small, p.faint, words);
    Rect hint{at, {at.x + ImGui::GetContentRegionAvail().x, at.y + ImGui::GetItemRectSize().y}};
    static_cast<void>(cut_left(hint, measure(ui, Lettering::small, words).x, ui.gap(Gap::small)));
    const float broad = measure(ui, Lettering::small, hint_of(KeyAction::open_path)).x + ui.gap(Gap::small) + ui.px(2);
    paint_key_hint(ui, cut_left(hint, broad), p.faint, hint_of(KeyAction::open_path));
    space(ui, Gap::hair);
    listen_for({KeyAction::open_path}, screen.queue);
    if (std::exchange(state.focus_path, false)) screen.ring.go("start.path");
    const bool writes = screen.ring.at("start.path");
    const ButtonStyle style{.enabled = !state.path.empty(), .key_hint = writes ? hint_of(KeyAction::go_on) : ""};
    const std::string import = ui.lang.tr("Import a text record");
    const float width = ImGui::GetContentRegionAvail().x - button_width(ui, ui.lang.tr("Open"), style) -
                        button_width(ui, import, {}) - 2 * ui.gap(Gap::small);
    const FieldEvents typing = screen.ring.field_stop(
        "start.path", state.path, {.hint = ui.lang.tr_in("in an example", "/home/anna/friday.tbl"), .width = width});
    if (typing.changed) ui.clear_message();
    ImGui::SameLine();
    ButtonStyle beside = style;
    beside.height = ImGui::GetItemRectSize().y;
    const bool open = start_button(screen, "start.open", ui.lang.tr("Open"), beside);
    ImGui::SameLine();
    if (start_button(screen, "start.import", import, {.height = beside.height}))
        screen.queue.push(intent::ChooseFile{FileKind::record});
    if (!ui.said().empty()) note(ui, "start.trouble", Lettering::body, ui.is_error() ? p.refused : p.quiet, ui.said());
    if ((open || typing.entered) && !state.path.empty()) screen.queue.push(intent::Open{state.path});
    return typing.active || typing.entered;
}

/// The practice game. If no game was played here yet, it is next to the new game, with an explanation.
bool draw_show_me(const StartUi& screen, float height) {
    const Ui& ui = screen.ui;
    const ButtonStyle style{.key_hint = hint_of(KeyAction::show_me), .height = height};
    const bool press = start_button(screen, "start.show-me", ui.lang.tr("Practice game"), style);
    note(ui, "start.show-me.says", Lettering::small, ui.palette().quiet,
         ui.lang.tr("Practice game: ten turns, with a line of advice for each. It takes two minutes, and you can leave "
                    "at any time."));
    return press;
}

/// The ways to everything else.
void draw_ways(const StartUi& screen, bool shows_me) {
    const Ui& ui = screen.ui;
    PendingIntent& queue = screen.queue;
    space(ui, Gap::medium);
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    const auto way = [&](const char* key, const std::string& words, KeyAction action) {
        const ButtonStyle style{.look = ButtonLook::quiet, .key_hint = hint_of(action)};
        if (ImGui::GetCursorScreenPos().x + button_width(ui, words, style) > right) ImGui::NewLine();
        if (start_button(screen, key, words, style)) queue.push(intent_of(action));
        ImGui::SameLine();
    };
    if (shows_me) way("start.show-me", ui.lang.tr("Practice game"), KeyAction::show_me);
    way("start.settings", ui.lang.tr("Settings"), KeyAction::settings);
    way("start.calculator", ui.lang.tr("Calculator"), KeyAction::calculator);
    way("start.editions", ui.lang.tr("Editions"), KeyAction::editions);
    way("start.actions", ui.lang.tr("All commands"), KeyAction::palette);
    listen_for({KeyAction::settings, KeyAction::editions}, queue);
    ImGui::NewLine();
}

}  // namespace

void draw_start(const Ui& ui, const StartSnapshot& snapshot, StartState& state, PendingIntent& queue) {
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float width = std::min(ui.px(720), display.x - 2 * ui.gap(Gap::huge));
    Rect rest{{(display.x - width) / 2, std::max(ui.gap(Gap::huge), display.y * 0.12F)},
              {(display.x + width) / 2, display.y - ui.gap(Gap::wide)}};
    draw_mark(ui, rest);
    const Pane pane("start", rest);
    FocusRing ring(ui, state.focus);
    const StartUi screen{ui, ring, state, queue};
    const bool any = snapshot.goes_on.has_value();
    const RecentRow* const last_game = any ? &snapshot.recent[*snapshot.goes_on] : nullptr;
    bool last = false;
    if (any) {
        const std::string words = screen.ui.lang.tr("Continue: {players}", {{"players", last_game->players}});
        last = start_button(screen, "start.continue", words,
                            {.look = ButtonLook::primary, .key_hint = hint_of(KeyAction::go_on), .height = ui.px(44)});
        ImGui::SameLine();
    }
    const ButtonStyle style{.look = any ? ButtonLook::plain : ButtonLook::primary,
                            .key_hint = hint_of(any ? KeyAction::new_game : KeyAction::go_on),
                            .height = ui.px(44)};
    const bool fresh = start_button(screen, "start.new", screen.ui.lang.tr("New game"), style);
    const ButtonStyle many{.key_hint = hint_of(KeyAction::new_event), .height = ui.px(44)};
    const std::string event = ui.lang.tr("New event");
    beside_if_fits(ui, button_width(ui, event, many));
    const bool makes_event = start_button(screen, "start.new-event", event, many);
    if (snapshot.only_practice) {
        ImGui::SameLine();
        if (draw_show_me(screen, ui.px(44))) queue.push(intent::ShowMe{});
    }
    if (makes_event || (pressed(KeyAction::go_on) && state.focus.shown && ring.at("start.new-event")))
        queue.push(intent_of(KeyAction::new_event));
    listen_for({KeyAction::show_me, KeyAction::new_event}, queue);
    space(ui, Gap::medium);
    if (!snapshot.recent.empty()) text(ui, Lettering::small, ui.palette().faint, screen.ui.lang.tr("Recent games"));
    for (std::size_t i = 0; i < snapshot.recent.size(); ++i) draw_recent(screen, snapshot.recent[i], i);
    const bool typing = draw_open(screen);
    draw_ways(screen, !snapshot.only_practice);
    const bool enter = !typing && state.removing.empty() && pressed(KeyAction::go_on);
    // Enter belongs to the part of the screen that the arrows lead to, and else to the one thing to do.
    const bool chosen = enter && state.focus.shown;
    const bool goes_on = last || (enter && any && (!chosen || ring.at("start.continue")));
    const bool begins = fresh || pressed(KeyAction::new_game) || (enter && (chosen ? ring.at("start.new") : !any));
    if (goes_on) {
        queue.push(intent::Open{last_game->file});
    } else if (begins) {
        queue.push(intent::Go{Screen::new_game});
    }
}

}  // namespace tablebank
