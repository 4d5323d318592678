#pragma once
// The common parts of the settlement and the calculator: players by place, one of whom is expanded to show the
// payments; and the effect of a ruling on places and totals.

#include <optional>
#include <string>
#include <vector>

#include "app/present/settlement/standing_row.h"
#include "app/present/words/standings_diff.h"
#include "app/ui/look/ui.h"

namespace tablebank {

/// Page Down and Page Up expand the next and the previous player's calculation; after the last and before the first
/// none is expanded. Returns true in the frame in which this changed; the caller scrolls to it.
bool walk_standings(const std::vector<StandingRow>& rows, std::optional<int>& opened);
/// A hint: how to expand a player.
void draw_standings_hint(const Ui& ui);

/// In the flow: the first player, then a row for each player, before and after. Draws nothing if there is no
/// difference. Reports its notes under `key`.
void draw_standings_diff(const Ui& ui, const std::string& key, const StandingsDiff& told);

}  // namespace tablebank
