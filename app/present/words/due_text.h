#pragma once
// A due in a sentence. The line that settles it comes from the ledger: `wanted_line` of ledger/decide/due_line.h.

#include <string>

#include "ledger/books/due.h"
#include "ledger/books/game.h"
#include "ledger/decide/due_line.h"

namespace tablebank {

class Language;

/// "Anna owes Boris 184 for Nob Hill"; for an offer, a card or a grant what Anna may do.
[[nodiscard]] std::string due_text(const Language& lang, const Setup& setup, const Due& due);
[[nodiscard]] std::string due_text(const Language& lang, const Game& game, const Due& due);
/// The same without the debtor's name in front: "owes Boris 184 for Nob Hill".
[[nodiscard]] std::string due_clause(const Language& lang, const Setup& setup, const Due& due);

/// Whether it needs an input before it can be settled, so that `ok` is not enough: dice, a card.
[[nodiscard]] bool needs_choice(const Due& due);

}  // namespace tablebank
