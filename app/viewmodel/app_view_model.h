#pragma once
// The window without drawing: the open screen, the open game, and everything typed. Intents drive it; snapshots show
// it. One frame is: refresh, draw, carry out at most one intent. Neither refresh nor carry_out throws: an error becomes
// a sentence on the screen and a line in the log file.

#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/program/help_snapshot.h"
#include "app/viewmodel/calculator_view_model.h"
#include "app/viewmodel/director_view_model.h"
#include "app/viewmodel/edition_view_model.h"
#include "app/viewmodel/error_log.h"
#include "app/viewmodel/intent.h"
#include "app/viewmodel/joined_game.h"
#include "app/viewmodel/new_event_view_model.h"
#include "app/viewmodel/new_game_view_model.h"
#include "app/viewmodel/open_game.h"
#include "app/viewmodel/palette_snapshot.h"
#include "app/viewmodel/players_screen.h"
#include "app/viewmodel/screen_glyphs.h"
#include "app/viewmodel/screen_state.h"
#include "app/viewmodel/settings_view_model.h"
#include "app/viewmodel/start_view_model.h"
#include "platform/file_dialog.h"

namespace tablebank {

/// Milliseconds since a fixed but arbitrary moment, from a monotonic clock.
[[nodiscard]] std::int64_t steady_moment_ms();

struct AppOptions {
    std::filesystem::path settings;  ///< folder
    std::filesystem::path state;     ///< folder of the list of recent games and of the log file
    StampMaker stamps;
    std::function<std::vector<LoadedEdition>()> editions;  ///< called once, for the first new game
    std::optional<LoadedSettings> loaded{};                ///< the settings, if the caller has already read them
    Language language = Language::english();               ///< used until the settings choose another
    bool desktop_dialogs = false;                          ///< files are chosen in the desktop's own dialog
    /// Makes the loop of the window go round once more; called from any thread.
    std::function<void()> wake{};
    /// Milliseconds of a monotonic clock, for animations.
    std::function<std::int64_t()> moment = steady_moment_ms;
};

class AppViewModel {
public:
    explicit AppViewModel(AppOptions options);
    AppViewModel(const AppViewModel&) = delete;
    AppViewModel& operator=(const AppViewModel&) = delete;
    ~AppViewModel();

    /// Opens a game, or an event by its file or address. If that fails, the start screen shows why.
    void open(const std::filesystem::path& file);
    /// Handles a file that was dropped on the window: opens a game, a record or an event. For any other file nothing
    /// changes except the notice, which has the reason.
    void drop(const std::filesystem::path& file);
    void carry_out(const Intent& wish);
    /// Updates everything that the open screen shows.
    void refresh();
    void refresh_players();
    /// The sound that is due by the clock, once, if sounds are on. Must be called also while nothing is drawn.
    [[nodiscard]] std::optional<ClockAlarm> take_alarm();
    /// Answers the players' phones. Must be called also while nothing is drawn, and after a wake. Returns whether
    /// anything changed.
    bool serve_phones();
    /// That a client guesses the PIN of the banker's own page, once, if sounds are on.
    [[nodiscard]] std::optional<std::string> take_bank_warning();
    /// It was heard: the page opens by itself after a minute.
    void bank_warning_heard();
    /// Opens the command palette, with the buttons of the current screen; closes it if it is open.
    void toggle_palette(std::vector<SeenButton> buttons);
    /// Reports an error to the screen and to the log file. `doing` is the action that failed.
    void went_wrong(std::string_view doing, const std::exception& error);

    /// The user's input and selection. Screens change it while they are drawn.
    [[nodiscard]] ScreenState& state() { return state_; }
    [[nodiscard]] const ScreenState& state() const { return state_; }
    /// The open game; nullptr if there is none.
    [[nodiscard]] OpenGame* game() { return game_ ? &*game_ : nullptr; }
    [[nodiscard]] const OpenGame* game() const { return game_ ? &*game_ : nullptr; }
    /// How many games were opened so far.
    [[nodiscard]] int games_opened() const { return games_opened_; }
    [[nodiscard]] const Session* session() const { return game_ ? &game_->session() : nullptr; }
    /// The view model of the open event; nullptr if there is none.
    [[nodiscard]] DirectorViewModel* director() { return director_ ? &*director_ : nullptr; }
    [[nodiscard]] const DirectorViewModel* director() const { return director_ ? &*director_ : nullptr; }
    [[nodiscard]] const StartSnapshot& start() const { return start_.snapshot(); }
    [[nodiscard]] const NewGameSnapshot& new_game() const { return new_game_.snapshot(); }
    [[nodiscard]] const NewEventSnapshot& new_event() const { return new_event_.snapshot(); }
    [[nodiscard]] const CalculatorViewModel& calculator() const { return calculator_; }
    [[nodiscard]] const EditionViewModel& editions() const { return edition_desk_; }
    [[nodiscard]] const SettingsSnapshot& settings_shown() const { return settings_.snapshot(); }
    /// Sets the language of everything that is shown.
    void speak(Language language);
    [[nodiscard]] const Language& language() const { return language_; }
    [[nodiscard]] const Settings& settings() const { return settings_.now(); }
    /// The screens write the search results into these two.
    [[nodiscard]] HelpSnapshot& help() { return help_; }
    [[nodiscard]] PaletteSnapshot& palette() { return palette_; }
    [[nodiscard]] const PaletteSnapshot& palette() const { return palette_; }
    /// The view for the players' own window.
    [[nodiscard]] PlayersScreen& players() { return players_; }
    [[nodiscard]] const PlayersScreen& players() const { return players_; }

    [[nodiscard]] bool wants_to_close() const { return closing_; }
    /// Milliseconds until something changes by itself: an animated figure, or the clock by another second, also after
    /// its end; nullopt if nothing does.
    [[nodiscard]] std::optional<std::int64_t> next_tick_ms() const;
    /// The window title: the open game, then the program.
    [[nodiscard]] std::string title() const;
    [[nodiscard]] const Letters& letters() const { return letters_; }
    [[nodiscard]] const ErrorLog& errors() const { return errors_; }

private:
    struct Carrier;

    template <class Do>
    void guard(std::string_view doing, const Do& act) {
        try {
            act();
        } catch (const std::exception& error) {
            went_wrong(doing, error);
        }
    }
    void do_intent(const Intent& wish);
    void refresh_screen();
    void refresh_game(OpenGame& game);
    void refresh_motion();
    void follow_rounds();
    void go(Screen screen);
    void enter(Screen screen);
    void back();
    void leave();
    void step_out();
    void remember();
    void close_game();
    void take_over(Session session);
    void choose_file(FileKind kind);
    void type_path(FileKind kind);
    void take_chosen_file();
    void open_as(FileKind kind, const std::filesystem::path& file);
    void forget(const intent::Forget& wanted);
    void open_game(const std::filesystem::path& typed_file);
    void refuse_opening(const std::string& typed, std::string why);
    void open_event(const std::string& typed_place);
    void close_event();
    void begin_event();
    void direct(const intent::Direct& wanted);
    void join(JoinedLine line);
    void answer_line(bool agrees);
    void leave_question();
    void word_question();
    void take_over(const std::filesystem::path& file);
    void read_editions();
    void begin();
    void show_me();
    void branch(const intent::Branch& wanted);
    void save_copy(const intent::SaveCopy& wanted);
    void write_sheet(bool with_charts);
    void write_extract(std::int64_t entry);
    void prove(ProofAction action);
    void import_proof(const intent::ImportProof& brought);
    void enter_proof();
    void write_paper_game_sheet();  ///< for the calculator's table
    void look_at(std::int64_t entry);
    template <class Act>
    void play(const Act& act);
    void turn_to(TablePart part);
    void show_screen(Screen screen);
    void toggle_help();
    void write_help();
    void show_about();
    void set(const Settings& wanted);
    [[nodiscard]] bool may_keep_games_in(const std::string& folder);
    void open_calculator();
    void open_editions();
    void begin_list_at_draft();
    [[nodiscard]] std::size_t edition_alike() const;
    void change_editions(const intent::Editions& wanted);
    void play_with_edition();

    AppOptions options_;
    Language language_;
    ScreenState state_;
    SettingsViewModel settings_;
    StartViewModel start_;
    OfferedEditions offered_;
    NewGameViewModel new_game_;
    NewEventViewModel new_event_;
    CalculatorViewModel calculator_;
    EditionViewModel edition_desk_;
    std::optional<OpenGame> game_;
    int games_opened_ = 0;
    std::optional<DirectorViewModel> director_;
    PlayersScreen players_;
    HelpSnapshot help_;
    PaletteSnapshot palette_;
    Letters letters_;
    ErrorLog errors_;
    platform::FileDialog file_dialog_;
    FileKind file_kind_ = FileKind::game;
    std::optional<JoinedLine> joining_;  ///< while a question about it is open
    std::optional<LineQuestion> asked_;  ///< shown on Screen::join
    Screen joining_from_ = Screen::start;
    bool closing_ = false;
};

}  // namespace tablebank
