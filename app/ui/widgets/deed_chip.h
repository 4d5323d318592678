#pragma once
// A deed as a small card in the colour of its city: mortgaged striped, houses as a figure, a hotel as itself.

#include "app/present/table/players_snapshot.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

inline constexpr float deed_chip_width = 17;
inline constexpr float deed_chip_height = 20;

/// In a rectangle of about these proportions, of any size; `figures` are the letters for the number of houses.
void paint_deed_chip(const Ui& ui, const Rect& in, const DeedChip& chip, Lettering figures);

/// Where chips of a width and height lie in rows with a gap between. Where they do not all fit, they stand closer
/// together rather than being left out.
[[nodiscard]] std::vector<Rect> lay_chips(const Rect& in, std::size_t count, ImVec2 size, float gap);

}  // namespace tablebank
