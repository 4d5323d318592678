#pragma once
// The scale of a window: the one that the user set, as long as the screens fit.

#include <imgui.h>

namespace tablebank {

/// The smallest screen that every part of the program is laid out for, in pixels at scale 1.
inline constexpr float smallest_width = 800;
inline constexpr float smallest_height = 500;

/// The window size at which the usual scale is 1, in pixels. In a larger window everything is larger, so that it can be
/// read from farther away.
inline constexpr float grown_from_width = 1280;
inline constexpr float grown_from_height = 800;

/// The scale of 100 %: that of the monitor, or more in a large window; at least 1.
[[nodiscard]] float usual_scale(float monitor, ImVec2 window);

/// `wished` is the user's scale times the usual one; `window` is in pixels. The result is at most `wished`; if the
/// window is too small, it is the largest multiple of a twentieth at which a screen fits.
[[nodiscard]] float window_scale(float wished, ImVec2 window);

/// The size of a new window in pixels: the usual 1280x800 times the scale, at most the size of the desktop.
[[nodiscard]] ImVec2 window_size(float scale, ImVec2 usual, ImVec2 desk);

}  // namespace tablebank
