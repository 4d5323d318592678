#pragma once
// The line that settles a due: the command that `ok` stands for, or the line to type if something is still missing; and
// the limit of open dues.

#include <optional>
#include <string>
#include <vector>

#include "calculators/refusal.h"
#include "ledger/books/due.h"
#include "ledger/books/game.h"
#include "ledger/grammar/command.h"

namespace tablebank {

/// The meaning of `ok` for this due; nullopt if dice, a card or a choice is missing.
[[nodiscard]] std::optional<Action> plain_settlement(const Due& due);

/// The line that settles it ("Anna rent @34"), with capital letters if something must be filled in ("Anna rent @12 dice
/// D1 D2").
[[nodiscard]] std::string wanted_line(const Game& game, const Due& due);

/// The same if the debtor has the cash for it. If not, `bankrupt` for a debtor who could not raise what they owe in
/// all, and otherwise empty: they first choose what to sell or mortgage.
[[nodiscard]] std::string line_to_settle(const Game& game, const Due& due);

/// The players to whom the estate of a bankrupt goes if the line names no creditor: the creditors of their oldest debt,
/// all that the same entry raised. Empty if the bank is the creditor, or nothing is owed.
[[nodiscard]] std::vector<Seat> oldest_creditors(const Game& game, Seat debtor);

/// too_much_due, if the entries in between raised more dues than a game may have open.
[[nodiscard]] std::optional<Refusal> check_open_dues(const Game& before, const Game& after);

}  // namespace tablebank
