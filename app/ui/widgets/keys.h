#pragma once
// The keyboard, whichever Dear ImGui it is: before 1.87 keys were numbers of the window library, since then they are
// names.

#include <string>

#include "app/present/table/offered_action.h"

namespace tablebank {

enum class Key {
    enter,
    keypad_enter,
    escape,
    tab,
    up,
    down,
    left,
    right,
    backspace,
    home,
    end,
    page_up,
    page_down,
    space,
    del,
    menu,
    f1,
    f2,
    f3,
    f4,
    f5,
    f6,
    f7,
    f8,
    f9,
    f10,
    f11,
    f12,
    a,
    b,
    c,
    d,
    e,
    f,
    g,
    h,
    i,
    j,
    k,
    l,
    m,
    n,
    o,
    p,
    q,
    r,
    s,
    t,
    u,
    v,
    w,
    x,
    y,
    z,
    plus,
    minus,
    zero,
    comma,
    one,
    two,
    three,
    four,
    five,
    six
};

/// Went down in this frame; held keys do not count again.
[[nodiscard]] bool pressed(Key key);
/// The same for keys that lead through a list: a held one goes on.
[[nodiscard]] bool pressed_or_held(Key key);
/// What was typed in this frame, UTF-8: for whatever writes and is no field of ImGui.
[[nodiscard]] std::string signs_of_frame();
[[nodiscard]] bool pressed_with_ctrl(Key key);
[[nodiscard]] bool pressed_with_alt(Key key);
[[nodiscard]] bool pressed(ActionKey key);

/// While one lives no key counts as pressed: what is drawn lies under something that has the keyboard.
class KeysAside {
public:
    KeysAside();
    KeysAside(const KeysAside&) = delete;
    KeysAside& operator=(const KeysAside&) = delete;
    ~KeysAside();
};

/// "Enter", "F2": how a key is written beside its action. Empty for none.
[[nodiscard]] std::string key_name(ActionKey key);

/// Sets a key up or down for the next frame, as a backend does: how tests type.
void set_key(Key key, bool down);
void set_ctrl(bool down);
void set_alt(bool down);
void set_shift(bool down);
void set_mouse(float x, float y, bool down);
void set_right_mouse(float x, float y, bool down);
/// Tells ImGui which numbers its own keys have where no backend does: before 1.87 only.
void name_keys_without_a_backend();

}  // namespace tablebank
