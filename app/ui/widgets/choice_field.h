#pragma once
// A field that holds one of a few known values. Tab leads to it as to any other; arrows, Space and clicks go on to the
// next.

#include <string>
#include <string_view>

#include "app/ui/look/ui.h"

namespace tablebank {

struct ChoiceFieldStyle {
    float width = 0;
    bool focus = false;  ///< takes the keyboard in this frame
    bool faint = false;  ///< holds because nobody chose otherwise
    std::string tip{};
    ImU32 edge = 0;  ///< colour of its frame; 0: the usual one
};

/// +1 or -1 where the next or the one before is wanted, else 0.
[[nodiscard]] int choice_field(const Ui& ui, std::string_view key, std::string_view words,
                               const ChoiceFieldStyle& style = {});

}  // namespace tablebank
