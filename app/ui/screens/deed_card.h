#pragma once
// A deed as its card is printed, with the rent that holds today marked: the strip of its city, the table of rents, the
// prices. Painted only; nothing on it can be pressed.

#include "app/present/table/deed_snapshot.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

[[nodiscard]] float deed_card_height(const Ui& ui, const DeedSnapshot& deed, float width);
void paint_deed_card(const Ui& ui, const Rect& in, const DeedSnapshot& deed);

}  // namespace tablebank
