// The director's desk in the window: opened in the place of a game, and closed.

#include "app/event/event_place.h"
#include "app/i18n/language.h"
#include "app/present/words/file_error_text.h"
#include "app/viewmodel/app_view_model.h"
#include "platform/path_text.h"
#include "platform/user.h"

namespace tablebank {

void AppViewModel::open_event(const std::string& typed_place) {
    const std::string place = keep_address_passwords(typed_place);
    const std::string typed = keep_address_passwords(state_.start.path);
    try {
        // The full path, for messages about papers, and for the start screen.
        DirectorViewModel opened(
            is_event_address(place) ? place : platform::text_of(std::filesystem::absolute(platform::path_of(place))),
            options_.stamps);
        close_game();
        director_.emplace(std::move(opened));
        enter(Screen::event);
    } catch (const FileError& error) {
        // An open screen stays; on the start screen a path with a typo is corrected, not typed again.
        if (state_.screen == Screen::start) {
            state_.start.path = typed;
            state_.start.focus_path = !typed.empty();
        }
        state_.notice.show_error(file_error_text(language_, error));
    }
}

/// Leaves its place in the field for a path, so that Enter leads back.
void AppViewModel::close_event() {
    // Without the password that an address may hold.
    const std::string place = director_ ? platform::text_of(event_place_shown(director_->place())) : std::string{};
    enter(Screen::start);
    state_.start.path = place;
}

void AppViewModel::begin_event() {
    try {
        const MadeEvent made =
            new_event_.begin(language_, state_.new_event, offered_, settings().games, options_.stamps);
        if (!made.refused.empty()) return state_.notice.show_error(made.refused);
        open_event(made.place);
        if (director_)
            state_.notice.show_info(
                language_.tr("{file} is made. Enter its players now: type their names, paste them, or read a list.",
                             {{"file", platform::text_of(event_place_shown(made.place))}}));
    } catch (const FileError& error) {
        state_.notice.show_error(file_error_text(language_, error));
    }
}

void AppViewModel::direct(const intent::Direct& wanted) {
    if (!director_) return;
    director_->carry_out(language_, wanted, settings().games.empty() ? platform::home_folder() : settings().games,
                         state_.notice);
}

}  // namespace tablebank
