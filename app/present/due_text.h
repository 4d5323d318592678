#pragma once
// What is due, in a sentence, and the line that settles it.

#include <string>

#include "ledger/due.h"
#include "ledger/game.h"

namespace tablebank {

/// "Anna owes Boris 184 for Nob Hill"; for an offer, a card or a grant what Anna may do.
[[nodiscard]] std::string due_text(const Game& game, const Due& due);

/// The line that `ok` would post for a due: "Anna rent @34". Where `ok` is refused because dice or a card are missing,
/// the line wanted, with capital words for what to fill in: "Anna rent @12 dice D1 D2", "Anna card EFFECT".
[[nodiscard]] std::string wanted_line(const Game& game, const Due& due);

/// Whether the wanted line still has something to fill in, so that `ok` cannot settle the due.
[[nodiscard]] bool needs_choice(const Due& due);

}  // namespace tablebank
