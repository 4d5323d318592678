#pragma once
// What the players see on a screen of their own, in letters that fill it. Nothing on it can be pressed or typed into.

#include <cstddef>

#include "app/present/table/players_view.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

/// The scale at which a table of so many players fills a window of this size, in pixels.
[[nodiscard]] float players_view_scale(std::size_t players, ImVec2 size);

/// Expects to be drawn within an ImGui window, at the scale that players_view_scale gives for the rectangle.
void draw_players_view(const Ui& ui, const PlayersView& view, const Rect& in);

}  // namespace tablebank
