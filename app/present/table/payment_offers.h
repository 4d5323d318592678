#pragma once
// The offers for a due sum: to pay it, which of two taxes to pay, or to waive it (ru 9, 17; football 10).

#include <string>

#include "app/i18n/language.h"
#include "app/present/table/turn_snapshot.h"
#include "ledger/books/due.h"
#include "ledger/books/game.h"

namespace tablebank {

/// A line in a player's name; short for the player in turn.
[[nodiscard]] std::string in_name_of(const Game& game, Seat seat, const std::string& words);

/// Both kinds of an income tax, the cheaper one on Enter.
void offer_tax(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn);
void offer_payment(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn);
/// If rent must be claimed, the owner's right not to claim it (football 10); otherwise, if the ruling lets creditors
/// waive sums, a waiver with a reason.
void offer_waiver(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn);

}  // namespace tablebank
