#pragma once
// The look of every screen: one palette, one spacing scale, one accent colour. docs/explanation/window-design.md gives
// the reasons.

#include <imgui.h>

#include <string_view>

#include "app/present/words/player_mark.h"
#include "app/ui/look/palettes.h"

namespace tablebank {

/// Steps of the spacing scale, in pixels at scale 1.
enum class Gap : int { hair = 2, tight = 4, small = 8, medium = 12, large = 16, wide = 24, huge = 40 };

struct Theme {
    Palette palette = palette_of(ThemeChoice::dark);
    float scale = 1.0F;
    float usual = 1.0F;  ///< the scale shown as 100 % in this window

    /// Converts pixels at scale 1 to pixels of this screen.
    [[nodiscard]] float px(float at_scale_one) const { return at_scale_one * scale; }
    [[nodiscard]] float gap(Gap gap) const { return px(static_cast<float>(gap)); }
    [[nodiscard]] float radius() const { return px(6); }

    [[nodiscard]] ImU32 player(const PlayerMark& mark) const;
    /// The colour "#rrggbb" of an edition; the fallback if the text is not such a colour.
    [[nodiscard]] static ImU32 printed(std::string_view colour, ImU32 fallback);
    [[nodiscard]] static ImU32 faded(ImU32 colour, float opacity);
    /// Black or white, whichever has the higher contrast on a colour of the box.
    [[nodiscard]] static ImU32 ink_on(ImU32 colour);
};

/// Gives ImGui's own widgets the same look.
void apply(const Theme& theme);

}  // namespace tablebank
