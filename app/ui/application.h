#pragma once
// The program behind its window, without the window: which screen is open, the game that is open, what is typed. Draws
// one frame at a time, then carries out at most one wish. Tests drive it with an ImGui context and nothing else.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/session/recent_games.h"
#include "app/session/session.h"
#include "app/session/settings.h"
#include "app/ui/calculator_desk.h"
#include "app/ui/dialogs.h"
#include "app/ui/edition_desk.h"
#include "app/ui/look/ui.h"
#include "app/ui/past_keeper.h"
#include "app/ui/players_screen.h"
#include "app/ui/screen_state.h"
#include "app/ui/screens/screens.h"

namespace tablebank {

struct ApplicationOptions {
    std::filesystem::path settings;  ///< folder
    std::filesystem::path state;     ///< folder of the list of recent games
    StampMaker stamps;
    std::function<std::vector<LoadedEdition>()> editions;  ///< asked once, when a new game is made
    std::optional<LoadedSettings> loaded{};                ///< the settings, where they are read already
};

class Application {
public:
    explicit Application(ApplicationOptions options);
    Application(const Application&) = delete;
    Application& operator=(const Application&) = delete;
    ~Application();

    /// Opens a game; where that fails, the start screen says why.
    void open(const std::filesystem::path& file);
    /// A file that was dropped on the window: a game is opened, what is none leaves everything as it is and says why.
    void drop(const std::filesystem::path& file);
    /// One frame, between ImGui::NewFrame and ImGui::Render.
    void draw(const Ui& ui);

    [[nodiscard]] bool wants_to_close() const { return closing_; }
    /// The window's own button: closes, unless something would be lost and must be asked about first.
    void ask_to_close() { carry_out(wish::Close{}); }
    /// How long until the clock shows another second; nullopt where none runs on the screen.
    [[nodiscard]] std::optional<std::int64_t> next_tick_ms() const;
    /// Names on the screen, apart, whose letters the fonts must have.
    [[nodiscard]] const std::string& names() const { return names_; }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// What the window is called: the game that is open, then the program.
    [[nodiscard]] std::string title() const;

    /// What the players see on a window of their own; brought up to date with each frame, and by refresh_players.
    [[nodiscard]] PlayersScreen& players() { return players_; }
    [[nodiscard]] const PlayersScreen& players() const { return players_; }
    void refresh_players() { players_.refresh(session()); }

    /// How often the table's snapshot was made anew: with an entry, a language, a selection, and never for a frame.
    [[nodiscard]] std::uint64_t tables_made() const { return tables_made_; }
    [[nodiscard]] const ScreenState& state() const { return state_; }
    [[nodiscard]] const Dialogs& dialogs() const { return dialogs_; }
    [[nodiscard]] const Session* session() const { return session_ ? &*session_ : nullptr; }

private:
    /// What a table snapshot was made from.
    struct TableKey {
        std::int64_t last = 0;
        std::string language;
        TableSelection selection;
        bool clock_up = false;
        friend bool operator==(const TableKey&, const TableKey&) = default;
    };

    void refresh();
    void refresh_table();
    void refresh_settlement();
    void draw_screen(const Ui& ui, CommandQueue& queue);
    void draw_game(const Ui& ui, CommandQueue& queue);
    void draw_with_palette(const Ui& ui, CommandQueue& queue);
    void toggle_help();
    void write_help();
    void carry_out(const Wish& wish);
    void post(const wish::Post& post);
    void post_pasted();
    void disk_refused(const FileError& error, wish::Post wanted);
    void try_again();
    void leave_trouble();
    void posted(const Posted& entries, const wish::Post& post);
    void begin();
    void calculate();
    void edit();
    void load_editions_of_ones_own();
    void list_editions();
    void begin_list_at(std::size_t edition);
    void carry_out(const wish::Editions& wanted);
    void play_with_edition();
    void go(Screen screen);
    void show(Dialog dialog);
    void back();
    void take_over(Session session);
    void leave();
    void save_copy(const std::string& file);
    void branch(const wish::Branch& wanted);
    void resize(int percent);
    void set(const Settings& wanted);
    void remember();

    ApplicationOptions options_;
    Settings settings_;
    RecentGames recent_;
    std::optional<std::vector<LoadedEdition>> editions_;  ///< the program's, then the banker's own sound ones
    std::size_t shipped_ = 0;                             ///< how many are the program's
    std::optional<Session> session_;
    ScreenState state_;
    std::string names_;
    bool closing_ = false;

    StartSnapshot start_;
    NewGameSnapshot new_game_;
    std::optional<NewGameDraft> new_game_made_of_;
    TableSnapshot table_;
    std::optional<TableKey> table_made_of_;
    std::uint64_t tables_made_ = 0;
    std::optional<std::pair<std::string, std::int64_t>> preview_made_of_;
    PastKeeper past_;
    PlayersScreen players_;
    SettlementSnapshot settlement_;
    SettingsSnapshot settings_shown_;
    Dialogs dialogs_;
    HelpSnapshot help_;
    PaletteSnapshot palette_;
    CalculatorDesk calculator_;
    EditionDesk edition_desk_;
};

}  // namespace tablebank
