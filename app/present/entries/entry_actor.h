#pragma once
// The player for whom an entry was posted: the one whom its line names.

#include "ledger/books/entry.h"
#include "ledger/books/game.h"

namespace tablebank {

/// Their seat; 0 if the line names no player, such as `next` and `undo`.
[[nodiscard]] int actor_of(const Setup& setup, const Entry& entry);

}  // namespace tablebank
