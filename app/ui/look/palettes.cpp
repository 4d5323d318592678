#include "app/ui/look/palettes.h"

#include <algorithm>
#include <cmath>

namespace tablebank {

namespace {

constexpr Palette dark{
    .ground = rgb(0x12151A),
    .panel = rgb(0x1A1F26),
    .raised = rgb(0x262D37),
    .hover = rgb(0x313A47),
    .line = rgb(0x343E4B),
    .bar = rgb(0x7A8595),
    .text = rgb(0xECEEF1),
    .quiet = rgb(0xA9B3C0),
    .faint = rgb(0x9CA6B3),
    .accent = rgb(0xE6B85C),
    .on_accent = rgb(0x1C1608),
    .refused = rgb(0xF28B7D),
    .fine = rgb(0x7CCB98),
    .on_player = rgb(0x11141A),
    .piece = rgb(0xF6F2E8),
    .on_piece = rgb(0x101318),
    .rim = IM_COL32(0, 0, 0, 150),
    .dim = IM_COL32(0, 0, 0, 170),
    .monopolists = {rgb(0xF0814A), rgb(0xE86A8C), rgb(0xD8C04A)},
    .competitors = {rgb(0x5FA8F0), rgb(0x4CC4AE), rgb(0xA592F2)},
};

constexpr Palette light{
    .ground = rgb(0xECE8E0),
    .panel = rgb(0xF8F6F1),
    .raised = rgb(0xFFFFFF),
    .hover = rgb(0xE3DDD0),
    .line = rgb(0xC4BCAC),
    .bar = rgb(0x786F60),
    .text = rgb(0x1B1E23),
    .quiet = rgb(0x4A525C),
    .faint = rgb(0x515963),
    .accent = rgb(0x7F5200),
    .on_accent = rgb(0xFFFFFF),
    .refused = rgb(0xA82A1C),
    .fine = rgb(0x1C6B3C),
    .on_player = rgb(0xFFFFFF),
    .piece = rgb(0xFFFDF7),
    .on_piece = rgb(0x1B1E23),
    .rim = IM_COL32(0, 0, 0, 90),
    .dim = IM_COL32(40, 36, 28, 130),
    .monopolists = {rgb(0xB3470F), rgb(0xB02A56), rgb(0x7A6000)},
    .competitors = {rgb(0x1B5FA8), rgb(0x0B6E5E), rgb(0x5E45B8)},
};

constexpr Palette high_contrast{
    .ground = rgb(0x000000),
    .panel = rgb(0x000000),
    .raised = rgb(0x14181E),
    .hover = rgb(0x2A313B),
    .line = rgb(0xFFFFFF),
    .bar = rgb(0xC8CDD4),
    .text = rgb(0xFFFFFF),
    .quiet = rgb(0xE6E9ED),
    .faint = rgb(0xC8CDD4),
    .accent = rgb(0xFFD84D),
    .on_accent = rgb(0x000000),
    .refused = rgb(0xFFA79C),
    .fine = rgb(0x8CF0B0),
    .on_player = rgb(0x000000),
    .piece = rgb(0xFFFFFF),
    .on_piece = rgb(0x000000),
    .rim = IM_COL32(0, 0, 0, 255),
    .dim = IM_COL32(0, 0, 0, 210),
    .monopolists = {rgb(0xFF9A5C), rgb(0xFF8FB0), rgb(0xFFE04D)},
    .competitors = {rgb(0x7CC0FF), rgb(0x5FE6CC), rgb(0xC4B4FF)},
};

/// Brightness as perceived, 0 to 1 (WCAG 2, relative luminance).
double luminance(ImU32 colour) {
    const auto part = [colour](int shift) {
        const double value = static_cast<double>((colour >> shift) & 0xFFU) / 255;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(IM_COL32_R_SHIFT) + 0.7152 * part(IM_COL32_G_SHIFT) + 0.0722 * part(IM_COL32_B_SHIFT);
}

ImU32 soaked(ImU32 colour, ImU32 in, float share) {
    const ImVec4 one = ImGui::ColorConvertU32ToFloat4(colour);
    const ImVec4 other = ImGui::ColorConvertU32ToFloat4(in);
    const auto mix = [share](float from, float to) { return from + (to - from) * share; };
    return ImGui::ColorConvertFloat4ToU32({mix(one.x, other.x), mix(one.y, other.y), mix(one.z, other.z), one.w});
}

}  // namespace

const Palette& palette_of(ThemeChoice theme) {
    switch (theme) {
        case ThemeChoice::light:
            return light;
        case ThemeChoice::high_contrast:
            return high_contrast;
        case ThemeChoice::dark:
            break;
    }
    return dark;
}

double contrast(ImU32 one, ImU32 other) {
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

Palette past_palette(const Palette& now) {
    Palette past = now;
    past.ground = soaked(now.ground, now.accent, 0.13F);
    past.panel = soaked(now.panel, now.accent, 0.10F);
    past.raised = soaked(now.raised, now.accent, 0.05F);
    past.line = soaked(now.line, now.accent, 0.30F);
    return past;
}

}  // namespace tablebank
