#pragma once
// The lines that would answer a question of the repair. Internal to the repair.

#include <string>
#include <vector>

#include "ledger/books/due.h"
#include "ledger/books/history.h"
#include "ledger/grammar/command.h"

namespace tablebank::deciding {

/// The ways to settle this due that would be allowed now, or the line with capital letters if something must be filled
/// in.
[[nodiscard]] std::vector<std::string> answers_to(const Table& now, const Due& due);

/// The ways in which a player can raise money: the buildings and deeds that they may sell or mortgage now, and the
/// bankruptcy if they may go bankrupt.
[[nodiscard]] std::vector<std::string> ways_to_raise(const Table& now, Seat player);

/// The roll of this player, to be filled in, or `next` if the turn may pass without it.
[[nodiscard]] std::vector<std::string> answers_to_missing_roll(const Table& now, Seat player);

/// The line if it would be allowed now; otherwise empty.
[[nodiscard]] std::vector<std::string> where_allowed(const Table& now, const Command& command);

/// A line of this player.
[[nodiscard]] Command line_of(Seat player, Action action);

}  // namespace tablebank::deciding
