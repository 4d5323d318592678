#pragma once
// The look of every screen: one palette, one spacing scale, one accent colour. docs/design/window.md says why.

#include <imgui.h>

#include <array>
#include <string_view>

#include "app/present/player_mark.h"

namespace tablebank {

struct Palette {
    ImU32 ground;  ///< behind everything
    ImU32 panel;   ///< what groups things
    ImU32 raised;  ///< what can be pressed, and what is looked at
    ImU32 hover;   ///< a raised thing under the pointer
    ImU32 line;    ///< edges and rules
    ImU32 text;
    ImU32 quiet;   ///< text that explains
    ImU32 faint;   ///< text that may be missed
    ImU32 accent;  ///< the one thing to do now
    ImU32 on_accent;
    ImU32 refused;                     ///< always beside a sentence
    ImU32 fine;                        ///< always beside a tick
    ImU32 on_player;                   ///< letters on a player's colour
    std::array<ImU32, 3> monopolists;  ///< warm
    std::array<ImU32, 3> competitors;  ///< cool
};

[[nodiscard]] const Palette& dark_palette();

/// Steps of the spacing scale, in pixels at scale 1.
enum class Gap : int { hair = 2, tight = 4, small = 8, medium = 12, large = 16, wide = 24, huge = 40 };

struct Theme {
    Palette palette = dark_palette();
    float scale = 1.0F;

    /// Pixels at scale 1, as pixels of this screen.
    [[nodiscard]] float px(float at_scale_one) const { return at_scale_one * scale; }
    [[nodiscard]] float gap(Gap gap) const { return px(static_cast<float>(gap)); }
    [[nodiscard]] float radius() const { return px(6); }

    [[nodiscard]] ImU32 player(const PlayerMark& mark) const;
    /// "#rrggbb" of an edition; the fallback where it is empty.
    [[nodiscard]] static ImU32 printed(std::string_view colour, ImU32 fallback);
    [[nodiscard]] static ImU32 faded(ImU32 colour, float opacity);
};

/// Gives ImGui's own widgets the same look.
void apply(const Theme& theme);

}  // namespace tablebank
