#include "app/ui/window/window_scale.h"

#include <algorithm>
#include <cmath>

namespace tablebank {

namespace {

constexpr float steps = 20;

float in_steps(float scale) {
    return std::floor(scale * steps) / steps;
}

}  // namespace

float usual_scale(float monitor, ImVec2 window) {
    const float grown = in_steps(std::min(window.x / grown_from_width, window.y / grown_from_height));
    return std::max({1.0F, monitor, grown});
}

float window_scale(float wished, ImVec2 window) {
    constexpr float smallest = 0.5F;
    const float room = std::min(window.x / smallest_width, window.y / smallest_height);
    if (wished <= room) return wished;
    return std::max(smallest, in_steps(room));
}

ImVec2 window_size(float scale, ImVec2 usual, ImVec2 desk) {
    const float larger = std::max(scale, 1.0F);
    return {std::min(usual.x * larger, desk.x), std::min(usual.y * larger, desk.y)};
}

}  // namespace tablebank
