#pragma once
// What a ruling does to places and totals: a row for each player, before and after, below who is first.

#include <string>

#include "app/present/words/standings_told.h"
#include "app/ui/look/ui.h"

namespace tablebank {

/// In the flow; nothing where there is nothing to tell. Its notes are reported under `key`.
void draw_told_standings(const Ui& ui, const std::string& key, const ToldStandings& told);

}  // namespace tablebank
