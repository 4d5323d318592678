#pragma once
// The colours of the three themes, as data. docs/explanation/window-design.md says why each is what it is;
// tests/app/ui/look/palettes_test.cpp measures their contrast.

#include <imgui.h>

#include <array>

#include "app/session/settings.h"

namespace tablebank {

struct Palette {
    ImU32 ground;  ///< behind everything
    ImU32 panel;   ///< what groups things
    ImU32 raised;  ///< what can be pressed, and what is looked at
    ImU32 hover;   ///< a raised thing under the pointer
    ImU32 line;    ///< edges and rules
    ImU32 bar;     ///< the grab of a scroll bar
    ImU32 text;
    ImU32 quiet;   ///< text that explains
    ImU32 faint;   ///< text that may be missed
    ImU32 accent;  ///< the one thing to do now
    ImU32 on_accent;
    ImU32 refused;                     ///< always beside a sentence
    ImU32 fine;                        ///< always beside a tick
    ImU32 on_player;                   ///< letters on a player's colour
    ImU32 piece;                       ///< houses, hotels, dice
    ImU32 on_piece;                    ///< their outlines and what is written on them
    ImU32 rim;                         ///< around a token
    ImU32 dim;                         ///< over what waits behind a dialog
    std::array<ImU32, 3> monopolists;  ///< warm
    std::array<ImU32, 3> competitors;  ///< cool
    /// Whether edges say what lies on what, because grounds do not.
    [[nodiscard]] constexpr bool edged() const { return panel == ground; }
};

[[nodiscard]] const Palette& palette_of(ThemeChoice theme);

/// A colour without transparency: 0xE6B85C.
[[nodiscard]] constexpr ImU32 rgb(unsigned value) {
    return IM_COL32((value >> 16U) & 0xFFU, (value >> 8U) & 0xFFU, value & 0xFFU, 255);
}

/// The contrast of two colours as WCAG 2 measures it, 1 to 21. Transparency is not looked at.
[[nodiscard]] double contrast(ImU32 one, ImU32 other);

[[nodiscard]] Palette past_palette(const Palette& now);

}  // namespace tablebank
