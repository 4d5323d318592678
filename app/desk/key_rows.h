#pragma once
// The rows of the table of keys, in the order of the help. Inner header of keys.cpp, which holds them against each
// other: where two of them clash, it does not build.

#include <array>

#include "app/desk/keys.h"
#include "app/i18n/language.h"

namespace tablebank {

// Of its own, because the names of the actions are short.
namespace key_table {

using enum KeyAction;
using Offer = ProgramOffer;
using In = ActionPlace;
using Of = KeySection;

inline constexpr Places anywhere = Places::all();
/// A table with nothing over it.
inline constexpr Places at_table = Place::table | Place::log_search;
inline constexpr Places dialogs = Place::trade | Place::auction | Place::card | Place::bankruptcy | Place::rulings;
/// What lies over the table and is gone round by keys.
inline constexpr Places over_table = dialogs | Place::repair | Place::which_line;
inline constexpr Places new_games = Place::new_game | Place::deed_check;
inline constexpr Places calculators = Place::calculator | Place::calculator_editions;
inline constexpr Places editing = Place::edition | Place::edition_question;
/// Forms that the keyboard goes round (app/ui/widgets/focus.h), but for the dialogs.
inline constexpr Places forms = new_games | Place::start | Place::settings;
/// What leads through rows, or scrolls.
inline constexpr Places lists =
    Place::log_search | Place::log_menu | Place::edition_list | Place::palette | Place::help;
/// Dice and sums that are written with no field.
inline constexpr Places written_in = dialogs | new_games | calculators | Place::settlement;
/// Where nothing lies over the screen that must be settled first.
inline constexpr Places free = anywhere - Place::disk_trouble;

inline constexpr const char* other_choices = mark("the other choices inside the ring");
inline constexpr const char* goes_round = mark("in a dialog and in a new game: goes round its parts, and presses one");
inline constexpr const char* part_to_part = mark("from part to part; each arrow goes where it points");
inline constexpr const char* entry_to_entry = mark("later and earlier entries; Page Up and Page Down ten at a time");
inline constexpr const char* beginning_and_now = mark("the beginning, and now");
inline constexpr const char* deed_to_deed = mark("from deed to deed; Left and Right say how it stands");
inline constexpr const char* completes = mark("completes the line; earlier lines");
inline constexpr const char* one_step_back = mark("one step back");
inline constexpr const char* by_ten = mark("a sum, in steps of ten smallest notes; in an auction a bid, and out");
inline constexpr const char* player_to_player = mark("from player to player");
inline constexpr const char* one_player_more = mark("adds a player; takes this one off the list");
inline constexpr const char* role_and_jail = mark("his role; whether he is in jail");
inline constexpr const char* calculator_rulings = mark("the rulings; Alt with arrows changes them");
inline constexpr const char* position_file = mark("a position from a file; into a new file");
inline constexpr const char* field_to_field = mark("from field to field; down a column");
inline constexpr const char* back_and_forward = mark("one step back, and forward again");
inline constexpr const char* saves_and_plays = mark("saves; begins a game with it");
inline constexpr const char* every_payment =
    mark("Page Down and Page Up, or a click on a player, show every payment and its workings.");
inline constexpr const char* scrolls = mark("Type to find. Up, Down, Page Up and Page Down scroll.");
inline constexpr const char* chooses = mark("Enter does it, Up and Down choose, Esc closes");
inline constexpr const char* game_off_the_list =
    mark("on the start screen: takes the game off the list, and asks whether its file goes to the trash");
inline constexpr const char* take_off_this_row = mark("in a new game: takes the player of this row off the list");

/// In the order of the help.
inline constexpr std::array rows{
    // The keys of a table, of a new game and of the first screen.
    KeyRow{go_on,
           at_table,
           {{Key::enter}, {Key::keypad_enter}},
           mark("posts what the line under the board says it will do"),
           Of::general},
    KeyRow{complete_line, Place::table, {{Key::tab}}, completes, Of::general, {}, true},
    KeyRow{recall_line, Place::table, {{Key::up}, {Key::down}}, completes, Of::general, {}, true},
    KeyRow{next_part, forms | Place::disk_trouble, {{Key::tab}}, goes_round, Of::general},
    KeyRow{press_part, forms, {{Key::space}}, goes_round, Of::general},
    KeyRow{take_off_list, new_games, {ctrl(Key::del)}, take_off_this_row, Of::general},
    KeyRow{take_off_list, Place::start, {ctrl(Key::del)}, game_off_the_list, Of::general},
    KeyRow{open_recent,
           Place::start,
           {typed(Key::one), typed(Key::two), typed(Key::three), typed(Key::four), typed(Key::five), typed(Key::six),
            typed(Key::seven), typed(Key::eight), typed(Key::nine)},
           mark("on the start screen: opens that game"),
           Of::general},
    KeyRow{choice, at_table | Place::settlement, {{Key::f2}, {Key::f3}, {Key::f4}}, other_choices, Of::general},
    KeyRow{look_back,
           at_table | Place::past,
           {alt(Key::down)},
           mark("the table as it was, entry by entry; so does a click on the log"),
           Of::general,
           Offer{ProgramAction::look_back, "look-back", In::in_game}},
    KeyRow{entry_menu,
           at_table | Place::past,
           {{Key::menu}, shift(Key::f10)},
           mark("what may be done with an entry"),
           Of::general,
           Offer{ProgramAction::entry_menu, "entry", In::in_game}},
    KeyRow{put_roll_right,
           at_table,
           {ctrl(Key::d)},
           mark("Put a wrong roll right: the last one; again for the one before"),
           Of::general,
           Offer{ProgramAction::put_roll_right, "roll", In::in_game}},
    KeyRow{fill_players,
           anywhere,
           {{Key::f11}},
           mark("the window for the players on the whole screen"),
           Of::general,
           Offer{ProgramAction::fill_players, "fill-players"}},
    KeyRow{board,
           at_table,
           {ctrl(Key::b)},
           mark("the board or what is due, in a small window"),
           Of::general,
           Offer{ProgramAction::board, "board", In::in_game}},
    KeyRow{clock, at_table, {ctrl(Key::t)}, mark("the clock: starts, stops, calls time"), Of::general},
    KeyRow{deed_slot,
           at_table,
           {ctrl(Key::one), ctrl(Key::two), ctrl(Key::three), ctrl(Key::four)},
           mark("what may be done with the deed that is looked at"),
           Of::general},
    KeyRow{waiting_lines, at_table, {ctrl(Key::l)}, mark("the pasted lines that wait"), Of::general},
    KeyRow{back, anywhere - at_table - over_table - Place::past, {{Key::escape}}, one_step_back, Of::general},
    // What the program can do, whichever screen is open.
    KeyRow{settlement,
           at_table,
           {{Key::f9}},
           mark("Standings and settlement"),
           Of::general,
           Offer{ProgramAction::settlement, "settlement", In::in_game}},
    KeyRow{trade,
           at_table | dialogs,
           {{Key::f5}},
           mark("Put a trade together"),
           Of::general,
           Offer{ProgramAction::trade, "trade", In::in_game}},
    KeyRow{auction,
           at_table | dialogs,
           {{Key::f6}},
           mark("Hold an auction"),
           Of::general,
           Offer{ProgramAction::auction, "auction", In::in_game}},
    KeyRow{card,
           at_table | dialogs,
           {{Key::f7}},
           mark("Read a card"),
           Of::general,
           Offer{ProgramAction::card, "card", In::in_game}},
    KeyRow{bankruptcy,
           at_table | dialogs,
           {{Key::f8}},
           mark("See what a debtor can still raise"),
           Of::general,
           Offer{ProgramAction::bankruptcy, "bankruptcy", In::in_game}},
    KeyRow{rulings,
           at_table | dialogs,
           {ctrl(Key::r)},
           mark("Rulings in force, and a change of one"),
           Of::general,
           Offer{ProgramAction::rulings, "rulings", In::in_game}},
    KeyRow{undo,
           at_table,
           {ctrl(Key::z)},
           mark("Undo the last entry"),
           Of::general,
           Offer{ProgramAction::undo, "undo", In::in_game}},
    KeyRow{redo,
           at_table,
           {ctrl(Key::y)},
           mark("Redo what was undone"),
           Of::general,
           Offer{ProgramAction::redo, "redo", In::in_game}},
    KeyRow{search_log,
           at_table | Place::past,
           {ctrl(Key::f)},
           mark("Search the log"),
           Of::general,
           Offer{ProgramAction::search_log, "search", In::in_game}},
    KeyRow{players,
           anywhere,
           {{Key::f10}},
           mark("The window for the players"),
           Of::general,
           Offer{ProgramAction::players, "players"}},
    KeyRow{new_game,
           Place::start,
           {{Key::f2}},
           mark("New game"),
           Of::general,
           Offer{ProgramAction::new_game, "new", In::no_game}},
    KeyRow{open_path,
           Place::start,
           {ctrl(Key::o)},
           mark("Open a game file by its path"),
           Of::general,
           Offer{ProgramAction::open_file, "open", In::no_game}},
    KeyRow{calculator,
           free - Place::palette - Place::help,
           {ctrl(Key::k)},
           mark("Calculator: a rent, a tax, a settlement without a game"),
           Of::general,
           Offer{ProgramAction::calculator, "calculator"}},
    KeyRow{editions,
           new_games | Place::start,
           {ctrl(Key::e)},
           mark("Editions: the figures of your own box"),
           Of::general,
           Offer{ProgramAction::editions, "editions", In::no_game}},
    KeyRow{settings,
           at_table | Place::start,
           {{Key::f12}},
           mark("Settings: language, theme, size"),
           Of::general,
           Offer{ProgramAction::settings, "settings"}},
    KeyRow{palette,
           free - Place::help,
           {ctrl(Key::p)},
           mark("Find an action, a deed, a player or a game"),
           Of::general,
           Offer{ProgramAction::palette, "palette"}},
    KeyRow{help, free, {{Key::f1}}, mark("What may be typed"), Of::general, Offer{ProgramAction::help, "help"}},
    KeyRow{larger,
           anywhere,
           {ctrl(Key::plus)},
           mark("Larger letters"),
           Of::general,
           Offer{ProgramAction::larger, "larger"}},
    KeyRow{smaller,
           anywhere,
           {ctrl(Key::minus)},
           mark("Smaller letters"),
           Of::general,
           Offer{ProgramAction::smaller, "smaller"}},
    KeyRow{usual_size,
           anywhere,
           {ctrl(Key::zero)},
           mark("Letters of the usual size"),
           Of::general,
           Offer{ProgramAction::usual_size, "usual-size"}},
    KeyRow{paper_money,
           anywhere,
           {ctrl(Key::m)},
           mark("Say with each payment which notes to hand over"),
           Of::general,
           Offer{ProgramAction::paper_money, "paper-money"}},
    KeyRow{back,
           at_table,
           {{Key::escape}},
           mark("Back to the list of games"),
           Of::none,
           Offer{ProgramAction::leave, "leave", In::in_game}},
    KeyRow{close,
           anywhere,
           {ctrl(Key::q)},
           mark("Close the program; everything posted is kept"),
           Of::general,
           Offer{ProgramAction::close, "close"}},

    // Dialogs over the table.
    KeyRow{next_part, over_table, {{Key::tab}}, part_to_part, Of::dialogs},
    KeyRow{up, over_table, {{Key::up}}, part_to_part, Of::dialogs},
    KeyRow{down, over_table, {{Key::down}}, part_to_part, Of::dialogs},
    KeyRow{left, over_table, {{Key::left}}, part_to_part},
    KeyRow{right, over_table, {{Key::right}}, part_to_part},
    KeyRow{press_part, over_table, {{Key::space}}, mark("presses the part with the frame"), Of::dialogs},
    KeyRow{more, dialogs | new_games, {typed(Key::plus)}, by_ten, Of::dialogs},
    KeyRow{less, dialogs | new_games, {typed(Key::minus)}, by_ten, Of::dialogs},
    KeyRow{go_on,
           dialogs,
           {{Key::enter}, {Key::keypad_enter}},
           mark("posts the line; in an auction the bid counts"),
           Of::dialogs},
    KeyRow{hammer, over_table, {ctrl(Key::enter), ctrl(Key::keypad_enter)}, mark("the hammer falls"), Of::dialogs},
    KeyRow{take_bid_back, Place::auction, {ctrl(Key::z)}, mark("takes the last bid back"), Of::dialogs},
    KeyRow{copy_line, over_table, {ctrl(Key::c)}, mark("copies the line"), Of::dialogs},
    KeyRow{back, dialogs, {{Key::escape}}, mark("closes; what was put together is kept"), Of::dialogs},

    // The repair of an entry.
    KeyRow{answer,
           Place::repair | Place::which_line,
           {typed(Key::one), typed(Key::two), typed(Key::three), typed(Key::four), typed(Key::five), typed(Key::six),
            typed(Key::seven), typed(Key::eight), typed(Key::nine)},
           mark("the answer with this number; letters after nine"),
           Of::repair},
    KeyRow{erase, Place::repair, {{Key::backspace}}, mark("the last answer is asked again"), Of::repair},
    KeyRow{go_on,
           Place::repair,
           {{Key::enter}, {Key::keypad_enter}},
           mark("agrees: the repair is posted, as one action"),
           Of::repair},
    KeyRow{page_down, Place::repair, {{Key::page_down}}, mark("the lines further down, and up"), Of::repair},
    KeyRow{page_up, Place::repair, {{Key::page_up}}, mark("the lines further down, and up"), Of::repair},
    KeyRow{back, Place::repair | Place::which_line, {{Key::escape}}, mark("closes; nothing is posted"), Of::repair},

    // Back in time.
    KeyRow{up, Place::past, {{Key::up}}, entry_to_entry, Of::past},
    KeyRow{down, Place::past, {{Key::down}}, entry_to_entry, Of::past},
    KeyRow{right, Place::past, {{Key::right}}, entry_to_entry},
    KeyRow{left, Place::past, {{Key::left}}, entry_to_entry},
    KeyRow{page_up, Place::past, {{Key::page_up}}, entry_to_entry},
    KeyRow{page_down, Place::past, {{Key::page_down}}, entry_to_entry},
    KeyRow{look_forward, Place::past, {alt(Key::up)}, entry_to_entry},
    KeyRow{first, Place::past, {{Key::home}}, beginning_and_now, Of::past},
    KeyRow{last, Place::past, {{Key::end}}, beginning_and_now, Of::past},
    KeyRow{undo_entry, Place::past, {{Key::f2}}, mark("undoes the entry that is looked at"), Of::past},
    KeyRow{take_back_to, Place::past, {{Key::f3}}, mark("takes back everything since, after asking"), Of::past},
    KeyRow{continue_from, Place::past, {{Key::f4}}, mark("goes on from here in a new file"), Of::past},
    KeyRow{amend_entry, Place::past, {{Key::f5}}, mark("puts the entry right that is looked at"), Of::past},
    KeyRow{back, Place::past, {{Key::escape}}, mark("back to now"), Of::past},

    // The calculator. What the players' window has everywhere (F10, F11) is no question of it.
    KeyRow{question,
           calculators,
           {{Key::f2},
            {Key::f3},
            {Key::f4},
            {Key::f5},
            {Key::f6},
            {Key::f7},
            {Key::f8},
            {Key::f9},
            ctrl(Key::b),
            ctrl(Key::t)},
           mark("the question"),
           Of::calculator},
    KeyRow{find_deed, calculators, {ctrl(Key::d)}, mark("the deed that is asked about"), Of::calculator},
    KeyRow{up, calculators, {{Key::up}}, deed_to_deed, Of::calculator},
    KeyRow{down, calculators, {{Key::down}}, deed_to_deed, Of::calculator},
    KeyRow{left, Place::calculator, {{Key::left}}, deed_to_deed},
    KeyRow{right, Place::calculator, {{Key::right}}, deed_to_deed},
    KeyRow{choose_edition,
           calculators,
           {ctrl(Key::e)},
           mark("the edition; arrows choose, Enter takes it"),
           Of::calculator},
    KeyRow{previous_player, calculators, {ctrl(Key::up)}, player_to_player, Of::calculator},
    KeyRow{next_player, calculators, {ctrl(Key::down)}, player_to_player, Of::calculator},
    KeyRow{add_player, calculators, {ctrl(Key::n)}, one_player_more, Of::calculator},
    KeyRow{take_off_list, calculators, {ctrl(Key::del)}, one_player_more, Of::calculator},
    KeyRow{other_role, calculators, {ctrl(Key::r)}, role_and_jail, Of::calculator},
    KeyRow{jailed, calculators, {ctrl(Key::j)}, role_and_jail, Of::calculator},
    KeyRow{show_rulings, calculators, {ctrl(Key::u)}, calculator_rulings, Of::calculator},
    KeyRow{ruling_up, calculators, {alt(Key::up)}, calculator_rulings},
    KeyRow{ruling_down, calculators, {alt(Key::down)}, calculator_rulings},
    KeyRow{ruling_left, calculators, {alt(Key::left)}, calculator_rulings},
    KeyRow{ruling_right, calculators, {alt(Key::right)}, calculator_rulings},
    KeyRow{open_path, calculators, {ctrl(Key::o)}, position_file, Of::calculator},
    KeyRow{save, calculators, {ctrl(Key::s)}, position_file, Of::calculator},
    KeyRow{copy_line, calculators, {ctrl(Key::c)}, mark("copies the question as a command"), Of::calculator},
    KeyRow{page_up, calculators | Place::settlement, {{Key::page_up}}, every_payment},
    KeyRow{page_down, calculators | Place::settlement, {{Key::page_down}}, every_payment},

    // One's own edition.
    KeyRow{section,
           editing,
           {{Key::f2}, {Key::f3}, {Key::f4}, {Key::f5}, {Key::f6}, {Key::f7}},
           mark("the sections"),
           Of::edition},
    KeyRow{next_finding, editing, {{Key::f8}}, mark("the next finding"), Of::edition},
    KeyRow{next_part, editing, {{Key::tab}}, field_to_field, Of::edition},
    KeyRow{go_on, editing, {{Key::enter}, {Key::keypad_enter}}, field_to_field, Of::edition},
    KeyRow{up, editing, {{Key::up}}, field_to_field},
    KeyRow{down, editing, {{Key::down}}, field_to_field},
    KeyRow{left, editing, {{Key::left}}, field_to_field},
    KeyRow{right, editing, {{Key::right}}, field_to_field},
    KeyRow{press_part, editing, {{Key::space}}, field_to_field},
    KeyRow{other_role, editing, {ctrl(Key::r)}, mark("the rents of the other role"), Of::edition},
    KeyRow{save, Place::edition, {ctrl(Key::s)}, saves_and_plays, Of::edition},
    KeyRow{play_edition, Place::edition, {ctrl(Key::n)}, saves_and_plays, Of::edition},
    KeyRow{write_over, Place::edition, {ctrl(Key::w)}, mark("Write over it")},
    KeyRow{undo, editing, {ctrl(Key::z)}, back_and_forward, Of::edition},
    KeyRow{redo, editing, {ctrl(Key::y)}, back_and_forward, Of::edition},
    KeyRow{drop_changes, Place::edition_question, {ctrl(Key::d)}, mark("Drop the changes")},
    KeyRow{open_path, Place::edition_list, {ctrl(Key::o)}, mark("Open")},

    // What leads on or is written, where the screen or its button says so.
    KeyRow{go_on, anywhere - at_table - over_table - editing, {{Key::enter}, {Key::keypad_enter}}, chooses},
    KeyRow{up, forms, {{Key::up}}, part_to_part},
    KeyRow{down, forms, {{Key::down}}, part_to_part},
    KeyRow{left, forms, {{Key::left}}, part_to_part},
    KeyRow{right, forms, {{Key::right}}, part_to_part},
    KeyRow{up, lists - Place::log_search, {{Key::up}}, chooses},
    KeyRow{down, lists, {{Key::down}}, chooses},
    KeyRow{page_up, Place::help | Place::palette | Place::deed_check, {{Key::page_up}}, scrolls},
    KeyRow{page_down, Place::help | Place::palette | Place::deed_check, {{Key::page_down}}, scrolls},
    KeyRow{first, Place::help, {{Key::home}}, scrolls},
    KeyRow{last, Place::help, {{Key::end}}, scrolls},
    KeyRow{erase, written_in, {{Key::backspace}}, by_ten},
    KeyRow{compare_deeds, new_games, {ctrl(Key::d)}, mark("Compare the deeds")},
    KeyRow{type_figures, Place::deed_check, {ctrl(Key::t)}, mark("Type in the figures of my box")},
    KeyRow{save, Place::disk_trouble, {ctrl(Key::s)}, mark("Save a copy")},
};

}  // namespace key_table

}  // namespace tablebank
