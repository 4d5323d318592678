#pragma once
// The rows of the keymap for a table, a new game and the start screen, and the program's commands. Internal header of
// keymap.h.

#include <array>

#include "app/viewmodel/key_words.h"

namespace tablebank {

namespace key_table {

using Offer = ProgramOffer;
using In = ActionPlace;

template <class It>
Intent plain() {
    return It{};
}
template <Screen to>
Intent go() {
    return intent::Go{to};
}
template <Dialog dialog>
Intent show() {
    return intent::Show{dialog};
}
template <TablePart part>
Intent turn_to() {
    return intent::TurnTo{part};
}
template <int percent>
Intent resize() {
    return intent::Resize{percent};
}
inline Intent undo_last() {
    return intent::Post{"undo"};
}
inline Intent redo_last() {
    return intent::Post{"redo"};
}
inline Intent choose_game() {
    return intent::ChooseFile{FileKind::game};
}

/// In the order of the help.
inline constexpr std::array table_rows{
    // The keys of a table, of a new game and of the start screen.
    Keybinding{go_on,
               at_table,
               {{Key::enter}, {Key::keypad_enter}},
               mark("posts what the line under the board says it will do"),
               Of::general},
    Keybinding{complete_line, InputContext::table, {{Key::tab}}, completes, Of::general, {}, true},
    Keybinding{recall_line, InputContext::table, {{Key::up}, {Key::down}}, completes, Of::general, {}, true},
    Keybinding{next_part, forms | InputContext::disk_trouble, {{Key::tab}}, goes_round, Of::general},
    Keybinding{press_part, forms, {{Key::space}}, goes_round, Of::general},
    Keybinding{take_off_list, new_games, {ctrl(Key::del)}, take_off_this_row, Of::general},
    Keybinding{take_off_list, InputContext::start, {ctrl(Key::del)}, game_off_the_list, Of::general},
    Keybinding{open_recent,
               InputContext::start,
               {typed(Key::one), typed(Key::two), typed(Key::three), typed(Key::four), typed(Key::five),
                typed(Key::six), typed(Key::seven), typed(Key::eight), typed(Key::nine)},
               mark("on the start screen: opens that game"),
               Of::general},
    Keybinding{
        choice, at_table | InputContext::settlement, {{Key::f2}, {Key::f3}, {Key::f4}}, other_choices, Of::general},
    Keybinding{look_back,
               at_table | InputContext::past,
               {alt(Key::down)},
               mark("the table as it was, entry by entry; so does a click on the log"),
               Of::general,
               Offer{"look-back", In::in_game, turn_to<TablePart::past>}},
    Keybinding{entry_menu,
               at_table | InputContext::past,
               {{Key::menu}, shift(Key::f10)},
               mark("what may be done with an entry"),
               Of::general,
               Offer{"entry", In::in_game, turn_to<TablePart::entry_menu>}},
    Keybinding{put_roll_right,
               at_table,
               {ctrl(Key::d)},
               mark("Correct a wrong roll: the last one; again for the one before"),
               Of::general,
               Offer{"roll", In::in_game, plain<intent::PutRollRight>}},
    Keybinding{fill_players,
               anywhere,
               {{Key::f11}},
               mark("the window for the players on the whole screen"),
               Of::general,
               Offer{"fill-players", In::anywhere, plain<intent::FillPlayersScreen>}},
    Keybinding{board,
               at_table,
               {ctrl(Key::b)},
               mark("the board or what is due, in a small window"),
               Of::general,
               Offer{"board", In::in_game, turn_to<TablePart::board>}},
    Keybinding{clock, at_table, {ctrl(Key::t)}, mark("the clock: starts, stops, calls time"), Of::general},
    Keybinding{deed_slot,
               at_table,
               {ctrl(Key::one), ctrl(Key::two), ctrl(Key::three), ctrl(Key::four)},
               mark("what may be done with the deed that is looked at"),
               Of::general},
    Keybinding{
        guide_next, at_table, {ctrl(Key::n)}, mark("in a practice game: does what the guide advises"), Of::general},
    Keybinding{guide, at_table, {ctrl(Key::i)}, mark("in a practice game: puts the guide aside, or back"), Of::general},
    Keybinding{waiting_lines, at_table, {ctrl(Key::l)}, mark("the pasted lines that wait"), Of::general},
    Keybinding{
        back, anywhere - at_table - over_table - InputContext::past, {{Key::escape}}, one_step_back, Of::general},
    // The program's commands, on every screen.
    Keybinding{settlement,
               at_table,
               {{Key::f9}},
               mark("Standings and settlement"),
               Of::general,
               Offer{"settlement", In::in_game, go<Screen::settlement>}},
    Keybinding{proof,
               at_table | InputContext::settlement,
               {ctrl(Key::h)},
               mark("Proof: checkpoints, signatures, the code of the game"),
               Of::general,
               Offer{"proof", In::in_game, go<Screen::proof>}},
    Keybinding{paste_proof,
               InputContext::proof,
               {ctrl(Key::v)},
               mark("takes a signature or a checkpoint out of the clipboard"),
               Of::general},
    Keybinding{charts,
               at_table | InputContext::settlement,
               {ctrl(Key::g)},
               mark("Charts of the game"),
               Of::general,
               Offer{"charts", In::in_game, go<Screen::charts>}},
    Keybinding{review,
               at_table | InputContext::settlement,
               {ctrl(Key::j)},
               mark("What a judge should look at"),
               Of::general,
               Offer{"review", In::in_game, go<Screen::review>}},
    Keybinding{phones,
               at_table | InputContext::settlement,
               {shift(Key::f11)},
               mark("The game on the players' phones"),
               Of::general,
               Offer{"phones", In::in_game, go<Screen::phones>}},
    Keybinding{closing_plan,
               InputContext::settlement,
               {ctrl(Key::b)},
               mark("in the settlement: the best closing"),
               Of::general},
    Keybinding{count_notes,
               InputContext::settlement,
               {ctrl(Key::n)},
               mark("in the settlement: the notes of a player, value by value"),
               Of::general},
    Keybinding{trade,
               at_table | dialogs,
               {{Key::f5}},
               mark("Put a trade together"),
               Of::general,
               Offer{"trade", In::in_game, show<Dialog::trade>}},
    Keybinding{auction,
               at_table | dialogs,
               {{Key::f6}},
               mark("Hold an auction"),
               Of::general,
               Offer{"auction", In::in_game, show<Dialog::auction>}},
    Keybinding{card,
               at_table | dialogs,
               {{Key::f7}},
               mark("Read a card"),
               Of::general,
               Offer{"card", In::in_game, show<Dialog::card>}},
    Keybinding{bankruptcy,
               at_table | dialogs,
               {{Key::f8}},
               mark("See what a debtor can still raise"),
               Of::general,
               Offer{"bankruptcy", In::in_game, show<Dialog::bankruptcy>}},
    Keybinding{rulings,
               at_table | dialogs,
               {ctrl(Key::r)},
               mark("Rulings in force, and a change of one"),
               Of::general,
               Offer{"rulings", In::in_game, show<Dialog::rulings>}},
    Keybinding{undo,
               at_table,
               {ctrl(Key::z)},
               mark("Undo the last entry"),
               Of::general,
               Offer{"undo", In::in_game, undo_last}},
    Keybinding{redo,
               at_table,
               {ctrl(Key::y)},
               mark("Redo what was undone"),
               Of::general,
               Offer{"redo", In::in_game, redo_last}},
    Keybinding{search_log,
               at_table | InputContext::past,
               {ctrl(Key::f)},
               mark("Search the log"),
               Of::general,
               Offer{"search", In::in_game, turn_to<TablePart::search>}},
    Keybinding{players,
               anywhere,
               {{Key::f10}},
               mark("The window for the players"),
               Of::general,
               Offer{"players", In::anywhere, plain<intent::ShowPlayers>}},
    Keybinding{new_game,
               InputContext::start,
               {{Key::f2}},
               mark("New game"),
               Of::general,
               Offer{"new", In::no_game, go<Screen::new_game>}},
    Keybinding{show_me,
               InputContext::start,
               {{Key::f3}},
               mark("Practice game: ten turns with a line of advice for each"),
               Of::general,
               Offer{"show-me", In::no_game, plain<intent::ShowMe>}},
    Keybinding{open_path,
               InputContext::start,
               {ctrl(Key::o)},
               mark("Open a game file by its path"),
               Of::general,
               Offer{"open", In::no_game, choose_game}},
    Keybinding{calculator,
               free - InputContext::palette - InputContext::help,
               {ctrl(Key::k)},
               mark("Calculator: a rent, a tax, a settlement without a game"),
               Of::general,
               Offer{"calculator", In::anywhere, go<Screen::calculator>}},
    Keybinding{editions,
               new_games | InputContext::start,
               {ctrl(Key::e)},
               mark("Editions: the figures of your own box"),
               Of::general,
               Offer{"editions", In::no_game, go<Screen::editions>}},
    Keybinding{settings,
               at_table | InputContext::start,
               {{Key::f12}},
               mark("Settings: language, theme, size"),
               Of::general,
               Offer{"settings", In::anywhere, go<Screen::settings>}},
    Keybinding{palette,
               free - InputContext::help,
               {ctrl(Key::p)},
               mark("Find an action, a deed, a player or a game"),
               Of::general,
               Offer{"palette", In::anywhere, plain<intent::Actions>}},
    Keybinding{
        help, free, {{Key::f1}}, mark("Commands"), Of::general, Offer{"help", In::anywhere, plain<intent::Help>}},
    Keybinding{larger,
               anywhere,
               {ctrl(Key::plus)},
               mark("Larger letters"),
               Of::general,
               Offer{"larger", In::anywhere, resize<+25>}},
    Keybinding{smaller,
               anywhere,
               {ctrl(Key::minus)},
               mark("Smaller letters"),
               Of::general,
               Offer{"smaller", In::anywhere, resize<-25>}},
    Keybinding{usual_size,
               anywhere,
               {ctrl(Key::zero)},
               mark("Letters of the usual size"),
               Of::general,
               Offer{"usual-size", In::anywhere, resize<0>}},
    Keybinding{paper_money,
               anywhere,
               {ctrl(Key::m)},
               mark("Show which notes to use for each payment"),
               Of::general,
               Offer{"paper-money", In::anywhere, plain<intent::SwitchPaperMoney>}},
    Keybinding{back,
               at_table,
               {{Key::escape}},
               mark("Back to the list of games"),
               Of::none,
               Offer{"leave", In::in_game, plain<intent::Leave>}},
    Keybinding{close,
               anywhere,
               {ctrl(Key::q)},
               mark("Close the program; everything posted is kept"),
               Of::general,
               Offer{"close", In::anywhere, plain<intent::Close>}},
};

}  // namespace key_table

}  // namespace tablebank
