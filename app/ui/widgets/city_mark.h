#pragma once
// The second mark of a city, beside its colour: a shape of its own, so that no street is told by colour alone.

#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

/// How many cities of one board have different marks; the next ones begin again.
inline constexpr int city_marks = 12;

/// `city` counts from 0; nothing is painted below. `on` is the colour it is painted on.
void paint_city_mark(const Ui& ui, ImVec2 centre, float size, int city, ImU32 on);

}  // namespace tablebank
