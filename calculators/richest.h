#pragma once
// The richest player (goal B; ru 25, fr 23): every player's cash and income from deeds, and the resulting places.

#include <variant>
#include <vector>

#include "calculators/position.h"

namespace tablebank {

struct RichPlayer {
    int player = 0;  ///< index into Position::players
    Worth worth;
    int place = 1;  ///< equal sums: by the ruling `ties`, with all cash counted as kept
};

/// In order of place, then of seat; bankrupt players left out. Refusals: not_in_this_edition (goal B is not played),
/// dice_missing with the utility's space and its owner.
[[nodiscard]] std::variant<std::vector<RichPlayer>, Refusal> rank_richest(const Edition& edition,
                                                                          const Rulings& rulings,
                                                                          const Position& position);

}  // namespace tablebank
