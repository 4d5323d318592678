#pragma once
// What every widget needs to draw itself: the theme, the letters, and, in tests, the probe.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/desk/notice.h"
#include "app/i18n/language.h"
#include "app/present/table/offered_action.h"
#include "app/ui/look/fonts.h"
#include "app/ui/look/probe.h"
#include "app/ui/look/theme.h"

namespace tablebank {

class Pictures;

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
    [[nodiscard]] bool said_a_refusal() const { return notice != nullptr && notice->refused(); }
    /// What was said is answered: something is typed, or it was stepped back.
    void unsay() const {
        if (notice != nullptr) notice->clear();
    }
    void refuse(std::string words) const {
        if (notice != nullptr) notice->refuse(std::move(words));
    }
    void report(ProbedWidget widget) const {
        if (probe != nullptr) probe->saw(std::move(widget));
    }
    void painted(std::string_view text, float size, bool cut) const {
        if (probe != nullptr) probe->painted({std::string(text), size, cut});
    }
};

}  // namespace tablebank
