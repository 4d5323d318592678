#pragma once
// The end of a turn and the due at the beginning of the next, computed before that turn opens: decide raises it, and
// the screens show it while the table waits. Changes nothing.

#include <optional>
#include <vector>

#include "ledger/books/due.h"
#include "ledger/books/game.h"

namespace tablebank {

/// Whether time was called and no further turn may open (rulings time_called, equal_turns).
[[nodiscard]] bool no_more_turns(const Game& game);

/// The dues that a player must settle before play goes on: not a rent that may still be asked for (football 10).
[[nodiscard]] std::vector<Due> dues_before_roll(const Game& game, Seat player);
/// Whether the player in turn has neither a roll nor such a due left.
[[nodiscard]] bool turn_is_finished(const Game& game);

/// The fine that comes before a prisoner's roll once their tries are over (ru 15), or once they passed a turn (fr 14);
/// nullopt if it is already raised, or if no one rolls any more.
[[nodiscard]] std::optional<Due> fine_before_turn(const Game& game, Seat player);

/// The same for the player who comes next, if the one in turn has nothing left to do.
[[nodiscard]] std::optional<Due> fine_of_next_turn(const Game& game);

}  // namespace tablebank
