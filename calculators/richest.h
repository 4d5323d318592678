#pragma once
// Who is the richest (goal B; ru 25, fr 23): every player's cash and what his deeds earn, and the places that follow.

#include <variant>
#include <vector>

#include "calculators/position.h"

namespace tablebank {

struct RichPlayer {
    int player = 0;  ///< index into Position::players
    Worth worth;
    int place = 1;  ///< equal sums: as the ruling `ties` says, where all cash counts as kept
};

/// In order of place, then of seat; bankrupt players left out. Refusals: not_in_this_edition (goal B is not played),
/// dice_missing with the utility's space and its owner.
[[nodiscard]] std::variant<std::vector<RichPlayer>, Refusal> rank_richest(const Edition& edition,
                                                                          const Rulings& rulings,
                                                                          const Position& position);

}  // namespace tablebank
