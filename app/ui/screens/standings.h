#pragma once
// What the settlement and the calculator share: players by place, of whom one is opened to show their
// payments; and what a ruling does to places and totals.

#include <optional>
#include <string>
#include <vector>

#include "app/present/settlement/standing_row.h"
#include "app/present/words/standings_diff.h"
#include "app/ui/look/ui.h"

namespace tablebank {

/// Page Down and Page Up open the next and the previous player's workings; beyond the last and the first none is open.
/// True in the frame in which another one was opened, which then comes into view.
bool walk_standings(const std::vector<StandingRow>& rows, std::optional<int>& opened);
/// How a player is opened.
void draw_standings_hint(const Ui& ui);

/// A row for each player, before and after, below who is first. In the flow; nothing where there is nothing to tell.
/// Its notes are reported under `key`.
void draw_standings_diff(const Ui& ui, const std::string& key, const StandingsDiff& told);

}  // namespace tablebank
