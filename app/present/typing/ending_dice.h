#pragma once
// The dice that the bank still needs at the end of a game: the owner of a utility throws for it before the walk (the
// timed game), and before the richest is determined.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

struct EndingDice {
    std::string verb;              ///< of the step that needs them, "walk"
    std::vector<Space> utilities;  ///< each needs two dice, in board order; empty: nothing is missing
};
/// nullopt if the game waits for neither step.
[[nodiscard]] std::optional<EndingDice> ending_dice(const Table& table);

/// "14", or "14 56" for two utilities: the line with all the throws; nullopt for anything else.
[[nodiscard]] std::optional<std::string> ending_answer(const Table& table, std::string_view text);

}  // namespace tablebank
