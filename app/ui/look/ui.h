#pragma once
// What every widget needs to draw itself: the theme, the letters, and, in tests, the probe.

#include <string_view>
#include <vector>

#include "app/present/table/offered_action.h"
#include "app/ui/look/fonts.h"
#include "app/ui/look/theme.h"
#include "app/ui/widgets/probe.h"

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

    /// Where to paint.
    [[nodiscard]] ImDrawList& list() const;
    [[nodiscard]] const Palette& palette() const { return theme.palette; }
    [[nodiscard]] float px(float at_scale_one) const { return theme.px(at_scale_one); }
    [[nodiscard]] float gap(Gap step) const { return theme.gap(step); }
    void report(ProbedWidget widget) const {
        if (probe != nullptr) probe->saw(std::move(widget));
    }
    void painted(std::string_view text, bool cut) const {
        if (probe != nullptr) probe->painted({std::string(text), cut});
    }
};

}  // namespace tablebank
