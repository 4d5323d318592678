#pragma once
// What every widget needs to draw itself: the theme, the letters, and, in tests, the probe, which keeps what a frame
// drew, widget by widget: tests find and press widgets by key with no window at all.

#include <imgui.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/table/offered_action.h"
#include "app/ui/look/fonts.h"
#include "app/ui/look/theme.h"
#include "app/viewmodel/notice.h"

namespace tablebank {

class Pictures;

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

struct Ui {
    const Theme& theme;
    const Fonts& fonts;
    Probe* probe = nullptr;
    bool covered = false;                        ///< something lies over the screen and has the keyboard
    std::vector<SeenButton>* buttons = nullptr;  ///< where the buttons of this frame are written down
    std::string_view press{};                    ///< key of a button that counts as pressed in this frame
    Pictures* pictures = nullptr;                ///< parts that need not be painted anew (widgets/picture.h)
    Language lang = Language::english();         ///< what is said is said in it
    Notice* notice = nullptr;                    ///< what is said on the screen, where anything can be
    std::int64_t now_ms = 0;                     ///< of this frame, by a clock that only goes on
    std::int64_t pressed_ms = 0;                 ///< when the keys of this frame went down

    /// Where to paint.
    [[nodiscard]] ImDrawList& list() const;
    [[nodiscard]] const Palette& palette() const { return theme.palette; }
    [[nodiscard]] float px(float at_scale_one) const { return theme.px(at_scale_one); }
    [[nodiscard]] float gap(Gap step) const { return theme.gap(step); }
    [[nodiscard]] const std::string& said() const {
        static const std::string nothing;
        return notice != nullptr ? notice->words() : nothing;
    }
    [[nodiscard]] bool is_error() const { return notice != nullptr && notice->refused(); }
    /// What was said is answered: something is typed, or it was stepped back.
    void clear_message() const {
        if (notice != nullptr) notice->clear();
    }
    void show_error(std::string words) const {
        if (notice != nullptr) notice->show_error(std::move(words));
    }
    void report(ProbedWidget widget) const {
        if (probe != nullptr) probe->saw(std::move(widget));
    }
    void painted(std::string_view text, float size, bool cut) const {
        if (probe != nullptr) probe->painted({std::string(text), size, cut});
    }
};

}  // namespace tablebank
