#pragma once
// The shortest way to deal with a deed: its number or a word of its name, and whether money goes into it or comes out.
// `16+2` builds two steps or redeems, `nob-` sells a building or, where nothing stands, mortgages; the owner does it.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/game.h"

namespace tablebank {

/// The line of the grammar that a short answer means; nullopt for anything else, and for a deed that nobody owns.
[[nodiscard]] std::optional<std::string> deed_answer(const Game& game, std::string_view text);

}  // namespace tablebank
