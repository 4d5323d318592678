#pragma once
// How large everything is drawn in a window: as large as is wished, as long as a screen still finds room in it.

#include <imgui.h>

namespace tablebank {

/// The smallest screen that every part of the program has been laid out for, in pixels at scale 1.
inline constexpr float smallest_width = 800;
inline constexpr float smallest_height = 500;

/// The window whose screens are drawn at scale 1, in pixels: in a larger one everything grows with it, so that the
/// table reads a large screen from farther away.
inline constexpr float grown_from_width = 1280;
inline constexpr float grown_from_height = 800;

/// The scale of 100 %: that of the monitor, or more where the window is large; never less than 1.
[[nodiscard]] float usual_scale(float monitor, ImVec2 window);

/// `wished` is the scale that was set, times the usual one; `window` is in pixels. Never above what was wished;
/// where the window is too small for it, the largest step of a twentieth that leaves a screen its room.
[[nodiscard]] float window_scale(float wished, ImVec2 window);

/// The size of a new window, in pixels, for a scale: the usual 1280x800 times it, no larger than the desk.
[[nodiscard]] ImVec2 window_size(float scale, ImVec2 usual, ImVec2 desk);

}  // namespace tablebank
