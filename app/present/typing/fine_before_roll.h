#pragma once
// The fine before a roll: a player whose tries in jail are over must pay before they throw (ru 15, us 15). Enter on an
// empty line pays it, and the dice of the next player wait for it.

#include <string>

#include "ledger/books/history.h"

namespace tablebank {

/// The line that pays the fine for the next player, who is in jail after the last try. Empty if there is no such fine,
/// if it is already a due, and if it would be refused.
[[nodiscard]] std::string fine_before_roll(const Table& table);

}  // namespace tablebank
