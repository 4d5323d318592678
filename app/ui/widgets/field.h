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
    bool focus = false;  ///< takes the keyboard in this frame
};

struct FieldEvents {
    bool changed = false;
    bool entered = false;  ///< Enter went down in it
    bool active = false;
};

[[nodiscard]] FieldEvents field(const Ui& ui, std::string_view key, std::string& typed, const FieldStyle& style = {});

}  // namespace tablebank
