#include "app/ui/theme.h"

#include <charconv>

namespace tablebank {

namespace {

constexpr ImU32 rgb(unsigned value) {
    return IM_COL32((value >> 16U) & 0xFFU, (value >> 8U) & 0xFFU, value & 0xFFU, 255);
}

constexpr Palette dark{
    .ground = rgb(0x12151A),
    .panel = rgb(0x1A1F26),
    .raised = rgb(0x262D37),
    .hover = rgb(0x313A47),
    .line = rgb(0x343E4B),
    .text = rgb(0xECEEF1),
    .quiet = rgb(0xA9B3C0),
    .faint = rgb(0x74808F),
    .accent = rgb(0xE6B85C),
    .on_accent = rgb(0x1C1608),
    .refused = rgb(0xF28B7D),
    .fine = rgb(0x7CCB98),
    .on_player = rgb(0x11141A),
    .monopolists = {rgb(0xF0814A), rgb(0xE86A8C), rgb(0xD8C04A)},
    .competitors = {rgb(0x5FA8F0), rgb(0x4CC4AE), rgb(0xA592F2)},
};

ImVec4 floats(ImU32 colour) {
    return ImGui::ColorConvertU32ToFloat4(colour);
}

}  // namespace

const Palette& dark_palette() {
    return dark;
}

ImU32 Theme::player(const PlayerMark& mark) const {
    // Without roles the cool and the warm shades take turns, so that neighbours differ most.
    const bool cool = mark.role == Role::player ? mark.shade % 2 == 0 : mark.role == Role::competitor;
    const auto shade = static_cast<std::size_t>(mark.role == Role::player ? mark.shade / 2 : mark.shade);
    const auto& shades = cool ? palette.competitors : palette.monopolists;
    return shades.at(shade % shades.size());
}

ImU32 Theme::printed(std::string_view colour, ImU32 fallback) {
    unsigned value = 0;
    if (colour.size() != 7 || colour.front() != '#') return fallback;
    const auto [end, error] = std::from_chars(colour.data() + 1, colour.data() + colour.size(), value, 16);
    return error == std::errc{} && end == colour.data() + colour.size() ? rgb(value) : fallback;
}

ImU32 Theme::faded(ImU32 colour, float opacity) {
    const auto alpha = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT) * opacity);
    return (colour & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
}

void apply(const Theme& theme) {
    const Palette& p = theme.palette;
    ImGuiStyle& style = ImGui::GetStyle();
    style = ImGuiStyle{};
    style.WindowPadding = {theme.gap(Gap::medium), theme.gap(Gap::medium)};
    style.FramePadding = {theme.gap(Gap::small), theme.px(6)};
    style.ItemSpacing = {theme.gap(Gap::small), theme.gap(Gap::small)};
    style.ItemInnerSpacing = {theme.gap(Gap::tight), theme.gap(Gap::tight)};
    style.ScrollbarSize = theme.px(10);
    style.WindowRounding = style.ChildRounding = style.PopupRounding = theme.radius();
    style.FrameRounding = style.ScrollbarRounding = style.GrabRounding = theme.radius();
    style.WindowBorderSize = style.ChildBorderSize = 0;
    style.FrameBorderSize = 1;
    style.PopupBorderSize = 1;
    const auto paint = [&style](ImGuiCol slot, ImU32 colour) { style.Colors[slot] = floats(colour); };
    paint(ImGuiCol_Text, p.text);
    paint(ImGuiCol_TextDisabled, p.faint);
    paint(ImGuiCol_WindowBg, p.ground);
    paint(ImGuiCol_ChildBg, IM_COL32(0, 0, 0, 0));
    paint(ImGuiCol_PopupBg, p.raised);
    paint(ImGuiCol_Border, p.line);
    paint(ImGuiCol_FrameBg, p.ground);
    paint(ImGuiCol_FrameBgHovered, p.ground);
    paint(ImGuiCol_FrameBgActive, p.ground);
    paint(ImGuiCol_ScrollbarBg, IM_COL32(0, 0, 0, 0));
    paint(ImGuiCol_ScrollbarGrab, p.line);
    paint(ImGuiCol_ScrollbarGrabHovered, p.faint);
    paint(ImGuiCol_ScrollbarGrabActive, p.faint);
    paint(ImGuiCol_Header, p.hover);
    paint(ImGuiCol_HeaderHovered, p.hover);
    paint(ImGuiCol_HeaderActive, p.hover);
    paint(ImGuiCol_Button, p.raised);
    paint(ImGuiCol_ButtonHovered, p.hover);
    paint(ImGuiCol_ButtonActive, p.hover);
    paint(ImGuiCol_TextSelectedBg, Theme::faded(p.accent, 0.35F));
    paint(ImGuiCol_NavHighlight, IM_COL32(0, 0, 0, 0));
    paint(ImGuiCol_ModalWindowDimBg, IM_COL32(0, 0, 0, 150));
}

}  // namespace tablebank
