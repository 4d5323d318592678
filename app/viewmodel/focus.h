#pragma once
// Where the keyboard is on a screen, kept from frame to frame. app/ui/widgets/focus.h leads it.

#include <string>

namespace tablebank {

struct Focus {
    std::string key;       ///< of the widget that has the keyboard
    bool shown = false;    ///< moved by a key: its frame is drawn
    bool moved = false;    ///< since it was last drawn, so that it must come into view
    bool by_keys = false;  ///< what was done last was done with a key
    bool caret_at_start = false;
    bool caret_at_end = false;
};

}  // namespace tablebank
