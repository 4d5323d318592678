#pragma once
// What settles a due: the command that `ok` stands for, or the line to type where something is still missing.

#include <optional>
#include <string>

#include "ledger/command.h"
#include "ledger/due.h"
#include "ledger/game.h"

namespace tablebank {

/// What `ok` does with this due; nullopt where dice, a card or a choice is missing.
[[nodiscard]] std::optional<Action> plain_settlement(const Due& due);

/// The line that settles it ("Anna rent @34"), with capital letters where something must be filled in ("Anna rent @12
/// dice D1 D2").
[[nodiscard]] std::string wanted_line(const Game& game, const Due& due);

}  // namespace tablebank
