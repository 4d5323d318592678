#pragma once
// What a banker asked of a screen: a line to post, a game to open, a way to go. Screens only wish; the desk
// carries out at most one wish for each state of the game, so a double click cannot post twice.

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
    settings,
    calculator,
    editions,
    event
};
/// What a file that is chosen is opened as.
enum class FileKind { game, record, position, edition, proof };
/// The search turns to the line of the log that is written in; the board to what is due where it is shown.
enum class TablePart { search, board, past, entry_menu };
enum class ProofAction { save, sign, correction };
/// What a director does at the desk of an event; what is typed and chosen stands in its state.
enum class DirectorAction {
    add_player,
    add_list,
    check_in,
    leaves,
    returns,
    hide,
    show,
    seat,
    seat_by_standing,
    seat_final,
    exchange_seats,
    open_round,
    extend_table,
    extend_all,
    unlock,
    take_result,
    import_result,
    take_aside,  ///< the game that was set aside at the table that is chosen
    punish,
    withdraw,
    agree,  ///< what is proposed is done, with its reason
    drop,   ///< or not
    read_again,
    print_slips,
    print_names,
    print_tables,
    print_sheets,
    print_standings,
};
enum class EditionAction {
    copy,
    open,  ///< an edition, or a table of deeds
    save,
    save_over,
    save_and_go,
    discard,
    close,
    play,
    undo,
    redo,
    read_again,   ///< the table that is shown
    make,         ///< an edition of it, read once more
    print_deeds,  ///< on paper, to be compared with the cards
    write_table,  ///< the deeds for a spreadsheet
};

namespace intent {
/// A line of the grammar, or what stands in the command line.
struct Post {
    static constexpr const char* words = "post";
    std::string line;
    bool typed = false;  ///< from the command line: kept there when refused
    bool stays = false;  ///< the dialog it comes from stays open
    std::optional<Press>
        press{};            ///< the key it was posted by, where that may be refused (app/viewmodel/key_debounce.h)
    bool by_judge = false;  ///< from the line of the settlement's screen: read as if typed, and a repair is shown first
};
/// The notes that are counted on the settlement's screen, as the line that they make; where it cannot be posted yet the
/// keyboard goes to what is missing.
struct PostCount {
    static constexpr const char* words = "post a count of notes";
    bool waived = false;  ///< the difference is let be
};
/// The lines that were pasted, up to the first refused one.
struct PostPasted {
    static constexpr const char* words = "post pasted lines";
};
struct Open {
    static constexpr const char* words = "open";
    std::string file;
};
/// A file to be chosen in the desktop's own dialog, or where there is none by its path.
struct ChooseFile {
    static constexpr const char* words = "choose a file";
    FileKind kind = FileKind::game;
};
/// A game off the list of recent ones; its file stays, or goes to the desktop's trash.
struct Forget {
    static constexpr const char* words = "take off the list";
    std::string file;
    bool to_trash = false;
};
/// A new game from the draft.
struct Begin {
    static constexpr const char* words = "begin a game";
};
/// A practice game with a line of advice next to each of its first turns.
struct ShowMe {
    static constexpr const char* words = "begin a practice game";
};
/// That advice, put aside or there again.
struct Guide {
    static constexpr const char* words = "turn the guide";
};
struct Go {
    static constexpr const char* words = "go to a screen";
    Screen to = Screen::start;
};
struct Show {
    static constexpr const char* words = "show a dialog";
    Dialog dialog = Dialog::none;  ///< opened over the table, or closed where it is open
};
/// What the repair asks now: `keep`, `drop`, or a line, as the banker answers it.
struct Answer {
    static constexpr const char* words = "answer";
    std::string answer;
    std::optional<Press> press{};  ///< the Enter it was given by
};
/// The last answer is asked again.
struct TakeAnswerBack {
    static constexpr const char* words = "take an answer back";
};
/// The last roll, into the line, to be put right; where it stands there already, the roll before it.
struct PutRollRight {
    static constexpr const char* words = "put a roll right";
};
/// The open game, back to the start.
struct Leave {
    static constexpr const char* words = "leave the game";
};
/// The same by Escape: not while anything is open at the table.
struct StepOut {
    static constexpr const char* words = "step out of the game";
};
struct SaveCopy {
    static constexpr const char* words = "save a copy";
    std::string file;
};
/// What the disk refused.
struct TryAgain {
    static constexpr const char* words = "try again";
};
/// Back to the table; what the disk refused stays to be posted.
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
/// The program; everything posted is on disk.
struct Close {
    static constexpr const char* words = "close";
};
struct Resize {
    static constexpr const char* words = "resize";
    int percent = 0;  ///< added to the scale; 0: back to 100
};
struct Set {
    static constexpr const char* words = "set";
    Settings settings;  ///< from now on, and kept
};
struct SwitchPaperMoney {
    static constexpr const char* words = "switch paper money";
};
struct OpenPosition {
    static constexpr const char* words = "open position";
    std::string file;
};
/// The calculator's table, to a file that is not there yet.
struct SavePosition {
    static constexpr const char* words = "save position";
    std::string file;
};
/// A hand on a space of the calculator's board.
struct TouchDeed {
    static constexpr const char* words = "touch the deed";
    Space space;
    DeedTouch touch = DeedTouch::press;
};
/// What becomes of an edition of one's own.
struct Editions {
    static constexpr const char* words = "edition";
    EditionAction action = EditionAction::open;
    std::size_t index = 0;  ///< of the editions offered, to copy
    std::string file{};     ///< to open
};
/// To the screen that led here.
struct Back {
    static constexpr const char* words = "back";
};
struct Branch {
    static constexpr const char* words = "branch";
    std::int64_t last = 0;  ///< the game up to this entry, in a new file beside it, which is opened
    std::string file;
};
/// What becomes of the checkpoint that is shown; or that of a correction is to be.
struct Prove {
    static constexpr const char* words = "prove";
    ProofAction action = ProofAction::save;
};
/// A checkpoint, a signature or a public key that comes from elsewhere: a file, or a text where that is empty.
struct ImportProof {
    static constexpr const char* words = "bring proof";
    std::string file;
    std::string text{};
};
struct WriteExtract {
    static constexpr const char* words = "write the extract of";
    std::int64_t entry = 0;  ///< what it changed and why, as a PDF in a new file beside the game
};
/// The table as it was after an entry, with its row of the log.
struct LookAt {
    static constexpr const char* words = "look at";
    std::int64_t entry = 0;
};
/// The score sheet of the open game, or of the calculator's table, as a PDF in a new file beside it.
struct WriteSheet {
    static constexpr const char* words = "write the score sheet";
    bool with_charts = false;  ///< on pages behind it; of a game
};
struct Phones {
    static constexpr const char* words = "switch the phones";
    bool on = true;  ///< the pages of the open game are shown to whoever is in the network, or are not any more
};
/// What was asked about the line of a table (Screen::join).
struct AnswerLine {
    static constexpr const char* words = "answer about the line of a table";
    bool agrees = false;
};
struct Direct {
    static constexpr const char* words = "direct the event";
    DirectorAction action = DirectorAction::read_again;
    int number = 0;  ///< of the player or the penalty, where one is meant
};
/// The window for the players, opened or closed.
struct ShowPlayers {
    static constexpr const char* words = "show the players";
};
/// The window for the players, as large as its screen or not.
struct FillPlayersScreen {
    static constexpr const char* words = "fill the players' screen";
};
/// A part of the table, shown or looked into.
struct TurnTo {
    static constexpr const char* words = "turn to a part of the table";
    TablePart part = TablePart::board;
};
struct PressButton {
    static constexpr const char* words = "press";
    std::string key;  ///< of the screen that is open, in its next frame
};
/// The beginning of a line, put into the command line to be finished.
struct TypeLine {
    static constexpr const char* words = "begin a line";
    std::string line;
};
struct LookAtSpace {
    static constexpr const char* words = "look at a space";
    Space space;
};
/// What the log says of a player.
struct LookAtPlayer {
    static constexpr const char* words = "look at a player";
    std::string name;
};
struct ShowAbout {
    static constexpr const char* words = "show about";
};
}  // namespace intent

using Intent =
    std::variant<intent::Post, intent::PostCount, intent::PostPasted, intent::Open, intent::ChooseFile, intent::Forget,
                 intent::Begin, intent::ShowMe, intent::Guide, intent::Go, intent::Show, intent::Answer,
                 intent::TakeAnswerBack, intent::PutRollRight, intent::Leave, intent::StepOut, intent::SaveCopy,
                 intent::TryAgain, intent::LeaveTrouble, intent::Help, intent::Actions, intent::Close, intent::Resize,
                 intent::Set, intent::OpenPosition, intent::SavePosition, intent::TouchDeed, intent::Editions,
                 intent::Back, intent::Branch, intent::LookAt, intent::Prove, intent::ImportProof, intent::WriteExtract,
                 intent::WriteSheet, intent::Phones, intent::AnswerLine, intent::Direct, intent::ShowPlayers,
                 intent::FillPlayersScreen, intent::SwitchPaperMoney, intent::TurnTo, intent::PressButton,
                 intent::TypeLine, intent::LookAtSpace, intent::LookAtPlayer, intent::ShowAbout>;

/// What was wished for, in a few words for the log of errors: "post 12", "look at #7".
[[nodiscard]] std::string intent_name(const Intent& wish);

class PendingIntent {
public:
    /// The first wish of a frame counts; later ones were made without knowing of it.
    void push(Intent wish) {
        if (!first_) first_ = std::move(wish);
    }
    [[nodiscard]] std::optional<Intent> take() { return std::exchange(first_, std::nullopt); }

private:
    std::optional<Intent> first_;
};

}  // namespace tablebank
