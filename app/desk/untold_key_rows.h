#pragma once
// The rows of the table of keys that F1 has no line for: what leads on or is written, where the screen or its button
// says so. Inner header of key_rows.h.

#include <array>

#include "app/desk/key_words.h"

namespace tablebank {

namespace key_table {

inline constexpr std::array untold_rows{
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
