#pragma once
// The fine that comes before a roll: whose tries in jail are over throws only once he has paid it (ru 15, us 15). Enter
// on an empty line pays it, and the dice of the next player wait for it.

#include <string>

#include "ledger/books/history.h"

namespace tablebank {

/// The line that pays the fine without which the next player, in jail after his last try, may not throw. Empty where
/// none is asked, where it is a due already, and where it would be refused.
[[nodiscard]] std::string fine_before_roll(const Table& table);

}  // namespace tablebank
