#pragma once
// A line that is typed into.

#include <string>
#include <string_view>

#include "app/ui/ui.h"

namespace tablebank {

struct FieldStyle {
    std::string hint{};  ///< shown while nothing is typed
    float width = 0;     ///< 0: all there is
    Lettering lettering = Lettering::body;
    bool frame = true;
    bool focus = false;     ///< takes the keyboard in this frame
    bool own_undo = false;  ///< the screen takes steps back itself, not the field
    ImU32 edge = 0;         ///< colour of its frame; 0: the usual one
};

struct FieldEvents {
    bool changed = false;
    bool entered = false;  ///< Enter went down in it
    bool active = false;
    bool left = false;       ///< the keyboard went elsewhere in this frame
    bool cancelled = false;  ///< by Escape: it is to be as it was
};

[[nodiscard]] FieldEvents field(const Ui& ui, std::string_view key, std::string& typed, const FieldStyle& style = {});

}  // namespace tablebank
