// What becomes of an edition that is edited: copied, opened, saved, left, played with.

#include <algorithm>
#include <utility>

#include "app/ui/application.h"
#include "db/edition/edition_folder.h"

namespace tablebank {

/// The banker's own files may have changed since they were read: they are read each time a game is made.
void Application::load_editions_of_ones_own() {
    if (!editions_) {
        editions_ = options_.editions();
        shipped_ = editions_->size();
    }
    NewGameDraft& draft = state_.new_game.draft;
    const bool chosen = draft.edition < editions_->size();
    const std::string chosen_file = chosen ? editions_->at(draft.edition).text.path : std::string{};
    editions_->resize(shipped_);
    std::vector<std::filesystem::path> files;
    try {
        files = edition_files(settings_.games);
    } catch (const EditionError&) {
        files.clear();  // no folder of games yet
    }
    for (const std::filesystem::path& file : files) {
        try {
            editions_->push_back(load_edition_file(file));
        } catch (const EditionError&) {
            continue;  // the list of editions says what is wrong with it
        }
    }
    // The one chosen for a game half set up may stand at another place now.
    const auto again = std::ranges::find(*editions_, chosen_file, [](const auto& each) { return each.text.path; });
    draft.edition = again == editions_->end() ? 0 : static_cast<std::size_t>(again - editions_->begin());
    new_game_made_of_.reset();
}

void Application::list_editions() {
    edition_desk_.list({editions_->begin(), editions_->begin() + static_cast<std::ptrdiff_t>(shipped_)},
                       settings_.games);
    for (const OwnEditionRow& row : edition_desk_.snapshot().own) names_ += row.name;
}

void Application::edit() {
    if (state_.screen == Screen::editions) return;
    load_editions_of_ones_own();
    list_editions();
    // The calculator and the settings lead back to the edition that was open; from elsewhere the list comes first.
    if (state_.screen == Screen::calculator || state_.screen == Screen::settings || state_.editions.unsaved()) return;
    state_.editions = {};
    state_.editions.from = state_.screen;
    if (state_.screen == Screen::new_game) begin_list_at(state_.new_game.draft.edition);
}

/// The row of an edition in the list, where a banker's own come first.
void Application::begin_list_at(std::size_t edition) {
    const EditionsSnapshot& listed = edition_desk_.snapshot();
    std::size_t row = listed.own.size() + edition;
    if (edition >= shipped_) {
        const std::string& file = editions_->at(edition).text.path;
        const auto own = std::ranges::find(listed.own, file, &OwnEditionRow::file);
        if (own == listed.own.end()) return;
        row = static_cast<std::size_t>(own - listed.own.begin());
    }
    state_.editions.row = row;
    state_.editions.show_row = true;
}

void Application::carry_out(const wish::Editions& wanted) {
    EditionsState& state = state_.editions;
    switch (wanted.action) {
        case EditionAction::copy:
            if (state_.screen != Screen::editions) go(Screen::editions);
            // What is a banker's own already is not copied again.
            if (wanted.index < shipped_) return edition_desk_.copy(editions_->at(wanted.index), settings_.games, state);
            return edition_desk_.open(editions_->at(wanted.index).text.path, state);
        case EditionAction::open:
            edition_desk_.open(wanted.file, state);
            return;
        case EditionAction::save:
        case EditionAction::save_over:
            static_cast<void>(edition_desk_.save(wanted.action == EditionAction::save_over, state));
            return;
        case EditionAction::undo:
            return edition_desk_.undo(state);
        case EditionAction::redo:
            return edition_desk_.redo(state);
        case EditionAction::play:
            return play_with_edition();
        case EditionAction::close: {
            const Screen from = state.from;
            state = {};
            state.from = from;
            load_editions_of_ones_own();
            return list_editions();
        }
        case EditionAction::save_and_go:
            state.asks_leave = false;
            if (!edition_desk_.save(false, state)) return;
            break;
        case EditionAction::discard:
            state.asks_leave = false;
            state.draft->text = state.opened;
            break;
    }
    if (const auto held = edition_desk_.release()) carry_out(*held);
}

void Application::play_with_edition() {
    try {
        LoadedEdition own = load_edition_file(state_.editions.file);
        // Players that were typed before the figures were looked at are still there afterwards.
        const bool half_made = state_.editions.from == Screen::new_game;
        NewGameState typed = state_.new_game;
        go(Screen::new_game);
        if (half_made) state_.new_game = std::move(typed);
        const auto same = std::ranges::find_if(*editions_, [&](const LoadedEdition& each) {
            std::error_code not_there;
            return std::filesystem::equivalent(each.text.path, own.text.path, not_there);
        });
        const auto place = static_cast<std::size_t>(same - editions_->begin());
        if (same == editions_->end()) editions_->push_back(std::move(own));
        const Profile& profile = editions_->at(place).edition.profile;
        choose_edition(state_.new_game.draft, place, profile.goals.value, profile.timed_minutes.value);
        new_game_made_of_.reset();
    } catch (const EditionError& error) {
        state_.editions.answer = error.what();
        state_.editions.refused = true;
    }
}

}  // namespace tablebank
