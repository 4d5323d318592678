#pragma once
// The colours of the three themes. docs/explanation/window-design.md gives the reason for each;
// tests/app/ui/look/palettes_test.cpp measures their contrast.

#include <imgui.h>

#include <array>

#include "app/session/settings.h"

namespace tablebank {

struct Palette {
    ImU32 ground;  ///< background of the window
    ImU32 panel;   ///< background of a group of widgets
    ImU32 raised;  ///< buttons, and the selected item
    ImU32 hover;   ///< a button under the pointer
    ImU32 line;    ///< edges and separators
    ImU32 bar;     ///< the grab of a scroll bar
    ImU32 text;
    ImU32 quiet;   ///< explanations
    ImU32 faint;   ///< text of little importance
    ImU32 accent;  ///< the main action
    ImU32 on_accent;
    ImU32 refused;                     ///< always with a sentence
    ImU32 fine;                        ///< always with a tick
    ImU32 on_player;                   ///< text on a player's colour
    ImU32 piece;                       ///< houses, hotels, dice
    ImU32 on_piece;                    ///< outlines and text on a piece
    ImU32 rim;                         ///< outline of a token
    ImU32 dim;                         ///< over the screen while a dialog is open
    std::array<ImU32, 3> monopolists;  ///< warm
    std::array<ImU32, 3> competitors;  ///< cool
    /// Whether panels need edges, because they have the same colour as the background.
    [[nodiscard]] constexpr bool edged() const { return panel == ground; }
};

[[nodiscard]] const Palette& palette_of(ThemeChoice theme);

/// A colour without transparency: 0xE6B85C.
[[nodiscard]] constexpr ImU32 rgb(unsigned value) {
    return IM_COL32((value >> 16U) & 0xFFU, (value >> 8U) & 0xFFU, value & 0xFFU, 255);
}

/// The contrast of two colours by WCAG 2, 1 to 21. Transparency is ignored.
[[nodiscard]] double contrast(ImU32 one, ImU32 other);

[[nodiscard]] Palette past_palette(const Palette& now);

}  // namespace tablebank
