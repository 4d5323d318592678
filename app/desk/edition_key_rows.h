#pragma once
// The rows of the table of keys that hold where an edition of one's own is chosen, typed and made. Inner header of
// key_rows.h.

#include <array>

#include "app/desk/key_words.h"

namespace tablebank {

namespace key_table {

inline constexpr std::array edition_rows{
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
    KeyRow{print_deeds, Place::edition, {ctrl(Key::d)}, papers_of_deeds, Of::edition},
    KeyRow{write_table, Place::edition, {ctrl(Key::t)}, papers_of_deeds, Of::edition},
    KeyRow{undo, editing, {ctrl(Key::z)}, back_and_forward, Of::edition},
    KeyRow{redo, editing, {ctrl(Key::y)}, back_and_forward, Of::edition},
    KeyRow{drop_changes, Place::edition_question, {ctrl(Key::d)}, mark("Drop the changes")},
    KeyRow{open_path, Place::edition_list, {ctrl(Key::o)}, mark("Open")},
    KeyRow{up, Place::deed_table, {{Key::up}}, edition_alike},
    KeyRow{down, Place::deed_table, {{Key::down}}, edition_alike},
    KeyRow{page_up, Place::deed_table, {{Key::page_up}}, scrolls},
    KeyRow{page_down, Place::deed_table, {{Key::page_down}}, scrolls},
};

}  // namespace key_table

}  // namespace tablebank
