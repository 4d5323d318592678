#pragma once
// The shortest line for a trade: the items of one player, an equals sign, and what they get. `300 = air` buys a deed
// from its owner; `1 450 = whar` is an offer of Anna, who has seat 1; `nob = @39, 50` exchanges deeds; `5 = Boris` is a
// payment.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/history.h"

namespace tablebank {

/// The line of the grammar that it means, `trade` or, if a sum is given for nothing, `pay`; nullopt for anything else.
/// With a deed of the player's own, or one without an owner, both sides may be the same player: the game refuses that
/// with the deed's name. The player of a side is the one named first on it, otherwise the owner of a deed on it,
/// otherwise the player in turn; if the screen shows another one, the line names no one there (whose_line.h).
[[nodiscard]] std::optional<std::string> trade_answer(const Table& table, std::string_view text);

}  // namespace tablebank
