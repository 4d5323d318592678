#pragma once
// What a turn begins with, asked before it is opened: decide raises it, and the screens name it while the table waits.
// Changes nothing.

#include <optional>

#include "ledger/books/due.h"
#include "ledger/books/game.h"

namespace tablebank {

/// Whether time was called and no further turn may open (rulings time_called, equal_turns).
[[nodiscard]] bool no_more_turns(const Game& game);

/// The fine that comes before a prisoner's roll once his tries are over (ru 15), or once he passed a turn (fr 14);
/// nullopt where it is raised already, and where nobody rolls any more.
[[nodiscard]] std::optional<Due> fine_before_turn(const Game& game, Seat player);

/// The same of the player who comes next, where nothing is left for the one in turn.
[[nodiscard]] std::optional<Due> fine_of_next_turn(const Game& game);

}  // namespace tablebank
