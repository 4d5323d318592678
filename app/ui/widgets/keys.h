#pragma once
// Whether the keys of the table of keys (app/viewmodel/keys.h) were pressed. No screen asks for a key by its name, only
// for what it does.

#include <initializer_list>
#include <string>
#include <vector>

#include "app/viewmodel/keys.h"

namespace tablebank {

/// Went down in this frame; held keys do not count again. With Ctrl and Alt exactly as the table has them.
[[nodiscard]] bool pressed(KeyAction action);
/// Of an action that has several places in a row, the nth.
[[nodiscard]] bool pressed(KeyAction action, std::size_t nth);
/// The same for keys that lead through a list: a held one goes on.
[[nodiscard]] bool pressed_or_held(KeyAction action);
/// Wishes what the table says of those that were pressed; each has an offer there.
void listen_for(std::initializer_list<KeyAction> actions, PendingIntent& queue);
/// A choice of a turn. Enter belongs to the command line, which knows whether anything is typed.
[[nodiscard]] bool pressed(ActionKey key);
/// Whether one of these keys is used, for whoever does nothing with it but look.
[[nodiscard]] bool any_in_use(std::initializer_list<KeyAction> actions);
/// What was typed in this frame, UTF-8: for whatever writes and is no field of ImGui.
[[nodiscard]] std::string signs_of_frame();

/// While one lives no key counts as pressed: what is drawn lies under something that has the keyboard.
class KeysAside {
public:
    KeysAside();
    KeysAside(const KeysAside&) = delete;
    KeysAside& operator=(const KeysAside&) = delete;
    ~KeysAside();
};

/// While one lives, notes which actions were asked for and which of them were answered by a key: how tests hold the
/// screens against the table.
class KeyWatch {
public:
    KeyWatch();
    KeyWatch(const KeyWatch&) = delete;
    KeyWatch& operator=(const KeyWatch&) = delete;
    ~KeyWatch();
    std::vector<KeyAction> asked;
    std::vector<KeyAction> answered;
};
/// For whatever answers a typed chord itself (app/ui/widgets/focus.h).
void note_asked(KeyAction action, bool answered);

/// Sets a key up or down for the next frame, as a backend does: how tests type.
void set_key(Key key, bool down);
void set_ctrl(bool down);
void set_alt(bool down);
void set_shift(bool down);
void set_mouse(float x, float y, bool down);
void set_right_mouse(float x, float y, bool down);
/// Tells ImGui which numbers its own keys have where no backend does.
void name_keys_without_a_backend();

}  // namespace tablebank
