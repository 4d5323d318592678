#pragma once
// Carries out what an entry says, never asking a rule: an old game replays the same under every later version.

#include "ledger/books/entry.h"
#include "ledger/books/game.h"

namespace tablebank {

/// Throws ConservationError, naming the entry, where a sequence number has a gap, a transfer cannot be, a fact does not
/// have the value the entry found, or a sum does not hold; MoneyOverflow where what is owed can no longer be counted.
/// `game` is then unusable.
void apply(Game& game, const Entry& entry);

/// The opposite: the game as it stood before its last entry, which this is. Throws as apply does.
void unapply(Game& game, const Entry& entry);

}  // namespace tablebank
