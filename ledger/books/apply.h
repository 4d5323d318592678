#pragma once
// Carries out the changes of an entry without checking any rule: an old game replays the same under every later
// version.

#include "ledger/books/entry.h"
#include "ledger/books/game.h"

namespace tablebank {

/// Throws ConservationError, naming the entry, if a sequence number has a gap, a transfer is impossible, a fact does
/// not have the value that the entry recorded as its old value, or a sum does not hold; MoneyOverflow if the total owed
/// can no longer be counted. `game` is then unusable.
void apply(Game& game, const Entry& entry);

/// The opposite of apply: restores the game before `entry`, which must be its last entry. Throws as apply does.
void unapply(Game& game, const Entry& entry);

}  // namespace tablebank
