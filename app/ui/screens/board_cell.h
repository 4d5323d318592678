#pragma once
// A space of the board as it is painted: its city, its name, its printed figure, what stands on it, and whose it is.
// Who stands there is for whoever knows of tokens.

#include "app/present/table/board_snapshot.h"
#include "app/present/words/player_mark.h"
#include "app/ui/look/ui.h"
#include "app/ui/screens/board_ring.h"

namespace tablebank {

/// `owner` is nullptr where nobody has it. The parts say where tokens have room.
CellParts paint_board_cell(const Ui& ui, const BoardRing& ring, const BoardCell& cell, const PlayerMark* owner);

}  // namespace tablebank
