#pragma once
// The colours of the past: those of the theme with the accent soaked into the grounds, as paper yellows, no further
// than letters stay readable on them.

#include "app/ui/look/theme.h"

namespace tablebank {

[[nodiscard]] Palette past_palette(const Palette& now);

}  // namespace tablebank
