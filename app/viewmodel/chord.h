#pragma once
// A key with its modifier, and its written form: "Ctrl+Z". All key names in the program come from here. The actions of
// the keys are in app/viewmodel/keys.h; app/ui/widgets/key_input.h reads the keyboard.

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>

namespace tablebank {

enum class Key : std::uint8_t {
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
    six,
    seven,
    eight,
    nine
};

/// The modifier held with a key. `typed` means a character instead of a key, wherever the keyboard layout has it.
enum class Held : std::uint8_t { nothing, ctrl, alt, shift, typed };

struct Chord {
    Key key = Key::enter;
    Held held = Held::nothing;
    bool operator==(const Chord&) const = default;
};

constexpr Chord ctrl(Key key) {
    return {key, Held::ctrl};
}
constexpr Chord alt(Key key) {
    return {key, Held::alt};
}
constexpr Chord shift(Key key) {
    return {key, Held::shift};
}
/// A character: '+', '-', '1' to '9'.
constexpr Chord typed(Key key) {
    return {key, Held::typed};
}

/// The chords of one action: alternatives or, for an action with several numbered targets, one per target.
class Chords {
public:
    static constexpr std::size_t most = 10;
    constexpr Chords(std::initializer_list<Chord> chords) {
        for (const Chord chord : chords) all_[count_++] = chord;
    }
    [[nodiscard]] constexpr std::span<const Chord> all() const { return {all_.data(), count_}; }
    bool operator==(const Chords&) const = default;

private:
    std::array<Chord, most> all_{};
    std::size_t count_ = 0;
};

/// The character of a typed chord.
[[nodiscard]] char sign_of(Key key);
/// "Ctrl+Z", as in the grammar; key_text (app/present/words/localized_line.h) translates it.
[[nodiscard]] std::string written(Chord chord);
/// Several chords: "Menu · Shift+F10"; three or more consecutive keys as "F2 – F7".
[[nodiscard]] std::string written(std::span<const Chord> chords);

}  // namespace tablebank
