#pragma once
// The canonical bytes of an entry and of a set-up, which are hashed. One value has one encoding.

#include <cstdint>
#include <string>

#include "ledger/books/entry.h"
#include "ledger/books/game.h"
#include "ledger/books/setup.h"

namespace tablebank {

[[nodiscard]] std::string encode(const Entry& entry);
[[nodiscard]] std::string encode(const Setup& setup);
/// The position and its facts, independent of the way that led to them: dues are renumbered and the entries that raised
/// them left out. So two games that reached the same table in different ways (an undo and a redo) have the same bytes.
[[nodiscard]] std::string encode_state(const Game& game);

}  // namespace tablebank
