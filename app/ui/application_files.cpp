// The part of the application that takes games from elsewhere: a copy up to an earlier entry, a file dropped on the
// window.

#include <system_error>

#include "app/i18n/words.h"
#include "app/present/program/game_name.h"
#include "app/present/program/new_game_snapshot.h"
#include "app/present/words/file_error_text.h"
#include "app/ui/application.h"

namespace tablebank {

void Application::branch(const wish::Branch& wanted) {
    if (!session_) return;
    const std::filesystem::path original = session_->path();
    const std::filesystem::path file = game_path(original.parent_path(), wanted.file);
    try {
        session_->branch(wanted.last, file);
        take_over(Session::open(file, options_.stamps));
        state_.table.line.notice = tr("{file} goes on from #{number}. {original} stays as it was.",
                                      {{"file", file.filename().string()},
                                       {"number", std::to_string(wanted.last)},
                                       {"original", original.filename().string()}});
    } catch (const FileError& error) {
        if (state_.table.past.branch) state_.table.past.branch->refusal = file_error_text(error);
    }
}

std::string Application::title() const {
    return session_ ? session_->path().stem().string() + " – tablebank" : std::string{"tablebank"};
}

void Application::drop(const std::filesystem::path& file) {
    std::error_code unknown;
    if (session_ && std::filesystem::equivalent(file, session_->path(), unknown)) return go(Screen::table);
    try {
        take_over(Session::open(file, options_.stamps));
    } catch (const FileError& error) {
        // Whatever was on the screen stays there, and says why.
        const std::string why = file_error_text(error);
        state_.start.trouble = why;
        state_.new_game.trouble = why;
        state_.settlement.refusal = why;
        state_.editions.answer = why;
        state_.editions.refused = true;
        state_.table.line.refusal = why;
    }
}

}  // namespace tablebank
