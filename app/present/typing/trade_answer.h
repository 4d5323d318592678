#pragma once
// The shortest way to write a trade down: what one gives, an equals sign, what he gets. `300 = air` buys a deed of
// whoever holds it; `1 450 = whar` is Anna's, on the first seat; `nob = @39, 50` changes deeds; `5 = Boris` is a
// payment.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/game.h"

namespace tablebank {

/// The line of the grammar that it means, `trade` or, where a sum goes to somebody for nothing, `pay`; nullopt for
/// anything else. A deed of the player himself, or one that nobody holds, makes a trade with himself: the game refuses
/// it by the deed's name.
/// Each side is that of the player named first on it, or else of the owner of a deed there, or else of the player in
/// turn.
[[nodiscard]] std::optional<std::string> trade_answer(const Game& game, std::string_view text);

}  // namespace tablebank
