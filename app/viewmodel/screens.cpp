// Changes of screens and games: opening, creating and leaving them.

#include <utility>

#include "app/event/event_place.h"
#include "app/i18n/language.h"
#include "app/present/program/game_name.h"
#include "app/present/table/clock_view.h"
#include "app/present/words/file_error_text.h"
#include "app/present/words/localized_line.h"
#include "app/viewmodel/about.h"
#include "app/viewmodel/app_view_model.h"
#include "app/viewmodel/joined_game.h"
#include "app/viewmodel/key_help.h"
#include "app/viewmodel/road_focus.h"
#include "platform/path_text.h"

namespace tablebank {

void AppViewModel::go(Screen screen) {
    const bool of_game = screen == Screen::table || screen == Screen::settlement || screen == Screen::proof ||
                         screen == Screen::charts || screen == Screen::review || screen == Screen::phones;
    if (of_game && !game_) return;
    if (screen == Screen::event && !director_) return;
    if (screen == Screen::join && !asked_) return;
    enter(screen);
}

void AppViewModel::enter(Screen screen) {
    if (game_ && screen != Screen::proof) game_->proof.close();
    if (game_ && screen != Screen::phones) game_->phones.screen.pin.clear();
    if (screen == Screen::start || screen == Screen::new_game || screen == Screen::new_event || screen == Screen::table)
        director_.reset();
    switch (screen) {
        case Screen::settings:
            if (state_.screen != Screen::settings) state_.came_from = state_.screen;
            state_.settings = {};
            state_.settings.games = platform::text_of(settings().games);
            state_.settings.warnings = warnings_text(settings().clock_warnings);
            settings_.show(language_);
            break;
        case Screen::new_game:
            read_editions();
            new_game_.begin_anew(language_, state_.new_game, offered_, settings().games, options_.stamps.moment_ms());
            break;
        case Screen::new_event:
            read_editions();
            new_event_.begin_anew(language_, state_.new_event, offered_);
            break;
        case Screen::start:
            state_.start = {.focus_path = state_.start.focus_path};
            start_.show(language_, options_.stamps.moment_ms());
            break;
        case Screen::table:
            game_->table.line.wants_keyboard = !game_->table.focus_search;
            break;
        case Screen::settlement:
            game_->enter_settlement();
            break;
        case Screen::event:
        case Screen::join:
            break;
        case Screen::proof:
            enter_proof();
            break;
        case Screen::charts:
            game_->charts.come_from(state_.screen);
            break;
        case Screen::review:
            game_->review.come_from(state_.screen);
            break;
        case Screen::phones:
            game_->phones.screen.come_from(state_.screen);
            break;
        case Screen::calculator:
            open_calculator();
            break;
        case Screen::editions:
            open_editions();
            break;
    }
    if (state_.screen != screen || screen != Screen::table) state_.notice.clear();
    state_.screen = screen;
}

void AppViewModel::enter_proof() {
    if (state_.screen != Screen::proof) game_->proof.state.from_settlement = state_.screen == Screen::settlement;
    game_->proof.open(language_, *session());
}

void AppViewModel::back() {
    if (state_.screen == Screen::event) {
        if (director_ && director_->asks_before_leaving(language_, state_.notice)) return;
        return close_event();
    }
    if (state_.screen == Screen::new_event) return go(Screen::start);
    if (state_.screen == Screen::settlement && game_) {
        if (!step_back_in_settlement(game_->settlement)) go(Screen::table);
        return;
    }
    if (state_.screen == Screen::proof && game_) {
        return go(game_->proof.state.from_settlement ? Screen::settlement : Screen::table);
    }
    // A game that is half set up stays as it was typed; the other screens are reset.
    const Screen to = state_.screen == Screen::calculator ? state_.calculator.from
                      : state_.screen == Screen::editions ? state_.editions.from
                                                          : state_.came_from;
    if (to != Screen::new_game && to != Screen::new_event) return go(to);
    if (state_.screen == Screen::editions) read_editions();
    state_.notice.clear();
    state_.screen = to;
}

void AppViewModel::open_calculator() {
    if (state_.screen == Screen::calculator || state_.screen == Screen::settings) return;
    if (!offered_.was_read()) read_editions();
    state_.calculator.from = state_.screen;
    calculator_.open(language_, offered_.all(), session(), state_.calculator);
}

void AppViewModel::remember() {
    if (game_) start_.remember(describe(game_->session()));
}

void AppViewModel::take_over(Session session) {
    remember();
    game_.emplace(std::move(session));
    ++games_opened_;
    game_->send_to_hub(language_);
    follow_rounds();
    remember();
    enter(Screen::table);
    state_.notice.clear();
    const Table& table = this->session()->table();
    game_->ask_about_closed_time();
    game_->table.line.notice = clock_on_opening(language_, table.game, table.history.at(table.game.last).stamp.at_ms,
                                                this->session()->now_ms());
}

/// It is added to the recent games once it is closed, so that its file is complete.
void AppViewModel::close_game() {
    if (!game_) return;
    RecentGame last = describe(game_->session());
    game_.reset();
    start_.remember(std::move(last));
}

void AppViewModel::leave() {
    close_game();
    enter(Screen::start);
}

void AppViewModel::step_out() {
    if (!game_) return;
    const std::string open = game_->still_open(language_);
    if (open.empty()) return leave();
    state_.notice.show_info(language_.tr(
        "{escape} does not leave a table where something is open: {what}. To leave it all the same: {key}.",
        {{"escape", key_text(language_, hint_of(KeyAction::back))},
         {"what", open},
         {"key", key_text(language_, hint_of(KeyAction::palette))}}));
}

/// A path with a typo is corrected, not typed again.
void AppViewModel::refuse_opening(const std::string& typed, std::string why) {
    enter(Screen::start);
    state_.start.path = typed;
    state_.start.focus_path = !typed.empty();
    state_.notice.show_error(std::move(why));
}

void AppViewModel::open_game(const std::filesystem::path& typed_file) {
    const std::filesystem::path file = platform::path_of(keep_address_passwords(platform::text_of(typed_file)));
    if (is_event_place(platform::text_of(file))) return open_event(platform::text_of(file));
    const std::string typed = keep_address_passwords(state_.start.path);
    if (place_word(platform::text_of(file)) == PlaceWord::mistyped)
        return refuse_opening(typed, language_.tr("The address of an event begins with postgresql://, and no file is "
                                                  "meant by this. A file with such a name has ./ in front."));
    try {
        if (const auto line = line_of_table(file)) return join(JoinedLine(*line));
        if (game_) leave();
        take_over(file);
    } catch (const FileError& error) {
        refuse_opening(typed, file_error_text(language_, error));
    } catch (const JoinRefused& error) {
        refuse_opening(typed, error.what());
    }
}

void AppViewModel::begin() {
    // Asked once about the same two names: a second attempt confirms them.
    if (const auto alike = new_game_.look_alikes(language_, state_.new_game, offered_);
        alike && state_.new_game.asked_alike != alike) {
        state_.new_game.asked_alike = alike;
        return state_.notice.show_error(
            language_.tr("\"{name}\" and \"{other}\" look alike. If they are two people, begin once more.",
                         {{"name", alike->first}, {"other", alike->second}}));
    }
    try {
        take_over(new_game_.begin(language_, state_.new_game, offered_, settings().games, options_.stamps));
    } catch (const FileError& error) {
        state_.notice.show_error(file_error_text(language_, error));
    }
}

void AppViewModel::show_me() {
    if (!offered_.was_read()) read_editions();
    try {
        take_over(new_game_.begin_practice(language_, offered_, settings().games, options_.stamps));
    } catch (const FileError& error) {
        enter(Screen::start);
        state_.notice.show_error(file_error_text(language_, error));
    }
}

void AppViewModel::branch(const intent::Branch& wanted) {
    if (!game_) return;
    const std::filesystem::path original = session()->path();
    const std::filesystem::path file = game_path(original.parent_path(), wanted.file);
    try {
        session()->branch(wanted.last, file);
        take_over(Session::open(file, options_.stamps));
        game_->table.line.notice = language_.tr("{file} goes on from #{number}. {original} stays as it was.",
                                                {{"file", platform::text_of(file.filename())},
                                                 {"number", std::to_string(wanted.last)},
                                                 {"original", platform::text_of(original.filename())}});
    } catch (const FileError& error) {
        state_.notice.show_error(file_error_text(language_, error));
    }
}

/// If the game's own file is gone, the copy is the game from now on.
void AppViewModel::save_copy(const intent::SaveCopy& wanted) {
    if (!game_) return;
    game_->save_copy(language_, wanted.file);
    const auto& trouble = game_->table.trouble;
    if (!trouble || !trouble->gone() || trouble->copied.empty()) return;
    const std::filesystem::path copy = platform::path_of(trouble->copied);
    const std::string unposted = trouble->wanted ? trouble->wanted->line : std::string{};
    try {
        take_over(Session::open(copy, options_.stamps));
        game_->table.line.put(unposted);
        game_->table.line.notice = language_.tr("The game goes on in {file}.", {{"file", platform::text_of(copy)}});
    } catch (const FileError& error) {
        state_.notice.show_error(file_error_text(language_, error));
    }
}

void AppViewModel::toggle_help() {
    state_.help = {.open = !state_.help.open};
    state_.palette.open = false;
    if (state_.help.open) write_help();
    if (game_) game_->table.line.wants_keyboard = true;
}

void AppViewModel::show_about() {
    state_.help = {.open = true, .typed = about_title(language_)};
    state_.palette.open = false;
    write_help();
}

void AppViewModel::write_help() {
    help_.all = make_help(language_, help_of_keys(language_),
                          game_ ? examples_of(language_, game_->session().setup()) : HelpExamples{});
    help_.all.push_back(about_section(language_, settings(), options_.settings, options_.state));
    help_.chapters = make_help_chapters(language_);
    help_.words = search_words(language_);
    find_in_help(help_, state_.help.typed);
}

void AppViewModel::speak(Language language) {
    language_ = std::move(language);
    start_.show(language_, options_.stamps.moment_ms());
    state_.notice.clear();
    if (state_.help.open) write_help();
}

/// Whether new games may be stored in this folder from now on. Text that was typed there by mistake, with the password
/// of a database, is stored neither on the screen nor in a file.
bool AppViewModel::may_keep_games_in(const std::string& folder) {
    const std::string shown = hide_address_passwords(folder);
    if (shown != folder) {
        state_.settings.games = shown;
        state_.notice.show_error(language_.tr("This is the address of a database, and no folder."));
        return false;
    }
    if (platform::path_of(folder).is_absolute()) return true;
    state_.notice.show_error(language_.tr("A folder is named by its whole path, from \"/\" on."));
    return false;
}

void AppViewModel::set(const Settings& wanted) {
    if (wanted.games != settings_.now().games && !may_keep_games_in(platform::text_of(wanted.games))) return;
    if (wanted.language != settings_.now().language) speak(language_wished(wanted.language));
    const bool kept = settings_.set(language_, wanted);
    if (!kept)
        state_.notice.show_error(
            language_.tr("This cannot be kept for the next time: it could not be written to the disk."));
    else if (state_.screen == Screen::settings)
        state_.notice.clear();
}

}  // namespace tablebank
