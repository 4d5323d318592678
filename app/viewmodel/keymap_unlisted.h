#pragma once
// The rows of the keymap that F1 does not list: moving and typing keys that the screen or its button already shows.
// Internal header of keymap.h.

#include <array>

#include "app/viewmodel/key_words.h"

namespace tablebank {

namespace key_table {

inline constexpr std::array untold_rows{
    Keybinding{go_on, anywhere - at_table - over_table - editing, {{Key::enter}, {Key::keypad_enter}}, chooses},
    Keybinding{up, forms, {{Key::up}}, part_to_part},
    Keybinding{down, forms, {{Key::down}}, part_to_part},
    Keybinding{left, forms, {{Key::left}}, part_to_part},
    Keybinding{right, forms, {{Key::right}}, part_to_part},
    Keybinding{up, lists - InputContext::log_search, {{Key::up}}, chooses},
    Keybinding{down, lists, {{Key::down}}, chooses},
    Keybinding{page_up, pages, {{Key::page_up}}, scrolls},
    Keybinding{page_down, pages, {{Key::page_down}}, scrolls},
    Keybinding{first, pages_with_ends, {{Key::home}}, scrolls},
    Keybinding{last, pages_with_ends, {{Key::end}}, scrolls},
    Keybinding{erase, written_in, {{Key::backspace}}, by_ten},
    Keybinding{compare_deeds, new_games, {ctrl(Key::d)}, mark("Compare the deeds")},
    Keybinding{type_figures, InputContext::deed_check, {ctrl(Key::t)}, mark("Type in the figures of my box")},
    Keybinding{save, InputContext::disk_trouble, {ctrl(Key::s)}, mark("Save a copy")},
};

}  // namespace key_table

}  // namespace tablebank
