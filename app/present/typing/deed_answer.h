#pragma once
// The shortest way to deal with a deed: its number or the beginning of its name, and whether money goes into it or
// comes out. `16+2` builds two steps or redeems, `nob-` sells a building or, where nothing stands, mortgages; the owner
// does it. A sign alone deals with the deed that was dealt with last.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/history.h"

namespace tablebank {

/// The line of the grammar that a short answer means; nullopt for anything else. A beginning that several deeds have
/// means the one that can be dealt with so: of the player who owes or is in turn, or else of anybody. Where that is not
/// one, or nobody owns the deed, the line is one that the game refuses by the deeds' names.
[[nodiscard]] std::optional<std::string> deed_answer(const Table& table, std::string_view text);

}  // namespace tablebank
