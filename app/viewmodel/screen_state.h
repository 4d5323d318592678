#pragma once
// The state of the screens: everything typed, chosen and selected, and not yet posted. Screens change nothing else.

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/event/act.h"
#include "app/present/calculator/calculator_snapshot.h"
#include "app/present/dialogs/which_line.h"
#include "app/present/editions/edition_history.h"
#include "app/present/event/line_question_text.h"
#include "app/present/program/new_game_snapshot.h"
#include "app/present/settlement/adjudication_offers.h"
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
    std::string removing{};  ///< the file of the game to remove, while the user is asked what to do with it
    Focus focus{};           ///< keyboard focus; none at first
};

struct NewGameState {
    NewGameDraft draft;
    bool compares = false;                ///< the deeds of a template are shown in place of the rulings
    Focus focus{.key = "new.name.0"};     ///< keyboard focus
    std::optional<std::size_t> throws{};  ///< the player chosen to throw next, out of order
    bool was_thrown = false;              ///< a player's two dice are complete, so the roll may be decided
    bool no_dice = false;                 ///< the typed text was not dice
    std::optional<std::pair<std::string, std::string>>
        asked_alike{};  ///< the two similar names that the open question is about
};

/// A new event, as far as it was typed.
struct NewEventState {
    std::string name;
    std::size_t edition = 0;  ///< index into those of the program
    int rounds = 3;
    int table_size = 4;
    int minutes = 0;
    std::string scheme;  ///< empty: the usual one
    NamesShown names = NamesShown::full;
    std::map<std::string, std::string> rulings;  ///< only the chosen ones
    std::string file;                            ///< empty: named after the event
    Focus focus{.key = "new-event.name"};
};

/// The line at the foot of the table.
struct CommandLineState {
    std::string typed;
    std::vector<std::string> history;     ///< lines posted or tried, oldest first
    std::optional<std::size_t> recalled;  ///< which of them is shown
    std::string before_recall;            ///< the text typed before
    std::string slip;  ///< the typed text with a typo, while the user is asked whether `typed` was meant
    std::vector<std::string> completions;  ///< of the text typed when Tab was first pressed
    std::size_t completed = 0;             ///< which of them is shown
    bool caret_to_end = false;             ///< the text did not come from typing
    bool wants_keyboard = true;
    std::vector<std::string> pasted;  ///< lines pasted together and not yet posted
    bool asks_to_post = false;        ///< the question about them is open
    std::string notice;               ///< the effect of the last line
    std::string notes;                ///< the notes that changed hands with it

    /// Replaces the text by one that was not typed, and asks for the keyboard.
    void put(std::string text) {
        typed = std::move(text);
        slip.clear();
        recalled.reset();
        caret_to_end = true;
        wants_keyboard = true;
    }
};

/// An ambiguous line, while the user is asked which meaning is right.
struct WhichState {
    WhichLine line;
    Focus focus{"which.1", false, true};
};

/// The disk refused a write: nothing more is posted until it is tried again. The texts describe `refused` and the
/// result of the copy, in the language of the window.
struct DiskTrouble {
    FileErrorText text;
    std::string copy;         ///< where to save a copy
    std::string copy_answer;  ///< result of saving the copy
    std::optional<FileError> refused{};
    std::optional<intent::Post> wanted{};     ///< the post that the disk refused, to be repeated
    std::string copied{};                     ///< file of the last saved copy
    std::optional<FileError> copy_refused{};  ///< why it could not be saved
    float height = 0;                         ///< height of the panel in the last frame
    /// Trying again is useless: the file is no longer there.
    [[nodiscard]] bool gone() const { return refused && refused->kind() == FileError::Kind::moved_away; }
};

/// The part next to the players, if only one part fits.
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
    bool search_waits = false;    ///< it was asked for, and its field does not have it yet
    std::int64_t turn_after = 0;  ///< the entry after which the turn was drawn; a new one is shown from its top
    std::optional<DiskTrouble> trouble;
    bool paper_money = false;   ///< setting: notes are shown
    bool dice_at_once = false;  ///< setting: two dice need no Enter
    bool covered = false;       ///< a dialog is open over it and has the keyboard
};

/// The fields of the steps to the signed sheet, except those for dice and notes.
enum class RoadField { judge, despite, line };

struct SettlementState {
    std::map<Space, std::string> dice;  ///< as typed, "3 4"
    std::optional<int> opened;          ///< the seat whose workings are shown
    RoadInput road;                     ///< name of the judge who confirms and certifies, and the reason
    std::string witness;                ///< of the throws
    std::string opened_step;            ///< id of a step that is shown besides the current one
    bool asked = false;                 ///< whether the act that cannot be undone is meant
    Focus answers{};                    ///< keyboard focus among the answers to that, before an act of the judge
    Focus buttons{};                    ///< keyboard focus among the buttons, while no field has it
    std::optional<RoadField> focus{};   ///< the field that is to get the keyboard, until it has it
    bool to_top = true;                 ///< the screen is shown from its beginning
    std::string shown_step;             ///< id of the step that was current when the screen was shown last
    std::string line;                   ///< typed on this screen, and not posted yet
    LinePreview line_says{};            ///< its effect, also on the standings
    bool show_says = false;             ///< that text has changed and may be out of sight
    CountDraft count;                   ///< counted notes, not yet posted
    /// Index of the value field that gets the focus; after the value fields comes the reason.
    std::optional<std::size_t> count_focus{};
    bool plan = false;  ///< the best closing is shown
};

/// A screen that is opened from the table or from the settlement.
struct SideScreen {
    Screen from = Screen::table;  ///< where Escape leads
    void come_from(Screen screen) {
        if (screen == Screen::table || screen == Screen::settlement) from = screen;
    }
};

struct ChartsState : SideScreen {
    std::size_t chart = 0;
    std::optional<std::size_t> place{};  ///< the place whose figures are shown
    bool show_place = false;             ///< it was reached by key and may be out of sight
};

struct ReviewState : SideScreen {
    std::size_t row = 0;
    bool show_row = false;
};

/// Settings are stored as soon as they are chosen; only the folder is typed first.
struct SettingsState {
    std::string games;
    std::string warnings;  ///< minutes before the end of the clock, as typed
    Focus focus{"", true};
};

struct CalculatorState {
    CalculatorDraft draft;
    std::optional<std::size_t> wanted_edition;  ///< chosen, and not yet put into the draft
    std::size_t row = 0;                        ///< the selected deed
    std::size_t edition_row = 0;                ///< the selected edition, while one is chosen
    std::size_t ruling = 0;                     ///< the selected ruling
    std::string file;                           ///< of a position
    std::string copied;                         ///< the command that was copied to the clipboard
    std::string line;                           ///< of a player, as typed
    std::string line_wrong;                     ///< the error in the last entered line
    std::optional<std::string> entered_line;    ///< and not yet put into the draft
    Screen from = Screen::start;                ///< where Escape leads
    std::optional<int> opened;                  ///< the player whose payments are shown
    std::optional<Role> wanted_role;            ///< chosen, and not yet put into the draft
    std::optional<bool> move_answer;            ///< the same for the answer to an open question
    bool board = false;                         ///< the deeds as a board instead of a list
    float wheel = 0;                            ///< turns of the mouse wheel over the board, less than one step
    bool choosing_edition = false;
    bool show_rulings = false;
    bool show_ruling = false;  ///< it was reached by key and may be out of sight
    bool focus_search = true;
    bool at_empty_search = false;  ///< the keyboard is at the search, and nothing is typed there: Escape leaves
    bool focus_file = false;
    bool focus_line = false;
    bool line_to_end = false;  ///< puts the caret after the typed text, and selects nothing
};

/// A deed spreadsheet that is to become an edition.
struct DeedTableState {
    std::string file;
    std::string name;      ///< of the edition, as typed
    std::size_t like = 0;  ///< index of the offered edition that has everything else
};

/// A custom edition while it is edited, and before that the choice of one.
struct EditionsState {
    std::optional<DeedTableState> table;  ///< if set, shown instead of the draft and the list
    std::optional<EditionDraft> draft;    ///< nullopt: the list of editions is shown
    EditionHistory history;
    std::string opened;           ///< the text in the file on disk
    std::string file;             ///< path of that file
    std::string save_as;          ///< as typed
    std::string path;             ///< of a file to open, as typed
    bool asks_over = false;       ///< whether to overwrite another file
    bool asks_leave = false;      ///< whether to lose the changes
    Screen from = Screen::start;  ///< where Escape leads from the list
    std::size_t row = 0;          ///< selected row of the list
    bool show_row = false;
    bool focus_path = false;
    std::string focus;           ///< key of the field, or of the subject of a message, that gets the focus
    bool shows_changes = false;  ///< shows the differences of the draft from the edition that it is based on
    std::string at{};            ///< key of the field that had the keyboard last
    int drawn_anew = 0;          ///< incremented when fields must discard their typed text
    std::size_t finding = 0;     ///< the next one to go to
    std::string copied;          ///< the command that was copied to the clipboard
    [[nodiscard]] bool unsaved() const { return draft && draft->text != opened; }
};

/// The command palette, over any screen.
struct PaletteState {
    bool open = false;
    bool wanted = false;  ///< to be opened in the next frame
    std::string typed{};
    std::size_t chosen = 0;    ///< row of the results
    bool show_chosen = false;  ///< it was chosen by key and may be out of sight
    std::string press{};       ///< a button of the screen, to be pressed in the next frame
};

/// The help, over any screen.
struct HelpState {
    bool open = false;
    std::string typed{};   ///< the search text
    std::size_t part = 0;  ///< 0: the commands; then the chapters of the handbook
    bool to_top = false;   ///< another part is shown from its beginning
    bool wants_keyboard = true;
};

/// The question before a table link is followed.
struct JoinState {
    LineQuestionText shown{};
    Focus focus{};
};

/// The state of every screen except those of the open game, whose state belongs to it (app/viewmodel/open_game.h).
struct ScreenState {
    Screen screen = Screen::start;
    Screen came_from = Screen::start;  ///< where `intent::Back` leads
    Notice notice;                     ///< shown on the current screen
    HelpState help;
    PaletteState palette;
    StartState start;
    JoinState join;
    NewGameState new_game;
    NewEventState new_event;
    SettingsState settings;
    CalculatorState calculator;
    EditionsState editions;
};

}  // namespace tablebank
