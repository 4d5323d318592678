#pragma once
// A screen without a window: an ImGui context with letters, in which tests draw and inspect the painted frame. Knows
// the look and the widgets, and nothing of the screens.

#include <imgui.h>

#include <cstdint>
#include <optional>
#include <string>

#include "app/ui/look/ui.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

/// An ImGui context with letters and no backend. Of several the first has the keyboard and the finger.
class Screenless {
public:
    explicit Screenless(float scale = 1, ImVec2 size = {1280, 800}, Signs letters = Signs::alphabets);
    Screenless(const Screenless&) = delete;
    Screenless& operator=(const Screenless&) = delete;
    ~Screenless();

    template <class Draw>
    void frame(const Draw& draw) {
        probe_.clear();
        ImGuiContext* const current = ImGui::GetCurrentContext();
        ImGui::SetCurrentContext(context_);
        ImGui::NewFrame();
        const auto now_ms = static_cast<std::int64_t>(ImGui::GetTime() * 1000);
        draw(Ui{.theme = theme_,
                .fonts = fonts_,
                .probe = probed_ ? &probe_ : nullptr,
                .pictures = pictures_used_ ? &*pictures_ : nullptr,
                .now_ms = now_ms,
                .pressed_ms = now_ms - late_ms_});
        ImGui::Render();
        if (pictures_used_) pictures_->compose(*ImGui::GetDrawData());
        ImGui::SetCurrentContext(current);
    }
    /// The painted content of the last frame, folded into a number: every triangle with its clipping, in any order.
    [[nodiscard]] std::uint64_t triangles() const;
    /// The same, and in which order.
    [[nodiscard]] std::uint64_t triangles_in_order() const;
    /// The colour that the last frame left at a place, without letters and half-transparent parts.
    [[nodiscard]] ImU32 colour_at(ImVec2 at) const;
    /// Whether a frame paints the same triangles with pictures kept from earlier frames and with none.
    template <class Draw>
    [[nodiscard]] bool paints_the_same_without_pictures(const Draw& draw) {
        frame(draw);
        const std::uint64_t with = triangles();
        use_pictures(false);
        frame(draw);
        use_pictures(true);
        return with == triangles();
    }
    void use_pictures(bool used) { pictures_used_ = used; }
    /// Without a probe a frame is drawn as in a window of the program.
    void use_probe(bool used) { probed_ = used; }
    /// How long before their frame keys go down from now on: a machine that is slower than a hand.
    void be_late(std::int64_t ms) { late_ms_ = ms; }
    /// Another theme and scale, as from the settings.
    void dress(ThemeChoice theme, float scale);
    void resize(ImVec2 size);
    [[nodiscard]] std::uint64_t pictures_painted() const { return pictures_->painted(); }
    [[nodiscard]] const Probe& probe() const { return probe_; }
    /// Whether the letters have a glyph for every character of a text.
    [[nodiscard]] bool can_write(const std::string& text) const;

private:
    ImGuiContext* before_;
    ImGuiContext* context_;
    Theme theme_;
    Fonts fonts_;
    Probe probe_;
    std::optional<Pictures> pictures_{std::in_place};
    bool pictures_used_ = true;
    bool probed_ = true;
    std::int64_t late_ms_ = 0;
};

}  // namespace tablebank
