// The correction of an entry: the question and the effect on every later line on the left, the players before and after
// on the right. One key answers, one undoes the last answer, Enter agrees.

#include <algorithm>
#include <string_view>

#include "app/i18n/language.h"
#include "app/present/typing/keyboard_layout.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/screens/standings.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

ImU32 colour_of(const Palette& p, Fate fate) {
    switch (fate) {
        case Fate::put_right:
        case Fate::asked:
            return p.accent;
        case Fate::dropped:
            return p.refused;
        case Fate::added:
            return p.fine;
        case Fate::changed:
            return p.text;
        case Fate::kept:
            return p.faint;
    }
    return p.text;
}

/// The old line, the new line and the reason, below each other, next to its number and outcome.
void draw_line(const Ui& ui, const RepairLine& line, std::size_t number, float column) {
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    Rect beside{at, {at.x + column, at.y + 2 * ui.px(20)}};
    const float left = at.x + column + ui.gap(Gap::medium);
    const float room = std::max(ui.px(60), at.x + width - left);
    float y = at.y + ui.px(2);
    const auto tell = [&](const char* part, ImU32 colour, const std::string& words, Lettering lettering) {
        if (words.empty()) return;
        const float height = paint_block(ui, {left, y}, lettering, colour, words, room);
        ui.report({ProbedWidget::Kind::note,
                   "repair." + std::string(part) + '.' + std::to_string(number),
                   words,
                   {left, y},
                   {left + room, y + height}});
        if (part == std::string_view("before") && line.fate != Fate::asked)
            paint_strike(ui, {left, y}, lettering, measure(ui, lettering, words, room));
        y += height + ui.px(2);
    };
    paint_line(ui, cut_top(beside, ui.px(20)), Lettering::small, colour_of(p, line.fate), line.word);
    paint_line(ui, beside, Lettering::tiny, p.faint, line.entry);
    tell("after", line.fate == Fate::kept ? p.quiet : p.text, line.after, Lettering::body);
    tell("before", line.fate == Fate::asked ? p.text : p.faint, line.before, Lettering::small);
    tell("why", p.quiet, line.why, Lettering::small);
    const float bottom = std::max(y, at.y + ui.px(38)) + ui.px(4);
    ui.list().AddLine({at.x, bottom}, {at.x + width, bottom}, p.line, ui.px(1));
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, bottom - at.y});
}

float width_of_fates(const Ui& ui, const RepairSnapshot& snapshot) {
    float width = ui.px(48);
    for (const RepairLine& line : snapshot.lines)
        width =
            std::max({width, measure(ui, Lettering::small, line.word).x, measure(ui, Lettering::tiny, line.entry).x});
    return width + ui.px(2);
}

/// "+ Nob Hill", below the name.
void tell_changes(const Ui& ui, const char* sign, ImU32 colour, const std::vector<std::string>& things) {
    for (const std::string& thing : things) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float room = ImGui::GetContentRegionAvail().x - ui.px(20);
        paint_text(ui, at, Lettering::small, colour, sign);
        const float height =
            paint_block(ui, {at.x + ui.px(20), at.y}, Lettering::small, ui.palette().text, thing, room);
        ImGui::SetCursorScreenPos(at);
        ImGui::Dummy({room, height + ui.px(2)});
    }
}

void draw_player(const Ui& ui, const RepairPlayer& player) {
    const Palette& p = ui.palette();
    const std::string seat = std::to_string(player.mark.seat);
    const bool changes = player.changes();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x - ui.gap(Gap::small);
    Rect row{at, {at.x + width, at.y + ui.px(28)}};
    paint_token(ui, cut_left(row, ui.px(24), ui.gap(Gap::small)).centre(), ui.px(22), player.mark);
    const float sum = std::min(row.width() * 0.7F, measure(ui, Lettering::strong, player.after).x + ui.px(2));
    const Rect cash = cut_right(row, sum, ui.gap(Gap::small));
    paint_line(ui, cash, Lettering::strong, changes ? p.text : p.quiet, player.after, Align::right);
    ui.report({ProbedWidget::Kind::note, "repair.cash." + seat, player.after, cash.min, cash.max});
    paint_name(ui, row, Lettering::body, changes ? p.text : p.quiet, player.name);
    float bottom = row.max.y;
    if (!player.difference.empty()) {
        Rect below{{at.x, bottom}, {at.x + width, bottom + ui.px(20)}};
        const Rect by =
            cut_right(below, measure(ui, Lettering::small, player.difference).x + ui.px(2), ui.gap(Gap::medium));
        paint_line(ui, by, Lettering::small, player.gains ? p.fine : p.refused, player.difference, Align::right);
        ui.report({ProbedWidget::Kind::note, "repair.difference." + seat, player.difference, by.min, by.max});
        const std::string was = ui.lang.tr("before: {cash}", {{"cash", player.before}});
        paint_line(ui, below, Lettering::small, p.quiet, was, Align::right);
        ui.report({ProbedWidget::Kind::note, "repair.was." + seat, was, below.min, below.max});
        bottom = below.max.y;
    }
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, bottom - at.y});
    ImGui::Indent(ui.px(24) + ui.gap(Gap::small));
    tell_changes(ui, "+", p.fine, player.comes);
    tell_changes(ui, "–", p.refused, player.goes);
    tell_changes(ui, "·", p.quiet, player.stands);
    if (!player.same.empty()) text(ui, Lettering::small, p.faint, player.same);
    ImGui::Unindent(ui.px(24) + ui.gap(Gap::small));
    space(ui, Gap::small);
}

/// The outcome of each line, in order; unchanged ones are one row until it is pressed.
void draw_repair_lines(const DialogUi& dialog, const RepairSnapshot& snapshot, RepairDraft& draft) {
    const Ui& ui = dialog.ui;
    if (!snapshot.counts.empty()) note(ui, "repair.counts", Lettering::strong, ui.palette().text, snapshot.counts);
    space(ui, Gap::small);
    const float column = width_of_fates(ui, snapshot);
    for (std::size_t number = 0; number < snapshot.lines.size(); ++number) {
        const RepairLine& line = snapshot.lines[number];
        if (line.fate == Fate::kept && !draft.all_kept) continue;
        draw_line(ui, line, number, column);
        space(ui, Gap::hair);
    }
    if (snapshot.kept.empty()) return;
    space(ui, Gap::tight);
    if (dialog_toggle(dialog, "repair.kept", snapshot.kept, draft.all_kept)) draft.all_kept = !draft.all_kept;
}

/// The standings before and after, if there are any, and the players.
void draw_repair_players(const Ui& ui, const RepairSnapshot& snapshot) {
    if (!snapshot.standings.rows.empty()) {
        dialog_caption(ui, ui.lang.tr("The standings before and after"));
        space(ui, Gap::tight);
        draw_standings_diff(ui, "repair.standing", snapshot.standings);
        space(ui, Gap::small);
    }
    if (snapshot.players.empty()) return;
    dialog_caption(ui, ui.lang.tr("The players before and after"));
    space(ui, Gap::tight);
    for (const RepairPlayer& player : snapshot.players) draw_player(ui, player);
}

constexpr const char* fill_key = "repair.fill";

std::string key_of_answer(const RepairChoice& choice) {
    return "repair.answer." + choice.key;
}

/// Sets the focus when another question is shown, or none is left.
void lead_to_question(const RepairSnapshot& snapshot, DialogState& state) {
    const auto& question = snapshot.question;
    const auto answers = static_cast<std::int64_t>(snapshot.given.size());
    const std::int64_t seen = question ? 2 * answers + (question->fill ? 1 : 0) : 2 * answers + 2;
    if (state.repair_seen == seen) return;
    state.repair_seen = seen;
    state.focus.key = !question ? "dialog.post" : question->fill ? fill_key : key_of_answer(question->answers.front());
    state.focus.moved = true;
    ImGui::SetScrollY(0);
}

/// One answer: its key, and its effect.
bool answer_row(const DialogUi& dialog, const RepairChoice& choice, bool chosen) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const std::string words = choice.places.empty() ? choice.text : choice.text + " …";
    const float keys = ui.px(30);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float room = std::max(ui.px(40), width - keys - 3 * ui.gap(Gap::small));
    const float letters = measure(ui, Lettering::body, words, room).y * 1.1F;
    const Rect in{at, {at.x + width, at.y + std::max(ui.px(34), letters + ui.gap(Gap::medium))}};
    const bool press = hot_area(ui, key_of_answer(choice), words, in);
    paint_panel(ui, in, chosen || ImGui::IsItemHovered() ? p.hover : p.raised);
    if (chosen) paint_edge(ui, in, p.accent, 1.5F);
    Rect rest = in.inset(ui.gap(Gap::small), 0);
    paint_key_hint(ui, cut_left(rest, keys, ui.gap(Gap::small)), p.accent, choice.key);
    rest.min.y = in.centre().y - letters / 2;
    paint_wrapped(ui, rest, Lettering::body, p.text, words);
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::tight)});
    return dialog.ring.stop(key_of_answer(choice), in) || press;
}

/// The rest of an answer, typed after its beginning; Enter confirms it.
void draw_fill(const DialogUi& dialog, const RepairChoice& choice, RepairDraft& draft) {
    const Ui& ui = dialog.ui;
    if (dialog.ring.at(fill_key) && write_at_end(dialog, draft.filled)) draft.refused.clear();
    text_part(dialog, fill_key, draft.filled, choice.places);
    ui.report(
        {ProbedWidget::Kind::note, "repair.filled", draft.filled, ImGui::GetItemRectMin(), ImGui::GetItemRectMax()});
    space(ui, Gap::tight);
    const ButtonStyle style{
        .look = ButtonLook::primary, .enabled = !draft.filled.empty(), .key_hint = hint_of(KeyAction::go_on)};
    const bool press = dialog_button(dialog, "repair.give", ui.lang.tr("Answer"), style);
    if (!draft.filled.empty() && (press || pressed(KeyAction::go_on)))
        dialog.queue.push(
            intent::Answer{choice.answer + draft.filled, Press{ActionKey::enter, 0, dialog.ui.pressed_ms}});
}

void choose(const DialogUi& dialog, const RepairQuestion& question, std::size_t number, RepairDraft& draft) {
    const RepairChoice& choice = question.answers[number];
    if (choice.places.empty()) {
        dialog.queue.push(intent::Answer{choice.answer, {}});
        return;
    }
    draft.fill = number;
    draft.filled.clear();
    draft.refused.clear();
}

/// The answer whose character was typed, in any keyboard layout.
std::optional<std::size_t> typed_answer(const DialogUi& dialog, const RepairQuestion& question) {
    const std::size_t digits = chords_of(KeyAction::answer).size();
    for (std::size_t number = 0; number < std::min(digits, question.answers.size()); ++number)
        if (dialog.ring.take(KeyAction::answer, number)) return number;
    if (question.answers.size() <= digits) return std::nullopt;
    const std::string typed = dialog.ring.take_typed();
    std::vector<std::string> readings = meant_by_keys(typed);
    readings.push_back(typed);
    for (std::size_t number = digits; number < question.answers.size(); ++number)
        if (std::ranges::find(readings, question.answers[number].key) != readings.end()) return number;
    return std::nullopt;
}

void draw_question(const DialogUi& dialog, const RepairSnapshot& snapshot, RepairDraft& draft) {
    const Ui& ui = dialog.ui;
    const RepairQuestion& question = *snapshot.question;
    const Palette& p = ui.palette();
    const ImVec2 top = ImGui::GetCursorScreenPos();
    ImGui::Indent(ui.gap(Gap::medium));
    note(ui, "repair.question", Lettering::strong, p.text, question.heading);
    if (!question.why.empty()) note(ui, "repair.why", Lettering::body, p.quiet, question.why);
    space(ui, Gap::tight);
    std::optional<std::size_t> chosen;
    for (std::size_t number = 0; number < question.answers.size(); ++number) {
        const bool filling = question.fill == number;
        if (answer_row(dialog, question.answers[number], filling)) chosen = number;
        if (filling) draw_fill(dialog, question.answers[number], draft);
    }
    if (!snapshot.refused.empty()) note(ui, "repair.refused", Lettering::body, p.refused, snapshot.refused);
    ImGui::Unindent(ui.gap(Gap::medium));
    const float bottom = ImGui::GetCursorScreenPos().y;
    ui.list().AddRectFilled(top, {top.x + ui.px(4), bottom}, p.accent, ui.px(2));
    space(ui, Gap::small);
    if (!question.fill && !chosen) chosen = typed_answer(dialog, question);
    if (chosen && chosen != question.fill) choose(dialog, question, *chosen, draft);
}

/// The answers so far, and the way back from the last one.
void draw_given(const DialogUi& dialog, const RepairSnapshot& snapshot, RepairDraft& draft) {
    const Ui& ui = dialog.ui;
    if (snapshot.given.empty()) return;
    for (const std::string& answer : snapshot.given)
        text(ui, Lettering::small, ui.palette().quiet, ui.lang.tr("Answered: {answer}", {{"answer", answer}}));
    const ButtonStyle style{
        .look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::erase), .lettering = Lettering::small};
    if (dialog_button(dialog, "repair.back", ui.lang.tr("Ask the last one again"), style)) {
        draft.fill.reset();
        dialog.queue.push(intent::TakeAnswerBack{});
    }
    space(ui, Gap::small);
}

/// Backspace: first a character of the field, then the chosen answer, then the answer before.
void step_back_by_erasing(const DialogUi& dialog, RepairDraft& draft) {
    if (!draft.filled.empty() || !pressed(KeyAction::erase)) return;
    if (draft.fill) {
        draft.fill.reset();
        draft.refused.clear();
    } else if (!draft.given.empty()) {
        dialog.queue.push(intent::TakeAnswerBack{});
    }
}

void scroll_by_pages() {
    const float page = ImGui::GetWindowHeight() * 0.8F;
    if (pressed_or_held(KeyAction::page_down)) ImGui::SetScrollY(ImGui::GetScrollY() + page);
    if (pressed_or_held(KeyAction::page_up)) ImGui::SetScrollY(std::max(0.0F, ImGui::GetScrollY() - page));
}

void draw_plan(const DialogUi& dialog, const RepairSnapshot& snapshot, DialogState& state) {
    lead_to_question(snapshot, state);
    scroll_by_pages();
    if (snapshot.question) draw_question(dialog, snapshot, state.repair);
    draw_given(dialog, snapshot, state.repair);
}

}  // namespace

void draw_repair(const Ui& ui, const RepairSnapshot& snapshot, DialogState& state, PendingIntent& queue) {
    const DialogFrame frame(ui, snapshot.title, 1180, 740, &snapshot.foot);
    RepairDraft& draft = state.repair;
    // Escape first leaves the field.
    const bool fills = draft.fill.has_value();
    if (fills && pressed(KeyAction::back)) draft.fill.reset();
    FocusRing ring(ui, state.focus);
    const DialogUi dialog{ui, ring, queue};
    step_back_by_erasing(dialog, draft);
    Rect rest = frame.body();
    if (rest.width() >= ui.px(800)) {
        {
            const Pane pane("plan", cut_left(rest, rest.width() * 0.6F, ui.gap(Gap::wide)));
            draw_plan(dialog, snapshot, state);
            draw_repair_lines(dialog, snapshot, draft);
        }
        const Pane pane("players", rest);
        draw_repair_players(ui, snapshot);
    } else {
        const Pane pane("plan", rest);
        draw_plan(dialog, snapshot, state);
        draw_repair_players(ui, snapshot);
        space(ui, Gap::medium);
        draw_repair_lines(dialog, snapshot, draft);
    }
    frame.foot(dialog, snapshot.foot, state);
    frame.head(dialog, state, !fills);
}

}  // namespace tablebank
