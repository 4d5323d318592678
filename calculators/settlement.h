#pragma once
// The timed ending (rules of the two-hour game): the share of cash each player keeps, the bank's walk round the board,
// the places. Exact to the last decimal; nothing is rounded.

#include <variant>
#include <vector>

#include "calculators/position.h"
#include "calculators/quote.h"

namespace tablebank {

/// The part of a player's cash that is kept: 10 % (competitor), 20 % (monopolist), exact.
struct KeptCash {
    Share kept;
    std::vector<Working> workings;
};
[[nodiscard]] KeptCash quote_kept_cash(const Edition& edition, const Estate& estate);

struct Standing {
    int player = 0;  ///< index into Position::players
    Money cash;
    Share kept;
    std::vector<DeedIncome> walk;  ///< board order; deeds without income left out
    Money walk_sum;
    Share total;    ///< kept + walk
    int place = 1;  ///< equal totals: by the ruling `ties`
    std::vector<Working> workings;
};

struct Settlement {
    std::vector<Standing> standings;  ///< in order of place, then of seat; bankrupt players left out
    std::vector<int> winners;         ///< players with place 1
};

/// The settlement of a position. Refusals: not_in_this_edition (no timed game), dice_missing with the utility's space
/// and its owner.
[[nodiscard]] std::variant<Settlement, Refusal> settle(const Edition& edition, const Rulings& rulings,
                                                       const Position& position);

/// Places from known totals (for a game after `keep` and the walk). `kept` and `deeds` decide ties by ruling.
/// Afterwards the scores are in order of place, then of player.
struct Score {
    int player = 0;
    Share kept;
    int deeds = 0;
    Share total;
    int place = 0;
};
void place(const Rulings& rulings, std::vector<Score>& scores);

}  // namespace tablebank
