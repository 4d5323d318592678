#pragma once
// The timed ending of a game (rules of the two-hour game): worked out on the table as it stands, or, once the players
// have handed in their cash, the result that was recorded.

#include <variant>

#include "calculators/settlement.h"
#include "ledger/history.h"

namespace tablebank {

struct GameSettlement {
    Position position;  ///< the table it was worked out on: the moment before the cash was handed in
    Rulings rulings;    ///< in force there
    Settlement settlement;
    bool recorded = false;  ///< the shares stand in the game
};

/// Dice given here beat those recorded in the game, until the walk was posted. Refusal: dice_missing.
[[nodiscard]] std::variant<GameSettlement, Refusal> settle_game(const Table& table, const UtilityDice& dice);

}  // namespace tablebank
