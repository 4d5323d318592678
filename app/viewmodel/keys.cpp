#include "app/viewmodel/keys.h"

#include <algorithm>

#include "app/viewmodel/keymap.h"

namespace tablebank {

namespace key_table {
namespace {

/// Shift is part of typing characters and of Shift+Tab; as a modifier it only distinguishes function keys
/// (app/ui/widgets/key_input.cpp).
constexpr bool shift_goes_with_function_keys() {
    for (const Keybinding& row : rows)
        for (const Chord chord : row.chords.all())
            if (chord.held == Held::shift && (chord.key < Key::f1 || chord.key > Key::f12)) return false;
    return true;
}
static_assert(shift_goes_with_function_keys(), "a row of the table of keys asks for Shift with no function key");

constexpr bool share_a_press(const Chords& some, const Chords& others) {
    for (const Chord one : some.all())
        for (const Chord other : others.all())
            if (one == other) return true;
    return false;
}

constexpr bool no_two_on_one_chord_in_one_place() {
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = i + 1; j < rows.size(); ++j)
            if (rows[i].holds.meets(rows[j].holds) && share_a_press(rows[i].chords, rows[j].chords)) return false;
    return true;
}
static_assert(no_two_on_one_chord_in_one_place(), "two rows of the table of keys have one chord in one place");

constexpr bool every_action_has_its_own_chords() {
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = i + 1; j < rows.size(); ++j)
            if (rows[i].action == rows[j].action && !(rows[i].chords == rows[j].chords)) return false;
    return true;
}
static_assert(every_action_has_its_own_chords(), "an action has other chords in another row of the table of keys");

constexpr bool every_action_has_a_row() {
    for (int action = 0; action <= static_cast<int>(KeyAction::write_sheet); ++action) {
        bool found = false;
        for (const Keybinding& row : rows) found = found || static_cast<int>(row.action) == action;
        if (!found) return false;
    }
    return true;
}
static_assert(every_action_has_a_row(), "an action is in no row of the table of keys");

}  // namespace
}  // namespace key_table

std::span<const Keybinding> keybindings() {
    return key_table::rows;
}

std::span<const Chord> chords_of(KeyAction action) {
    return std::ranges::find(key_table::rows, action, &Keybinding::action)->chords.all();
}

Intent intent_of(KeyAction action) {
    const auto does = [action](const Keybinding& row) { return row.action == action && row.offer; };
    return std::ranges::find_if(key_table::rows, does)->offer->does();
}

std::string hint_of(KeyAction action, std::size_t nth) {
    return written(chords_of(action)[nth]);
}

std::optional<ChoiceKey> choice_key(ActionKey key) {
    switch (key) {
        case ActionKey::enter:
            return ChoiceKey{KeyAction::go_on};
        case ActionKey::f2:
            return ChoiceKey{KeyAction::choice, 0};
        case ActionKey::f3:
            return ChoiceKey{KeyAction::choice, 1};
        case ActionKey::f4:
            return ChoiceKey{KeyAction::choice, 2};
        case ActionKey::f5:
            return ChoiceKey{KeyAction::trade};
        case ActionKey::f6:
            return ChoiceKey{KeyAction::auction};
        case ActionKey::f7:
            return ChoiceKey{KeyAction::card};
        case ActionKey::f8:
            return ChoiceKey{KeyAction::bankruptcy};
        case ActionKey::none:
            break;
    }
    return std::nullopt;
}

std::string hint_of(ActionKey key) {
    const auto found = choice_key(key);
    return found ? hint_of(found->action, found->nth) : std::string{};
}

}  // namespace tablebank
