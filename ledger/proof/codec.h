#pragma once
// The canonical bytes of an entry and of a set-up: what is hashed. One value has one encoding.

#include <cstdint>
#include <string>

#include "ledger/books/entry.h"
#include "ledger/books/game.h"
#include "ledger/books/setup.h"

namespace tablebank {

[[nodiscard]] std::string encode(const Entry& entry);
[[nodiscard]] std::string encode(const Setup& setup);
/// The position and its facts, apart from how they came about: dues are numbered anew and their raising entries left
/// out, so two games that reached the same table by different ways (an undo and a redo) give the same bytes.
[[nodiscard]] std::string encode_state(const Game& game);

}  // namespace tablebank
