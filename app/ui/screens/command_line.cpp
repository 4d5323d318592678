// The line at the foot of the table. It has the keyboard whenever nothing else has, so a banker only types.

#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/paste.h"
#include "app/ui/widgets/pieces.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

/// The data of ImGui's callback.
struct Typing {
    CommandLineState& line;
    const std::vector<std::string>& completions;
    float width = 0;
};

void replace(ImGuiInputTextCallbackData* data, const std::string& text) {
    data->DeleteChars(0, data->BufTextLen);
    data->InsertChars(0, text.c_str());
}

void complete(ImGuiInputTextCallbackData* data, Typing& typing) {
    CommandLineState& line = typing.line;
    const std::string now(data->Buf, static_cast<std::size_t>(data->BufTextLen));
    // A word that could be only one is done: the next Tab goes on from there.
    if (line.completions.size() > 1 && now == line.completions.at(line.completed)) {
        line.completed = (line.completed + 1) % line.completions.size();
    } else {
        line.completions = typing.completions;
        line.completed = 0;
    }
    if (!line.completions.empty()) replace(data, line.completions.at(line.completed));
}

void recall(ImGuiInputTextCallbackData* data, CommandLineState& line) {
    // With Alt the arrows go through the log.
    if (line.history.empty() || ImGui::GetIO().KeyAlt) return;
    if (data->EventKey == ImGuiKey_UpArrow) {
        if (!line.recalled) {
            line.before_recall.assign(data->Buf, static_cast<std::size_t>(data->BufTextLen));
            line.recalled = line.history.size();
        }
        if (*line.recalled > 0) --*line.recalled;
        replace(data, line.history.at(*line.recalled));
    } else if (line.recalled) {
        ++*line.recalled;
        if (*line.recalled < line.history.size()) {
            replace(data, line.history.at(*line.recalled));
        } else {
            line.recalled.reset();
            replace(data, line.before_recall);
        }
    }
}

/// A whole line that does not fit is shown from its beginning, which states its effect; a line that is still to be
/// finished, from its end.
void show_what_was_put(ImGuiInputTextCallbackData* data, float width) {
    const std::string_view text(data->Buf, static_cast<std::size_t>(data->BufTextLen));
    const bool to_finish = text.ends_with(' ') || std::ranges::count(text, '"') % 2 == 1;
    const float room = width - ImGui::GetStyle().FramePadding.x;
    if (to_finish || ImGui::CalcTextSize(data->Buf, data->Buf + data->BufTextLen).x < room) return;
    data->CursorPos = data->SelectionStart = data->SelectionEnd = 0;
}

int on_input(ImGuiInputTextCallbackData* data) {
    Typing& typing = *static_cast<Typing*>(data->UserData);
    bool was_put = false;
    switch (data->EventFlag) {
        case ImGuiInputTextFlags_CallbackCompletion:
            complete(data, typing);
            break;
        case ImGuiInputTextFlags_CallbackHistory:
            recall(data, typing.line);
            break;
        default:
            was_put = std::exchange(typing.line.caret_to_end, false);
            if (was_put && std::string_view(data->Buf, static_cast<std::size_t>(data->BufTextLen)) != typing.line.typed)
                replace(data, typing.line.typed);
            break;
    }
    show_beginning(*data, typing.width, was_put || data->BufDirty);
    if (was_put) show_what_was_put(data, typing.width);
    return 0;
}

/// Several lines were pasted: they are posted only when that is asked for.
void ask_about(std::string_view pasted, CommandLineState& line) {
    line.pasted.clear();
    while (!pasted.empty()) {
        const std::size_t end = std::min(pasted.find('\n'), pasted.size());
        std::string one(pasted.substr(0, end));
        if (one.ends_with('\r')) one.pop_back();
        if (!is_blank_line(one)) line.pasted.push_back(std::move(one));
        pasted.remove_prefix(std::min(end + 1, pasted.size()));
    }
    line.asks_to_post = !line.pasted.empty();
}

/// The field itself; true when Enter asks for the line to be posted.
bool draw_field(const Ui& ui, const TableSnapshot& snapshot, CommandLineState& line, bool enabled, bool searching) {
    Typing typing{line, snapshot.completions, ImGui::GetContentRegionAvail().x};
    const LetteringScope letters(ui, Lettering::entry);
    const bool free = !ImGui::IsAnyItemActive() && !ImGui::IsMouseDown(0) && !searching;
    if (enabled && (line.wants_keyboard || free)) ImGui::SetKeyboardFocusHere();
    line.wants_keyboard = false;
    ImGui::SetNextItemWidth(-FLT_MIN);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0.0F);
    ImGui::BeginDisabled(!enabled);
    constexpr auto flags = ImGuiInputTextFlags_CallbackCompletion | ImGuiInputTextFlags_CallbackHistory |
                           ImGuiInputTextFlags_CallbackAlways | ImGuiInputTextFlags_NoUndoRedo;
    std::string typed = line.typed;
    const PasteWatch watch(PasteWatch::Lines::held_back);
    const bool changed =
        ImGui::InputTextWithHint("###line", snapshot.enter_posts.c_str(), &typed, flags, on_input, &typing);
    // On Escape ImGui restores the first text of the field; here Escape clears the typed text.
    if (changed && !pressed(KeyAction::back)) {
        line.typed = typed;
        line.slip.clear();
        ui.clear_message();
        line.notice.clear();
        line.notes.clear();
    }
    if (!watch.held_back().empty()) ask_about(watch.held_back(), line);
    if (watch.refused())
        line.notice = ui.lang.tr("nothing was pasted: it is longer than what may be pasted at once ({most} bytes)",
                                 {{"most", std::to_string(longest_paste)}});
    ImGui::EndDisabled();
    ImGui::PopStyleVar();
    const bool mine = ImGui::IsItemActive() || ImGui::IsItemDeactivated();
    ui.report(
        {ProbedWidget::Kind::field, "line", line.typed, ImGui::GetItemRectMin(), ImGui::GetItemRectMax(), enabled});
    return enabled && mine && pressed(KeyAction::go_on);
}

/// One line of text, or two of small text if it does not fit; as a tooltip if it still does not fit.
void draw_words(const Ui& ui, const char* key, const Rect& in, ImU32 colour, const std::string& words) {
    const bool fits = measure(ui, Lettering::body, words).x <= in.width();
    const bool fits_small = measure(ui, Lettering::small, words).x <= in.width();
    const float two_lines = 2 * ui.fonts.size(Lettering::small) * 1.08F;
    const float height = measure(ui, Lettering::small, words, in.width()).y;
    ui.report({ProbedWidget::Kind::note, key, words, in.min, in.max});
    if (!fits_small && height <= two_lines && two_lines <= in.height()) {
        paint_wrapped(ui, {{in.min.x, in.centre().y - two_lines / 2}, in.max}, Lettering::small, colour, words);
        return;
    }
    paint_line(ui, in, Lettering::body, colour, words);
    if (!fits && pointer_over(ui, in)) tip(ui, words);
}

/// The notes to hand over, to the right of the posted text; at most half of the row. Those of several players are
/// inside the ring (notes_of_several).
void draw_notes_to_move(const Ui& ui, Rect& row, const TableState& state, const std::string& notes) {
    if (!state.paper_money || notes.empty() || notes.find('\n') != std::string::npos) return;
    const float width = std::min(measure(ui, Lettering::body, notes).x + ui.px(2), row.width() / 2);
    draw_words(ui, "line.notes", cut_right(row, width, ui.gap(Gap::medium)), ui.palette().accent, notes);
}

/// The line as it is understood, after an arrow, if it differs from the typed text; another layout of the keyboard is
/// stated in words and in the accent colour.
void draw_recorded(const Ui& ui, Rect& row, const LinePreview& preview, const std::string& typed) {
    if (preview.line.empty() || preview.line == typed) return;
    const Palette& p = ui.palette();
    if (!preview.by_keys) {
        const Rect arrow = cut_left(row, ui.px(14), ui.gap(Gap::small));
        const ImVec2 tip{arrow.max.x, arrow.centre().y};
        ImDrawList* list = &ui.list();
        list->AddLine({arrow.min.x, tip.y}, {tip.x - ui.px(4), tip.y}, p.faint, ui.px(1.5F));
        list->AddTriangleFilled(tip, {tip.x - ui.px(6), tip.y - ui.px(4)}, {tip.x - ui.px(6), tip.y + ui.px(4)},
                                p.faint);
    }
    const std::string words = preview.by_keys ? ui.lang.tr("read as: {line}", {{"line", preview.line}}) : preview.line;
    const float width = std::min(measure(ui, Lettering::body, words).x + ui.px(2), row.width() / 3);
    draw_words(ui, "line.recorded", cut_left(row, width, ui.gap(Gap::medium)), preview.by_keys ? p.accent : p.faint,
               words);
}

/// The effect of Enter, and its effect on places and totals, if there is any.
std::string with_standings(const LinePreview& preview) {
    const std::string& standings = preview.standings.summary;
    return standings.empty() ? preview.text : preview.text + ' ' + standings;
}

void draw_sentence(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, const TableState& state) {
    const Palette& p = ui.palette();
    const CommandLineState& line = state.line;
    Rect rest = in;
    const auto show = [&](const char* key, ImU32 colour, const std::string& words) {
        draw_words(ui, key, rest, colour, words);
    };
    if (!ui.said().empty() && !ui.is_error()) return show("line.told", p.quiet, ui.said());
    if (!ui.said().empty()) {
        const Rect mark = cut_left(rest, ui.px(18), ui.gap(Gap::tight));
        paint_cross(ui, mark.centre(), ui.px(14), p.refused);
        return show("line.refusal", p.refused, ui.said());
    }
    const LinePreview& preview = snapshot.preview;
    // The effect of Enter alone is in large text on its button.
    const bool on_button =
        line.typed.empty() && std::ranges::any_of(snapshot.turn.actions, [](const OfferedAction& it) {
            return it.key == ActionKey::enter && it.allowed;
        });
    switch (on_button ? LinePreview::Kind::nothing : preview.kind) {
        case LinePreview::Kind::will_do: {
            const std::string enter = key_text(ui.lang, hint_of(KeyAction::go_on));
            const Rect mark =
                cut_left(rest, measure(ui, Lettering::small, enter).x + ui.gap(Gap::medium), ui.gap(Gap::small));
            paint_key_hint(ui, mark, p.accent, hint_of(KeyAction::go_on));
            // The change of places needs the space more than the line as it is understood.
            if (preview.standings.summary.empty()) draw_recorded(ui, rest, preview, line.typed);
            draw_notes_to_move(ui, rest, state, preview.notes);
            return show("line.preview", p.text, with_standings(preview));
        }
        case LinePreview::Kind::asks:
            return show("line.preview", p.accent, preview.text);
        case LinePreview::Kind::refused:
            draw_recorded(ui, rest, preview, line.typed);
            return show("line.preview", p.refused, preview.text);
        case LinePreview::Kind::unreadable:
            return show("line.preview", p.faint, preview.text);
        case LinePreview::Kind::nothing:
            break;
    }
    if (on_button) draw_notes_to_move(ui, rest, state, preview.notes);
    if (!line.notice.empty()) {
        if (!on_button) draw_notes_to_move(ui, rest, state, line.notes);
        return show("line.notice", p.quiet, line.notice);
    }
    show("line.hint", p.faint, snapshot.turn.hint);
}

void draw_undo(const Ui& ui, Rect& row, const TableSnapshot& snapshot, PendingIntent& queue) {
    const auto one = [&](const char* key, const std::string& name, const std::string& hint, const std::string& what,
                         const char* posts) {
        const ButtonStyle style{.look = ButtonLook::quiet,
                                .enabled = !what.empty(),
                                .key_hint = hint,
                                .tip = what,
                                .height = row.height(),
                                .lettering = Lettering::small};
        if (button_right(ui, row, key, name, style, ui.gap(Gap::tight))) queue.push(intent::Post{posts});
    };
    one("line.redo", ui.lang.tr("Redo"), hint_of(KeyAction::redo), snapshot.undo.redo, "redo");
    one("line.undo", ui.lang.tr("Undo"), hint_of(KeyAction::undo), snapshot.undo.undo, "undo");
}

/// The lines that were pasted and are left.
void draw_waiting(const Ui& ui, Rect& row, CommandLineState& line) {
    const std::string words =
        ui.lang.trn("{count} line waits", "{count} lines wait", static_cast<std::int64_t>(line.pasted.size()));
    const ButtonStyle style{
        .key_hint = hint_of(KeyAction::waiting_lines), .height = row.height(), .lettering = Lettering::small};
    if (button_right(ui, row, "line.waiting", words, style, ui.gap(Gap::medium))) line.asks_to_post = true;
}

/// The part of the row that the buttons next to the field need.
float keys_width(const Ui& ui, const Rect& in) {
    return ui.px(in.width() < ui.px(900) ? 216 : 380);
}

/// Whether the bar at the foot of a table has one more row, for choices that do not fit elsewhere; its height.
bool has_row_of_ways(const Ui& ui, float width) {
    return width <= ui.px(900);
}

/// Everything but the field: its background, the buttons next to it, the sentence below it.
void draw_around(const Ui& ui, const Rect& in, const Rect& entry, const TableSnapshot& snapshot, TableState& state,
                 PendingIntent& queue) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    paint_edge(ui, in, ui.is_error() ? p.refused : p.line);
    Rect rest = in.inset(ui.gap(Gap::medium), ui.gap(Gap::small));
    Rect top = cut_top(rest, entry.height());
    Rect keys = cut_right(top, keys_width(ui, in), ui.gap(Gap::small)).inset(0, ui.px(5));
    const ButtonStyle settle{.look = ButtonLook::quiet,
                             .key_hint = hint_of(KeyAction::settlement),
                             .height = keys.height(),
                             .lettering = Lettering::small};
    draw_undo(ui, keys, snapshot, queue);
    const std::string standings = ui.lang.tr("Settlement");
    const bool row_of_ways = has_row_of_ways(ui, in.width());
    if (row_of_ways) draw_row_of_ways(ui, cut_bottom(rest, ui.px(28), ui.gap(Gap::tight)), queue);
    if (const float width = button_width(ui, standings, settle); !row_of_ways && width <= keys.width()) {
        ImGui::SetCursorScreenPos(cut_right(keys, width).min);
        if (button(ui, "line.settlement", standings, settle)) queue.push(intent::Go{Screen::settlement});
    }
    const Rect prompt = cut_left(top, ui.px(20));
    ui.list().AddTriangleFilled({prompt.min.x + ui.px(4), prompt.centre().y - ui.px(6)},
                                {prompt.min.x + ui.px(13), prompt.centre().y},
                                {prompt.min.x + ui.px(4), prompt.centre().y + ui.px(6)}, p.accent);
    // A field with the focus would keep it; input under a dialog waits.
    if (state.covered) {
        paint_line(ui, entry.inset(ui.gap(Gap::small), 0), Lettering::entry, p.text, state.line.typed);
    }
    Rect sentence = rest.inset(ui.px(4), 0);
    if (state.line.pasted.empty()) {
        if (!row_of_ways) draw_dialog_buttons(ui, sentence, queue);
        const std::string help = ui.lang.tr("{complete} completes, {help} helps",
                                            {{"complete", key_text(ui.lang, hint_of(KeyAction::complete_line))},
                                             {"help", key_text(ui.lang, hint_of(KeyAction::help))}});
        const float width = measure(ui, Lettering::small, help).x + ui.px(2);
        // The effect of Enter needs the space more.
        const bool said = snapshot.preview.kind == LinePreview::Kind::will_do || !ui.said().empty();
        if (!said && sentence.width() > width + ui.px(560))
            paint_line(ui, cut_right(sentence, width, ui.gap(Gap::medium)), Lettering::small, p.faint, help,
                       Align::right);
    } else if (!state.line.asks_to_post) {
        draw_waiting(ui, sentence, state.line);
    }
    if (!state.trouble && !state.line.asks_to_post) draw_sentence(ui, sentence, snapshot, state);
}

Fingerprint shown_by(const Ui& ui, const TableSnapshot& snapshot, const TableState& state) {
    const LinePreview& preview = snapshot.preview;
    const CommandLineState& line = state.line;
    return Fingerprint(snapshot.made, preview.kind, preview.text, preview.line, preview.by_keys, preview.notes,
                       preview.standings.summary, line.typed, ui.said(), line.notice, line.notes, line.pasted.size(),
                       line.asks_to_post, state.trouble.has_value(), state.covered, state.paper_money);
}

}  // namespace

float command_line_height(const Ui& ui, float width) {
    return ui.px(has_row_of_ways(ui, width) ? 120 : 88);
}

void draw_command_line(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state,
                       PendingIntent& queue) {
    Rect rest = in.inset(ui.gap(Gap::medium), ui.gap(Gap::small));
    Rect entry = cut_top(rest, ui.px(40));
    entry.min.x += ui.px(20);
    entry.max.x -= keys_width(ui, in) + ui.gap(Gap::small);
    if (const Picture picture(ui, "command line", in, shown_by(ui, snapshot, state)); picture.wanted()) {
        draw_around(ui, in, entry, snapshot, state, queue);
    }
    // The fields of a dialog take the focus; then the typed text continues at its end.
    if (state.covered) {
        state.line.caret_to_end = true;
        return;
    }
    // Text that is typed while the focus is moving to the search belongs there.
    if (state.focus_search || state.search_waits) state.selection.search += take_signs_of_frame();
    const bool enabled = !state.trouble && !ui.covered && !state.line.asks_to_post && !state.log.menu && !state.which;
    const Pane pane("entry", entry, false);
    ImGui::SetCursorScreenPos({entry.min.x, entry.centre().y - ImGui::GetFrameHeight() / 2 - ui.px(3)});
    const bool entered = draw_field(ui, snapshot, state.line, enabled, state.searching);
    const bool thrown = enabled && state.dice_at_once && snapshot.preview.dice && state.line.typed.size() == 2;
    if (!entered && !thrown) return;
    // A typed line names the player; an empty Enter acts for the player in turn.
    const Press enter{ActionKey::enter, state.line.typed.empty() ? snapshot.turn.person : 0, ui.pressed_ms};
    queue.push(intent::Post{.line = state.line.typed, .typed = true, .press = enter});
    state.line.wants_keyboard = true;
}

}  // namespace tablebank
