// Actions on an edition that is edited: copy, open, save, close, play.

#include <algorithm>
#include <utility>

#include "app/viewmodel/app_view_model.h"
#include "platform/path_text.h"

namespace tablebank {

void AppViewModel::read_editions() {
    new_game_.read_editions(state_.new_game, offered_, settings().games);
}

void AppViewModel::open_editions() {
    if (state_.screen == Screen::editions) return;
    read_editions();
    edition_desk_.list(language_, offered_.programs(), settings().games);
    // The calculator and the settings lead back to the edition that was open; from elsewhere the list comes first.
    if (state_.screen == Screen::calculator || state_.screen == Screen::settings || state_.editions.unsaved()) return;
    state_.editions = {};
    state_.editions.from = state_.screen;
    if (state_.screen == Screen::new_game) begin_list_at_draft();
}

/// Selects the edition of the new game in the list, which begins with the banker's own editions.
void AppViewModel::begin_list_at_draft() {
    const std::size_t edition = state_.new_game.draft.edition;
    const EditionsSnapshot& listed = edition_desk_.snapshot();
    std::size_t row = listed.own.size() + edition;
    if (!offered_.is_programs(edition)) {
        const std::string& file = offered_.all().at(edition).text.path;
        const auto own = std::ranges::find(listed.own, file, &OwnEditionRow::file);
        if (own == listed.own.end()) return;
        row = static_cast<std::size_t>(own - listed.own.begin());
    }
    state_.editions.row = row;
    state_.editions.show_row = true;
}

/// The index, among those offered, of the edition for a table of deeds that does not name one: the one that is open or
/// chosen in the list, otherwise the one of the language.
std::size_t AppViewModel::edition_alike() const {
    const EditionsState& state = state_.editions;
    const EditionsSnapshot& listed = edition_desk_.snapshot();
    if (state.draft) return offered_.place_of_file(state.file);
    if (state.row == 0) return offered_.place_of_language(language_.tag());
    if (state.row < listed.own.size()) return offered_.place_of_file(listed.own[state.row].file);
    return state.row - listed.own.size();
}

void AppViewModel::change_editions(const intent::Editions& wanted) {
    EditionsState& state = state_.editions;
    Notice& notice = state_.notice;
    switch (wanted.action) {
        case EditionAction::copy: {
            if (state_.screen != Screen::editions) enter(Screen::editions);
            const LoadedEdition& from = offered_.all().at(wanted.index);
            // The banker's own editions are not copied again.
            if (!offered_.is_programs(wanted.index))
                return edition_desk_.open(language_, from.text.path, state, notice);
            return edition_desk_.copy(language_, from, settings().games, state, notice);
        }
        case EditionAction::open:
            if (is_deed_table_path(platform::path_of(wanted.file)))
                return edition_desk_.bring_table(language_, offered_.all(), edition_alike(), wanted.file, state,
                                                 notice);
            return edition_desk_.open(language_, wanted.file, state, notice);
        case EditionAction::read_again:
            if (state.table) static_cast<void>(edition_desk_.read_table(language_, state.table->file, notice));
            return;
        case EditionAction::make:
            return edition_desk_.make_of_table(language_, offered_.all(), settings().games, state, notice);
        case EditionAction::print_deeds:
        case EditionAction::write_table:
            return edition_desk_.write_deeds(language_, wanted.action == EditionAction::print_deeds, state, notice);
        case EditionAction::save:
        case EditionAction::save_over:
            static_cast<void>(edition_desk_.save(language_, wanted.action == EditionAction::save_over, state, notice));
            return;
        case EditionAction::undo:
            return edition_desk_.undo(state, notice);
        case EditionAction::redo:
            return edition_desk_.redo(state, notice);
        case EditionAction::play:
            return play_with_edition();
        case EditionAction::close: {
            const Screen from = state.from;
            state = {};
            state.from = from;
            notice.clear();
            read_editions();
            return edition_desk_.list(language_, offered_.programs(), settings().games);
        }
        case EditionAction::save_and_go:
            state.asks_leave = false;
            if (!edition_desk_.save(language_, false, state, notice)) return;
            break;
        case EditionAction::discard:
            state.asks_leave = false;
            state.draft->text = state.opened;
            break;
    }
    if (const auto held = edition_desk_.release()) do_intent(*held);
}

void AppViewModel::play_with_edition() {
    try {
        LoadedEdition own = load_edition_file(platform::path_of(state_.editions.file));
        // Players that were typed before the figures were looked at are still there afterwards.
        const bool half_made = state_.editions.from == Screen::new_game;
        NewGameState typed = state_.new_game;
        enter(Screen::new_game);
        if (half_made) state_.new_game = std::move(typed);
        new_game_.choose(state_.new_game, offered_, std::move(own));
    } catch (const EditionError& error) {
        state_.notice.show_error(error.what());
    }
}

}  // namespace tablebank
