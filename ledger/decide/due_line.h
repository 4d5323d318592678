#pragma once
// What settles a due: the command that `ok` stands for, or the line to type where something is still missing; and that
// dues do not pile up without end.

#include <optional>
#include <string>
#include <vector>

#include "calculators/refusal.h"
#include "ledger/books/due.h"
#include "ledger/books/game.h"
#include "ledger/grammar/command.h"

namespace tablebank {

/// What `ok` does with this due; nullopt where dice, a card or a choice is missing.
[[nodiscard]] std::optional<Action> plain_settlement(const Due& due);

/// The line that settles it ("Anna rent @34"), with capital letters where something must be filled in ("Anna rent @12
/// dice D1 D2").
[[nodiscard]] std::string wanted_line(const Game& game, const Due& due);

/// The players to whom the estate of a bankrupt goes if the line names no creditor: the creditors of their oldest debt,
/// all that the same entry raised. Empty where the bank is the creditor, or nothing is owed.
[[nodiscard]] std::vector<Seat> oldest_creditors(const Game& game, Seat debtor);

/// too_much_due, where what happened in between raised more dues than a game may have open.
[[nodiscard]] std::optional<Refusal> check_open_dues(const Game& before, const Game& after);

}  // namespace tablebank
