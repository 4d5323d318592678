#pragma once
// An ImGui window that is only ground, for the test's painting, and a hand that uses it.

#include <doctest/doctest.h>
#include <imgui.h>

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "tests/app/ui/screenless.h"

namespace tablebank {

/// A window with the test's painting.
class Canvas {
public:
    template <class Paint>
    void frame(const Paint& paint) {
        screen_.frame([&](const Ui& ui) {
            begin(ui);
            paint(ui);
            ImGui::End();
        });
    }
    Screenless& screen() { return screen_; }

    static void begin(const Ui& ui) {
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
        ImGui::Begin("canvas", nullptr, ImGuiWindowFlags_NoDecoration);
        if (ui.pictures != nullptr) ui.pictures->begin(ui);
    }

private:
    Screenless screen_;
};

/// Widgets that are drawn in every frame, with the keys and the pointer of a hand.
class Hand {
public:
    using Draw = std::function<void(const Ui&)>;
    explicit Hand(Draw draw) : draw_(std::move(draw)) { frames(3); }
    Hand(const Hand&) = delete;
    Hand& operator=(const Hand&) = delete;
    ~Hand() = default;

    void frames(int count = 1) {
        for (int i = 0; i < count; ++i) canvas_.frame(draw_);
    }
    /// Fails the test where the last frame drew no such widget.
    [[nodiscard]] const ProbedWidget& widget(std::string_view key) {
        const ProbedWidget* found = canvas_.screen().probe().find(key);
        REQUIRE_MESSAGE(found != nullptr, "no widget " << std::string(key));
        return *found;
    }
    [[nodiscard]] bool has(std::string_view key) { return canvas_.screen().probe().find(key) != nullptr; }
    void point_at(ImVec2 at) {
        set_mouse(at.x, at.y, false);
        frames(2);
    }
    /// Presses a place this many times, more than once as a double click; then waits.
    void click_at(ImVec2 at, int clicks = 1) {
        for (int i = 0; i < clicks; ++i)
            for (const bool down : {false, true, false}) {
                set_mouse(at.x, at.y, down);
                frames();
            }
        frames(30);
    }
    void click(std::string_view key, int clicks = 1) { click_at(widget(key).centre(), clicks); }
    void press(Key key) {
        set_key(key, true);
        frames();
        set_key(key, false);
        frames(2);
    }
    void press_shift(Key key) {
        set_shift(true);
        press(key);
        set_shift(false);
        frames();
    }
    void type(const std::string& text) {
        ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
        frames(2);
    }
    [[nodiscard]] Screenless& screen() { return canvas_.screen(); }

private:
    Canvas canvas_;
    Draw draw_;
};

}  // namespace tablebank
