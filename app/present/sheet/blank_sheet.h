#pragma once
// The sheet to fill in by hand when a computer fails: of the same form as a game's, for one edition. Page two is typed
// in from left to right, one line per player (docs/reference/paper-game.md): name, role, cash by notes, then their
// deeds by number with the buildings.

#include <string>
#include <vector>

#include "app/paper/document.h"
#include "app/present/sheet/game_sheet.h"
#include "calculators/edition.h"
#include "calculators/table.h"

namespace tablebank {

class Language;

/// The player of a seat, as far as it is known before the game.
struct SheetSeat {
    std::string name;
    Role role = Role::player;
};

/// With `seats`, in order of play, for these players; without them, for as many as may play.
[[nodiscard]] PaperDocument make_blank_sheet(const Language& lang, const Edition& edition, const SheetEvent& event,
                                             const std::vector<SheetSeat>& seats = {});

}  // namespace tablebank
