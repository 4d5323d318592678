#pragma once
// A whole number between two buttons that make it smaller and larger; typed too.

#include <string>
#include <string_view>

#include "app/ui/widgets/focus.h"

namespace tablebank {

struct NumberStyle {
    int least = 0;
    int most = 0;
    std::string none{};         ///< shown for `least` where that is no figure; empty: it is one
    FocusRing* ring = nullptr;  ///< where the field is a stop of it
};
/// True when the number changed; what is no number counts as the least.
bool number_field(const Ui& ui, std::string_view key, int& value, const NumberStyle& style);

}  // namespace tablebank
