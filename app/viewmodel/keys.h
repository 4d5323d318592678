#pragma once
// The table of keys: what a key does, on which keys it lies, where it holds and how that is said. The screens, the keys
// shown beside buttons, F1 and Ctrl+P all read it, so a new key is one row of app/viewmodel/keymap.h, and two actions
// on one chord in one place do not build.
//
// What a field does with the keys while it is written in (the caret, Home and End, copy and paste) is ImGui's and
// stands here only where the help tells of it (`Keybinding::by_field`). Digits and letters that are typed into
// something are no keys. Knows nothing of ImGui: app/ui/widgets/keys.h says whether a key was pressed.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "app/present/table/offered_action.h"
#include "app/viewmodel/chord.h"
#include "app/viewmodel/intent.h"

namespace tablebank {

/// What a key does. One that leads through what is shown means the same everywhere; so do Enter and Escape.
enum class KeyAction : std::uint8_t {
    go_on,  ///< Enter: the one thing to do now
    back,   ///< Escape: one step back
    up,
    down,
    left,
    right,
    page_up,
    page_down,
    first,
    last,
    next_part,   ///< round the parts of a form; with Shift the other way
    press_part,  ///< the part that has the frame
    erase,       ///< the sign before, in what is written at its end only
    more,        ///< the sign +: a sum, minutes, a call
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
    show_me,
    guide,       ///< the advice beside a practice game, put aside or there again
    guide_next,  ///< what it advises is done
    open_path,
    open_recent,  ///< the nth game of the list
    compare_deeds,
    type_figures,
    take_off_list,
    complete_line,
    recall_line,
    choice,     ///< the nth of the other choices inside the ring
    deed_slot,  ///< the nth of what may be done with the deed that is looked at
    settlement,
    proof,
    paste_proof,  ///< what was copied elsewhere: a signature, a checkpoint
    charts,
    review,
    phones,
    closing_plan,
    count_notes,
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
    answer,  ///< the nth of those to what the repair asks
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
    director_part,  ///< the nth of the director's desk
    seat_rounds,
    ring_bell,
    read_again,
    next_finding,
    write_over,
    play_edition,
    drop_changes,
    print_deeds,  ///< of an edition, on paper
    write_table,  ///< the same for a spreadsheet
    player_line,
    bankrupt,
    reason,
    write_sheet,
};

/// What has the keyboard. Exactly one of them at a time: whatever lies on top.
enum class InputContext : std::uint8_t {
    start,
    new_game,
    deed_check,  ///< a new game while the deeds are compared
    table,
    log_search,  ///< a table while something is written into the search of the log
    log_menu,
    pasted_lines,
    disk_trouble,
    past,
    past_question,  ///< whether to take back, or the name of a new file
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
    join,  ///< what is asked before the line of a table is followed
    event_desk,
    calculator,
    calculator_editions,  ///< while an edition is chosen
    edition_list,
    deed_table,  ///< a table of deeds that is to become an edition
    edition,
    edition_question,  ///< before changes would be lost
    settings,
    palette,
    help,
};
inline constexpr std::size_t place_count = static_cast<std::size_t>(InputContext::help) + 1;

/// A set of places.
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

/// Under which title F1 tells of a key; none where the button that shows it says enough.
enum class KeySection : std::uint8_t { none, general, dialogs, repair, past, calculator, edition, director };

/// Where the palette offers an action.
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
    const char* words;  ///< in English; said by tr()
    KeySection section = KeySection::none;
    std::optional<ProgramOffer> offer{};
    bool by_field = false;  ///< a field of ImGui answers it, no screen
};

[[nodiscard]] std::span<const Keybinding> keybindings();
/// The same wherever the action holds.
[[nodiscard]] std::span<const Chord> chords_of(KeyAction action);
/// The intent of an action that needs no other data. Requires a row with an offer.
[[nodiscard]] Intent intent_of(KeyAction action);
/// "Ctrl+Z": how the key is shown beside what it does. Of several places in a row, that of the nth.
[[nodiscard]] std::string hint_of(KeyAction action, std::size_t nth = 0);

/// A choice of a turn by its key: which action that is, and the how manieth of its places.
struct ChoiceKey {
    KeyAction action;
    std::size_t nth = 0;
};
[[nodiscard]] std::optional<ChoiceKey> choice_key(ActionKey key);
/// Empty for none.
[[nodiscard]] std::string hint_of(ActionKey key);

}  // namespace tablebank
