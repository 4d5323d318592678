// Handles lines, one or many that were pasted: they are posted, refused, or stopped by the disk.

#include <utility>

#include "app/i18n/language.h"
#include "app/present/entries/effect_text.h"
#include "app/present/entries/entry_actor.h"
#include "app/present/table/after_play.h"
#include "app/present/typing/question_answer.h"
#include "app/present/typing/typo_suggestion.h"
#include "app/present/words/file_error_text.h"
#include "app/present/words/name_text.h"
#include "app/viewmodel/open_game.h"
#include "platform/path_text.h"
#include "platform/user.h"

namespace tablebank {

namespace {

/// The proposed place of a copy: the home folder, which is usually on another disk than the one that refused.
std::string copy_of(const std::filesystem::path& game) {
    const std::filesystem::path home = platform::home_folder();
    const std::filesystem::path folder = home.empty() ? game.parent_path() : home;
    return platform::text_of(
        folder / platform::path_of(platform::text_of(game.stem()) + "-copy" + platform::text_of(game.extension())));
}

/// Not a seat, for the guard of presses: a plan that was shown only now cannot be agreed to yet.
constexpr int reads_plan = -1;

}  // namespace

void OpenGame::begin_line(Notice& notice) {
    table.line.notice.clear();
    table.line.notes.clear();
    notice.clear();
    told_.reset();
}

/// The effect of the entries posted last, in the language given.
void OpenGame::tell(const Language& lang, const Posted& entries) {
    std::vector<Entry> made;
    for (std::int64_t number = entries.first; number <= entries.last; ++number) {
        made.push_back(session_.table().history.at(number));
    }
    table.line.notice = posted_text(lang, session_.setup(), made);
    table.line.notes = notes_to_move(lang, session_.table(), made);
    told_ = entries;
}

/// A message that was cleared, because the user has typed since, stays cleared.
void OpenGame::tell_in_another_language(const Language& lang) {
    if (table.line.notice.empty()) return;
    table.line.notice.clear();
    table.line.notes.clear();
    if (told_) tell(lang, Posted{*told_});
}

/// A typed line and a dialog state for whom they are. Any other key does nothing if it now acts for another player than
/// a moment ago; nor does the Enter that agrees to a repair before the user can have read it.
bool OpenGame::lets(const Language& lang, const intent::Post& post, Notice& notice) {
    const bool repair = dialogs.state().open == Dialog::repair;
    const bool put_together = (dialogs.open() && !repair) || (post.typed && !post.line.empty());
    if (!post.press || put_together || table.guard.lets(*post.press)) return true;
    if (repair) return false;
    notice.show_error(lang.tr(
        "Nothing was done: that came too soon after the same key for another player. Press it again if it is meant."));
    return false;
}

namespace {

/// The answer to a question that was typed instead of a line.
std::optional<std::string> answer_of(const Language& lang, const Game& game, const Outcome& outcome) {
    const auto* error = std::get_if<ParseError>(&outcome);
    return error == nullptr ? std::nullopt : answer_to(lang, game, *error);
}

}  // namespace

/// Replaces the typed line by the suggestion, and asks; Escape restores the typed line.
bool OpenGame::ask_about_slip(const Language& lang, const Outcome& outcome) {
    if (!std::holds_alternative<ParseError>(outcome)) return false;
    CommandLineState& line = table.line;
    auto meant = suggest_line(session_.table(), line.typed, lang.tag());
    if (!meant) return false;
    line.slip = std::exchange(line.typed, std::move(*meant));
    line.caret_to_end = true;
    return true;
}

/// A repair that touches later lines is posted only when the banker has seen what becomes of them.
bool OpenGame::ask_to_agree(const std::string& line, const intent::Post& post) {
    auto repair = fresh_repair(session_, line);
    if (!repair) return false;
    dialogs.put_right(*std::move(repair));
    if (post.press) table.guard.acted({post.press->key, reads_plan, post.press->at_ms});
    return true;
}

void OpenGame::answer(const Language& lang, const intent::Answer& given) {
    dialogs.answer(lang, session_, given.answer);
    if (given.press) table.guard.acted({given.press->key, reads_plan, given.press->at_ms});
}

/// A sum that is not due is asked about, if there are lines that would fit.
bool OpenGame::ask_which(const Language& lang, const Outcome& outcome) {
    const auto* no = std::get_if<Refusal>(&outcome);
    if (no == nullptr || no->wanted.empty()) return false;
    table.which = WhichState{.line = make_which_line(lang, session_, *no)};
    return true;
}

/// A line without a name, while two players could be meant.
bool OpenGame::ask_whose(const Language& lang, const LineToPost& read) {
    if (!read.whose.asks()) return false;
    table.which = WhichState{.line = make_which_line(lang, session_, read.whose)};
    table.which->focus.key = "which." + table.which->line.ways.front().id;
    return true;
}

/// A payout by hand that is larger than any sum of the rules, or than the bank's cash.
bool OpenGame::ask_payout(const Language& lang, const std::vector<std::string>& lines) {
    const auto payout = lines.size() == 1 ? big_payout(session_.table(), lines.front()) : std::nullopt;
    if (!payout) return false;
    table.which = WhichState{.line = make_which_line(lang, session_, lines.front(), *payout)};
    table.which->focus.key = "which." + table.which->line.ways.front().id;
    return true;
}

bool OpenGame::ask_skipped(const Language& lang, const std::vector<std::string>& lines, bool by_judge) {
    if (by_judge && settlement.asked) return false;
    std::string question = lines.size() == 1 ? question_before(lang, session_.table(), lines.front()) : std::string{};
    if (question.empty()) return false;
    if (by_judge) {
        settlement.opened_step = after_play(lang, session_.table(), ActionKey::none).id;
        settlement.asked = true;
        return true;
    }
    table.which = WhichState{.line = make_which_line(lang, session_, lines.front(), std::move(question))};
    table.which->focus.key = "which." + table.which->line.ways.front().id;
    return true;
}

void OpenGame::ask_first(const Language& lang, const intent::AskFirst& wanted, Notice& notice) {
    if (table.trouble) return;
    begin_line(notice);
    table.which = WhichState{.line = make_which_line(lang, session_, wanted.line, wanted.question)};
    table.which->focus.key = "which." + table.which->line.ways.front().id;
}

void OpenGame::post(const Language& lang, const intent::Post& post, Notice& notice) {
    if (table.trouble || !lets(lang, post, notice)) return;
    CommandLineState& line = table.line;
    begin_line(notice);
    const bool of_hand = post.by_judge || post.typed;
    const LineToPost meant =
        of_hand ? read_typed(session_.table(), post.by_judge ? with_closed_quotes(post.line) : post.line)
                : LineToPost{post.line};
    if (meant.asks) return notice.show_error(outcome_text(lang, session_.setup(), *meant.asks));
    std::vector<std::string> wanted = meant.all();
    if (wanted.empty()) return;
    if (post.typed && (ask_whose(lang, meant) || ask_payout(lang, wanted))) return;
    if (of_hand && ask_skipped(lang, wanted, post.by_judge)) return;
    wanted.back() = signed_line(wanted.back());
    const bool tried_before = !line.history.empty() && line.history.back() == post.line;
    if (post.typed && !post.line.empty() && !tried_before) line.history.push_back(post.line);
    line.recalled.reset();
    if ((post.typed || post.by_judge) && wanted.size() == 1 && ask_to_agree(wanted.front(), post)) return;
    try {
        const Outcome outcome = session_.post(wanted);
        if (const auto* entries = std::get_if<Posted>(&outcome)) {
            posted(lang, *entries, post);
        } else if (auto answer = answer_of(lang, session_.game(), outcome)) {
            notice.show_info(*std::move(answer));
        } else if (!post.typed || !(ask_which(lang, outcome) || ask_about_slip(lang, outcome))) {
            notice.show_error(outcome_text(lang, session_.setup(), outcome));
        }
    } catch (const FileError& error) {
        disk_refused(lang, error, post);
    }
}

void OpenGame::disk_refused(const Language& lang, const FileError& error, intent::Post wanted) {
    table.trouble = DiskTrouble{
        .text = {}, .copy = copy_of(session_.path()), .copy_answer = {}, .refused = error, .wanted = std::move(wanted)};
    word_trouble(lang);
    table.past = {};
}

/// The disk's error, and what happened to the copy, in the language given.
void OpenGame::word_trouble(const Language& lang) {
    if (!table.trouble || !table.trouble->refused) return;
    DiskTrouble& trouble = *table.trouble;
    trouble.text = file_error_parts(lang, *trouble.refused);
    if (trouble.copy_refused) {
        trouble.copy_answer = file_error_text(lang, *trouble.copy_refused);
    } else if (!trouble.copied.empty()) {
        trouble.copy_answer = lang.tr("Saved: {file}", {{"file", trouble.copied}});
    }
}

void OpenGame::try_again(const Language& lang, Notice& notice) {
    if (!table.trouble) return;
    const auto wanted = std::move(table.trouble->wanted);
    table.trouble.reset();
    table.line.wants_keyboard = true;
    if (wanted) post(lang, *wanted, notice);
}

void OpenGame::posted(const Language& lang, const Posted& entries, const intent::Post& post) {
    CommandLineState& line = table.line;
    table.first_die.reset();
    const bool agreed = dialogs.state().open == Dialog::repair && post.line == dialogs.repair().foot.line;
    if (post.typed || agreed) {
        line.typed.clear();
        line.caret_to_end = true;
    }
    line.completions.clear();
    line.slip.clear();
    table.which.reset();
    table.past = {};
    if (session_.setup().since >= entries.first) names_ = names_in(session_.setup());
    line.wants_keyboard = true;
    line.asks_to_post = !line.pasted.empty();
    if (post.press) {
        const int actor = dialogs.open() ? 0 : actor_of(session_.setup(), session_.table().history.at(entries.last));
        table.guard.acted({post.press->key, actor, post.press->at_ms});
    }
    dialogs.posted(session_, post.line, post.stays);
    tell(lang, entries);
}

void OpenGame::post_in_turn(const Language& lang, const std::vector<std::string>& lines, std::size_t& next,
                            Notice& notice) {
    const auto stop = [&](const std::string& reason) {
        notice.show_error(lang.tr("Line {number} of {count}: {reason}",
                                  {{"number", std::to_string(next + 1)},
                                   {"count", std::to_string(static_cast<std::int64_t>(lines.size()))},
                                   {"reason", reason}}));
    };
    for (; next < lines.size(); ++next) {
        const WhoseLine whose = whose_line(session_.table(), lines[next]);
        if (whose.asks())
            return stop(lang.tr("Whose is this line: {players}?", {{"players", choice_text(lang, whose.names)}}));
        const Outcome outcome = session_.post(whose.line);
        if (!std::holds_alternative<Posted>(outcome)) return stop(outcome_text(lang, session_.setup(), outcome));
    }
}

/// Puts the line that was not posted into the field, to be corrected; the following lines wait.
void OpenGame::keep_rest(const std::vector<std::string>& lines, std::size_t next) {
    CommandLineState& line = table.line;
    const bool rest = next < lines.size();
    line.typed = rest ? lines[next] : std::string{};
    line.caret_to_end = true;
    line.pasted.clear();
    if (rest) line.pasted.assign(lines.begin() + static_cast<std::ptrdiff_t>(next) + 1, lines.end());
}

void OpenGame::post_pasted(const Language& lang, Notice& notice) {
    CommandLineState& line = table.line;
    if (table.trouble) return;
    line.asks_to_post = false;
    line.wants_keyboard = true;
    begin_line(notice);
    table.first_die.reset();
    const std::vector<std::string> lines = line.pasted;
    const std::int64_t before = session_.game().last;
    std::size_t next = 0;
    try {
        post_in_turn(lang, lines, next, notice);
    } catch (const FileError& error) {
        disk_refused(lang, error, {.line = lines[next], .typed = true});
    } catch (const std::exception&) {
        keep_rest(lines, next);
        throw;
    }
    keep_rest(lines, next);
    const std::int64_t entries = session_.game().last - before;
    line.notice = lang.trn("{count} entry posted", "{count} entries posted", entries);
}

}  // namespace tablebank
