#include "app/viewmodel/open_game.h"

#include <cstdlib>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/table/due_list.h"
#include "app/present/typing/typed_completions.h"
#include "app/present/typing/typed_dice.h"
#include "app/present/typing/wrong_roll.h"
#include "app/present/words/duration_text.h"
#include "app/present/words/file_error_text.h"
#include "app/present/words/localized_line.h"
#include "app/session/correction_right.h"
#include "app/viewmodel/keys.h"
#include "app/viewmodel/road_focus.h"
#include "platform/path_text.h"

namespace tablebank {

OpenGame::OpenGame(Session session)
    : guide(session.table()), session_(std::move(session)), names_(names_in(session_.setup())) {}

std::string OpenGame::names_in(const Setup& setup) {
    std::string names;
    for (const Setup* one = &setup; one != nullptr; one = one->before.get())
        for (const PlayerSetup& player : one->players) names += player.name + ' ';
    for (const BoardSpace& space : setup.edition->board) names += space.name;
    for (const Deed& deed : setup.edition->deeds) names += deed.name;
    return names;
}

void OpenGame::send_to_hub(const Language& lang) {
    hub.begin(lang, session_);
}

void OpenGame::show(Dialog dialog) {
    dialogs.show(dialog, session_);
    table.line.wants_keyboard = true;
}

void OpenGame::type_line(std::string line, Notice& notice) {
    begin_line(notice);
    table.line.put(std::move(line));
}

void OpenGame::put_roll_right(const Language& lang, Notice& notice) {
    std::string line = roll_to_put_right(lang, session_.table(), table.line.typed);
    if (line.empty()) return;
    table.past = {};
    type_line(std::move(line), notice);
}

void OpenGame::turn_guide(const Language& lang, Notice& notice) {
    if (!guide.is_there()) return;
    guide.put_aside_or_back();
    table.line.wants_keyboard = true;
    notice.clear();
    if (guide.is_aside())
        notice.show_info(lang.tr("The guide is put aside. {key} brings it back.",
                                 {{"key", key_text(lang, hint_of(KeyAction::guide))}}));
}

void OpenGame::leave_trouble() {
    if (!table.trouble) return;
    // A dialog keeps its line; the line of a button is put into the field.
    const auto& wanted = table.trouble->wanted;
    if (wanted && !wanted->typed && !dialogs.open()) table.line.typed = wanted->line;
    table.line.caret_to_end = true;
    table.line.wants_keyboard = true;
    table.trouble.reset();
}

void OpenGame::save_copy(const Language& lang, const std::string& file) {
    if (!table.trouble) return;
    table.trouble->copy_refused.reset();
    try {
        session_.back_up(platform::path_of(file));
        table.trouble->copied = file;
    } catch (const FileError& error) {
        table.trouble->copy_refused = error;
    }
    word_trouble(lang);
}

std::string OpenGame::still_open(const Language& lang) const {
    if (dialogs.keeps_draft(session_.game())) return lang.tr("a trade or an auction was begun");
    const auto dues = make_due_rows(lang, session_.game());
    return dues.empty() ? std::string{} : dues.front().sentence;
}

void OpenGame::refresh_table(const Language& lang) {
    table.covered = dialogs.open();
    ClockView clock = clock_view(lang, session_.game(), session_.now_ms());
    // Another language words the log again.
    if (const std::string before = std::exchange(language_, lang.tag()); !before.empty() && before != language_) {
        shown_ = {};
        preview_made_of_.forget();
        tell_in_another_language(lang);
        table.which.reset();
        word_trouble(lang);
    }
    shown_.clock = std::move(clock);
    shown_.hub = hub.shown(lang);
    shown_.phones = phones.face(lang);
    show_clock_question(lang);
    if (!table_made_of_.is_stale(session_.game().last, language_, table.selection, shown_.clock.up, guide.is_aside()))
        return;
    update(lang, shown_, session_, table.selection);
    shown_.guide = guide.show(lang, session_.table());
    shown_.guide_put_aside = guide.is_there() && guide.is_aside();
    show_clock_question(lang);
    ++tables_made_;
}

void OpenGame::refresh_motion(const Language& lang, std::int64_t moment_ms, bool moves) {
    motion_.follow(session_.game(), moment_ms, moves);
    shown_.counted = motion_.counted(lang, session_.game().edition());
}

std::optional<ClockAlarm> OpenGame::watch_clock(const std::vector<int>& warnings) {
    return watch_.look(read_clock(session_.game(), session_.now_ms()), warnings);
}

/// With the judge's signature, if the line begins a correction and the signature is next to the game.
std::string OpenGame::signed_line(const std::string& line) const {
    return with_stored_signature(session_.table(), session_.path(), line);
}

void OpenGame::refresh_preview(const Language& lang) {
    const std::string& typed = table.line.typed;
    if (!preview_made_of_.is_stale(typed, session_.game().last, lang.tag())) return;
    shown_.preview = {};
    shown_.completions.clear();
    shown_.preview = preview_line(lang, session_, signed_line(typed));
    if (std::string wrong = wrong_roll_text(lang, session_.table(), typed); !wrong.empty()) {
        shown_.preview.text = std::move(wrong);
    } else if (is_still_to_mend(lang, session_.table(), typed)) {
        shown_.preview = {};
        shown_.preview.kind = LinePreview::Kind::unreadable;
        shown_.preview.text =
            lang.tr("Change what is wrong in it, then {key}.", {{"key", key_text(lang, hint_of(KeyAction::go_on))}});
    }
    if (!table.line.slip.empty())
        shown_.preview.text = lang.tr("{line}? {effect}", {{"line", typed}, {"effect", shown_.preview.text}});
    shown_.completions = typed_completions(session_.game(), typed, lang.tag());
}

void OpenGame::refresh_past(const Language& lang) {
    past_.refresh(lang, session_, table);
}

void OpenGame::refresh_dialog(const Language& lang) {
    if (dialogs.open()) dialogs.refresh(lang, session_);
}

void OpenGame::enter_settlement() {
    settlement.shown_step.clear();
    settlement.focus.reset();
    settlement.to_top = settled_last_ != session_.game().last;
}

void OpenGame::refresh_settlement(const Language& lang) {
    const std::int64_t last = session_.game().last;
    if (settlement_made_of_.is_stale(last, lang.tag(), settlement.dice, settlement.road, settlement.witness)) {
        const std::int64_t before = std::exchange(settled_last_, last);
        if (before != 0 && before != last) {
            settlement.line.clear();  // it was posted
            settlement.road.despite.clear();
        }
        settlement.asked = false;
        count_made_of_.forget();
        plan_made_of_.forget();
        standings_ = make_settlement_snapshot(
            lang, session_.table(), {.dice = typed_throws(), .witness = settlement.witness, .road = settlement.road});
        standings_.plan_offered = may_see_closing_plan(session_.game(), PlanReader::judge);
    }
    if (judge_line_made_of_.is_stale(settlement.line, last, lang.tag())) {
        settlement.line_says = {};
        settlement.show_says = !settlement.line.empty();
        if (!settlement.line.empty())
            settlement.line_says = preview_line(lang, session_, signed_line(with_closed_quotes(settlement.line)));
    }
    focus_current_step(standings_, settlement);
    if (count_made_of_.is_stale(settlement.count))
        standings_.count = make_count_panel(lang, session_.table(), settlement.count);
    // A plan takes longer than standings do, so it waits until it is asked for.
    if (!settlement.plan || !standings_.plan_offered) return;
    if (!plan_made_of_.is_stale(last, lang.tag(), settlement.dice)) return;
    standings_.plan = {};
    standings_.plan = make_closing_plan_panel(lang, session_.table(), typed_throws(), PlanReader::judge);
}

void OpenGame::post_count(const Language& lang, const intent::PostCount& wanted, Notice& notice) {
    CountDraft& count = settlement.count;
    const CountPanel panel = make_count_panel(lang, session_.table(), count);
    const std::string& line = wanted.waived ? panel.waiver : panel.line;
    // Who goes on from note to note with Enter asked for no difference.
    if (line.empty() || (wanted.of_notes && panel.wants_reason)) {
        settlement.count_focus = panel.at_fault;  // after all fields: the reason
        return;
    }
    const std::int64_t before = session_.game().last;
    post(lang, intent::Post{line}, notice);
    if (session_.game().last == before) return;
    count.hands.erase(count.seat);
    count.seat = next_to_count(session_.table(), count.seat);
    if (count.seat != 0) settlement.count_focus = 0;
}

void OpenGame::refresh_charts(const Language& lang) {
    if (!charts_made_of_.is_stale(session_.game().last, lang.tag())) return;
    charts_shown_ = make_charts_snapshot(lang, session_.table());
}

void OpenGame::refresh_review(const Language& lang) {
    if (!review_made_of_.is_stale(session_.game().last, lang.tag())) return;
    review_shown_ = make_review_snapshot(lang, session_.table());
}

void OpenGame::look_at(const Language& lang, std::int64_t entry) {
    if (!session_.table().history.has(entry)) return;
    refresh_table(lang);  // an entry of an action is looked at with the row that it is folded under
    const std::int64_t row = row_of(shown_.log, entry);
    table.past.look(shown_.log.at(static_cast<std::size_t>(row - 1)).stands_at());
    table.log.scroll_to = row;
}

UtilityDice OpenGame::typed_throws() const {
    UtilityDice dice;
    for (const auto& [space, typed] : settlement.dice) {
        if (const auto thrown = typed_dice(typed)) dice[space] = *thrown;
    }
    return dice;
}

}  // namespace tablebank
