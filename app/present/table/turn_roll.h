#pragma once
// The table waits for dice: of the player in turn, or of the next one once he is done. Part of the turn snapshot.

#include "app/present/table/turn_snapshot.h"

namespace tablebank {

class Language;

/// The choice that ends a turn and opens the next one: of nobody alone.
inline constexpr const char* turn_passes_on = "next";

/// Whose dice are awaited, what else may be done before, and how the turn goes on.
void await_roll(const Language& lang, const Table& table, TurnSnapshot& turn);
/// The same once time was called: the turn or the round in hand is finished, or already was, and then nothing but the
/// ending is left.
void await_end_of_play(const Language& lang, const Table& table, TurnSnapshot& turn);

}  // namespace tablebank
