#pragma once
// A face of a die that can be pressed.

#include <span>
#include <string>
#include <string_view>

#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

struct DieLook {
    bool chosen = false;
    bool waits = false;  ///< for the other die: faint, and cannot be pressed
};

/// One of six beside each other; `key` is its identity in every language. True when pressed.
[[nodiscard]] bool die_button(const Ui& ui, std::string_view key, const Rect& in, int pips, DieLook look);

/// Digits that are typed while no field has the keyboard go to the throws that are asked, each as a text, and Backspace
/// takes one back. True where a throw changed.
[[nodiscard]] bool type_dice(std::span<std::string* const> throws);

}  // namespace tablebank
