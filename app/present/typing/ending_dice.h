#pragma once
// The dice that the bank still waits for at the end of a game: the owner of a utility throws for it before the walk
// (the timed game), and before the richest is found.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

struct EndingDice {
    std::string verb;              ///< of the step they are for, "walk"
    std::vector<Space> utilities;  ///< each wants two dice, in the order of the board; none where it can be done now
};
/// nullopt where the game waits for neither step.
[[nodiscard]] std::optional<EndingDice> ending_dice(const Table& table);

/// "14", or "14 56" for two utilities: the line with all the throws; nullopt for anything else.
[[nodiscard]] std::optional<std::string> ending_answer(const Table& table, std::string_view text);

}  // namespace tablebank
