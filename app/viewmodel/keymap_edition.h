#pragma once
// The rows of the keymap for choosing, typing and making custom editions. Internal header of keymap.h.

#include <array>

#include "app/viewmodel/key_words.h"

namespace tablebank {

namespace key_table {

inline constexpr std::array edition_rows{
    Keybinding{section,
               editing,
               {{Key::f2}, {Key::f3}, {Key::f4}, {Key::f5}, {Key::f6}, {Key::f7}},
               mark("the sections"),
               Of::edition},
    Keybinding{next_finding, editing, {{Key::f8}}, mark("the next finding"), Of::edition},
    Keybinding{next_part, editing, {{Key::tab}}, field_to_field, Of::edition},
    Keybinding{go_on, editing, {{Key::enter}, {Key::keypad_enter}}, field_to_field, Of::edition},
    Keybinding{up, editing, {{Key::up}}, field_to_field},
    Keybinding{down, editing, {{Key::down}}, field_to_field},
    Keybinding{left, editing, {{Key::left}}, field_to_field},
    Keybinding{right, editing, {{Key::right}}, field_to_field},
    Keybinding{press_part, editing, {{Key::space}}, field_to_field},
    Keybinding{other_role, editing, {ctrl(Key::r)}, mark("the rents of the other role"), Of::edition},
    Keybinding{save, InputContext::edition, {ctrl(Key::s)}, saves_and_plays, Of::edition},
    Keybinding{play_edition, InputContext::edition, {ctrl(Key::n)}, saves_and_plays, Of::edition},
    Keybinding{write_over, InputContext::edition, {ctrl(Key::w)}, mark("Write over it")},
    Keybinding{print_deeds, InputContext::edition, {ctrl(Key::d)}, papers_of_deeds, Of::edition},
    Keybinding{write_table, InputContext::edition, {ctrl(Key::t)}, papers_of_deeds, Of::edition},
    Keybinding{undo, editing, {ctrl(Key::z)}, back_and_forward, Of::edition},
    Keybinding{redo, editing, {ctrl(Key::y)}, back_and_forward, Of::edition},
    Keybinding{drop_changes, InputContext::edition_question, {ctrl(Key::d)}, mark("Drop the changes")},
    Keybinding{open_path, InputContext::edition_list, {ctrl(Key::o)}, mark("Open")},
    Keybinding{up, InputContext::deed_table, {{Key::up}}, edition_alike},
    Keybinding{down, InputContext::deed_table, {{Key::down}}, edition_alike},
    Keybinding{page_up, InputContext::deed_table, {{Key::page_up}}, scrolls},
    Keybinding{page_down, InputContext::deed_table, {{Key::page_down}}, scrolls},
};

}  // namespace key_table

}  // namespace tablebank
