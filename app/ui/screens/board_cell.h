#pragma once
// Paints a space of the board: its city, name, printed figure, buildings and owner. The caller paints the tokens.

#include "app/present/table/board_snapshot.h"
#include "app/present/words/player_mark.h"
#include "app/ui/look/ui.h"
#include "app/ui/screens/board_ring.h"

namespace tablebank {

/// `owner` is nullptr if no player owns it. The result includes the rectangle for the tokens.
CellParts paint_board_cell(const Ui& ui, const BoardRing& ring, const BoardCell& cell, const PlayerMark* owner);

}  // namespace tablebank
