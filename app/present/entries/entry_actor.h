#pragma once
// For whom an entry was posted: the player whom its line names.

#include "ledger/books/entry.h"
#include "ledger/books/game.h"

namespace tablebank {

/// His seat; 0 where the line names nobody, as `next` and `undo`.
[[nodiscard]] int actor_of(const Setup& setup, const Entry& entry);

}  // namespace tablebank
