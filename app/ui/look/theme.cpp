#include "app/ui/look/theme.h"

#include <charconv>

namespace tablebank {

namespace {

ImVec4 floats(ImU32 colour) {
    return ImGui::ColorConvertU32ToFloat4(colour);
}

}  // namespace

ImU32 Theme::player(const PlayerMark& mark) const {
    if (mark.shade == PlayerMark::no_shade) return palette.quiet;
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

ImU32 Theme::ink_on(ImU32 colour) {
    return contrast(colour, IM_COL32_WHITE) >= contrast(colour, IM_COL32_BLACK) ? IM_COL32_WHITE : IM_COL32_BLACK;
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
    paint(ImGuiCol_ScrollbarGrab, p.bar);
    paint(ImGuiCol_ScrollbarGrabHovered, p.text);
    paint(ImGuiCol_ScrollbarGrabActive, p.text);
    paint(ImGuiCol_Header, p.hover);
    paint(ImGuiCol_HeaderHovered, p.hover);
    paint(ImGuiCol_HeaderActive, p.hover);
    paint(ImGuiCol_Button, p.raised);
    paint(ImGuiCol_ButtonHovered, p.hover);
    paint(ImGuiCol_ButtonActive, p.hover);
    paint(ImGuiCol_TextSelectedBg, Theme::faded(p.accent, 0.35F));
    paint(ImGuiCol_NavHighlight, IM_COL32(0, 0, 0, 0));
    paint(ImGuiCol_ModalWindowDimBg, p.dim);
}

}  // namespace tablebank
