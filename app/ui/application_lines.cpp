// What becomes of lines, one or many that were pasted: posted, refused, or stopped by the disk.

#include <cstdlib>
#include <utility>

#include "app/i18n/words.h"
#include "app/present/entries/effect_text.h"
#include "app/present/words/file_error_text.h"
#include "app/ui/application.h"
#include "db/file/file_error.h"

namespace tablebank {

namespace {

/// Where a copy is offered to be saved: in the home folder, which is usually another disk than the one that refused.
std::string copy_of(const std::filesystem::path& game) {
    const char* home = std::getenv("HOME");
    const std::filesystem::path folder = home != nullptr ? home : game.parent_path().c_str();
    return (folder / (game.stem().string() + "-copy" + game.extension().string())).string();
}

}  // namespace

void Application::post(const wish::Post& post) {
    if (!session_ || state_.table.trouble) return;
    CommandLineState& line = state_.table.line;
    const std::vector<std::string> wanted =
        post.typed ? read_typed(session_->table(), post.line).all() : std::vector{post.line};
    line.notice.clear();
    line.notes.clear();
    line.refusal.clear();
    state_.settlement.refusal.clear();
    if (wanted.empty()) return;
    const bool tried_before = !line.history.empty() && line.history.back() == post.line;
    if (post.typed && !post.line.empty() && !tried_before) line.history.push_back(post.line);
    line.recalled.reset();
    try {
        const Outcome outcome = session_->post(wanted);
        if (const auto* entries = std::get_if<Posted>(&outcome)) {
            posted(*entries, post);
        } else {
            line.refusal = outcome_text(session_->setup(), outcome);
            if (state_.screen == Screen::settlement) state_.settlement.refusal = line.refusal;
        }
    } catch (const FileError& error) {
        disk_refused(error, post);
    }
}

void Application::disk_refused(const FileError& error, wish::Post wanted) {
    state_.table.trouble = DiskTrouble{file_error_parts(error), copy_of(session_->path()), {}, std::move(wanted)};
    state_.table.past = {};
    go(Screen::table);
}

void Application::try_again() {
    if (!state_.table.trouble) return;
    const auto wanted = std::move(state_.table.trouble->wanted);
    state_.table.trouble.reset();
    state_.table.line.wants_keyboard = true;
    if (wanted) post(*wanted);
}

void Application::leave_trouble() {
    if (!state_.table.trouble) return;
    CommandLineState& line = state_.table.line;
    // A dialog keeps what it was to post; what a button posted is put into the line.
    const auto& wanted = state_.table.trouble->wanted;
    if (wanted && !wanted->typed && !dialogs_.open()) line.typed = wanted->line;
    line.caret_to_end = true;
    line.wants_keyboard = true;
    state_.table.trouble.reset();
}

void Application::posted(const Posted& entries, const wish::Post& post) {
    CommandLineState& line = state_.table.line;
    state_.table.first_die.reset();
    if (post.typed) {
        line.typed.clear();
        line.caret_to_end = true;
    }
    line.completions.clear();
    state_.table.past = {};
    line.wants_keyboard = true;
    refresh_table();
    std::vector<Entry> made;
    for (std::int64_t number = entries.first; number <= entries.last; ++number) {
        made.push_back(session_->table().history.at(number));
    }
    line.notice = posted_text(session_->setup(), made);
    line.asks_to_post = !line.pasted.empty();
    line.notes = notes_to_move(session_->setup(), made);
    if (state_.screen == Screen::settlement) refresh_settlement();
    dialogs_.posted(*session_, post.stays);
}

void Application::save_copy(const std::string& file) {
    if (!session_ || !state_.table.trouble) return;
    std::string& answer = state_.table.trouble->copy_answer;
    try {
        session_->back_up(file);
        answer = tr("Saved: {file}", {{"file", file}});
    } catch (const FileError& error) {
        answer = file_error_text(error);
    }
}

void Application::post_pasted() {
    CommandLineState& line = state_.table.line;
    if (!session_ || state_.table.trouble) return;
    line.asks_to_post = false;
    line.wants_keyboard = true;
    line.notice.clear();
    line.notes.clear();
    line.refusal.clear();
    const std::vector<std::string> lines = std::exchange(line.pasted, {});
    const auto count = static_cast<std::int64_t>(lines.size());
    const std::int64_t before = session_->game().last;
    std::size_t next = 0;
    try {
        for (; next < lines.size(); ++next) {
            const Outcome outcome = session_->post(lines[next]);
            if (std::holds_alternative<Posted>(outcome)) continue;
            line.refusal =
                tr("Line {number} of {count}: {reason}", {{"number", std::to_string(next + 1)},
                                                          {"count", std::to_string(count)},
                                                          {"reason", outcome_text(session_->setup(), outcome)}});
            break;
        }
    } catch (const FileError& error) {
        disk_refused(error, {.line = lines[next], .typed = true});
    }
    state_.table.first_die.reset();
    line.typed = next < lines.size() ? lines[next] : std::string{};
    line.caret_to_end = true;
    if (next < lines.size()) line.pasted.assign(lines.begin() + static_cast<std::ptrdiff_t>(next) + 1, lines.end());
    refresh_table();
    const std::int64_t entries = session_->game().last - before;
    line.notice = trn("{count} entry posted", "{count} entries posted", entries);
}

}  // namespace tablebank
