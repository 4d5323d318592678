#pragma once
// The rows of the keymap, in the order of the help. Internal header of keys.cpp, which compares them with each other: a
// conflict of two rows is a compile error.

#include <array>

#include "app/viewmodel/key_words.h"
#include "app/viewmodel/keymap_director.h"
#include "app/viewmodel/keymap_edition.h"
#include "app/viewmodel/keymap_table.h"
#include "app/viewmodel/keymap_unlisted.h"

namespace tablebank {

// A namespace of its own, because the names of the actions are short.
namespace key_table {

/// In the order of the help, after those of keymap_table.h.
inline constexpr std::array game_rows{
    // Dialogs over the table.
    Keybinding{next_part, over_table, {{Key::tab}}, part_to_part, Of::dialogs},
    Keybinding{up, over_table, {{Key::up}}, part_to_part, Of::dialogs},
    Keybinding{down, over_table, {{Key::down}}, part_to_part, Of::dialogs},
    Keybinding{left, over_table, {{Key::left}}, part_to_part},
    Keybinding{right, over_table, {{Key::right}}, part_to_part},
    Keybinding{press_part, over_table, {{Key::space}}, mark("presses the part with the frame"), Of::dialogs},
    Keybinding{more, dialogs | new_games, {typed(Key::plus)}, by_ten, Of::dialogs},
    Keybinding{less, dialogs | new_games, {typed(Key::minus)}, by_ten, Of::dialogs},
    Keybinding{go_on,
               dialogs,
               {{Key::enter}, {Key::keypad_enter}},
               mark("posts the line; in an auction the bid counts"),
               Of::dialogs},
    Keybinding{hammer, over_table, {ctrl(Key::enter), ctrl(Key::keypad_enter)}, mark("the hammer falls"), Of::dialogs},
    Keybinding{take_bid_back, InputContext::auction, {ctrl(Key::z)}, mark("withdraws the last bid"), Of::dialogs},
    Keybinding{copy_line, over_table, {ctrl(Key::c)}, mark("copies the line"), Of::dialogs},
    Keybinding{back, dialogs, {{Key::escape}}, mark("closes; what was put together is kept"), Of::dialogs},

    // The repair of an entry.
    Keybinding{answer,
               InputContext::repair | InputContext::which_line,
               {typed(Key::one), typed(Key::two), typed(Key::three), typed(Key::four), typed(Key::five),
                typed(Key::six), typed(Key::seven), typed(Key::eight), typed(Key::nine)},
               mark("the answer with this number; letters after nine"),
               Of::repair},
    Keybinding{erase, InputContext::repair, {{Key::backspace}}, mark("the last answer is asked again"), Of::repair},
    Keybinding{go_on,
               InputContext::repair,
               {{Key::enter}, {Key::keypad_enter}},
               mark("agrees: the repair is posted, as one action"),
               Of::repair},
    Keybinding{page_down, InputContext::repair, {{Key::page_down}}, mark("the lines further down, and up"), Of::repair},
    Keybinding{page_up, InputContext::repair, {{Key::page_up}}, mark("the lines further down, and up"), Of::repair},
    Keybinding{back,
               InputContext::repair | InputContext::which_line,
               {{Key::escape}},
               mark("closes; nothing is posted"),
               Of::repair},

    // Back in time.
    Keybinding{up, InputContext::past, {{Key::up}}, entry_to_entry, Of::past},
    Keybinding{down, InputContext::past, {{Key::down}}, entry_to_entry, Of::past},
    Keybinding{right, InputContext::past, {{Key::right}}, entry_to_entry},
    Keybinding{left, InputContext::past, {{Key::left}}, entry_to_entry},
    Keybinding{page_up, InputContext::past, {{Key::page_up}}, entry_to_entry},
    Keybinding{page_down, InputContext::past, {{Key::page_down}}, entry_to_entry},
    Keybinding{look_forward, InputContext::past, {alt(Key::up)}, entry_to_entry},
    Keybinding{first, InputContext::past, {{Key::home}}, beginning_and_now, Of::past},
    Keybinding{last, InputContext::past, {{Key::end}}, beginning_and_now, Of::past},
    Keybinding{undo_entry, InputContext::past, {{Key::f2}}, mark("undoes the entry that is looked at"), Of::past},
    Keybinding{take_back_to, InputContext::past, {{Key::f3}}, mark("undoes everything since, after asking"), Of::past},
    Keybinding{continue_from, InputContext::past, {{Key::f4}}, mark("goes on from here in a new file"), Of::past},
    Keybinding{amend_entry, InputContext::past, {{Key::f5}}, mark("corrects the entry that is looked at"), Of::past},
    Keybinding{back, InputContext::past, {{Key::escape}}, mark("back to now"), Of::past},

    // The calculator. F10 and F11 are not among its keys: they belong to the players' window everywhere.
    Keybinding{question,
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
    Keybinding{find_deed, calculators, {ctrl(Key::d)}, mark("the deed that is asked about"), Of::calculator},
    Keybinding{up, calculators, {{Key::up}}, deed_to_deed, Of::calculator},
    Keybinding{down, calculators, {{Key::down}}, deed_to_deed, Of::calculator},
    Keybinding{left, InputContext::calculator, {{Key::left}}, deed_to_deed},
    Keybinding{right, InputContext::calculator, {{Key::right}}, deed_to_deed},
    Keybinding{deeds_on_board, calculators, {ctrl(Key::i)}, mark("the deeds as a board or as a list"), Of::calculator},
    Keybinding{choose_edition,
               calculators,
               {ctrl(Key::e)},
               mark("the edition; arrows choose, Enter takes it"),
               Of::calculator},
    Keybinding{previous_player, calculators, {ctrl(Key::up)}, player_to_player, Of::calculator},
    Keybinding{next_player, calculators, {ctrl(Key::down)}, player_to_player, Of::calculator},
    Keybinding{add_player, calculators, {ctrl(Key::n)}, one_player_more, Of::calculator},
    Keybinding{take_off_list, calculators, {ctrl(Key::del)}, one_player_more, Of::calculator},
    Keybinding{other_role, calculators, {ctrl(Key::r)}, role_and_jail, Of::calculator},
    Keybinding{jailed, calculators, {ctrl(Key::j)}, role_and_jail, Of::calculator},
    Keybinding{bankrupt, calculators, {ctrl(Key::g)}, mark("whether the player is bankrupt"), Of::calculator},
    Keybinding{
        player_line, calculators, {ctrl(Key::l)}, mark("one line per player, for the settlement"), Of::calculator},
    Keybinding{line_answer,
               calculators,
               {ctrl(Key::one), ctrl(Key::two)},
               mark("the answer to a question about a line"),
               Of::calculator},
    Keybinding{reason, calculators, {ctrl(Key::h)}, mark("why something is scored as found"), Of::calculator},
    Keybinding{write_sheet, calculators, {ctrl(Key::w)}, mark("the score sheet, as a PDF"), Of::calculator},
    Keybinding{show_rulings, calculators, {ctrl(Key::u)}, calculator_rulings, Of::calculator},
    Keybinding{ruling_up, calculators, {alt(Key::up)}, calculator_rulings},
    Keybinding{ruling_down, calculators, {alt(Key::down)}, calculator_rulings},
    Keybinding{ruling_left, calculators, {alt(Key::left)}, calculator_rulings},
    Keybinding{ruling_right, calculators, {alt(Key::right)}, calculator_rulings},
    Keybinding{open_path, calculators, {ctrl(Key::o)}, position_file, Of::calculator},
    Keybinding{save, calculators, {ctrl(Key::s)}, position_file, Of::calculator},
    Keybinding{copy_line, calculators, {ctrl(Key::c)}, mark("copies the question as a command"), Of::calculator},
    Keybinding{page_up, calculators | InputContext::settlement, {{Key::page_up}}, every_payment},
    Keybinding{page_down, calculators | InputContext::settlement, {{Key::page_down}}, every_payment},

    // Charts.
    Keybinding{left, InputContext::charts, {{Key::left}}, along_a_chart, Of::general},
    Keybinding{right, InputContext::charts, {{Key::right}}, along_a_chart, Of::general},
    Keybinding{up, InputContext::charts, {{Key::up}}, along_a_chart},
    Keybinding{down, InputContext::charts, {{Key::down}}, along_a_chart},
    Keybinding{first, InputContext::charts, {{Key::home}}, along_a_chart},
    Keybinding{last, InputContext::charts, {{Key::end}}, along_a_chart},
    Keybinding{next_part, InputContext::charts, {{Key::tab}}, along_a_chart},

    // Help.
    Keybinding{next_part,
               InputContext::help,
               {{Key::tab}},
               mark("in the help: the next chapter of the handbook"),
               Of::general},
};

inline constexpr auto rows =
    joined(joined(joined(table_rows, game_rows), edition_rows), joined(untold_rows, director_rows));

}  // namespace key_table

}  // namespace tablebank
