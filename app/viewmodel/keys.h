#pragma once
// The keymap: each action with its keys, its input contexts and its description. The screens, the key hints on buttons,
// F1 and Ctrl+P all read it. So a new key is one row of app/viewmodel/keymap.h, and two actions on one chord in one
// context do not compile.
//
// A field handles some keys itself while it has the keyboard (the caret, Home and End, copy and paste). That is
// ImGui's behaviour, and is listed here only if the help describes it (`Keybinding::by_field`). Digits and letters that
// are typed into a field are not keys.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "app/present/table/offered_action.h"
#include "app/viewmodel/chord.h"
#include "app/viewmodel/intent.h"

namespace tablebank {

/// The actions of keys. Moving, Enter and Escape mean the same everywhere.
enum class KeyAction : std::uint8_t {
    go_on,  ///< Enter: the main action
    back,   ///< Escape: one step back
    up,
    down,
    left,
    right,
    page_up,
    page_down,
    first,
    last,
    next_part,   ///< cycles through the parts of a form; with Shift backwards
    press_part,  ///< the part that has the frame
    erase,       ///< removes the last character of a text without a caret
    more,        ///< the character +: a sum, minutes, a call
    less,
    players,
    fill_players,
    calculator,
    palette,
    help,
    larger,
    smaller,
    usual_size,
    paper_money,
    close,
    settings,
    editions,
    new_game,
    new_event,
    show_me,
    guide,       ///< hides or shows the advice of a practice game
    guide_next,  ///< does what the guide advises
    open_path,
    open_recent,  ///< the nth game of the list
    compare_deeds,
    type_figures,
    take_off_list,
    complete_line,
    recall_line,
    choice,     ///< the nth of the other choices inside the ring
    deed_slot,  ///< the nth action for the selected deed
    settlement,
    proof,
    paste_proof,  ///< a signature or checkpoint from the clipboard
    charts,
    review,
    phones,
    stop_phones,
    confirm_phone,  ///< the first act of a phone that waits
    decline_phone,
    closing_plan,
    count_notes,
    leave_books,  ///< the books stay as they are, whatever was counted
    trade,
    auction,
    card,
    bankruptcy,
    rulings,
    undo,
    redo,
    search_log,
    board,
    clock,
    set_clock,
    waiting_lines,
    look_back,
    look_forward,
    entry_menu,
    undo_entry,
    take_back_to,
    amend_entry,
    continue_from,
    copy_line,
    hammer,
    take_bid_back,
    answer,  ///< the nth answer to the question of the repair
    put_roll_right,
    question,  ///< the nth of the calculator
    find_deed,
    deeds_on_board,
    choose_edition,
    previous_player,
    next_player,
    add_player,
    other_role,
    jailed,
    show_rulings,
    ruling_up,
    ruling_down,
    ruling_left,
    ruling_right,
    save,
    section,        ///< the nth of an edition
    director_part,  ///< the nth of the director's screen
    seat_rounds,
    ring_bell,
    read_again,
    next_finding,
    write_over,
    play_edition,
    drop_changes,
    print_deeds,  ///< of an edition, on paper
    write_table,  ///< the same as a spreadsheet
    player_line,
    line_answer,  ///< the nth answer to the question about a line
    bankrupt,
    reason,
    write_sheet,
};

/// The effect of a key that scrolls.
enum class ScrollStep : std::uint8_t { page_up, page_down, first, last };

/// The widget or overlay that has the keyboard. Exactly one at a time: the topmost.
enum class InputContext : std::uint8_t {
    start,
    new_game,
    deed_check,  ///< a new game while the deeds are compared
    table,
    log_search,  ///< a table while the search of the log has the keyboard
    log_menu,
    pasted_lines,
    disk_trouble,
    past,
    past_question,  ///< whether to undo, or the name of a new file
    trade,
    auction,
    card,
    bankruptcy,
    rulings,
    repair,
    which_line,
    settlement,
    proof,
    charts,
    review,
    phones,
    join,  ///< the question before a table link is followed
    new_event,
    event_desk,
    calculator,
    calculator_editions,  ///< while an edition is chosen
    edition_list,
    deed_table,  ///< a deed spreadsheet that is to become an edition
    edition,
    edition_question,  ///< before changes would be lost
    settings,
    palette,
    help,
};
inline constexpr std::size_t place_count = static_cast<std::size_t>(InputContext::help) + 1;

/// A set of input contexts.
class InputContexts {
public:
    constexpr InputContexts() = default;
    constexpr InputContexts(InputContext place) : bits_(std::uint64_t{1} << static_cast<unsigned>(place)) {}
    constexpr InputContexts operator|(InputContexts other) const { return InputContexts(bits_ | other.bits_); }
    constexpr InputContexts operator-(InputContexts other) const { return InputContexts(bits_ & ~other.bits_); }
    [[nodiscard]] constexpr bool meets(InputContexts other) const { return (bits_ & other.bits_) != 0; }
    [[nodiscard]] static constexpr InputContexts all() { return InputContexts((std::uint64_t{1} << place_count) - 1); }

private:
    constexpr explicit InputContexts(std::uint64_t bits) : bits_(bits) {}
    std::uint64_t bits_ = 0;
};
constexpr InputContexts operator|(InputContext one, InputContext other) {
    return InputContexts(one) | other;
}

/// The F1 section that lists a key; `none` if its button already shows it.
enum class KeySection : std::uint8_t { none, general, dialogs, repair, past, calculator, edition, director };

/// The situation in which the palette offers an action.
enum class ActionPlace : std::uint8_t { anywhere, no_game, in_game };

/// An action that the palette offers, on every screen.
struct ProgramOffer {
    const char* id;  ///< "settlement"
    ActionPlace place = ActionPlace::anywhere;
    Intent (*does)() = nullptr;  ///< also by its key and its button
};

struct Keybinding {
    KeyAction action;
    InputContexts holds;
    Chords chords;
    const char* words;  ///< in English; translated with tr()
    KeySection section = KeySection::none;
    std::optional<ProgramOffer> offer{};
    bool by_field = false;  ///< an ImGui field handles it, not the screen
};

[[nodiscard]] std::span<const Keybinding> keybindings();
/// The same in every context of the action.
[[nodiscard]] std::span<const Chord> chords_of(KeyAction action);
/// The intent of an action that needs no other data. Requires a row with an offer.
[[nodiscard]] Intent intent_of(KeyAction action);
/// "Ctrl+Z": the key hint of an action. For an action with several numbered targets, that of the nth.
[[nodiscard]] std::string hint_of(KeyAction action, std::size_t nth = 0);

/// The action of a key that chooses in a turn, and the index of its target.
struct ChoiceKey {
    KeyAction action;
    std::size_t nth = 0;
};
[[nodiscard]] std::optional<ChoiceKey> choice_key(ActionKey key);
/// Empty if the key has no hint.
[[nodiscard]] std::string hint_of(ActionKey key);

}  // namespace tablebank
