#pragma once
// What is typed, chosen and looked at, and not yet posted: all that screens may change.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/present/calculator/calculator_snapshot.h"
#include "app/present/dialogs/which_line.h"
#include "app/present/editions/edition_history.h"
#include "app/present/event/line_question_text.h"
#include "app/present/program/new_game_snapshot.h"
#include "app/present/settlement/count_panel.h"
#include "app/present/table/table_snapshot.h"
#include "app/present/typing/typed_line.h"
#include "app/present/words/file_error_text.h"
#include "app/viewmodel/focus.h"
#include "app/viewmodel/intent.h"
#include "app/viewmodel/key_debounce.h"
#include "app/viewmodel/log_state.h"
#include "app/viewmodel/notice.h"
#include "calculators/table.h"
#include "db/file/file_error.h"

namespace tablebank {

struct StartState {
    std::string path{};
    bool focus_path = false;
    std::string removing{};  ///< the file of the game that is to go off the list, while it is asked what becomes of it
    Focus focus{};           ///< where the keyboard is; nowhere at first
};

struct NewGameState {
    NewGameDraft draft;
    bool compares = false;                ///< the deeds of a template stand in the place of the rulings
    Focus focus{.key = "new.name.0"};     ///< where the keyboard is
    std::optional<std::size_t> throws{};  ///< chosen to throw, before the roll comes to him
    bool was_thrown = false;              ///< both dice of somebody, so that the roll may be decided
    bool no_dice = false;                 ///< something else was typed in the place of dice
    std::optional<std::pair<std::string, std::string>>
        asked_alike{};  ///< of these names it was asked whether they are two people's
};

/// The line at the foot of the table.
struct CommandLineState {
    std::string typed;
    std::vector<std::string> history;      ///< lines posted or tried, oldest first
    std::optional<std::size_t> recalled;   ///< which of them is shown
    std::string before_recall;             ///< what was typed before
    std::string slip;                      ///< what was typed with a slip, while it is asked whether `typed` was meant
    std::vector<std::string> completions;  ///< of what was typed when Tab was first pressed
    std::size_t completed = 0;             ///< which of them is shown
    bool caret_to_end = false;             ///< the text was put there by something other than typing
    bool wants_keyboard = true;
    std::vector<std::string> pasted;  ///< lines pasted together and not yet posted
    bool asks_to_post = false;        ///< the question about them is open
    std::string notice;               ///< what the last line did
    std::string notes;                ///< and which notes changed hands with it
};

/// A line that could mean several things, while it is asked which of them.
struct WhichState {
    WhichLine line;
    Focus focus{"which.1", false, true};
};

/// The disk refused: nothing more is posted until it is tried again. The words are those of `refused` and of what
/// became of the copy, in the language of the window.
struct DiskTrouble {
    FileErrorText text;
    std::string copy;         ///< where to save a copy
    std::string copy_answer;  ///< what became of it
    std::optional<FileError> refused{};
    std::optional<intent::Post> wanted{};     ///< what the disk refused, to be tried again
    std::string copied{};                     ///< the file of the copy that was saved last
    std::optional<FileError> copy_refused{};  ///< why it was not
    float height = 0;                         ///< what the panel took in the last frame
    /// Trying again is of no use: the file is not there any more.
    [[nodiscard]] bool gone() const { return refused && refused->kind() == FileError::Kind::moved_away; }
};

/// What stands beside the players where there is room for one thing only.
enum class TableMiddle { turn, board, log };

struct TableState {
    TableSelection selection;
    TableMiddle middle = TableMiddle::turn;
    CommandLineState line;
    LogState log;
    PastState past;
    std::optional<int> first_die;
    std::optional<WhichState> which;
    KeyDebounce guard;
    bool focus_search = false;
    bool searching = false;       ///< the search has the keyboard
    std::int64_t turn_after = 0;  ///< the entry after which the turn was drawn: another one is seen from its top
    std::optional<DiskTrouble> trouble;
    bool paper_money = false;   ///< as set: notes are shown
    bool dice_at_once = false;  ///< as set: two dice need no Enter
    bool covered = false;       ///< a dialog lies over it: the keyboard is not its own
};

struct SettlementState {
    std::map<Space, std::string> dice;  ///< as typed, "3 4"
    std::optional<int> opened;          ///< the seat whose workings are shown
    std::string judge;                  ///< the name of who confirms and certifies
    std::string line;                   ///< typed on this screen, and not posted yet
    LinePreview line_says{};            ///< what it would do, also to the standings
    bool show_says = false;             ///< that is said anew, and may lie out of sight
    bool focus_line = false;            ///< something was put into it, to be finished
    bool to_end = false;                ///< and the caret is still to go behind that
    CountDraft count;                   ///< notes that are counted, and not yet posted
    /// The field of a value that is to have the keyboard; behind them the reason.
    std::optional<std::size_t> count_focus{};
    bool plan = false;  ///< the best closing is shown
};

/// A screen that is reached from the table and from the settlement.
struct SideScreen {
    Screen from = Screen::table;  ///< where Escape leads
    void come_from(Screen screen) {
        if (screen == Screen::table || screen == Screen::settlement) from = screen;
    }
};

struct ChartsState : SideScreen {
    std::size_t chart = 0;
    std::optional<std::size_t> place{};  ///< whose figures are told
    bool show_place = false;             ///< it was gone to by key and may lie out of sight
};

struct ReviewState : SideScreen {
    std::size_t row = 0;
    bool show_row = false;
};

/// The settings are kept as soon as they are chosen; only the folder is typed first.
struct SettingsState {
    std::string games;
    std::string warnings;  ///< minutes before the end of the clock, as typed
    Focus focus{"", true};
};

struct CalculatorState {
    CalculatorDraft draft;
    std::optional<std::size_t> wanted_edition;  ///< chosen, and not yet put into the draft
    std::size_t row = 0;                        ///< the deed that the arrows are at
    std::size_t edition_row = 0;                ///< the edition that the arrows are at, while one is chosen
    std::size_t ruling = 0;                     ///< the ruling that the arrows are at
    std::string file;                           ///< of a position
    std::string copied;                         ///< the command that lies in the clipboard
    std::string line;                           ///< of a player, as typed
    std::string line_wrong;                     ///< what is wrong with the one that was entered last
    std::optional<std::string> entered_line;    ///< and not yet put into the draft
    Screen from = Screen::start;                ///< where Escape leads
    std::optional<int> opened;                  ///< the player whose payments are shown
    std::optional<Role> wanted_role;            ///< chosen, and not yet put into the draft
    std::optional<bool> move_answer;            ///< the same of whose a deed is
    bool board = false;                         ///< the deeds as a board, in the place of the list
    float wheel = 0;                            ///< what was turned over its spaces and is no whole step yet
    bool choosing_edition = false;
    bool show_rulings = false;
    bool show_ruling = false;  ///< it was gone to by key and may lie out of sight
    bool focus_search = true;
    bool focus_file = false;
    bool focus_line = false;
};

/// A table of deeds that is to become an edition.
struct DeedTableState {
    std::string file;
    std::string name;      ///< of the edition, as typed
    std::size_t like = 0;  ///< which of the editions offered has everything else
};

/// An edition of one's own while it is edited, and before that the choice of one.
struct EditionsState {
    std::optional<DeedTableState> table;  ///< in the place of both others
    std::optional<EditionDraft> draft;    ///< nullopt: the list of editions is shown
    EditionHistory history;
    std::string opened;           ///< the text as it lies on the disk
    std::string file;             ///< where it lies
    std::string save_as;          ///< as typed
    std::string path;             ///< of a file to be opened, as typed
    bool asks_over = false;       ///< whether another file's text shall be written over
    bool asks_leave = false;      ///< whether changes shall be lost
    Screen from = Screen::start;  ///< where Escape leads from the list
    std::size_t row = 0;          ///< of the list, where the arrows are
    bool show_row = false;
    bool focus_path = false;
    std::string focus;        ///< key of the field, or of what a message is about, that is to have the keyboard
    int drawn_anew = 0;       ///< counts the times when fields must forget what they were typed
    std::size_t finding = 0;  ///< the next one to be gone to
    std::string copied;       ///< the command that lies in the clipboard
    [[nodiscard]] bool unsaved() const { return draft && draft->text != opened; }
};

/// The list of every action, over whichever screen is open.
struct PaletteState {
    bool open = false;
    bool wanted = false;  ///< to be opened in the next frame
    std::string typed{};
    std::size_t chosen = 0;    ///< row of what is found
    bool show_chosen = false;  ///< it was chosen by key and may lie out of sight
    std::string press{};       ///< a button of the screen that is to be pressed in the next frame
};

/// The help, over whichever screen is open.
struct HelpState {
    bool open = false;
    std::string typed{};   ///< what is searched for
    std::size_t part = 0;  ///< 0: what may be typed; then the chapters of the handbook
    bool to_top = false;   ///< another part is shown from its beginning
    bool wants_keyboard = true;
};

/// The question before the line of a table is followed.
struct JoinState {
    LineQuestionText shown{};
    Focus focus{};
};

/// Of every screen but those of the open game, whose state goes with it (app/viewmodel/open_game.h).
struct ScreenState {
    Screen screen = Screen::start;
    Screen came_from = Screen::start;  ///< where `intent::Back` leads
    Notice notice;                     ///< what is said on it
    HelpState help;
    PaletteState palette;
    StartState start;
    JoinState join;
    NewGameState new_game;
    SettingsState settings;
    CalculatorState calculator;
    EditionsState editions;
};

}  // namespace tablebank
