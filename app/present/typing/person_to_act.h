#pragma once
// The one person whom the table waits for. The screen lights that person's card, and a typed line that names no one is
// theirs (whose_line.h).

#include "ledger/books/history.h"

namespace tablebank {

/// Who owes or chooses, otherwise who rolls; seat 0 if no single person is awaited: tokens are not tracked, the last
/// turn was played, or the game is in its ending.
[[nodiscard]] Seat person_to_act(const Table& table);

/// Whether a turn can still go on, or another one begin, after time was called.
[[nodiscard]] bool turns_go_on(const Table& table);

}  // namespace tablebank
