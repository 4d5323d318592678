#pragma once
// What the screen offers for a sum that is due: to pay it, which of two taxes to pay, or to let it go (ru 9, 17;
// football 10). Knows nothing of what stands behind the sum.

#include <string>

#include "app/i18n/language.h"
#include "app/present/table/turn_snapshot.h"
#include "ledger/books/due.h"
#include "ledger/books/game.h"

namespace tablebank {

/// A line in a player's name; short where he is the player in turn.
[[nodiscard]] std::string in_name_of(const Game& game, Seat seat, const std::string& words);

/// Both ways of an income tax, the cheaper one on Enter.
void offer_tax(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn);
void offer_payment(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn);
/// The owner's right where rent must be asked for (football 10); elsewhere he says why, where the table lets anybody
/// off.
void offer_waiver(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn);

}  // namespace tablebank
