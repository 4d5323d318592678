#pragma once
// A key with what is held beside it, and how that is written: "Ctrl+Z". Every name of a key in the program comes from
// here. What the keys are for stands in app/viewmodel/keys.h. Knows nothing of ImGui: app/ui/widgets/keys.h asks the
// keyboard.

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

/// What is held with a key; `typed` is no key at all but a sign, wherever the keyboard has it.
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
/// A sign: '+', '-', '1' to '9'.
constexpr Chord typed(Key key) {
    return {key, Held::typed};
}

/// The chords of one action: ways to say the same, or, where the action has several places in a row, one for each.
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

/// The sign that a typed chord waits for.
[[nodiscard]] char sign_of(Key key);
/// "Ctrl+Z", as the grammar writes it; key_text (app/present/words/localized_line.h) says it in the language given.
[[nodiscard]] std::string written(Chord chord);
/// Several: "Menu · Shift+F10", and three or more that follow each other as "F2 – F7".
[[nodiscard]] std::string written(std::span<const Chord> chords);

}  // namespace tablebank
