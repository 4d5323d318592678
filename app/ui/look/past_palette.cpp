#include "app/ui/look/past_palette.h"

namespace tablebank {

namespace {

ImU32 soaked(ImU32 colour, ImU32 in, float share) {
    const ImVec4 one = ImGui::ColorConvertU32ToFloat4(colour);
    const ImVec4 other = ImGui::ColorConvertU32ToFloat4(in);
    const auto mix = [share](float from, float to) { return from + (to - from) * share; };
    return ImGui::ColorConvertFloat4ToU32({mix(one.x, other.x), mix(one.y, other.y), mix(one.z, other.z), one.w});
}

}  // namespace

Palette past_palette(const Palette& now) {
    Palette past = now;
    past.ground = soaked(now.ground, now.accent, 0.13F);
    past.panel = soaked(now.panel, now.accent, 0.10F);
    past.raised = soaked(now.raised, now.accent, 0.05F);
    past.line = soaked(now.line, now.accent, 0.30F);
    return past;
}

}  // namespace tablebank
