#pragma once
// What a banker asked of a screen: a line to post, a game to open, a way to go. Screens only wish; the desk
// carries out at most one wish for each state of the game, so a double click cannot post twice.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "app/desk/palette_snapshot.h"
#include "app/desk/press_guard.h"
#include "app/present/calculator/calculator_board.h"
#include "app/present/table/offered_action.h"
#include "app/session/settings.h"

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
    take_game,
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

namespace wish {
/// A line of the grammar, or what stands in the command line.
struct Post {
    std::string line;
    bool typed = false;            ///< from the command line: kept there when refused
    bool stays = false;            ///< the dialog it comes from stays open
    std::optional<Press> press{};  ///< the key it was posted by, where that may be refused (app/desk/press_guard.h)
    bool by_judge = false;  ///< from the line of the settlement's screen: read as if typed, and a repair is shown first
};
/// The notes that are counted on the settlement's screen, as the line that they make; where it cannot be posted yet the
/// keyboard goes to what is missing.
struct PostCount {
    bool waived = false;  ///< the difference is let be
};
struct PostPasted {};  ///< the lines that were pasted, up to the first refused one
struct Open {
    std::string file;
};
/// A file to be chosen in the desktop's own dialog, or where there is none by its path.
struct ChooseFile {
    FileKind kind = FileKind::game;
};
/// A game off the list of recent ones; its file stays, or goes to the desktop's trash.
struct Forget {
    std::string file;
    bool to_trash = false;
};
struct Begin {};  ///< a new game from the draft
/// A practice game with a line of advice beside each of its first turns.
struct ShowMe {};
/// That advice, put aside or there again.
struct Guide {};
struct Go {
    Screen to = Screen::start;
};
struct Show {
    Dialog dialog = Dialog::none;  ///< opened over the table, or closed where it is open
};
/// What the repair asks now: `keep`, `drop`, or a line, as the banker answers it.
struct Answer {
    std::string answer;
    std::optional<Press> press{};  ///< the Enter it was given by
};
struct TakeAnswerBack {};  ///< the last answer is asked again
/// The last roll, into the line, to be put right; where it stands there already, the roll before it.
struct PutRollRight {};
struct Leave {};    ///< the open game, back to the start
struct StepOut {};  ///< the same by Escape: not while anything is open at the table
struct SaveCopy {
    std::string file;
};
struct TryAgain {};      ///< what the disk refused
struct LeaveTrouble {};  ///< back to the table; what the disk refused stays to be posted
struct Help {};          ///< F1
struct Actions {};       ///< Ctrl+P
struct Close {};         ///< the program; everything posted is on disk
struct Resize {
    int percent = 0;  ///< added to the scale; 0: back to 100
};
struct Set {
    Settings settings;  ///< from now on, and kept
};
struct SwitchPaperMoney {};
struct OpenPosition {
    std::string file;
};
/// The calculator's table, to a file that is not there yet.
struct SavePosition {
    std::string file;
};
/// A hand on a space of the calculator's board.
struct TouchDeed {
    Space space;
    DeedTouch touch = DeedTouch::press;
};
/// What becomes of an edition of one's own.
struct Editions {
    EditionAction action = EditionAction::open;
    std::size_t index = 0;  ///< of the editions offered, to copy
    std::string file{};     ///< to open
};
struct Back {};  ///< to the screen that led here
struct Branch {
    std::int64_t last = 0;  ///< the game up to this entry, in a new file beside it, which is opened
    std::string file;
};
/// What becomes of the checkpoint that is shown; or that of a correction is to be.
struct Prove {
    ProofAction action = ProofAction::save;
};
/// A checkpoint, a signature or a public key that comes from elsewhere: a file, or a text where that is empty.
struct BringProof {
    std::string file;
    std::string text{};
};
struct WriteExtract {
    std::int64_t entry = 0;  ///< what it changed and why, as a PDF in a new file beside the game
};
/// The table as it was after an entry, with its row of the log.
struct LookAt {
    std::int64_t entry = 0;
};
/// The score sheet of the open game, or of the calculator's table, as a PDF in a new file beside it.
struct WriteSheet {
    bool with_charts = false;  ///< on pages behind it; of a game
};
struct Phones {
    bool on = true;  ///< the pages of the open game are shown to whoever is in the network, or are not any more
};
/// What was asked about the line of a table (Screen::join).
struct AnswerLine {
    bool agrees = false;
};
struct Direct {
    DirectorAction action = DirectorAction::read_again;
    int number = 0;  ///< of the player or the penalty, where one is meant
};
struct ShowPlayers {};        ///< the window for the players, opened or closed
struct FillPlayersScreen {};  ///< the window for the players, as large as its screen or not
/// What was chosen in the list of every action.
struct Choose {
    PaletteItem item;
};
}  // namespace wish

using Wish =
    std::variant<wish::Post, wish::PostCount, wish::PostPasted, wish::Open, wish::ChooseFile, wish::Forget, wish::Begin,
                 wish::ShowMe, wish::Guide, wish::Go, wish::Show, wish::Answer, wish::TakeAnswerBack,
                 wish::PutRollRight, wish::Leave, wish::StepOut, wish::SaveCopy, wish::TryAgain, wish::LeaveTrouble,
                 wish::Help, wish::Actions, wish::Close, wish::Resize, wish::Set, wish::OpenPosition,
                 wish::SavePosition, wish::TouchDeed, wish::Editions, wish::Back, wish::Branch, wish::LookAt,
                 wish::Prove, wish::BringProof, wish::WriteExtract, wish::WriteSheet, wish::Phones, wish::AnswerLine,
                 wish::Direct, wish::ShowPlayers, wish::FillPlayersScreen, wish::SwitchPaperMoney, wish::Choose>;

class CommandQueue {
public:
    /// The first wish of a frame counts; later ones were made without knowing of it.
    void push(Wish wish) {
        if (!first_) first_ = std::move(wish);
    }
    [[nodiscard]] std::optional<Wish> take() { return std::exchange(first_, std::nullopt); }

private:
    std::optional<Wish> first_;
};

}  // namespace tablebank
