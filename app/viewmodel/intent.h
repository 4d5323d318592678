#pragma once
// The user's requests to a screen: a line to post, a game to open, another screen. Screens only push intents; the view
// model carries out at most one for each state of the game, so a double click cannot post twice.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "app/present/calculator/calculator_board.h"
#include "app/present/table/offered_action.h"
#include "app/session/settings.h"
#include "app/viewmodel/key_debounce.h"

namespace tablebank {

enum class Screen {
    start,
    new_game,
    table,
    settlement,
    proof,
    charts,
    review,
    phones,
    join,
    new_event,
    settings,
    calculator,
    editions,
    event
};
/// The purpose of a chosen file.
enum class FileKind { game, record, position, edition, proof };
/// `search` moves the keyboard to the search of the log; `board` switches between the board and the due in a narrow
/// window.
enum class TablePart { search, board, past, entry_menu };
enum class ProofAction { save, sign, correction };
/// The acts of a director in an event; everything typed and chosen is in DirectorState.
enum class DirectorAction {
    add_player,
    add_list,
    add_pasted,
    leave_pasted,
    check_in,
    check_in_all,    ///< of the players that are shown
    undo_check_in,   ///< of the player
    undo_check_ins,  ///< of the players that are shown
    leaves,
    returns,
    hide,
    show,
    seat,
    seat_by_standing,
    seat_final,
    take_seats,  ///< the seating that is typed
    read_seats,  ///< the seating in a list
    exchange_seats,
    add_wish,     ///< who sits with whom, as it is typed
    remove_wish,  ///< of that place in their list, from 0
    find_table,   ///< whose number is typed
    open_round,
    extend_table,
    extend_all,
    unlock,
    take_result,
    import_result,
    take_aside,      ///< the game that was set aside at the chosen table
    take_history,    ///< that waits for a decision, of the entry
    dismiss,         ///< the same does not count
    export_history,  ///< the record of the entry, as a file
    undo_act,        ///< the act of the entry
    amend_player,    ///< the name, the family or the table of the player
    punish,
    withdraw,
    change_scheme,
    draw_lots,
    serve,  ///< the pages of the event, with the hub for its tables
    stop_serving,
    publish,         ///< the pages, as files in a folder
    publish_always,  ///< again after each change, or no longer
    copy_event,
    name_hub,
    write_tables,  ///< the files of the tables of the round
    replace_key,   ///< of the chosen table, by the one that is typed
    withdraw_key,  ///< of the table
    name_official,
    remove_official,  ///< of that place in their list, from 0
    collect,          ///< the results of the games in a folder
    watch_folder,     ///< goes on looking into it, or stops
    agree,            ///< carry out the proposal, with its reason
    drop,             ///< cancel the proposal
    read_again,
    print_slips,
    print_names,
    print_tables,
    print_sheets,
    print_standings,
};
enum class PhonesAction {
    show,  ///< the pages of the open game to anyone on the network, read-only
    play,  ///< the phones of the seats act
    off,
    choose,  ///< the seat whose code is shown
    renew,   ///< asks first
    withdraw,
    agree,  ///< to the question about a link
    keep,   ///< the link as it is
    set_mode,
    turn_dice,  ///< whether a phone may ask the program to throw its dice
    stop,       ///< all phones; again: they act
    confirm,    ///< the first act that waits
    decline,
    set_pin,    ///< that is typed (PhonesState::pin): the banker's own page opens
    open_bank,  ///< after five wrong PINs
};
enum class EditionAction {
    copy,
    open,  ///< an edition, or a deed spreadsheet
    save,
    save_over,
    save_and_go,
    discard,
    close,
    play,
    undo,
    redo,
    read_again,   ///< the spreadsheet that is shown
    make,         ///< an edition of it, after reading it again
    print_deeds,  ///< on paper, to compare with the cards
    write_table,  ///< the deeds as a spreadsheet
};

namespace intent {
/// A line of the grammar, or the text of the command line.
struct Post {
    static constexpr const char* words = "post";
    std::string line;
    bool typed = false;            ///< from the command line: it stays there if it is refused
    bool stays = false;            ///< the dialog it comes from stays open
    std::optional<Press> press{};  ///< the key it was posted by, if that may be refused (app/viewmodel/key_debounce.h)
    bool by_judge = false;  ///< from the line of the settlement screen: read as if typed, and a repair is shown first
};
/// Asks the question of an offered action (OfferedAction::question) over the table; its line is posted by the answer.
struct AskFirst {
    static constexpr const char* words = "ask before posting";
    std::string line;
    std::string question;
};
/// The notes that are counted on the settlement screen, as a line. If it cannot be posted yet, the focus goes to the
/// missing part.
struct PostCount {
    static constexpr const char* words = "post a count of notes";
    bool waived = false;    ///< the difference is waived
    bool of_notes = false;  ///< by Enter in the last field of the notes: a difference is not posted by it
};
/// Posts the pasted lines, up to the first refused one.
struct PostPasted {
    static constexpr const char* words = "post pasted lines";
};
struct Open {
    static constexpr const char* words = "open";
    std::string file;
};
/// A file to choose in the desktop's own dialog or, if there is none, by its path.
struct ChooseFile {
    static constexpr const char* words = "choose a file";
    FileKind kind = FileKind::game;
};
/// Removes a game from the list of recent ones; its file stays, or goes to the desktop's trash.
struct Forget {
    static constexpr const char* words = "take off the list";
    std::string file;
    bool to_trash = false;
};
/// A new game from the draft.
struct Begin {
    static constexpr const char* words = "begin a game";
};
/// A new event from what was typed for it.
struct BeginEvent {
    static constexpr const char* words = "make an event";
};
/// A practice game with advice for each of its first turns.
struct ShowMe {
    static constexpr const char* words = "begin a practice game";
};
/// Hides or shows that advice.
struct Guide {
    static constexpr const char* words = "turn the guide";
};
struct Go {
    static constexpr const char* words = "go to a screen";
    Screen to = Screen::start;
};
struct Show {
    static constexpr const char* words = "show a dialog";
    Dialog dialog = Dialog::none;  ///< opened over the table, or closed if it is open
};
/// The banker's answer to the current question of the repair: `keep`, `drop`, or a line.
struct Answer {
    static constexpr const char* words = "answer";
    std::string answer;
    std::optional<Press> press{};  ///< the Enter that gave it
};
/// Withdraws the last answer, so that its question is open again.
struct TakeAnswerBack {
    static constexpr const char* words = "take an answer back";
};
/// Puts the last roll into the line to correct it; if it is already there, the roll before it.
struct PutRollRight {
    static constexpr const char* words = "put a roll right";
};
/// Closes the open game and returns to the start screen.
struct Leave {
    static constexpr const char* words = "leave the game";
};
/// The same by Escape, which does nothing while anything is open at the table.
struct StepOut {
    static constexpr const char* words = "step out of the game";
};
struct SaveCopy {
    static constexpr const char* words = "save a copy";
    std::string file;
};
/// Repeats the posting that the disk refused.
struct TryAgain {
    static constexpr const char* words = "try again";
};
/// Returns to the table; the lines that the disk refused can still be posted.
struct LeaveTrouble {
    static constexpr const char* words = "leave the trouble";
};
/// F1.
struct Help {
    static constexpr const char* words = "help";
};
/// Ctrl+P.
struct Actions {
    static constexpr const char* words = "list the actions";
};
/// Closes the program; everything posted is on disk.
struct Close {
    static constexpr const char* words = "close";
};
struct Resize {
    static constexpr const char* words = "resize";
    int percent = 0;  ///< added to the scale; 0: back to 100
};
struct Set {
    static constexpr const char* words = "set";
    Settings settings;  ///< in effect at once, and stored
};
struct SwitchPaperMoney {
    static constexpr const char* words = "switch paper money";
};
struct OpenPosition {
    static constexpr const char* words = "open position";
    std::string file;
};
/// Writes the calculator's table to a new file.
struct SavePosition {
    static constexpr const char* words = "save position";
    std::string file;
};
/// A mouse action on a space of the calculator's board.
struct TouchDeed {
    static constexpr const char* words = "touch the deed";
    Space space;
    DeedTouch touch = DeedTouch::press;
};
/// An action on a custom edition.
struct Editions {
    static constexpr const char* words = "edition";
    EditionAction action = EditionAction::open;
    std::size_t index = 0;  ///< index of the offered edition to copy
    std::string file{};     ///< to open
};
/// Returns to the previous screen.
struct Back {
    static constexpr const char* words = "back";
};
struct Branch {
    static constexpr const char* words = "branch";
    std::int64_t last = 0;  ///< copies the game up to this entry to a new file next to it, and opens that
    std::string file;
};
/// An action on the shown checkpoint, or on that of a correction.
struct Prove {
    static constexpr const char* words = "prove";
    ProofAction action = ProofAction::save;
};
/// Imports a checkpoint, a signature or a public key from a file, or from a text if `file` is empty.
struct ImportProof {
    static constexpr const char* words = "bring proof";
    std::string file;
    std::string text{};
};
struct WriteExtract {
    static constexpr const char* words = "write the extract of";
    std::int64_t entry = 0;  ///< its effect and its reason, as a PDF in a new file next to the game
};
/// Shows the table after an entry, and the entry's row in the log.
struct LookAt {
    static constexpr const char* words = "look at";
    std::int64_t entry = 0;
};
/// Writes the score sheet of the open game, or of the calculator's table, as a PDF in a new file next to it.
struct WriteSheet {
    static constexpr const char* words = "write the score sheet";
    bool with_charts = false;  ///< on pages after the sheet; for a game only
};
struct Phones {
    static constexpr const char* words = "switch the phones";
    PhonesAction action = PhonesAction::show;
    int number = 0;  ///< the seat, or the PhoneMode
};
/// The answer to the question about a table link (Screen::join).
struct AnswerLine {
    static constexpr const char* words = "answer about the line of a table";
    bool agrees = false;
};
struct Direct {
    static constexpr const char* words = "direct the event";
    DirectorAction action = DirectorAction::read_again;
    int number = 0;  ///< of the player or the penalty, if one is meant
};
/// Opens or closes the window for the players.
struct ShowPlayers {
    static constexpr const char* words = "show the players";
};
/// Switches the window for the players to full screen or back.
struct FillPlayersScreen {
    static constexpr const char* words = "fill the players' screen";
};
/// Moves the focus to a part of the table, or shows it.
struct TurnTo {
    static constexpr const char* words = "turn to a part of the table";
    TablePart part = TablePart::board;
};
struct PressButton {
    static constexpr const char* words = "press";
    std::string key;  ///< of the current screen, in its next frame
};
/// Puts the beginning of a line into the command line.
struct TypeLine {
    static constexpr const char* words = "begin a line";
    std::string line;
};
struct LookAtSpace {
    static constexpr const char* words = "look at a space";
    Space space;
};
/// Searches the log for a player.
struct LookAtPlayer {
    static constexpr const char* words = "look at a player";
    std::string name;
};
struct ShowAbout {
    static constexpr const char* words = "show about";
};
}  // namespace intent

using Intent =
    std::variant<intent::Post, intent::AskFirst, intent::PostCount, intent::PostPasted, intent::Open,
                 intent::ChooseFile, intent::Forget, intent::Begin, intent::BeginEvent, intent::ShowMe, intent::Guide,
                 intent::Go, intent::Show, intent::Answer, intent::TakeAnswerBack, intent::PutRollRight, intent::Leave,
                 intent::StepOut, intent::SaveCopy, intent::TryAgain, intent::LeaveTrouble, intent::Help,
                 intent::Actions, intent::Close, intent::Resize, intent::Set, intent::OpenPosition,
                 intent::SavePosition, intent::TouchDeed, intent::Editions, intent::Back, intent::Branch,
                 intent::LookAt, intent::Prove, intent::ImportProof, intent::WriteExtract, intent::WriteSheet,
                 intent::Phones, intent::AnswerLine, intent::Direct, intent::ShowPlayers, intent::FillPlayersScreen,
                 intent::SwitchPaperMoney, intent::TurnTo, intent::PressButton, intent::TypeLine, intent::LookAtSpace,
                 intent::LookAtPlayer, intent::ShowAbout>;

/// An intent in a few words for the error log: "post 12", "look at #7".
[[nodiscard]] std::string intent_name(const Intent& wish);

class PendingIntent {
public:
    /// The first intent of a frame counts; the later ones did not take it into account.
    void push(Intent wish) {
        if (!first_) first_ = std::move(wish);
    }
    [[nodiscard]] std::optional<Intent> take() { return std::exchange(first_, std::nullopt); }

private:
    std::optional<Intent> first_;
};

}  // namespace tablebank
