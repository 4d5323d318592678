#include "tests/app/ui/screenless.h"

#include <imgui_internal.h>

#include <string_view>

namespace tablebank {

namespace {

/// Every triangle of the last frame, with its clipping.
template <class Look>
void each_triangle(const Look& look) {
    const ImDrawData& data = *ImGui::GetDrawData();
    for (int i = 0; i < data.CmdListsCount; ++i) {
        const ImDrawList& list = *data.CmdLists[i];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            const ImVec4& clip = command.ClipRect;
            const Fingerprint within(clip.x, clip.y, clip.z, clip.w);
            for (unsigned first = 0; first < command.ElemCount; first += 3) {
                Fingerprint triangle = within;
                for (unsigned corner = 0; corner < 3; ++corner) {
                    const ImDrawIdx index = list.IdxBuffer[static_cast<int>(command.IdxOffset + first + corner)];
                    const ImDrawVert& at = list.VtxBuffer[static_cast<int>(command.VtxOffset + index)];
                    triangle.add(std::string_view(reinterpret_cast<const char*>(&at), sizeof at));
                }
                look(triangle);
            }
        }
    }
}

}  // namespace

Screenless::Screenless(float scale, ImVec2 size, Signs letters)
    : before_(ImGui::GetCurrentContext()), context_(ImGui::CreateContext()) {
    ImGui::SetCurrentContext(context_);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = size;
    io.DeltaTime = 1.0F / 60;
    io.ConfigInputTextCursorBlink = false;
    name_keys_without_a_backend();
    theme_.scale = scale;
    fonts_.build(*io.Fonts, scale, "", letters);
    apply(theme_);
    if (before_ != nullptr) ImGui::SetCurrentContext(before_);
}

void Screenless::dress(ThemeChoice theme, float scale) {
    theme_.palette = palette_of(theme);
    theme_.scale = scale;
    fonts_.build(*ImGui::GetIO().Fonts, scale, "");
    apply(theme_);
}

void Screenless::resize(ImVec2 size) {
    ImGui::GetIO().DisplaySize = size;
}

std::uint64_t Screenless::triangles() const {
    std::uint64_t sum = 0;
    each_triangle([&sum](const Fingerprint& triangle) { sum += triangle.number(); });
    return sum;
}

std::uint64_t Screenless::triangles_in_order() const {
    Fingerprint all;
    each_triangle([&all](const Fingerprint& triangle) { all.add(triangle.number()); });
    return all.number();
}

ImU32 Screenless::colour_at(ImVec2 at) const {
    ImU32 colour = 0;
    const ImDrawData& data = *ImGui::GetDrawData();
    for (int i = 0; i < data.CmdListsCount; ++i) {
        const ImDrawList& list = *data.CmdLists[i];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (!ImRect(command.ClipRect).Contains(at)) continue;
            for (unsigned first = 0; first < command.ElemCount; first += 3) {
                const auto corner = [&](unsigned which) -> const ImDrawVert& {
                    const ImDrawIdx index = list.IdxBuffer[static_cast<int>(command.IdxOffset + first + which)];
                    return list.VtxBuffer[static_cast<int>(command.VtxOffset + index)];
                };
                const ImDrawVert& a = corner(0);
                const bool solid =
                    (a.col >> IM_COL32_A_SHIFT) == 255 && a.col == corner(1).col && a.col == corner(2).col;
                if (solid && ImTriangleContainsPoint(a.pos, corner(1).pos, corner(2).pos, at)) colour = a.col;
            }
        }
    }
    return colour;
}

bool Screenless::can_write(const std::string& text) const {
    const ImFont* font = fonts_.of(Lettering::body);
    const char* at = text.c_str();
    while (*at != 0) {
        unsigned sign = 0;
        at += ImTextCharFromUtf8(&sign, at, nullptr);
        if (sign > ' ' && font->FindGlyphNoFallback(static_cast<ImWchar>(sign)) == nullptr) return false;
    }
    return true;
}

Screenless::~Screenless() {
    pictures_.reset();
    ImGui::DestroyContext(context_);  // leaves none if it was the current one
}

}  // namespace tablebank
