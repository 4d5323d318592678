#pragma once
// Whether players may trade, as decide demands it and as the screens and the phones offer it. The only copy of these
// rules.

#include "ledger/books/game.h"

namespace tablebank {

/// Whether players exchange nothing in the whole game: in a timed game, by the book (fr timed 1, it Fallimento) or the
/// ruling `timed_trade`.
[[nodiscard]] bool players_never_trade(const Game& game);
/// Whether no deed may be sold below its printed price (ruling `price_floor`), so that a gift could pay part of a price
/// back.
[[nodiscard]] bool keeps_price_floor(const Game& game);
/// Whether the book lets players trade at this point of the turn: some only before the player in turn has rolled (it
/// Ipoteche).
[[nodiscard]] bool is_time_to_trade(const Game& game);
/// Whether two players who are still at the table may trade now. After a turn is over, a trade with the next player
/// opens that player's turn.
[[nodiscard]] bool may_trade_now(const Game& game, Seat one, Seat other);

}  // namespace tablebank
