#pragma once
// The hash chain: each entry's hash covers the one before, and the first covers the game's id, pinned edition, rulings
// and seats.

#include "ledger/books/entry.h"
#include "ledger/books/game.h"
#include "ledger/proof/hash.h"

namespace tablebank {

/// The hash before the first entry.
[[nodiscard]] Hash genesis(const Setup& setup);
[[nodiscard]] Hash chained(const Hash& previous, const Entry& entry);
/// Hash of the position and its facts (codec.h, encode_state).
[[nodiscard]] Hash state_hash(const Game& game);

}  // namespace tablebank
