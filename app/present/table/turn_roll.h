#pragma once
// The table waits for dice: of the player in turn, or of the next one after their turn. Part of the turn snapshot.

#include "app/present/table/turn_snapshot.h"

namespace tablebank {

class Language;

/// The id of the action that ends a turn and starts the next one: no single player's action.
inline constexpr const char* turn_passes_on = "next";

/// The player who must roll, the possible actions before, and how the turn continues.
void await_roll(const Language& lang, const Table& table, TurnSnapshot& turn);
/// The same after time was called: the current turn or round is finished first; if it already is, only the ending is
/// left.
void await_end_of_play(const Language& lang, const Table& table, TurnSnapshot& turn);

}  // namespace tablebank
