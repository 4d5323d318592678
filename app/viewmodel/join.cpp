// Joins a table by its line, from input to the game, with the questions on the way.

#include <system_error>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/event/join_text.h"
#include "app/present/words/file_error_text.h"
#include "app/session/verification.h"
#include "app/viewmodel/app_view_model.h"
#include "platform/path_text.h"

namespace tablebank {

/// The open screen and its game stay unchanged under the question.
void AppViewModel::join(JoinedLine line) {
    if (auto question = line.question(language_)) {
        if (state_.screen != Screen::join) joining_from_ = state_.screen;
        asked_ = std::move(question);
        joining_ = std::move(line);
        state_.join.focus = {.key = is_change(asked_->doubt) ? "join.leave" : "join.agree", .shown = true};
        word_question();
        state_.notice.clear();
        state_.screen = Screen::join;
        return;
    }
    const std::filesystem::path game = line.game(language_, settings().games, options_.stamps);
    leave_question();
    std::error_code unknown;
    if (game_ && std::filesystem::equivalent(game, session()->path(), unknown)) {
        game_->send_to_hub(language_);
        go(Screen::table);
    } else {
        take_over(Session::open(game, options_.stamps));
    }
    std::string said = language_.tr("This is the game of your table: {file}", {{"file", platform::text_of(game)}});
    if (begins_from_position(session()->table())) said += '\n' + game_from_position_text(language_);
    state_.notice.show_info(said);
}

/// Returns to the screen before it.
void AppViewModel::leave_question() {
    joining_.reset();
    if (!std::exchange(asked_, std::nullopt) || state_.screen != Screen::join) return;
    state_.screen = joining_from_;
    if (game_) game_->table.line.wants_keyboard = true;
}

void AppViewModel::answer_line(bool agrees) {
    if (!joining_) return;
    if (!agrees) {
        leave_question();
        return state_.notice.show_info(language_.tr("Nothing was changed, and nothing was sent."));
    }
    JoinedLine line = *std::move(joining_);
    line.agree();
    std::string trouble;
    try {
        return join(std::move(line));
    } catch (const FileError& error) {
        trouble = file_error_text(language_, error);
    } catch (const JoinRefused& error) {
        trouble = error.what();
    }
    leave_question();
    state_.notice.show_error(std::move(trouble));
}

void AppViewModel::word_question() {
    if (asked_) state_.join.shown = line_question_text(language_, *asked_);
}

}  // namespace tablebank
