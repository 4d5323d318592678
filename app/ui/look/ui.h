#pragma once
// The context that every widget draws with: the theme, the fonts and, in tests, the probe. The probe records the
// widgets of a frame by key, so tests find and press widgets without a window.

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
#include "app/viewmodel/pointer_rest.h"

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

/// Text that was painted on the screen, of any widget.
struct PaintedText {
    std::string text;  ///< the whole text, also if it was cut
    float size = 0;    ///< font size in pixels
    bool cut = false;  ///< it did not fit and ends with dots
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
    /// nullptr if the last frame did not draw the widget.
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
    bool covered = false;                        ///< a dialog or another overlay has the keyboard
    std::vector<SeenButton>* buttons = nullptr;  ///< if set: collects the buttons of this frame
    std::string_view press{};                    ///< key of a button that counts as pressed in this frame
    Pictures* pictures = nullptr;                ///< cache of painted parts (widgets/cached_drawing.h)
    Language lang = Language::english();         ///< language of everything that is shown
    Notice* notice = nullptr;                    ///< the notice on the screen; nullptr if it cannot show one
    std::int64_t now_ms = 0;                     ///< time of this frame, from a monotonic clock
    std::int64_t pressed_ms = 0;                 ///< when the keys of this frame went down
    PointerRest* pointer = nullptr;              ///< if set: a button that just appeared under it takes no click

    /// The draw list to paint into.
    [[nodiscard]] ImDrawList& list() const;
    [[nodiscard]] const Palette& palette() const { return theme.palette; }
    [[nodiscard]] float px(float at_scale_one) const { return theme.px(at_scale_one); }
    [[nodiscard]] float gap(Gap step) const { return theme.gap(step); }
    [[nodiscard]] const std::string& said() const {
        static const std::string nothing;
        return notice != nullptr ? notice->words() : nothing;
    }
    [[nodiscard]] bool is_error() const { return notice != nullptr && notice->refused(); }
    /// Clears the notice: the user has typed something or undone a step.
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
