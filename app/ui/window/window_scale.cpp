#include "app/ui/window/window_scale.h"

#include <algorithm>
#include <cmath>

namespace tablebank {

float window_scale(float wished, ImVec2 window) {
    constexpr float steps = 20;
    constexpr float smallest = 0.5F;
    const float room = std::min(window.x / smallest_width, window.y / smallest_height);
    if (wished <= room) return wished;
    return std::max(smallest, std::floor(room * steps) / steps);
}

ImVec2 window_size(float scale, ImVec2 usual, ImVec2 desk) {
    const float larger = std::max(scale, 1.0F);
    return {std::min(usual.x * larger, desk.x), std::min(usual.y * larger, desk.y)};
}

}  // namespace tablebank
