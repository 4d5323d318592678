#pragma once
// What a frame drew, widget by widget: tests find and press widgets by key with no window at all. Drawing without a
// probe costs nothing.

#include <imgui.h>

#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

struct ProbedWidget {
    enum class Kind { button, field, note };
    Kind kind = Kind::button;
    std::string key;   ///< the same in every language: "due.pay"
    std::string text;  ///< as shown
    ImVec2 min;
    ImVec2 max;
    bool enabled = true;
    [[nodiscard]] ImVec2 centre() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
};

/// Letters on the screen, whosever widget they belong to.
struct PaintedText {
    std::string text;  ///< whole, also where it was cut
    float size = 0;    ///< of its letters, in pixels
    bool cut = false;  ///< did not fit into its space, and ends with dots
};

class Probe {
public:
    void saw(ProbedWidget widget) { widgets_.push_back(std::move(widget)); }
    void painted(PaintedText text) { texts_.push_back(std::move(text)); }
    void clear() {
        widgets_.clear();
        texts_.clear();
    }
    [[nodiscard]] const std::vector<ProbedWidget>& widgets() const { return widgets_; }
    [[nodiscard]] const std::vector<PaintedText>& texts() const { return texts_; }
    /// nullptr where the last frame drew no such widget.
    [[nodiscard]] const ProbedWidget* find(std::string_view key) const {
        for (const ProbedWidget& widget : widgets_) {
            if (widget.key == key) return &widget;
        }
        return nullptr;
    }

private:
    std::vector<ProbedWidget> widgets_;
    std::vector<PaintedText> texts_;
};

}  // namespace tablebank
