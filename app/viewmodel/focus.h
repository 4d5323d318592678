#pragma once
// The keyboard focus on a screen, kept from frame to frame. app/ui/widgets/keyboard_focus.h moves it.

#include <string>

namespace tablebank {

struct Focus {
    std::string key;       ///< key of the widget that has the focus
    bool shown = false;    ///< moved by a key, so its frame is drawn
    bool moved = false;    ///< moved since the last frame, so it must be scrolled into view
    bool by_keys = false;  ///< the last action was made with a key
    bool to_end = false;   ///< a field continues the text that was typed before it had the focus
    bool caret_at_start = false;
    bool caret_at_end = false;
};

}  // namespace tablebank
