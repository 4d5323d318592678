#pragma once
// Whether keys of the keymap (app/viewmodel/keys.h) were pressed. Screens query actions, never keys.

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "app/viewmodel/keys.h"

namespace tablebank {

/// Went down in this frame; repeats of a held key do not count. Ctrl and Alt must match the keymap exactly.
[[nodiscard]] bool pressed(KeyAction action);
/// For an action with several keys in a row: the nth key.
[[nodiscard]] bool pressed(KeyAction action, std::size_t nth);
/// The same for keys that move through a list: repeats of a held key count.
[[nodiscard]] bool pressed_or_held(KeyAction action);
/// Pushes the intents that the keymap has for those that were pressed; each of them has one.
void listen_for(std::initializer_list<KeyAction> actions, PendingIntent& queue);
/// The step of a key that scrolls, if one was pressed; `ends`: Home and End count too.
[[nodiscard]] std::optional<ScrollStep> pressed_scroll(bool ends);
/// Scrolls the current window; `kept`: the part of a page that stays visible, in pixels.
void scroll_window(ScrollStep step, float kept);
/// An action of a turn. Enter belongs to the command line, because its meaning depends on the typed text.
[[nodiscard]] bool pressed(ActionKey key);
/// Whether one of these keys is down, for callers that only observe it.
[[nodiscard]] bool any_in_use(std::initializer_list<KeyAction> actions);
/// The characters typed in this frame, UTF-8: for widgets that take text and are not ImGui fields.
[[nodiscard]] std::string signs_of_frame();
/// The same, and no field gets them.
[[nodiscard]] std::string take_signs_of_frame();

/// While an object exists, no key counts as pressed: the screen is covered by something that has the keyboard.
class KeysAside {
public:
    KeysAside();
    KeysAside(const KeysAside&) = delete;
    KeysAside& operator=(const KeysAside&) = delete;
    ~KeysAside();
};

/// While an object exists, records which actions were queried and which of them a key answered: tests compare the
/// screens with the keymap.
class KeyWatch {
public:
    KeyWatch();
    KeyWatch(const KeyWatch&) = delete;
    KeyWatch& operator=(const KeyWatch&) = delete;
    ~KeyWatch();
    std::vector<KeyAction> asked;
    std::vector<KeyAction> answered;
};
/// For a widget that handles a typed chord itself (app/ui/widgets/keyboard_focus.h).
void note_asked(KeyAction action, bool answered);

/// Sets a key up or down for the next frame, as a backend does. Tests type with it.
void set_key(Key key, bool down);
void set_ctrl(bool down);
void set_alt(bool down);
void set_shift(bool down);
void set_mouse(float x, float y, bool down);
void set_right_mouse(float x, float y, bool down);
/// Sets ImGui's own key numbers if there is no backend.
void name_keys_without_a_backend();

}  // namespace tablebank
