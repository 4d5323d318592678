#pragma once
// The sheet to fill in by hand when a computer fails: of the same form as a game's, for one edition. What is written on
// it is typed back in its order: player by player name, role and cash by notes, then the deeds in the order of the
// board, with their owners.

#include "app/paper/document.h"
#include "app/present/sheet/game_sheet.h"
#include "calculators/edition.h"

namespace tablebank {

class Language;

[[nodiscard]] PaperDocument make_blank_sheet(const Language& lang, const Edition& edition, const SheetEvent& event);

}  // namespace tablebank
