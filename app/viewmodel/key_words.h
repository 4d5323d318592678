#pragma once
// Sets of input contexts, and texts that several keys share. Internal header of keymap.h.

#include "app/i18n/language.h"
#include "app/viewmodel/keys.h"

namespace tablebank {

namespace key_table {

// A namespace of its own, because the names of the actions are short.
using enum KeyAction;
using Of = KeySection;

inline constexpr InputContexts anywhere = InputContexts::all();
/// A table without an overlay.
inline constexpr InputContexts at_table = InputContext::table | InputContext::log_search;
inline constexpr InputContexts dialogs =
    InputContext::trade | InputContext::auction | InputContext::card | InputContext::bankruptcy | InputContext::rulings;
/// The overlays of the table whose parts can be reached by keys.
inline constexpr InputContexts over_table = dialogs | InputContext::repair | InputContext::which_line;
inline constexpr InputContexts new_games = InputContext::new_game | InputContext::deed_check;
inline constexpr InputContexts calculators = InputContext::calculator | InputContext::calculator_editions;
inline constexpr InputContexts editing = InputContext::edition | InputContext::edition_question;
/// Forms with a focus ring (app/ui/widgets/keyboard_focus.h), except the dialogs. The settlement has one for the
/// answers to a question.
inline constexpr InputContexts forms = new_games | InputContext::start | InputContext::settings | InputContext::proof |
                                       InputContext::join | InputContext::new_event | InputContext::event_desk |
                                       InputContext::settlement | InputContext::phones;
/// Contexts whose keys move through rows, or scroll.
inline constexpr InputContexts lists = InputContext::log_search | InputContext::log_menu | InputContext::edition_list |
                                       InputContext::palette | InputContext::help | InputContext::review;
/// Contexts that Page Up and Page Down scroll, and of these the ones that Home and End scroll too.
inline constexpr InputContexts pages = InputContext::help | InputContext::palette | InputContext::deed_check |
                                       InputContext::settings | InputContext::rulings;
inline constexpr InputContexts pages_with_ends =
    InputContext::help | InputContext::settings | InputContext::rulings | InputContext::log_search;
/// Contexts in which dice and sums are typed without a field.
inline constexpr InputContexts written_in = dialogs | new_games | calculators | InputContext::settlement;
/// Contexts without an overlay that must be settled first.
inline constexpr InputContexts free = anywhere - InputContext::disk_trouble;

inline constexpr const char* other_choices = mark("the other choices inside the ring");
inline constexpr const char* goes_round = mark("in a dialog and in a new game: goes round its parts, and presses one");
inline constexpr const char* part_to_part = mark("from part to part; each arrow moves in its direction");
inline constexpr const char* entry_to_entry = mark("later and earlier entries; Page Up and Page Down ten at a time");
inline constexpr const char* beginning_and_now = mark("the beginning, and now");
inline constexpr const char* deed_to_deed = mark("from deed to deed; Left and Right change its state");
inline constexpr const char* completes = mark("completes the line; earlier lines");
inline constexpr const char* one_step_back = mark("one step back");
inline constexpr const char* by_ten = mark("a sum, in steps of ten smallest notes; in an auction a bid, and out");
inline constexpr const char* player_to_player = mark("from player to player");
inline constexpr const char* one_player_more = mark("adds a player; takes this one off the list");
inline constexpr const char* role_and_jail = mark("their role; whether they are in jail");
inline constexpr const char* calculator_rulings = mark("the rulings; Alt with arrows changes them");
inline constexpr const char* position_file = mark("a position from a file; into a new file");
inline constexpr const char* field_to_field = mark("from field to field; down a column");
inline constexpr const char* back_and_forward = mark("one step back, and forward again");
inline constexpr const char* saves_and_plays = mark("saves; begins a game with it");
inline constexpr const char* papers_of_deeds = mark("the deeds on paper; as a table for a spreadsheet");
inline constexpr const char* edition_alike = mark("the edition that has everything but the deeds");
inline constexpr const char* round_to_round = mark("the round before, and the next; in the log a page up and down");
inline constexpr const char* through_log = mark("the log, a page up and down");
inline constexpr const char* every_payment =
    mark("Page Down and Page Up, or a click on a player, show every payment and its workings.");
inline constexpr const char* scrolls = mark("Type to find. Up, Down, Page Up and Page Down scroll.");
inline constexpr const char* chooses = mark("Enter does it, Up and Down choose, Esc closes");
inline constexpr const char* game_off_the_list =
    mark("on the start screen: takes the game off the list, and asks whether its file goes to the trash");
inline constexpr const char* take_off_this_row = mark("in a new game: takes the player of this row off the list");
inline constexpr const char* along_a_chart = mark("along a chart, figure by figure; Tab shows the next chart");

}  // namespace key_table

}  // namespace tablebank
